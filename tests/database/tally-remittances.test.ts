import { expect, test } from 'vitest'
import { vouchersFile } from '#domain/tally/files.ts'
import { noNames } from '#domain/tally/ledgers.ts'
import { prepareTally } from '#domain/tally/prepare.ts'
import { readVouchers, trialBalance } from '../setup/read-tally.ts'
import { as, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { record } from './ledger.ts'
import { receive, use } from './receipts.ts'
import { tallyOf } from './tally.ts'

/** US$100.01 at 83.333333, which are ₹8,334.17; another rate where one is given. */
const abroad = (tx: Tx, rate: number | null = 83.333333) =>
  createInvoice(tx, {
    ...{ client_name: 'Acme Inc', client_country: 'US', supply: 'export', with_tax: false },
    items: [{ description: 'Code', amount_minor: 10_001, hsn_sac: '998314' }],
    ...{ currency: 'USD', exchange_rate: rate },
  })

const note = (tx: Tx, payment: string, rupees: number | null, charges: number | null) =>
  tx`select note_remittance(${payment}, 'Advice', rupees_minor => ${rupees}, charges_minor => ${charges})`

const paymentsOf = (tx: Tx, receipt: string) =>
  tx<{ id: string }[]>`
    select id from payments where receipt_id = ${receipt} order by created_at, id`

/** The trial balance of all vouchers, each of which balances. */
async function balanceOf(tx: Tx): Promise<Record<string, number>> {
  const { vouchers, leftOut } = prepareTally(await tallyOf(tx))
  const read = readVouchers([...vouchersFile(vouchers, noNames)].join(''))
  for (const { lines } of read) expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(0)
  return { ...trialBalance(read), leftOut: leftOut.length }
}

const seller = await makeSeller()

test('the bank has what it credited, Bank Charges what it kept, Exchange Difference the rest, and the client nothing', async () => {
  await tryAs(seller, async (tx) => {
    const payment = await record(tx, await abroad(tx), { amount_minor: 10_001 })
    await note(tx, payment, 830_000, 59_00)
    expect(await balanceOf(tx)).toEqual({
      ...{ Sales: -833_417, Bank: 830_000 },
      ...{ 'Bank Charges': 5_900, 'Exchange Difference': -2_483, leftOut: 0 },
    })
  })
})

test('charges alone are taken off what the rate says, and rupees alone leave a difference of exchange', async () => {
  await tryAs(seller, async (tx) => {
    const [one, two] = [
      await record(tx, await abroad(tx), { amount_minor: 10_001 }),
      await record(tx, await abroad(tx), { amount_minor: 10_001 }),
    ]
    await note(tx, one, null, 10_000)
    expect(await balanceOf(tx)).toMatchObject({
      Bank: 2 * 833_417 - 10_000,
      'Bank Charges': 10_000,
    })
    await note(tx, two, 800_000, null)
    expect(await balanceOf(tx)).toEqual({
      ...{ Sales: -2 * 833_417, Bank: 823_417 + 800_000, 'Bank Charges': 10_000 },
      ...{ 'Exchange Difference': 33_417, leftOut: 0 },
    })
  })
})

test('one remittance for several invoices and an advance is posted whole, whatever is used of the advance later', async () => {
  await tryAs(seller, async (tx) => {
    const [one, two, later] = [await abroad(tx), await abroad(tx, 84), await abroad(tx, 85)]
    const parts = [one, two].map((invoice_id) => ({ invoice_id, amount_minor: 10_001 }))
    const receipt = await receive(tx, one, 25_003, {
      ...{ currency: 'USD', parts, excess: 'advance' },
    })
    const [first] = await paymentsOf(tx, receipt)
    await note(tx, first?.id ?? '', 2_100_001, 10_003)
    const gross = 2_110_004
    // Nobody knows the rate of this advance: what is used of it is money of its own day.
    const shares = async () => {
      const { moves } = await tallyOf(tx)
      return moves.map(({ moneyMinor, chargesMinor }) => [moneyMinor, chargesMinor])
    }
    const share = (sum: number, upto: number) => Math.floor((sum * upto) / 25_003)
    expect(await shares()).toEqual([[share(gross, 20_002), share(10_003, 20_002)]])
    await use(tx, receipt, later, 3_000)
    await use(tx, receipt, later, 2_001)
    const all = await shares()
    const sum = (at: number) => all.reduce((minor, row) => minor + (row[at] ?? 0), 0)
    expect([all.length, sum(0), sum(1)]).toEqual([3, gross, 10_003])
    const balance = await balanceOf(tx)
    // The advance of the receipt is told to lack a rate.
    expect(balance).toMatchObject({ Bank: 2_100_001, 'Bank Charges': 10_003, leftOut: 1 })
    // What is open of the last invoice, at its rate.
    expect(balance['Acme Inc']).toBe(Math.round(5_000 * 85))
  })
})

test('an invoice without a rate is left out with its money, and what its bank said changes nothing', async () => {
  await tryAs(seller, async (tx) => {
    const payment = await record(tx, await abroad(tx, null), { amount_minor: 10_001 })
    await note(tx, payment, 830_000, 5_900)
    expect(await balanceOf(tx)).toEqual({ leftOut: 2 })
  })
})

test('what a bank said of the money of another person is nothing of one’s own', async () => {
  const other = await makeSeller()
  await as(other, async (tx) => {
    await note(tx, await record(tx, await abroad(tx), { amount_minor: 10_001 }), 1, 1)
  })
  await tryAs(seller, async (tx) => {
    await record(tx, await abroad(tx), { amount_minor: 10_001 })
    expect(await balanceOf(tx)).toMatchObject({ Bank: 833_417 })
  })
})
