import { beforeEach, expect, test } from 'vitest'
import { as, asOwner, sql, tryAs } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { claim, invoiceOver, outcome, record, share } from './ledger.ts'

let seller: string
let invoice: string
let token: string

beforeEach(async () => {
  seller = await makeSeller()
  invoice = await invoiceOver(seller, 150_050, { notes: 'Thank you' })
  token = await as(seller, (tx) => share(tx, invoice))
})

const shown = (candidate: string | null, user: string | null = null) =>
  as(user, async (tx) => (await tx`select shared_invoice(${candidate}) as it`)[0]?.it)

const documentBehind = (candidate: string) =>
  as(null, async (tx) => (await tx`select shared_document(${candidate}) as it`)[0]?.it)

const receiptBehind = (candidate: string) =>
  as(null, async (tx) => (await tx`select shared_receipt(${candidate}) as it`)[0]?.it)

const view = (candidate: string, user: string | null = null) =>
  as(user, (tx) => tx`select note_share_view(${candidate})`)

const link = async () => {
  const [row] = await as(
    seller,
    (tx) => tx`select * from invoice_links where invoice_id = ${invoice}`,
  )
  return row
}

/** Every door a token opens answers the same to one that does not live. */
async function expectDead(dead: string) {
  const behind = [await shown(dead), await documentBehind(dead), await receiptBehind(dead)]
  expect([dead, ...behind]).toEqual([dead, null, null, null])
  await view(dead)
  expect([dead, await outcome(as(null, (tx) => claim(tx, dead)))]).toEqual([
    dead,
    'PT404 | invoice_not_found',
  ])
}

// [link-1]
test('a link has 144 random bits, and sharing again gives the same one', async () => {
  expect(token).toMatch(/^[A-Za-z0-9_-]{24}$/)
  expect(await as(seller, (tx) => share(tx, invoice))).toBe(token)
  const [row] = await sql`select pdf_token from invoices where id = ${invoice}`
  expect(row?.pdf_token).not.toBe(token)
})

test('parallel sharing makes one link', async () => {
  const id = await invoiceOver(seller, 100)
  const tokens = await Promise.all(
    Array.from({ length: 10 }, () => as(seller, (tx) => share(tx, id))),
  )
  expect(new Set(tokens).size).toBe(1)
})

const flipped = (text: string) =>
  text.replace(/[A-Za-z]/, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )

// [link-2]
test('a token that is cut, longer, of another case or of another kind shows nothing', async () => {
  const [row] = await sql`select pdf_token from invoices where id = ${invoice}`
  for (const wrong of [
    token.slice(0, -1),
    `${token}A`,
    ` ${token}`,
    flipped(token),
    '',
    '%',
    invoice,
    row?.pdf_token,
  ]) {
    await expectDead(wrong)
  }
  expect(await shown(null)).toBeNull()
  expect(await shown(token)).toMatchObject({ total_minor: 150_050 })
})

test('the PDF’s document does not open with the token of a link', async () => {
  const [row] = await as(null, (tx) => tx`select invoice_document(${token}) as it`)
  expect(row?.it).toBeNull()
})

test('a token shows its own invoice and no other', async () => {
  const second = await invoiceOver(seller, 700)
  const secondToken = await as(seller, (tx) => share(tx, second))
  expect((await shown(token))?.total_minor).toBe(150_050)
  expect((await shown(secondToken))?.total_minor).toBe(700)
})

// [link-3]
test('a revoked link is dead, and sharing again makes a new one', async () => {
  await view(token)
  await as(seller, (tx) => tx`select revoke_share(${invoice})`)
  await expectDead(token)
  expect(await link()).toMatchObject({ views: 1 })
  const fresh = await as(seller, (tx) => share(tx, invoice))
  expect(fresh).not.toBe(token)
  await expectDead(token)
  expect(await shown(fresh)).not.toBeNull()
  expect(await link()).toMatchObject({ revoked_at: null, views: 0, first_viewed_at: null })
})

test('a renewed link kills the old one at once and counts its views anew', async () => {
  await view(token)
  const fresh = await as(seller, (tx) => share(tx, invoice, 'renew_share'))
  await expectDead(token)
  expect(await shown(fresh)).toMatchObject({ total_minor: 150_050 })
  expect(await link()).toMatchObject({ token: fresh, views: 0, last_viewed_at: null })
})

test('renewing what was never shared makes a link, and revoking it is harmless', async () => {
  const id = await invoiceOver(seller, 100)
  await as(seller, (tx) => tx`select revoke_share(${id})`)
  expect(await shown(await as(seller, (tx) => share(tx, id, 'renew_share')))).not.toBeNull()
})

/** All that the link of a deleted invoice tells. */
const notice = async () => {
  const [row] = await sql`select number from invoices where id = ${invoice}`
  const { number } = row ?? {}
  return { withdrawn: true, kind: 'invoice', number, seller_name: 'Neel Studio', language: 'en' }
}

// [link-4]
test('the link of a deleted invoice names seller and number alone, and works again when it is restored', async () => {
  await as(seller, (tx) => tx`select delete_invoice(${invoice})`)
  expect(await shown(token)).toEqual(await notice())
  expect(await documentBehind(token)).toBeNull()
  expect(await outcome(as(null, (tx) => claim(tx, token)))).toBe('PT404 | invoice_not_found')
  // A statement is no invoice, so its views are not counted.
  await view(token)
  expect(await link()).toMatchObject({ views: 0 })
  for (const call of ['share_invoice', 'renew_share', 'revoke_share']) {
    expect(await outcome(as(seller, (tx) => share(tx, invoice, call)))).toContain('PT404')
  }
  await as(seller, (tx) => tx`select restore_invoice(${invoice})`)
  expect(await shown(token)).toMatchObject({ total_minor: 150_050 })
  expect(await documentBehind(token)).toMatchObject({ total_minor: 150_050 })
})

test('a dead token of a deleted invoice shows nothing, as if there had never been one', async () => {
  const renewed = await as(seller, (tx) => share(tx, invoice, 'renew_share'))
  await as(seller, (tx) => tx`select delete_invoice(${invoice})`)
  expect(await shown(renewed)).toEqual(await notice())
  for (const wrong of [token, renewed.slice(0, -1), `${renewed}A`, flipped(renewed), invoice]) {
    await expectDead(wrong)
  }
  await as(seller, (tx) => tx`select restore_invoice(${invoice})`)
  await as(seller, (tx) => tx`select revoke_share(${invoice})`)
  await as(seller, (tx) => tx`select delete_invoice(${invoice})`)
  await expectDead(renewed)
})

test("nobody shares, renews or revokes another person's invoice", async () => {
  const other = await makeSeller()
  for (const call of ['share_invoice', 'renew_share', 'revoke_share']) {
    expect(await outcome(as(other, (tx) => share(tx, invoice, call)))).toBe(
      'PT404 | invoice_not_found',
    )
    expect(await outcome(as(null, (tx) => share(tx, invoice, call)))).toContain('42501')
  }
  expect(await link()).toMatchObject({ token, revoked_at: null })
})

// [link-8]
test('a view is counted once a minute, and never the owner’s', async () => {
  await view(token, seller)
  expect(await link()).toMatchObject({ views: 0, first_viewed_at: null })
  await Promise.all(Array.from({ length: 20 }, () => view(token)))
  expect(await link()).toMatchObject({ views: 1 })
  await sql`
    update invoice_links
    set first_viewed_at = now() - interval '2 days', last_viewed_at = now() - interval '61 seconds'
    where invoice_id = ${invoice}`
  await view(token, await makeSeller())
  const { views, first_viewed_at, last_viewed_at } = (await link()) ?? {}
  expect(views).toBe(2)
  expect(last_viewed_at.getTime() - first_viewed_at.getTime()).toBeGreaterThan(47 * 3_600_000)
})

/** A checksum of all rows of a person, per table. */
async function checksums() {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace in ('public'::regnamespace, 'books'::regnamespace) and relkind = 'r'
      -- The list of codes is nobody's.
      and relname <> 'hsn_codes'
    order by relname`
  const sums = tables.map(async ({ name }) => {
    const column = name === 'profiles' ? 'id' : 'user_id'
    const [row] = await sql.unsafe(
      `select md5(string_agg(t::text, ',' order by t::text)) as sum from ${name} as t where ${column} = '${seller}'`,
    )
    return [name, row?.sum] as const
  })
  return Object.fromEntries(await Promise.all(sums))
}

test('a robot that shows what a link is counts as no view, a browser with an odd name does', async () => {
  const viewBy = (agent: string | null) =>
    as(null, async (tx) => {
      const headers = agent === null ? '' : JSON.stringify({ 'user-agent': agent })
      await tx`select set_config('request.headers', ${headers}, true)`
      await tx`select note_share_view(${token})`
    })
  for (const robot of [
    'WhatsApp/2.23.20.0',
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
    'Mozilla/5.0 (Linux; Android 6.0.1) Chrome/141.0.0.0 Mobile (compatible; Googlebot/2.1)',
  ]) {
    await viewBy(robot)
    expect([robot, (await link())?.views]).toEqual([robot, 0])
  }
  const phone = 'Mozilla/5.0 (Linux; Android 13; CUBOT X70) Chrome/141.0.0.0 Mobile Safari/537.36'
  for (const [agent, views] of [
    [phone, 1],
    // A browser within WhatsApp means a person who reads.
    [`${phone} WhatsApp/2.25.1.75 A`, 2],
    [null, 3],
  ] as const) {
    await viewBy(agent)
    expect(await link()).toMatchObject({ views })
    await sql`update invoice_links set last_viewed_at = now() - interval '2 minutes' where token = ${token}`
  }
})

// [link-9]
test('looking at a link three times changes nothing but its count of views', async () => {
  await as(seller, (tx) => record(tx, invoice))
  const before = await checksums()
  for (let n = 0; n < 3; n += 1) {
    await shown(token)
    await documentBehind(token)
  }
  expect(await checksums()).toEqual(before)
  for (let n = 0; n < 3; n += 1) await view(token)
  const { invoice_links: viewed, ...others } = await checksums()
  expect({ ...others, invoice_links: before.invoice_links }).toEqual(before)
  expect(viewed).not.toBe(before.invoice_links)
  expect(await link()).toMatchObject({ views: 1 })
})

test('a visitor reads no table, with a live token or without', async () => {
  for (const table of ['invoice_links', 'payments', 'invoice_events', 'books.invoices']) {
    const read = tryAs(null, (tx) => tx.unsafe(`select * from ${table}`))
    expect([table, await outcome(read)]).toEqual([table, expect.stringContaining('42501')])
  }
})

test.each(['shared_invoice', 'shared_document'])('%s reads a document once', async (call) => {
  await asOwner(async (tx) => {
    const looks = async () => {
      const [row] = await tx<{ looks: number }[]>`
        select (seq_scan + idx_scan)::integer as looks
        from pg_stat_xact_all_tables where relid = 'invoice_items'::regclass`
      return row?.looks ?? 0
    }
    const before = await looks()
    await tx.unsafe(`select ${call}($1)`, [token])
    expect((await looks()) - before).toBe(1)
  })
})
