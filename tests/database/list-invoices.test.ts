import { beforeAll, expect, test } from 'vitest'
import { as, sql } from '../setup/database.ts'
import { createInvoice, makeSeller } from '../setup/people.ts'
import { record } from './ledger.ts'

type Row = { id: string; number: string; status: string; client_name: string }
type Filter = { status?: string; query?: string }

const list = (user: string, skip: number, most: number, { status, query }: Filter = {}) =>
  as(user, async (tx) => {
    const [row] = await tx<{ it: { total: number; counted: boolean; invoices: Row[] } }[]>`
      select list_invoices(${skip}, ${most}, ${status ?? null}, ${query ?? null}) as it`
    return { total: row?.it.total, ids: row?.it.invoices.map(({ id }) => id), ...row?.it }
  })

/** Live invoices as one finds them without any index or sum: newest first. */
const plainly = (user: string, { status, query = '' }: Filter = {}) => sql<Row[]>`
  select id, number, status, client_name
  from invoice_summaries
  where user_id = ${user} and (${status ?? null}::text is null or status = ${status ?? null})
    and position(lower(${query}) in lower(client_name || ' ' || number)) > 0
  order by issue_date desc, created_at desc, id desc`

/** Invoices over three months, some days with many, some cancelled, of every status. */
async function sellerWithHistory(count = 45) {
  const user = await makeSeller()
  await sql`
    insert into invoices (
      user_id, business_id, prefix, financial_year, sequence, padding, seller, buyer, taxable_minor, total_minor, total_inr_minor,
      issue_date, due_date, cancelled_at, request_key, request_fingerprint, created_at
    )
    select
      user_id, id, 'INV', '26-27', 9000 + n, 4, '{}',
      jsonb_build_object('name', 'Client ' || n % 7, 'email', 'client@example.com'), 1000, 1000, 1000,
      day, case when n % 3 = 0 then day + 5 else '2990-01-01' end, case when n % 8 = 0 then now() end,
      gen_random_uuid(), '', (day + time '12:00') at time zone 'Asia/Kolkata' + n * interval '1 second'
    from businesses, generate_series(1, ${count}) as n,
      lateral (select '2026-09-28'::date - n * 5 / ${count} * 17 as day) as moved
    where user_id = ${user}`
  await as(user, (tx) => createInvoice(tx, { client_name: 'Kaveri Interiors' }))
  const paid = await sql<{ id: string }[]>`
    select id from invoices
    where user_id = ${user} and sequence % 5 = 0 and cancelled_at is null and sequence > 9000`
  await as(user, async (tx) => {
    for (const { id } of paid) await record(tx, id)
  })
  return user
}

let user: string
let other: string

beforeAll(async () => {
  user = await sellerWithHistory()
  other = await makeSeller()
  await as(other, (tx) => createInvoice(tx))
})

test('whatever page is asked for is that part of all invoices, with the count of all', async () => {
  const all = (await plainly(user)).map(({ id }) => id)
  expect(all.length).toBeGreaterThan(35)
  for (let skip = 0; skip <= all.length + 1; skip += 1) {
    const page = await list(user, skip, 5)
    expect([skip, page.total, page.ids]).toEqual([skip, all.length, all.slice(skip, skip + 5)])
  }
})

test.each(['PAID', 'UNPAID', 'OVERDUE'])('%s shows and counts those alone', async (status) => {
  const all = await plainly(user, { status })
  expect(all.length).toBeGreaterThan(4)
  for (const skip of [0, 3, all.length]) {
    const page = await list(user, skip, 3, { status })
    expect(page.total).toBe(all.length)
    expect(page.ids).toEqual(all.slice(skip, skip + 3).map(({ id }) => id))
    expect(page.invoices?.every((row) => row.status === status)).toBe(true)
  }
})

test.each([
  'client 3',
  ' INV/26-27/90',
  'kaveri',
  'ri inter',
  'kaveri exteriors',
  't 3 i',
  '0 inv',
  '3',
  '%',
  '_ve_',
])('the list of "%s" holds what the search finds, newest first', async (query) => {
  const page = await list(user, 0, 50, { query })
  const found = await as(
    user,
    (tx) => tx<{ id: string }[]>`select id from search_invoices(${query}, 50)`,
  )
  expect(page.ids).toEqual((await plainly(user, { query: query.trim() })).map(({ id }) => id))
  expect(found.map(({ id }) => id)).toEqual(page.ids)
  expect(page.total).toBe(page.ids?.length)
})

test('a text and a status narrow together, range by range', async () => {
  const filter = { status: 'OVERDUE', query: 'client' }
  const all = (await plainly(user, filter)).map(({ id }) => id)
  expect(all.length).toBeGreaterThan(4)
  expect(await list(user, 2, 2, filter)).toMatchObject({ total: all.length, ids: all.slice(2, 4) })
  expect(await list(user, 99, 2, filter)).toMatchObject({ total: all.length, ids: [] })
})

test('what very many invoices hold is listed page by page, and counted where the count is cheap', async () => {
  const many = await sellerWithHistory(700)
  for (const filter of [{ query: 'client' }, { query: 'client', status: 'UNPAID' }]) {
    const all = (await plainly(many, filter)).map(({ id }) => id)
    expect(all.length).toBeGreaterThan(150)
    for (const skip of [0, 25, all.length - 10]) {
      const page = await list(many, skip, 25, filter)
      expect(page.ids).toEqual(all.slice(skip, skip + 25))
      if (page.counted) expect(page.total).toBe(all.length)
      else expect(page.total).toBeGreaterThan(skip + 25)
    }
    expect(await list(many, 0, 25, filter)).toMatchObject({ counted: false })
  }
  const rare = await plainly(many, { query: '9003' })
  expect(await list(many, 0, 25, { query: '9003' })).toMatchObject({
    total: 1,
    counted: true,
    ids: [rare[0]?.id],
  })
})

test('nobody lists or finds what is not theirs', async () => {
  expect(await list(other, 0, 50)).toMatchObject({ total: 1 })
  expect(await list(other, 0, 50, { query: 'client' })).toMatchObject({ total: 0, ids: [] })
  expect(await list(other, 0, 50, { status: 'OVERDUE' })).toMatchObject({ total: 0, ids: [] })
})

test('a row of a list is the row of invoice_summaries, without its owner', async () => {
  const { invoices } = await list(user, 0, 1)
  const [row] = await sql`
    select to_jsonb(summary) - 'user_id' as it from invoice_summaries as summary
    where id = ${invoices?.[0]?.id ?? ''}`
  expect(invoices?.[0]).toEqual(row?.it)
})

test('an invoice is issued on the day of its creation in India, so that both orders are one', async () => {
  const rows = await sql`
    select issue_date = (created_at at time zone 'Asia/Kolkata')::date as same
    from invoices where user_id = ${other}`
  expect([...rows]).toEqual([{ same: true }])
})

test('ranges that make no sense are taken for the nearest one that does', async () => {
  expect((await list(user, -5, 0)).ids).toHaveLength(1)
  expect((await list(user, 0, 2_000_000_000)).ids).toHaveLength((await plainly(user)).length)
})
