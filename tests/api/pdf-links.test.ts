import { createHash } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { record } from '../database/ledger.ts'
import { shareStatement } from '../database/statement-sharing.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered, makeSeller } from '../setup/stack/people.ts'

const { apiUrl } = inject('stack')

const anAddress = () => {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3))
  return `10.${a}.${b}.${c}`
}

/** An invoice whose PDF is asked for by its link, from an address of the test's own. */
async function linked(items?: object[], registered = false) {
  const seller = registered ? await makeRegistered() : await makeSeller()
  const id = await as(seller, (tx) => createInvoice(tx, items && { items }))
  const [row] = await sql<
    { token: string }[]
  >`select pdf_token as token from invoices where id = ${id}`
  const address = anAddress()
  const get = (from = address, copy = 'original') =>
    fetch(`${apiUrl}/functions/v1/api/invoice/pdf/${row?.token}?copy=${copy}`, {
      headers: { 'X-Forwarded-For': from },
    })
  return { seller, id, token: row?.token ?? '', get }
}

const bucketOf = (kind: 'pdf' | 'pdfs', whom: string) =>
  createHash('sha256').update(`${kind}:${whom}`).digest('base64url')

async function permitsIn(bucket: string) {
  const [permits] = await sql<{ available: number }[]>`
    select available from private.permits where bucket = ${bucket}`
  return permits?.available
}

const patience = { timeout: 20_000 }

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** The most rows that there may be, in a script that the fonts lack. */
const heavy = Array.from({ length: 500 }, (_, row) => ({
  description: '日本語の請求書と見積書'.repeat(27) + row,
  quantity: 1,
  amount_minor: 100,
}))

/** As many rows as make a copy worth keeping, and some more. */
const long = heavy
  .slice(0, 80)
  .map((row, at) => ({ ...row, description: `Photographs of room ${at}` }))

/** The copy is kept after the answer. */
async function copyOf(id: string) {
  for (;;) {
    const [copy] = await sql<{ version: string; content: Buffer }[]>`
      select version, content from private.pdf_copies where invoice_id = ${id}`
    if (copy) return copy
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('a link gives its PDF twenty times at once, then ten times a minute, and another link goes on', async () => {
  const { token, get } = await linked()
  expect((await get()).status).toBe(200)
  const bucket = bucketOf('pdf', token)
  expect(await permitsIn(bucket)).toBe(19)
  await sql`update private.permits set available = 1, counted_at = now() where bucket = ${bucket}`
  const answers = await Promise.all(Array.from({ length: 3 }, () => get(anAddress())))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  const seconds = Number(refused?.headers.get('Retry-After'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(6)
  expect(await refused?.json()).toMatchObject({ code: 'too_many_requests' })
  expect((await (await linked()).get()).status).toBe(200)
})

test('an address gets 120 PDFs at once, of however many links', async () => {
  const address = anAddress()
  const { get } = await linked()
  const { get: another } = await linked()
  expect((await get(address)).status).toBe(200)
  const bucket = bucketOf('pdfs', address)
  expect(await permitsIn(bucket)).toBe(119)
  await sql`update private.permits set available = 0, counted_at = now() where bucket = ${bucket}`
  expect((await another(address)).status).toBe(429)
  expect((await another(anAddress())).status).toBe(200)
})

beforeRelease(
  'a long PDF is drawn once: who asks next gets the copy, until the invoice changes',
  async () => {
    const { seller, id, get } = await linked(heavy)
    const drawn = await bytesOf(await get())
    const copy = await copyOf(id)
    expect(copy.content.equals(drawn)).toBe(true)

    await sql`update private.pdf_copies set content = '%PDF-the copy' where invoice_id = ${id}`
    expect((await bytesOf(await get())).toString()).toBe('%PDF-the copy')
    await as(seller, (tx) => record(tx, id, { amount_minor: 100 }))
    const changed = await bytesOf(await get())
    expect(changed.toString()).not.toBe('%PDF-the copy')
    expect(changed.equals(drawn)).toBe(false)
  },
)

test('a seller has few long PDFs drawn a minute; their copies and the PDFs of others go on', async () => {
  const { seller, id, get } = await linked(long)
  expect((await get()).status).toBe(200)
  await copyOf(id)
  const emptied = await sql`
    update private.permits set available = -60, counted_at = now() where bucket = ${`drawings:${seller}`} returning 1`
  expect(emptied).toHaveLength(1)
  expect((await get()).status).toBe(200)
  await as(seller, (tx) => record(tx, id, { amount_minor: 100 }))
  const refused = await get()
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
})

test('a long copy for the seller’s own files is drawn from the same permits, and the client’s stays kept', async () => {
  const goods = long.map((row) => ({ ...row, unit: 'NOS', gst_rate: 1800, hsn_sac: '4911' }))
  const { seller, id, get } = await linked(goods, true)
  const [original, duplicate] = [await get(), await get(anAddress(), 'duplicate')]
  expect([original.status, duplicate.status]).toEqual([200, 200])
  expect((await copyOf(id)).content.equals(await bytesOf(original))).toBe(true)
  const emptied = await sql`
    update private.permits set available = -60, counted_at = now() where bucket = ${`drawings:${seller}`} returning 1`
  expect(emptied).toHaveLength(1)
  expect((await get(anAddress(), 'duplicate')).status).toBe(429)
  expect((await get()).status).toBe(200)
})

test('all links of a seller together have 240 PDFs at once, from however many addresses', async () => {
  const { seller, get } = await linked()
  expect((await get()).status).toBe(200)
  const bucket = `pdfs by link:${seller}`
  expect(await permitsIn(bucket)).toBe(239)
  await sql`update private.permits set available = 0, counted_at = now() where bucket = ${bucket}`
  const refused = await get(anAddress())
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true])
  expect((await (await linked()).get()).status).toBe(200)
})

test('a long statement by link is drawn once, from the permits of its seller, until something moves', async () => {
  const seller = await makeSeller()
  const id = await as(seller, async (tx) => {
    const [day] = await tx<{ day: string }[]>`select private.today()::text as day`
    let last = ''
    for (let n = 0; n < 80; n++) last = await createInvoice(tx, { issue_date: day?.day })
    return last
  })
  const token = await as(seller, (tx) => shareStatement(tx, id))
  const get = () =>
    fetch(`${apiUrl}/functions/v1/api/share/${token}/statement`, {
      headers: { 'X-Forwarded-For': anAddress() },
    })
  const [link] = await sql<{ id: string }[]>`select id from statement_links where token = ${token}`
  const drawn = await bytesOf(await get())
  const kept = async () => {
    for (;;) {
      const [copy] = await sql<{ content: Buffer }[]>`
        select content from private.pdf_copies where statement_id = ${link?.id ?? ''}`
      if (copy) return copy.content
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  expect((await kept()).equals(drawn)).toBe(true)
  await sql`update private.pdf_copies set content = '%PDF-the copy' where statement_id = ${link?.id ?? ''}`
  expect((await bytesOf(await get())).toString()).toBe('%PDF-the copy')
  const emptied = await sql`
    update private.permits set available = -60, counted_at = now() where bucket = ${`drawings:${seller}`} returning 1`
  expect(emptied).toHaveLength(1)
  expect((await get()).status).toBe(200)
  await as(seller, (tx) => record(tx, id, { amount_minor: 100 }))
  expect((await get()).status).toBe(429)
})

test('a short PDF is drawn each time and leaves no copy', async () => {
  const { id, get } = await linked()
  await bytesOf(await get())
  await bytesOf(await get())
  expect(await sql`select 1 from private.pdf_copies where invoice_id = ${id}`).toEqual([])
})

beforeRelease(
  'visitors who ask at once for a long PDF wait for one drawing, and keep nobody else waiting',
  async () => {
    const visitors = 15
    const addresses = Array.from({ length: visitors }, anAddress)
    const [{ seller, get }, { get: other }] = [await linked(long), await linked()]
    const bucket = `drawings:${seller}`
    let answers: Promise<Response[]> | undefined
    // The first drawing waits for its permit until this ends.
    await sql.begin(async (tx) => {
      await tx`
      insert into private.permits (bucket, available, counted_at) values (${bucket}, 10, clock_timestamp())`
      answers = Promise.all(addresses.map((address) => get(address)))
      const counted = addresses.map((address) => bucketOf('pdfs', address))
      await expect
        .poll(() => sql`select from private.permits where bucket = any (${counted})`, patience)
        .toHaveLength(visitors)
      const waiting = () => sql`
      select from pg_stat_activity where wait_event_type = 'Lock' and query like '%pdf_copy%'`
      await expect.poll(waiting, patience).toHaveLength(1)
      expect((await other()).status).toBe(200)
    })
    expect((await answers)?.map(({ status }) => status)).toEqual(Array(visitors).fill(200))
    // Who comes between the drawing and the keeping of its copy may have another.
    expect(await permitsIn(bucket)).toBeGreaterThan(7)
  },
)
