import { beforeAll, expect, test } from 'vitest'
import { as, asOwnerToStay } from '../setup/stack/database.ts'
import { openIssued } from '../setup/stack/history.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { record } from './ledger.ts'

/** Moves an invoice to another day of issue: history that only a test can write. */
async function rewrite(id: string, change: { issued: string; due?: string }) {
  await asOwnerToStay(async (tx) => {
    await openIssued(tx)
    await tx`
      update invoices
      set
        issue_date = ${change.issued}, financial_year = private.financial_year((${change.issued}::text)::date),
        due_date = ${change.due ?? '2990-01-01'}
      where id = ${id}`
    await openIssued(tx, false)
  })
}

const item = (amount_minor: number) => [{ description: 'x', amount_minor }]

async function sellerWithHistory() {
  const user = await makeSeller()
  const make = (args: Parameters<typeof createInvoice>[1]) =>
    as(user, (tx) => createInvoice(tx, args))
  const paid = await make({ items: item(100) })
  await rewrite(paid, { issued: '2026-02-01' })
  await as(user, (tx) => record(tx, paid, { amount_minor: 100 }))
  await rewrite(await make({ items: item(1_000) }), { issued: '2026-02-28', due: '2026-03-15' })
  await rewrite(await make({ items: item(10_000) }), { issued: '2026-02-28' })
  await rewrite(await make({ items: item(500), currency: 'USD' }), { issued: '2026-02-10' })
  const dollars = await make({ items: item(200), currency: 'USD', exchange_rate: 80 })
  await rewrite(dollars, { issued: '2026-03-01' })
  await as(user, (tx) => record(tx, dollars, { amount_minor: 200 }))
  await rewrite(await make({ items: item(7) }), { issued: '2025-02-14' })
  const cancelled = await make({ items: item(99_999) })
  await rewrite(cancelled, { issued: '2026-02-15' })
  await as(user, (tx) => tx`select delete_invoice(${cancelled})`)
  return user
}

/** Read by several tests. */
let user: string
beforeAll(async () => {
  user = await sellerWithHistory()
})

const summary = (user: string, first: string, last: string) =>
  as(user, async (tx) => (await tx`select * from dashboard_summary(${first}, ${last})`)[0])

// [entity-11]
test('a month sums up its own year, in rupees, without cancelled invoices and unknown rates', async () => {
  expect(await summary(user, '2026-02-01', '2026-02-28')).toEqual({
    revenue_minor: 11_100,
    received_minor: 100,
    overdue_minor: 1_000,
    invoices: 4,
    paid: 1,
    unpaid: 3,
    overdue: 1,
    without_rate: 1,
  })
})

test('a day sums up that day alone, and an empty one is all zeros', async () => {
  expect(await summary(user, '2026-03-01', '2026-03-01')).toMatchObject({
    revenue_minor: 16_000,
    invoices: 1,
  })
  expect(await summary(user, '2026-03-02', '2026-03-02')).toEqual({
    revenue_minor: 0,
    received_minor: 0,
    overdue_minor: 0,
    invoices: 0,
    paid: 0,
    unpaid: 0,
    overdue: 0,
    without_rate: 0,
  })
})

test('twelve months come in order, those without invoices as zeros', async () => {
  const months = await as(
    user,
    (tx) => tx<{ month: Date; received_minor: number; outstanding_minor: number }[]>`
    select month::text, received_minor, outstanding_minor from dashboard_months('2026-03-20')`,
  )
  expect(months).toHaveLength(12)
  expect(months[0]).toEqual({ month: '2025-04-01', received_minor: 0, outstanding_minor: 0 })
  expect(months.slice(-2)).toEqual([
    { month: '2026-02-01', received_minor: 100, outstanding_minor: 11_000 },
    { month: '2026-03-01', received_minor: 16_000, outstanding_minor: 0 },
  ])
})

test('the views behind the dashboard tell a person each day, each month and each open invoice', async () => {
  const { days, months, open } = await as(user, async (tx) => ({
    days: await tx`
      select day::text, invoices, unpaid, outstanding_minor from report_days
      where day between '2026-02-11' and '2026-03-01' order by day`,
    months: await tx`
      select month::text, created, invoices, paid, without_rate, revenue_minor, received_minor, outstanding_minor
      from report_months where month = '2026-02-01'`,
    open: await tx`
      select balance_minor, balance_inr_minor, currency, due_date::text from receivables
      where issue_date >= '2026-02-01' order by due_date, balance_minor`,
  }))
  expect(days).toEqual([
    { day: '2026-02-15', invoices: 0, unpaid: 0, outstanding_minor: 0 },
    { day: '2026-02-28', invoices: 2, unpaid: 2, outstanding_minor: 11_000 },
    { day: '2026-03-01', invoices: 1, unpaid: 0, outstanding_minor: 0 },
  ])
  expect(months).toEqual([
    {
      ...{ month: '2026-02-01', created: 5, invoices: 4, paid: 1, without_rate: 1 },
      ...{ revenue_minor: 11_100, received_minor: 100, outstanding_minor: 11_000 },
    },
  ])
  const far = { due_date: '2990-01-01' }
  expect(open).toEqual([
    { balance_minor: 1_000, balance_inr_minor: 1_000, currency: 'INR', due_date: '2026-03-15' },
    { balance_minor: 500, balance_inr_minor: null, currency: 'USD', ...far },
    { balance_minor: 10_000, balance_inr_minor: 10_000, currency: 'INR', ...far },
  ])
})

test('part payments and deducted tax count as received; the rest is outstanding, and the invoice unpaid', async () => {
  const user = await makeSeller()
  const make = (args: Parameters<typeof createInvoice>[1]) =>
    as(user, (tx) => createInvoice(tx, args))
  const unrated = await make({ items: item(7), currency: 'USD' })
  const rupees = await make({ items: item(1_000) })
  const dollars = await make({ items: item(300), currency: 'USD', exchange_rate: 83.333333 })
  await as(user, async (tx) => {
    await record(tx, unrated, { amount_minor: 7 })
    await record(tx, rupees, { amount_minor: 300, tds_minor: 100 })
    await record(tx, dollars, { amount_minor: 100 })
  })
  for (const id of [unrated, rupees, dollars]) {
    await rewrite(id, { issued: '2026-02-10', due: '2026-02-11' })
  }

  // US$2.00 of US$3.00 are due: 16,667 of 25,000 paise.
  expect(await summary(user, '2026-02-01', '2026-02-28')).toEqual({
    revenue_minor: 26_000,
    received_minor: 400 + 8_333,
    overdue_minor: 600 + 16_667,
    invoices: 3,
    paid: 1,
    unpaid: 2,
    overdue: 2,
    without_rate: 1,
  })
  const [month] = await as(
    user,
    (tx) => tx`
      select received_minor, outstanding_minor from dashboard_months('2026-02-01')
      where month = '2026-02-01'`,
  )
  expect(month).toEqual({ received_minor: 8_733, outstanding_minor: 17_267 })
})

test('a person sums up nothing of another', async () => {
  const other = await makeSeller()
  expect(await summary(other, '2000-01-01', '2990-01-01')).toMatchObject({
    invoices: 0,
    revenue_minor: 0,
  })
})

const search = (user: string, query: string, most = 8) =>
  as(user, async (tx) =>
    (
      await tx<
        { client_name: string }[]
      >`select client_name from search_invoices(${query}, ${most})`
    ).map((row) => row.client_name),
  )

test('the search finds clients by any part of the name, and invoices by number, whatever the case', async () => {
  const user = await makeSeller()
  for (const client_name of ['Kaveri Interiors', 'Malabar Spices', '100% Cotton_Mills']) {
    await as(user, (tx) => createInvoice(tx, { client_name }))
  }
  expect(await search(user, ' kAVe ')).toEqual(['Kaveri Interiors'])
  expect(await search(user, '/0002')).toEqual(['Malabar Spices'])
  expect(await search(user, 'inv/')).toHaveLength(3)
  expect(await search(user, 'inv/', 2)).toEqual(['100% Cotton_Mills', 'Malabar Spices'])
  expect(await search(user, '%')).toEqual(['100% Cotton_Mills'])
  expect(await search(user, 'n_m')).toEqual(['100% Cotton_Mills'])
  expect(await search(user, '\\')).toEqual([])
  expect(await search(user, '  ')).toEqual([])
})

test('the search finds neither cancelled invoices nor those of another person', async () => {
  const [user, other] = [await makeSeller(), await makeSeller()]
  const id = await as(user, (tx) => createInvoice(tx, { client_name: 'Kaveri' }))
  expect(await search(other, 'kaveri')).toEqual([])
  await as(user, (tx) => tx`select delete_invoice(${id})`)
  expect(await search(user, 'kaveri')).toEqual([])
})
