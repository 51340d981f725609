import { expect, test } from 'vitest'
import { periodCode } from '#domain/gst/filing.ts'
import { compareWith, nothingReturned, returnedWith } from '#domain/tally/compare.ts'
import { vouchersFile } from '#domain/tally/files.ts'
import { noNames } from '#domain/tally/ledgers.ts'
import { prepareTally } from '#domain/tally/prepare.ts'
import { readVouchers, trialBalance } from '../setup/read-tally.ts'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered, makeSeller } from '../setup/stack/people.ts'
import { credited, karnataka, refund } from './credit.ts'
import { sourceOf } from './gst-returns.ts'
import { invoiceOver, outcome, record } from './ledger.ts'
import { receive, use } from './receipts.ts'
import { expectTrueTally, tallyOf } from './tally.ts'

const item = (description: string, amount_minor: number, more: object = {}) => [
  { description, amount_minor, hsn_sac: '998314', ...more },
]

/** A registered seller of one month: within the State, to another one, abroad, exempt, noted and cancelled. */
async function madeMonth() {
  const user = await makeRegistered({ default_gst_rate: 1800, round_off: true })
  return as(user, async (tx) => {
    const first = await createInvoice(tx, { items: item('Design', 100_049) })
    await createInvoice(tx, { items: item('Code', 50_000), client_gstin: karnataka })
    await createInvoice(tx, {
      ...{ client_name: 'Acme Inc', client_country: 'US', supply: 'export', with_tax: true },
      ...{ items: item('Code', 10_001), currency: 'USD', exchange_rate: 83.333333 },
    })
    await createInvoice(tx, { items: item('Tuition', 7_000, { taxability: 'exempt' }) })
    await credited(tx, first, { amount_minor: 11_800 })
    const gone = await createInvoice(tx, { items: item('Slip', 5_000) })
    await tx`select delete_invoice(${gone})`
    return user
  })
}

test('the file of a month comes to GSTR-1’s total and tax, to the paisa, and a cancelled document is in none', async () => {
  const user = await madeMonth()
  await as(user, async (tx) => {
    const [row] = await tx<{ first: string; last: string }[]>`
      select
        date_trunc('month', private.today()::timestamp)::date::text as first,
        (date_trunc('month', private.today()::timestamp) + interval '1 month - 1 day')::date::text as last`
    if (!row) throw new Error('There is no month.')
    const period = { firstDay: row.first, lastDay: row.last }
    const source = await sourceOf(tx, period)
    const prepared = prepareTally(await tallyOf(tx, { from: row.first, to: row.last }))
    const compared = compareWith(
      prepared,
      returnedWith(nothingReturned, source, periodCode(period)),
    )
    expect(compared.ties).toBe(true)
    expect(compared.inside.totalMinor).toBeGreaterThan(900_000)
    expect(compared.outside.count).toBe(0)
    expect(prepared.leftOut.map(({ reason }) => reason)).toEqual(['cancelled'])
    await expectTrueTally(tx)
  })
})

test('a page follows where the one before ended, and all of them are the whole', async () => {
  const user = await madeMonth()
  await as(user, async (tx) => {
    const invoice = await invoiceOver(user, 90_000)
    for (let at = 0; at < 5; at += 1) await record(tx, invoice, { amount_minor: 1_000 + at })
    const whole = await tallyOf(tx)
    expect(whole.documents.length).toBe(7)
    expect(whole.moves.length).toBe(5)
    for (const most of [1, 2, 3]) expect(await tallyOf(tx, { most })).toEqual(whole)
  })
})

test('money, TDS, an advance and its use, refunds and a write-off leave each client what their statement says', async () => {
  const user = await makeSeller()
  const [paid, later, lost] = await Promise.all([
    invoiceOver(user, 10_000),
    invoiceOver(user, 20_000),
    invoiceOver(user, 5_000),
  ])
  await as(user, async (tx) => {
    await receive(tx, paid, 12_000, {
      parts: [{ invoice_id: paid, amount_minor: 9_000, tds_minor: 1_000 }],
      excess: 'advance',
    })
    const advance = await receive(tx, later, 4_000, { excess: 'advance' })
    await use(tx, advance, later, 3_000)
    await tx`select return_advance(${advance}, 1000, private.today(), 'UPI')`
    const note = await credited(tx, paid, { amount_minor: 2_000 })
    await refund(tx, note, 1_500)
    await record(tx, lost, { amount_minor: 2_000 })
    await tx`select write_off_invoice(${lost}, 'Bankrupt')`
    await expectTrueTally(tx)
    const { vouchers } = prepareTally(await tallyOf(tx))
    const read = readVouchers([...vouchersFile(vouchers, noNames)].join(''))
    const { Sales, Bank, ...rest } = trialBalance(read)
    expect([Sales, Bank, rest['TDS Receivable'], rest['Bad Debts']]).toEqual([
      ...[-33_000, 15_500, 1_000, 3_000],
    ])
    // What was given back stands against the bill of the invoice, and the advance is used up.
    const bills = read.flatMap(({ lines }) => lines.flatMap((line) => line.bills))
    const left = (name: string | null) =>
      bills.reduce((sum, bill) => sum + (bill.name === name ? bill.minor : 0), 0)
    const names = new Set(bills.map(({ name }) => name).filter((name) => name?.startsWith('ADV-')))
    expect([...names].map(left).sort()).toEqual([-3_000, 0])
  })
})

test('an invoice in another currency that is paid in parts is settled to the paisa', async () => {
  const user = await makeSeller()
  await as(user, async (tx) => {
    const invoice = await createInvoice(tx, {
      ...{ client_name: 'Acme Inc', client_country: 'US', supply: 'export', with_tax: false },
      ...{ items: item('Code', 10_001), currency: 'USD', exchange_rate: 83.333333 },
    })
    for (const amount_minor of [3_333, 3_333, 3_335]) await record(tx, invoice, { amount_minor })
    const { vouchers } = prepareTally(await tallyOf(tx))
    const read = readVouchers([...vouchersFile(vouchers, noNames)].join(''))
    const balance = trialBalance(read)
    expect(balance['Acme Inc']).toBeUndefined()
    // What rounding each part left, at most.
    expect(Math.abs(balance['Exchange Difference'] ?? 0)).toBeLessThan(3)
  })
})

test('names of ledgers are kept, taken back by an empty one, and are nobody else’s', async () => {
  const user = await makeSeller()
  const other = await makeSeller()
  const invoice = await invoiceOver(user, 1_000)
  const [client] = await sql<
    { id: string }[]
  >`select client_id as id from invoices where id = ${invoice}`
  const keep = (who: string, ledgers: object[]) =>
    as(who, (tx) => tx`select keep_tally_ledgers((${JSON.stringify(ledgers)}::text)::jsonb)`)
  const kept = (who: string) =>
    as(who, (tx) => tx`select ledger, client_id, name from tally_ledgers order by ledger`)
  const clients = { ledger: 'client', client_id: client?.id }
  await keep(user, [
    { ledger: 'sales', name: ' Design  Fees ' },
    { ...clients, name: 'KI' },
  ])
  await keep(user, [{ ledger: 'sales', name: 'Fees' }])
  expect(await kept(user)).toEqual([
    { ledger: 'client', client_id: client?.id, name: 'KI' },
    { ledger: 'sales', client_id: null, name: 'Fees' },
  ])
  expect(await kept(other)).toEqual([])
  expect(await outcome(keep(other, [{ ...clients, name: 'Mine' }]))).toContain('client_unknown')
  expect(await outcome(keep(user, [{ ledger: 'Sales!', name: 'x' }]))).toContain('malformed')
  expect(await outcome(keep(user, [{ ledger: 'client', name: 'x' }]))).toContain('malformed')
  await keep(user, [{ ledger: 'sales', name: '' }])
  expect((await kept(user)).map(({ ledger }) => ledger)).toEqual(['client'])
})
