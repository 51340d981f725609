import { beforeAll, expect, test } from 'vitest'
import fc from '../setup/property.ts'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { record } from './ledger.ts'
import { choice, type Facts, factsOf, inOrder, isOf, narrowed, states } from './listing.ts'

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
      jsonb_build_object('name', 'Client ' || n % 7, 'email', 'client@example.com'), total, total, total,
      day, case when n % 3 = 0 then day + 5 else '2990-01-01' end, case when n % 8 = 0 then now() end,
      gen_random_uuid(), '', (day + time '12:00') at time zone 'Asia/Kolkata' + n * interval '1 second'
    from businesses, generate_series(1, ${count}) as n,
      lateral (select '2026-09-28'::date - n * 5 / ${count} * 17 as day, 1000 + n % 4 * 500 as total) as moved
    where user_id = ${user}`
  await as(user, (tx) => createInvoice(tx, { client_name: 'Kaveri Interiors' }))
  const paid = await sql<{ id: string; amount_minor: number }[]>`
    select id, case when sequence % 2 = 0 then 1000 else total_minor end as amount_minor from invoices
    where user_id = ${user} and sequence % 5 = 0 and cancelled_at is null and sequence > 9000`
  await as(user, async (tx) => {
    for (const { id, amount_minor } of paid) await record(tx, id, { amount_minor })
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

test('a text in very many invoices is listed page by page, and counted if that is cheap', async () => {
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

test('nobody lists or finds other people’s rows', async () => {
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

test('the table holds what a filter leaves, in the order of its column, either way', async () => {
  const all = await factsOf(user)
  await as(user, (tx) =>
    fc.assert(
      fc.asyncProperty(choice, fc.constantFrom(0, 3, 30), async (chosen, skip) => {
        const wanted = all.filter(isOf(chosen)).sort(inOrder(chosen))
        const args = { ...narrowed(chosen), status: chosen.status }
        const [row] = await tx<{ it: { total: number; invoices: Row[] } }[]>`
          select list_invoices(
            ${skip}, 10, ${args.status}, ${args.query}, null, false, ${args.issued_from}, ${args.issued_to},
            ${args.due_from}, ${args.due_to}, ${args.least_minor}, ${args.most_minor}, ${chosen.sort}, ${chosen.descending}
          ) as it`
        expect(row?.it.total).toBe(wanted.length)
        expect(row?.it.invoices.map(({ number }) => number)).toEqual(
          wanted.slice(skip, skip + 10).map(({ number }) => number),
        )
      }),
      { numRuns: 150 },
    ),
  )
})

test('the figures beside the filters are the counts and sums of what each one would show', async () => {
  const all = await factsOf(user)
  await as(user, (tx) =>
    fc.assert(
      fc.asyncProperty(choice, async (chosen) => {
        const args = narrowed(chosen)
        const [row] = await tx<{ it: object }[]>`
          select invoice_figures(
            ${args.query}, null, ${args.issued_from}, ${args.issued_to}, ${args.due_from}, ${args.due_to},
            ${args.least_minor}, ${args.most_minor}
          ) as it`
        const wanted = [...states, 'CANCELLED'].flatMap((status) => {
          const facts = all.filter(isOf({ ...chosen, status }))
          const sum = (of: (fact: Facts) => number) => facts.reduce((sum, it) => sum + of(it), 0)
          const figure = {
            ...{ count: facts.length, total_minor: sum((it) => it.total), without_rate: 0 },
            balance_minor: status === 'CANCELLED' ? 0 : sum((it) => it.balance),
          }
          return facts.length ? [[status, figure]] : []
        })
        expect(row?.it).toEqual(Object.fromEntries(wanted))
      }),
      { numRuns: 60 },
    ),
  )
})

test('nobody sees figures or a table of other people’s invoices', async () => {
  const [row] = await as(
    other,
    (tx) => tx`select invoice_figures() as figures, list_invoices(0, 50, sort => 'total') as list`,
  )
  expect(row).toMatchObject({ figures: { UNPAID: { count: 1 } }, list: { total: 1 } })
  expect(Object.keys(row?.figures)).toEqual(['UNPAID'])
})

test('text typed into a filter is a value and never part of the SQL', async () => {
  const hostile = `%' or true) --`
  for (const status of [null, 'CANCELLED', `PAID' or true --`]) {
    const [row] = await as(
      user,
      (tx) => tx`
        select list_invoices(0, 50, ${status}, ${hostile}, sort => 'total') as list,
          list_invoices(0, 50, ${status}, null, sort => ${hostile}) ->> 'total' as sorted`,
    )
    expect(row?.list).toMatchObject({ total: 0, invoices: [] })
    if (status?.includes('true')) expect(row?.sorted).toBe('0')
  }
})
