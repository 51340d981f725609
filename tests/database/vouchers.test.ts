import { beforeAll, expect, test } from 'vitest'
import fc, { thorough } from '../setup/property.ts'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered, makeSeller } from '../setup/stack/people.ts'
import { dayFromToday, outcome, today } from './ledger.ts'
import { advanceOf, receive, undoReceipt, use } from './receipts.ts'

let seller: string

beforeAll(async () => {
  seller = await makeRegistered()
})

const away = { client_state_code: '29' }
const home = { client_state_code: '27' }

const over = (tx: Tx, amount_minor: number, args: object = away) =>
  createInvoice(tx, {
    client_name: crypto.randomUUID(),
    items: [{ description: 'Design', amount_minor, gst_rate: 1800, hsn_sac: '998391' }],
    ...args,
  })

type Issued = {
  id: string
  number: string
  kind: string
  total_minor: number
  taxable_minor: number
  cgst_minor: number
  igst_minor: number
  place_of_supply: string | null
  items: { gst_rate: number; hsn_sac: string | null; taxable_minor: number }[]
  original: { number: string } | null
}

const key = () => crypto.randomUUID()

async function voucher(tx: Tx, receipt: string, about: object = {}, request = key()) {
  const text = JSON.stringify({ description: 'Design of a house', ...about })
  const [row] = await tx<{ made: Issued }[]>`
    select issue_voucher(${request}, ${receipt}, (${text}::text)::jsonb) as made`
  if (!row) throw new Error('No voucher was made.')
  return row.made
}

async function giveBack(
  tx: Tx,
  receipt: string,
  amount: number,
  args: { day?: string; key?: string } = {},
) {
  const [row] = await tx<{ made: Issued }[]>`
    select refund_advance(
      ${args.key ?? key()}, ${receipt}, ${amount}, (${args.day ?? (await today())}::text)::date, 'UPI', 'UTR 5'
    ) as made`
  if (!row) throw new Error('Nothing went back.')
  return row.made
}

/** An advance of so many paise of a new client. */
async function advance(tx: Tx, amount: number, args: object = away) {
  const invoice = await over(tx, 500_000, args)
  return { invoice, receipt: await receive(tx, invoice, amount, { excess: 'advance' }) }
}

test('a receipt voucher works the tax back out of what came, in a series of its own, once', () =>
  tryAs(seller, async (tx) => {
    const { receipt } = await advance(tx, 118_000)
    const request = key()
    const made = await voucher(tx, receipt, { gst_rate: 1800, hsn_sac: '998391' }, request)
    expect(made).toMatchObject({
      ...{ kind: 'receipt_voucher', total_minor: 118_000, taxable_minor: 100_000 },
      ...{ igst_minor: 18_000, cgst_minor: 0, place_of_supply: '29', status: 'PAID' },
      ...{ balance_minor: 0, listed: false, reverse_charge: false },
      items: [{ description: 'Design of a house', gst_rate: 1800, hsn_sac: '998391' }],
    })
    expect(made.number).toMatch(/^RV\/\d\d-\d\d\/0001$/)
    expect(await voucher(tx, receipt, { gst_rate: 1800, hsn_sac: '998391' }, request)).toEqual(made)
    const again = outcome(tx.savepoint((sub) => voucher(sub, receipt)))
    expect(await again).toBe(`PT409 | voucher_issued | {"number": "${made.number}"}`)
    const other = await advance(tx, 10_001, home)
    const halves = await voucher(tx, other.receipt)
    expect(halves).toMatchObject({
      ...{ taxable_minor: 8_475, cgst_minor: 763, sgst_minor: 763, igst_minor: 0 },
      ...{ total_minor: 10_001, place_of_supply: '27' },
    })
    expect(halves.number).toMatch(/0002$/)
  }))

test('an advance with unknown terms is taxed at 18 per cent and inter-State', () =>
  tryAs(seller, async (tx) => {
    const unknown = await advance(tx, 11_800, {})
    expect(await voucher(tx, unknown.receipt)).toMatchObject({
      ...{ place_of_supply: null, igst_minor: 1_800, cgst_minor: 0 },
      items: [{ gst_rate: 1800, hsn_sac: null }],
    })
    const hidden = await advance(tx, 11_800, home)
    const made = await voucher(tx, hidden.receipt, { place_unknown: true, gst_rate: 500 })
    expect(made).toMatchObject({ place_of_supply: null, igst_minor: 562, taxable_minor: 11_238 })
    const owed = await advance(tx, 10_000, home)
    const reversed = await voucher(tx, owed.receipt, {
      ...{ reverse_charge: true, confirmed: ['reverse_charge_unregistered'] },
    })
    expect(reversed).toMatchObject({ taxable_minor: 10_000, cgst_minor: 900, total_minor: 10_000 })
    const foreign = await advance(tx, 10_000, { client_country: 'AE', place_of_supply: '96' })
    const exported = await voucher(tx, foreign.receipt)
    expect(exported).toMatchObject({ place_of_supply: '96', igst_minor: 1_525, supply: 'export' })
  }))

test('a voucher on reverse charge for a client without a GSTIN waits for its code (CGST Act s. 9(3), 9(4))', () =>
  tryAs(seller, async (tx) => {
    const ends = async (args: object, confirmed: string[] = []) => {
      const { receipt } = await advance(tx, 10_000, args)
      const about = { reverse_charge: true, confirmed }
      return outcome(tx.savepoint((sub) => voucher(sub, receipt, about)))
    }
    const refused = 'PT422 | reverse_charge_unregistered | reverseCharge'
    expect(await ends(home)).toBe(refused)
    expect(await ends(home, ['composition_beyond_state'])).toBe(refused)
    expect(await ends(home, ['reverse_charge_unregistered'])).toBe('done')
    const registered = { client_gstin: '29AABCR1718E1ZL', client_address: '12 MG Road' }
    expect(
      await ends({ ...registered, client_city: 'Bengaluru', client_postal_code: '560001' }),
    ).toBe('done')
  }))

test('an advance without a voucher is given back once, and what came and went stays in the books', () =>
  tryAs(seller, async (tx) => {
    const { receipt, invoice } = await advance(tx, 50_000)
    await use(tx, receipt, invoice, 10_000)
    const back = (amount: number, day: string | null = null, reference = 'UTR 6') =>
      outcome(
        tx.savepoint(
          (sub) => sub`
            select return_advance(
              ${receipt}, ${amount}, coalesce((${day}::text)::date, private.today()), 'UPI', ${reference}
            )`,
        ),
      )
    expect(await back(0)).toBe('PT422 | amount_out_of_range | amount')
    expect(await back(40_001)).toMatch(/^PT422 \| more_than_advance/)
    expect(await back(100, await dayFromToday(1))).toBe('PT422 | payment_date_future | paidOn')
    expect(await back(100, await dayFromToday(-1))).toBe('PT422 | payment_date_too_early | paidOn')
    expect([await back(15_000), await back(15_000)]).toEqual(['done', 'done'])
    expect(await back(100)).toBe('PT409 | advance_returned')
    expect(await advanceOf(receipt, tx)).toMatchObject({ advance_minor: 25_000, undone: false })
    const kept = () => tx`
      select kind, document_id is null as bare, amount_minor::float8 as amount
      from private.payment_lines where client_id = (select client_id from receipts where id = ${receipt})
      order by amount_minor desc`
    await tx`reset role`
    expect(await kept()).toEqual([
      { kind: 'advance', bare: true, amount: 40_000 },
      { kind: 'payment', bare: false, amount: 10_000 },
      { kind: 'advance_refund', bare: true, amount: -15_000 },
    ])
    await tx`set local role authenticated`
    await undoReceipt(tx, receipt)
    await tx`reset role`
    expect(await kept()).toEqual([])
    const vouched = await advance(tx, 1_000)
    await tx`set local role authenticated`
    const made = await voucher(tx, vouched.receipt)
    const ends = outcome(
      tx.savepoint(
        (sub) => sub`select return_advance(${vouched.receipt}, 1, private.today(), 'UPI')`,
      ),
    )
    expect(await ends).toBe(`PT409 | voucher_issued | {"number": "${made.number}"}`)
  }))

test('goods, a missing advance and a seller without tax give no voucher', async () => {
  await tryAs(seller, async (tx) => {
    const { receipt, invoice } = await advance(tx, 11_800)
    const ends = (about: object) => outcome(tx.savepoint((sub) => voucher(sub, receipt, about)))
    expect(await ends({ hsn_sac: '4820' })).toBe('PT422 | voucher_of_goods | hsnSac')
    expect(await ends({ description: ' ' })).toBe('PT422 | required | description')
    expect(await ends({ gst_rate: 1700 })).toMatch('gst_rate_unknown')
    const back = outcome(tx.savepoint((sub) => giveBack(sub, receipt, 100)))
    expect(await back).toBe('PT409 | voucher_missing')
    await use(tx, receipt, invoice)
    expect(await ends({})).toBe('PT409 | voucher_without_advance')
  })
  const stranger = await makeSeller()
  const receipt = await as(stranger, async (tx) => {
    const invoice = await createInvoice(tx)
    return receive(tx, invoice, 100, { excess: 'advance' })
  })
  const plain = outcome(as(stranger, (tx) => voucher(tx, receipt)))
  expect(await plain).toBe('PT409 | voucher_unregistered')
  const theirs = outcome(as(seller, (tx) => voucher(tx, receipt)))
  expect(await theirs).toBe('PT404 | payment_not_found')
})

const vouchersOf = async (tx: Tx, invoice: string) => {
  const [row] = await tx<{ shown: { number: string; amount_minor: number }[] }[]>`
    select vouchers as shown from invoice_details where id = ${invoice}`
  return row?.shown.map(({ number, amount_minor }) => [number, amount_minor])
}

test('the invoice that uses an advance says by which voucher, and its number stays', () =>
  tryAs(seller, async (tx) => {
    const { receipt, invoice } = await advance(tx, 100_000)
    await use(tx, receipt, invoice, 20_000)
    const made = await voucher(tx, receipt)
    expect(made.total_minor).toBe(80_000)
    expect(await vouchersOf(tx, invoice)).toEqual([])
    const used = await use(tx, receipt, invoice, 30_000)
    expect(await vouchersOf(tx, invoice)).toEqual([[made.number, 30_000]])
    const cancel = () => outcome(tx.savepoint((sub) => sub`select delete_invoice(${made.id})`))
    expect(await cancel()).toBe('PT409 | voucher_used')
    await tx`select undo_payment(${used}, 'A slip')`
    expect(await vouchersOf(tx, invoice)).toEqual([])
    expect(await cancel()).toBe('done')
    await tx`select restore_invoice(${made.id})`
    await tx`select delete_invoice(${made.id})`
    const second = await voucher(tx, receipt)
    expect(second.number).toMatch(/0002$/)
    const late = outcome(tx.savepoint((sub) => sub`select restore_invoice(${made.id})`))
    expect(await late).toBe('PT409 | voucher_replaced')
  }))

test('a refund of an advance has a refund voucher, and undoing it removes both', () =>
  tryAs(seller, async (tx) => {
    const { receipt, invoice } = await advance(tx, 118_000)
    const made = await voucher(tx, receipt)
    const request = key()
    const back = await giveBack(tx, receipt, 59_000, { key: request })
    expect(back).toMatchObject({
      ...{ kind: 'refund_voucher', total_minor: 59_000, taxable_minor: 50_000, igst_minor: 9_000 },
      ...{ original: { number: made.number }, settled_minor: 59_000, place_of_supply: '29' },
    })
    expect(back.number).toMatch(/^RF\/\d\d-\d\d\/0001$/)
    expect(await giveBack(tx, receipt, 59_000, { key: request })).toEqual(back)
    expect(await advanceOf(receipt, tx)).toMatchObject({ advance_minor: 59_000 })
    const ends = async (amount: number, day?: string) =>
      outcome(tx.savepoint((sub) => giveBack(sub, receipt, amount, day ? { day } : {})))
    expect(await ends(59_001)).toMatch('more_than_advance')
    expect(await ends(0)).toMatch('amount_out_of_range')
    expect(await ends(1, await dayFromToday(1))).toMatch('payment_date_future')
    expect(await ends(1, await dayFromToday(-1))).toMatch('payment_date_too_early')
    const undone = outcome(tx.savepoint((sub) => undoReceipt(sub, receipt)))
    expect(await undone).toBe('PT409 | payment_refunded')
    for (const id of [made.id, back.id])
      expect(await outcome(tx.savepoint((sub) => sub`select delete_invoice(${id})`))).toMatch(
        'PT409',
      )
    await use(tx, receipt, invoice)
    const [account] = await tx<{ account: { payments: unknown[] } }[]>`
      select client_account(client_id) as account from invoices where id = ${invoice}`
    expect(account?.account.payments).toHaveLength(1)

    const [payment] = await tx`select id from payments where invoice_id = ${back.id}`
    await tx`select undo_payment(${payment?.id}, 'Never went')`
    expect(await advanceOf(receipt, tx)).toMatchObject({ advance_minor: 59_000 })
    const told = await tx`
      select cancelled_at is not null as cancelled, cancel_reason from invoices where id = ${back.id}`
    expect([...told]).toEqual([{ cancelled: true, cancel_reason: 'Never went' }])
    const events =
      await tx`select kind from invoice_events where invoice_id = ${made.id} order by id`
    expect(events.map(({ kind }) => kind)).toEqual(['created', 'refund_recorded', 'refund_undone'])
    const restored = outcome(tx.savepoint((sub) => sub`select restore_invoice(${back.id})`))
    expect(await restored).toBe('PT409 | voucher_replaced')
    await undoReceipt(tx, receipt)
    const [gone] =
      await tx`select cancelled_at is not null as cancelled from invoices where id = ${made.id}`
    expect(gone?.cancelled).toBe(true)
  }))

test('vouchers are no invoices: they count in no sum, list or draft, and are found by their number', () =>
  tryAs(seller, async (tx) => {
    const { receipt } = await advance(tx, 118_000)
    const sums = () => tx`select dashboard_summary(private.today(), private.today()) as summary`
    const before = await sums()
    const made = await voucher(tx, receipt)
    const back = await giveBack(tx, receipt, 18_000)
    expect(await sums()).toEqual(before)
    const refused = (work: (sub: Tx) => Promise<unknown>) => outcome(tx.savepoint(work))
    expect(await refused((sub) => sub`select duplicate_document(${made.id})`)).toMatch('not_found')
    expect(await refused((sub) => sub`select revise_invoice(${made.id})`)).toMatch('not_found')
    const found = async (text: string) =>
      (await tx`select id from search_invoices(${text})`).map(({ id }) => id)
    expect(await found('RV/')).toEqual([made.id])
    expect(await found(back.number.toLowerCase())).toEqual([back.id])
    const paid = refused(
      (sub) =>
        sub`select record_payment(gen_random_uuid(), ${made.id}, 100, private.today(), 'UPI')`,
    )
    expect(await paid).toMatch('not_found')
  }))

test('whatever comes at whatever rate, the voucher is for exactly that and its tax is right to a paisa', async () => {
  const rates = fc.constantFrom(0, 25, 100, 150, 300, 500, 600, 750, 1200, 1800, 4000)
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 90_000_000 }),
      rates,
      fc.boolean(),
      async (amount, rate, isHome) => {
        const [row] = await sql<{ priced: Record<string, number> }[]>`
          select private.priced_advance(
            business, jsonb_build_object('description', 'Work', 'gst_rate', ${rate}::integer),
            jsonb_build_object('split', ${isHome ? 'intra' : 'inter'}::text, 'charged', true), 'INR', null, ${amount}, private.today()
          ) as priced
          from businesses as business where user_id = ${seller}`
        const { taxable_minor = 0, cgst_minor = 0, igst_minor = 0, total_minor } = row?.priced ?? {}
        expect(total_minor).toBe(amount)
        const tax = isHome ? 2 * cgst_minor : igst_minor
        expect(Math.abs(tax - (amount * rate) / (10_000 + rate))).toBeLessThan(1.5)
        expect(Math.abs(amount - tax - taxable_minor)).toBeLessThanOrEqual(1)
      },
    ),
    { numRuns: thorough(12, 60) },
  )
})
