import { beforeAll, expect, test } from 'vitest'
import { as, sql } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { clientOf, create, issue } from './ground/clients.ts'
import { outcome, record } from './ledger.ts'

let owner: string
let other: string
beforeAll(async () => {
  owner = await makeSeller()
  other = await makeSeller()
})

test('a client is never erased, not even by the owner of the database', async () => {
  await issue(owner)
  await expect(sql`delete from clients where user_id = ${owner}`).rejects.toMatchObject({
    message: 'client_kept',
  })
})

test('merging keeps one of two clients, with all documents and the data that only the other had', async () => {
  const user = await makeSeller()
  const [first, second] = [
    await issue(user),
    await issue(user, { client_email: 'x@kaveri.example' }),
  ]
  const cancelled = await issue(user, { client_email: 'x@kaveri.example' })
  await as(user, (tx) => tx`select delete_invoice(${cancelled})`)
  const [stays, gone] = [await clientOf(first), await clientOf(second)]
  await as(user, async (tx) => {
    await tx`
      update clients set phone = '020 1', gstin = '29AABCR1718E1ZL', state_code = '29', address = 'Lake Road'
      where id = ${gone ?? ''}`
    await tx`update clients set notes = 'Kind' where id = ${stays ?? ''}`
    await tx`select merge_clients(${gone ?? ''}, ${stays ?? ''})`
  })
  for (const invoice of [second, cancelled]) expect(await clientOf(invoice)).toBe(stays)
  const [kept] = await sql`select * from clients where id = ${stays ?? ''}`
  expect(kept).toMatchObject({
    email: 'billing@kaveri.example',
    cc_emails: ['x@kaveri.example'],
    phone: '020 1',
    gstin: '29AABCR1718E1ZL',
    state_code: '29',
    address: 'Lake Road',
    notes: 'Kind',
  })
  const [document] =
    await sql`select client_email, buyer ->> 'gstin' as gstin from invoices where id = ${second}`
  expect(document).toEqual({ client_email: 'x@kaveri.example', gstin: null })

  // A new document under the name of the merged client.
  expect(await clientOf(await issue(user, { client_email: 'x@kaveri.example' }))).toBe(stays)
  expect(await clientOf(await issue(user, { client_id: gone }))).toBe(stays)
  const list = await as(
    user,
    (tx) => tx<{ it: { total: number } }[]>`select list_clients(0, 9) as it`,
  )
  expect(list[0]?.it.total).toBe(1)
  const [archived] = await as(
    user,
    (tx) => tx<{ it: { total: number } }[]>`select list_clients(0, 9, null, true) as it`,
  )
  expect(archived?.it.total).toBe(0)
})

test('clients are counted to a thousand beyond the page, and those of a text all', async () => {
  const user = await makeSeller()
  await sql`
    insert into clients (user_id, name)
    select ${user}, case when n % 2 = 0 then 'Kaveri ' else 'Tapti ' end || n from generate_series(1, 1012) as n`
  const counted = (skip: number, query: string | null = null) =>
    as(user, async (tx) => {
      const [row] = await tx<{ it: { total: number; counted: boolean; clients: object[] } }[]>`
        select list_clients(${skip}, 5, ${query}) as it`
      return row && [row.it.total, row.it.counted, row.it.clients.length]
    })
  expect(await counted(0)).toEqual([1005, false, 5])
  expect(await counted(7)).toEqual([1012, true, 5])
  expect(await counted(1010)).toEqual([1012, true, 2])
  expect(await counted(0, 'kaveri')).toEqual([506, true, 5])
})

test('clients merged earlier follow when their client is merged', async () => {
  const user = await makeSeller()
  const ids = await as(user, async (tx) => [
    await create(tx, { name: 'A', email: 'a@b.example' }),
    await create(tx, { name: 'B', email: 'b@b.example' }),
    await create(tx, { name: 'C', email: 'c@b.example' }),
  ])
  const [a = '', b = '', c = ''] = ids
  await as(user, async (tx) => {
    await tx`select merge_clients(${a}, ${b})`
    await tx`select merge_clients(${b}, ${c})`
  })
  expect(await clientOf(await issue(user, { client_name: 'A', client_email: 'a@b.example' }))).toBe(
    c,
  )
  const change = as(user, (tx) => tx`update clients set name = 'Back' where id = ${a}`)
  expect((await change).count).toBe(0)
})

test('only two different clients of one’s own are merged', async () => {
  const mine = (await clientOf(await issue(owner))) ?? ''
  const theirs = (await clientOf(await issue(other))) ?? ''
  const merge = (from: string, into: string) =>
    outcome(as(owner, (tx) => tx`select merge_clients(${from}, ${into})`))
  expect(await merge(mine, mine)).toBe('PT422 | client_same | intoId')
  expect(await merge(mine, theirs)).toBe('PT404 | client_unknown')
  expect(await merge(theirs, mine)).toBe('PT404 | client_unknown')
})

test('the account of a client says what is owed by age, in rupees, and what was paid', async () => {
  const user = await makeSeller()
  const invoice = await issue(user)
  await sql`
    insert into invoices (
      user_id, business_id, client_id, prefix, financial_year, sequence, padding, seller, buyer, taxable_minor,
      total_minor, total_inr_minor, issue_date, due_date, request_key, request_fingerprint, currency, exchange_rate
    )
    select
      user_id, business_id, client_id, 'AGE', private.financial_year(private.today() - age), age + 1, 4, '{}', buyer,
      1000 + age, 1000 + age, (1000 + age) * 80, private.today() - age, private.today() - age, gen_random_uuid(), '', 'USD', 80
    from invoices, unnest(array[30, 31, 60, 61, 90, 91, 400]) as age
    where id = ${invoice}`
  const [half] = await sql<{ id: string }[]>`
    select id from invoices where user_id = ${user} and prefix = 'AGE' and sequence = 92`
  await as(user, (tx) => record(tx, half?.id ?? '', { amount_minor: 91 }))
  const id = await clientOf(invoice)
  const ask = (who: string) =>
    as(who, (tx) => tx<{ it: unknown }[]>`select client_account(${id ?? ''}) as it`)
  const [row] = await ask(user)
  expect(row?.it).toMatchObject({
    owed: [
      { from_days: 0, to_days: 0, minor: 150_050, invoices: 1 },
      { from_days: 1, to_days: 30, minor: 80 * 1030, invoices: 1 },
      { from_days: 31, to_days: 60, minor: 80 * (1031 + 1060), invoices: 2 },
      { from_days: 61, to_days: 90, minor: 80 * (1061 + 1090), invoices: 2 },
      { from_days: 91, to_days: null, minor: 80 * (1000 + 1400), invoices: 2 },
    ],
    payments: [{ amount_minor: 91, currency: 'USD', method: 'UPI', invoice_id: half?.id }],
  })
  const [listed] = await as(user, (tx) => tx`select due, last_invoice from client_records`)
  expect(listed).toMatchObject({
    due: {
      minor: 150_050 + 80 * (1030 + 1031 + 1060 + 1061 + 1090 + 1000 + 1400),
      without_rate: 0,
    },
    last_invoice: { id: invoice },
  })
  const [theirs] = await ask(other)
  expect(theirs?.it).toMatchObject({
    owed: Array(5).fill(expect.objectContaining({ minor: 0, invoices: 0 })),
    payments: [],
  })
})
