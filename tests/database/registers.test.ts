import { expect, test } from 'vitest'
import { as, asOwnerToStay, sql } from '../setup/stack/database.ts'
import { openIssued } from '../setup/stack/history.ts'
import { createInvoice, makeRegistered, makeSeller } from '../setup/stack/people.ts'
import { credited, refund } from './credit.ts'
import { invoiceOver, outcome, record } from './ledger.ts'
import { receive } from './receipts.ts'
import { expectTrueRegisters, figuresOf, linesOf } from './registers.ts'

const item = (description: string, amount_minor: number) => [{ description, amount_minor }]

test('an invoice stands in rupees beside its own currency, its columns add up to its total, and a cancelled one to nothing', async () => {
  const user = await makeRegistered({ default_gst_rate: 1800, round_off: true })
  const make = (args: Parameters<typeof createInvoice>[1]) =>
    as(user, (tx) => createInvoice(tx, args))
  await make({ items: item('Design', 100_049), client_gstin: '29AABCR1718E1ZL' })
  await make({
    ...{ client_name: 'Acme Inc', client_country: 'US', supply: 'export', with_tax: true },
    ...{ items: item('Code', 10_001), currency: 'USD', exchange_rate: 83.333333 },
  })
  const gone = await make({ items: item('Slip', 5_000) })
  await as(user, (tx) => tx`select delete_invoice(${gone})`)
  const { lines, figures } = await as(user, async (tx) => ({
    lines: await linesOf(tx, 'invoices'),
    figures: await figuresOf(tx, 'invoices'),
  }))
  expect(lines).toMatchObject([
    {
      ...{ number: expect.stringMatching(/0001$/), status: 'UNPAID', gstin: '29AABCR1718E1ZL' },
      ...{ currency: 'INR', exchange_rate: null, own_total_minor: 118_100, taxable_minor: 100_049 },
      ...{ igst_minor: 18_009, round_off_minor: 42, total_minor: 118_100, balance_minor: 118_100 },
    },
    {
      ...{
        currency: 'USD',
        exchange_rate: '83.333333',
        own_total_minor: 11_801,
        taxable_minor: 833_417,
      },
      // 100.01 dollars are ₹8,334.17, their IGST ₹1,500.15, and 118.01 dollars ₹9,834.17.
      ...{ igst_minor: 150_015, total_minor: 983_417, client_name: 'Acme Inc' },
      round_off_minor: -15,
    },
    { status: 'CANCELLED', own_total_minor: 0, taxable_minor: 0, total_minor: 0, balance_minor: 0 },
  ])
  expect(figures).toMatchObject({
    count: 3,
    sums: { total_minor: 118_100 + 983_417, taxable_minor: 100_049 + 833_417, without_rate: 0 },
  })
})

test('money stands on the day it came, refunds are negative, and an advance is a line of its own', async () => {
  const user = await makeSeller()
  const invoice = await invoiceOver(user, 10_000)
  const { lines, figures, later } = await as(user, async (tx) => {
    await record(tx, invoice, {
      amount_minor: 9_000,
      tds_minor: 1_000,
      paid_on: '2026-04-02',
      reference: 'UTR1',
    })
    const note = await credited(tx, invoice, { amount_minor: 500 })
    await refund(tx, note, 500)
    await receive(tx, invoice, 3_000, { excess: 'advance', paid_on: '2026-05-01' })
    return {
      lines: await linesOf(tx, 'payments'),
      figures: await figuresOf(tx, 'payments'),
      later: await figuresOf(tx, 'payments', '2026-05-01', '2026-05-31'),
    }
  })
  expect(lines).toMatchObject([
    {
      day: '2026-04-02',
      kind: 'payment',
      amount_minor: 9_000,
      tds_minor: 1_000,
      reference: 'UTR1',
    },
    { day: '2026-05-01', kind: 'advance', amount_minor: 3_000, tds_minor: 0, number: null },
    { kind: 'refund', amount_minor: -500, tds_minor: 0 },
  ])
  expect(figures).toEqual({
    count: 3,
    sums: { amount_minor: 11_500, tds_minor: 1_000, without_rate: 0 },
  })
  expect(later).toEqual({ count: 1, sums: { amount_minor: 3_000, tds_minor: 0, without_rate: 0 } })
})

test('tax that clients withheld stands by financial year, client and quarter', async () => {
  const user = await makeSeller()
  const first = await invoiceOver(user, 100_000, { issue_date: '2026-04-01' })
  const { lines, figures } = await as(user, async (tx) => {
    await record(tx, first, { amount_minor: 900, tds_minor: 100, paid_on: '2026-03-31' })
    await record(tx, first, { amount_minor: 1_800, tds_minor: 200, paid_on: '2026-04-01' })
    await record(tx, first, { amount_minor: 3_600, tds_minor: 400, paid_on: '2026-07-01' })
    await record(tx, first, { amount_minor: 5_000, paid_on: '2026-07-02' })
    return { lines: await linesOf(tx, 'tds'), figures: await figuresOf(tx, 'tds') }
  })
  expect(lines).toMatchObject([
    { year: '2025-26', payments: 1, fourth_minor: 100, first_minor: 0, tds_minor: 100 },
    {
      ...{ year: '2026-27', client_name: 'Kaveri Interiors', payments: 2, amount_minor: 5_400 },
      ...{ first_minor: 200, second_minor: 400, third_minor: 0, fourth_minor: 0, tds_minor: 600 },
    },
  ])
  expect(figures.sums).toMatchObject({ tds_minor: 700, payments: 3 })
})

test('revenue is by client, item and month, less what was credited by the day of its note', async () => {
  const user = await makeRegistered({ default_gst_rate: 1800 })
  const { clients, items, months } = await as(user, async (tx) => {
    const invoice = await createInvoice(tx, {
      items: [...item('Design', 100_000), ...item('Hosting', 50_000)],
      issue_date: '2026-11-02',
    })
    await createInvoice(tx, {
      items: item('design', 10_000),
      client_name: 'Indus Books',
      client_email: 'a@indus.example',
    })
    await credited(tx, invoice, { amount_minor: 11_800 })
    return {
      clients: await linesOf(tx, 'revenue_by_client'),
      items: await linesOf(tx, 'revenue_by_item'),
      months: await linesOf(tx, 'revenue_by_month', { from: '2026-09-15', to: '2026-12-01' }),
    }
  })
  expect(clients).toMatchObject([
    {
      label: 'Kaveri Interiors',
      invoices: 1,
      taxable_minor: 140_000,
      tax_minor: 25_200,
      total_minor: 165_200,
    },
    { label: 'Indus Books', invoices: 1, taxable_minor: 10_000, total_minor: 11_800 },
  ])
  expect(items.map(({ taxable_minor }) => taxable_minor)).toEqual([
    expect.any(Number),
    expect.any(Number),
  ])
  expect(items.reduce((sum, line) => sum + Number(line.taxable_minor), 0)).toBe(150_000)
  expect(months.map(({ label, total_minor }) => [label, total_minor])).toEqual([
    ['2026-09-01', 0],
    ['2026-10-01', 0],
    ['2026-11-01', 177_000],
    ['2026-12-01', 0],
  ])
})

test('balances are listed by client and by the days since each part was due', async () => {
  const user = await makeSeller()
  const day = async (ago: number) =>
    (await sql<{ day: string }[]>`select (private.today() - ${ago}::integer)::text as day`)[0]
      ?.day ?? ''
  await invoiceOver(user, 1, { due_date: await day(0) })
  await as(user, async (tx) =>
    createInvoice(tx, {
      items: item('x', 3_000),
      due_date: null,
      parts: [
        { due_date: await day(0), share: 5_000 },
        { due_date: await day(-30), share: 5_000 },
      ],
    }),
  )
  const late: [id: string, ago: number][] = []
  for (const [ago, amount] of [
    [1, 10],
    [30, 20],
    [31, 100],
    [61, 1_000],
    [91, 10_000],
  ] as const) {
    late.push([await invoiceOver(user, amount), ago])
  }
  await asOwnerToStay(async (tx) => {
    await openIssued(tx)
    for (const [id, ago] of late) {
      await tx`
        update invoices set issue_date = due.day, due_date = due.day, financial_year = private.financial_year(due.day)
        from (select private.today() - ${ago}::integer as day) as due where id = ${id}`
    }
    await openIssued(tx, false)
  })
  const lines = await as(user, (tx) => linesOf(tx, 'ageing'))
  expect(lines).toMatchObject([
    {
      ...{ label: 'Kaveri Interiors', invoices: 7, without_rate: 0, not_due_minor: 3_001 },
      ...{ late_30_minor: 30, late_60_minor: 100, late_90_minor: 1_000, late_over_minor: 10_000 },
      total_minor: 14_131,
    },
  ])
})

test('a page is a part of its register, of at most a thousand lines, and a person has none of another', async () => {
  const user = await makeSeller()
  for (const amount of [100, 200, 300]) await invoiceOver(user, amount)
  await as(user, async (tx) => {
    const page = await linesOf(tx, 'invoices', { skip: 1, most: 1 })
    expect(page.map(({ total_minor }) => total_minor)).toEqual([200])
    expect(await linesOf(tx, 'invoices', { most: -1 })).toHaveLength(1)
    await expectTrueRegisters(tx)
  })
  const other = await makeSeller()
  expect(await as(other, (tx) => figuresOf(tx, 'invoices'))).toMatchObject({ count: 0 })
  expect(await outcome(as(other, (tx) => linesOf(tx, 'secrets')))).toContain('value_not_allowed')
  const [held] = await sql<{ held: boolean }[]>`
    select has_table_privilege('authenticated', 'private.document_lines', 'select') as held`
  expect(held).toEqual({ held: false })
})
