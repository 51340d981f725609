import { beforeAll, expect, test } from 'vitest'
import fc, { thorough } from '../setup/property.ts'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered, makeSeller } from '../setup/stack/people.ts'
import { credit, karnataka, rowsOf, stateOf } from './credit.ts'
import { type DebitArgs, debit, debited } from './debit.ts'
import { dayFromToday, invoiceOver, outcome, record } from './ledger.ts'
import { expectTrueRegisters, expectTrueStatements } from './registers.ts'

let seller: string
let registered: string

beforeAll(async () => {
  ;[seller, registered] = await Promise.all([
    makeSeller(),
    makeRegistered({ default_gst_rate: 1800 }),
  ])
})

const over = (amount_minor: number) => invoiceOver(seller, amount_minor)
const debitOf = (invoice: string, amount_minor: number) =>
  as(seller, (tx) => debited(tx, invoice, { amount_minor }))
const cancel = (id: string) => as(seller, (tx) => tx`select delete_invoice(${id})`)
const restore = (id: string) => as(seller, (tx) => tx`select restore_invoice(${id})`)

test('a debit note has a series of its own, the parties and the split of its invoice, and is owed beside it', async () => {
  const user = await makeRegistered({ default_gst_rate: 1800 })
  const invoice = await as(user, (tx) => createInvoice(tx, { client_gstin: karnataka }))
  await as(user, (tx) => tx`update businesses set name = 'Another name'`)
  const note = await as(user, (tx) => debit(tx, invoice, { amount_minor: 11_800 }))
  const [year] = await sql<
    { year: string }[]
  >`select private.financial_year(private.today()) as year`
  expect(note).toMatchObject({
    kind: 'debit_note',
    number: `DN/${year?.year}/0001`,
    seller: { name: 'Neel Studio' },
    buyer: { gstin: karnataka },
    original: { id: invoice, kind: 'invoice' },
    credit_reason: 'The rate was too low',
    taxes: [{ gst_rate: 1800, taxable_minor: 10_000, igst_minor: 1_800, cgst_minor: 0 }],
    total_minor: 11_800,
    balance_minor: 11_800,
    status: 'UNPAID',
    due_date: await dayFromToday(10),
  })
  // CGST Rule 53(1A) asks for the invoice on the paper.
  const [paper] = await sql<{ it: object }[]>`
    select invoice_document(pdf_token) -> 'original' as it from invoices where id = ${note?.id ?? ''}`
  expect(paper?.it).toMatchObject({ number: note?.original.number, kind: 'invoice' })
  const second = await as(user, (tx) => debit(tx, invoice, { amount_minor: 1_180 }))
  expect(second?.number).toBe(`DN/${year?.year}/0002`)
  const list = (status: string | null) =>
    as(user, async (tx) => {
      const [row] = await tx<{ it: { total: number; invoices: { id: string }[] } }[]>`
        select list_invoices(0, 10, ${status}) as it`
      return row?.it.invoices.map(({ id }) => id)
    })
  expect(await list('DEBIT_NOTE')).toEqual([second?.id, note?.id])
  expect(await list('UNPAID')).toEqual([second?.id, note?.id, invoice])
  expect(await list('CREDIT_NOTE')).toEqual([])
  const found = await as(user, (tx) => tx`select id from search_invoices('DN/')`)
  expect(found.map(({ id }) => id)).toEqual([second?.id, note?.id])
  expect(await stateOf(invoice)).toMatchObject({ status: 'UNPAID', credited_minor: 0 })
})

test('a debit note adds a quantity at its price, a value, or a charge that the invoice lacks, at the rate of each', async () => {
  await tryAs(registered, async (tx) => {
    const invoice = await createInvoice(tx, {
      client_gstin: karnataka,
      items: [
        {
          description: 'Rice',
          quantity: 3,
          rate: 33.3334,
          unit: 'KGS',
          hsn_sac: '1006',
          gst_rate: 500,
        },
        { description: 'Advice', amount_minor: 10_000, hsn_sac: '998311', gst_rate: 1800 },
      ],
    })
    const [rice, advice] = await rowsOf(invoice, tx)
    const id = await debited(tx, invoice, {
      items: [
        { id: rice?.id, quantity: '1.5' },
        { id: advice?.id, amount_minor: 2_000 },
        { description: 'Freight', amount_minor: 1_000, gst_rate: 1200, hsn_sac: '996511' },
      ],
    })
    const rows = await tx`
      select description, quantity::float8, unit, rate::float8, taxable_minor, gst_rate, igst_minor, original_item_id,
        returned_quantity::float8
      from invoice_items where invoice_id = ${id} order by position`
    expect(rows).toEqual([
      {
        ...{ description: 'Rice', quantity: 1.5, unit: 'KGS', rate: 33.3334, taxable_minor: 5_000 },
        ...{ gst_rate: 500, igst_minor: 250, original_item_id: rice?.id, returned_quantity: 1.5 },
      },
      {
        ...{ description: 'Advice', quantity: 1, unit: null, rate: null, taxable_minor: 2_000 },
        ...{
          gst_rate: 1800,
          igst_minor: 360,
          original_item_id: advice?.id,
          returned_quantity: null,
        },
      },
      {
        ...{ description: 'Freight', quantity: 1, unit: null, rate: null, taxable_minor: 1_000 },
        ...{ gst_rate: 1200, igst_minor: 120, original_item_id: null, returned_quantity: null },
      },
    ])
    expect(await stateOf(id, tx)).toMatchObject({ balance_minor: 8_730 })
    // Debit notes cannot be credited, and do not reduce the rest that can.
    const [left] = await tx`select creditable(${invoice}) as it`
    expect(left?.it).toMatchObject({ items: [{ quantity: 3 }, { quantity: 1 }] })
  })
})

test('a debit note is refused for nothing, another’s row, a rate that is none, and a day that is over', async () => {
  const invoice = await over(1_000)
  const [row] = await rowsOf(invoice)
  const [foreign] = await rowsOf(await over(500))
  const id = row?.id ?? ''
  const ends = async (args: DebitArgs) => outcome(as(seller, (tx) => debit(tx, invoice, args)))
  expect(await ends({ items: [{ id }] })).toBe('PT422 | item_invalid | items.0.quantity')
  expect(await ends({ items: [{ id, quantity: '0.0001' }] })).toMatch('items.0.quantity')
  expect(await ends({ items: [{ id, quantity: 'NaN' }] })).toMatch('items.0.quantity')
  expect(await ends({ items: [{ id, amount_minor: 0 }] })).toMatch('items.0.amount')
  expect(await ends({ items: [{ id: foreign?.id, amount_minor: 1 }] })).toMatch(
    'credit_row_unknown',
  )
  const twice = { id, amount_minor: 1 }
  expect(await ends({ items: [twice, twice] })).toMatch('credit_row_unknown')
  expect(await ends({ items: [] })).toMatch('items_required')
  expect(await ends({})).toMatch('credit_items_or_amount')
  expect(await ends({ amount_minor: 0 })).toMatch('amount_out_of_range')
  expect(await ends({ items: [{ amount_minor: 5 }] })).toMatch('items.0.description')
  // A seller who takes no tax adds none.
  const taxed = { description: 'Freight', amount_minor: 500, gst_rate: 1800 }
  expect(await ends({ items: [taxed] })).toBe('PT422 | row_untaxed | items.0.gstRate')
  expect(await ends({ amount_minor: 1, reason: ' ' })).toBe('PT422 | required | reason')
  expect(await ends({ amount_minor: 1, due_date: null })).toBe('PT422 | due_date_invalid | dueDate')
  const yesterday = await dayFromToday(-1)
  expect(await ends({ amount_minor: 1, due_date: yesterday })).toBe(
    'PT422 | due_date_past | dueDate',
  )
  expect(await outcome(as(registered, (tx) => debit(tx, invoice, { amount_minor: 1 })))).toMatch(
    'invoice_not_found',
  )
  await tryAs(registered, async (tx) => {
    const taxedInvoice = await createInvoice(tx, { client_gstin: karnataka })
    const bare = (items: DebitArgs['items']) =>
      outcome(tx.savepoint((sub) => debit(sub, taxedInvoice, { items: items ?? [] })))
    expect(await bare([{ description: 'Freight', amount_minor: 500 }])).toMatch('gst_rate_required')
    expect(await bare([{ ...taxed, gst_rate: 1700 }])).toMatch('gst_rate_unknown')
  })
  // It has no limit by its invoice, and is none itself.
  const note = await debitOf(invoice, 5_000)
  expect(await outcome(as(seller, (tx) => debit(tx, note, { amount_minor: 1 })))).toMatch(
    'invoice_not_found',
  )
  expect(await outcome(as(seller, (tx) => credit(tx, note, { amount_minor: 1 })))).toMatch(
    'invoice_not_found',
  )
  expect(await outcome(as(seller, (tx) => tx`select revise_invoice(${note})`))).toMatch(
    'invoice_not_found',
  )
})

test('one key makes one debit note, also when it is asked for at one time', async () => {
  const invoice = await over(1_000)
  const request_key = crypto.randomUUID()
  const notes = await Promise.all(
    Array.from({ length: 4 }, () =>
      as(seller, (tx) => debit(tx, invoice, { request_key, amount_minor: 300 })),
    ),
  )
  expect(new Set(notes.map((note) => note?.id)).size).toBe(1)
  const other = as(seller, (tx) => debit(tx, invoice, { request_key, amount_minor: 301 }))
  expect(await outcome(other)).toMatch('request_used')
})

test('a payment of a debit note settles that note alone', async () => {
  const invoice = await over(1_000)
  const note = await debitOf(invoice, 400)
  await as(seller, (tx) => record(tx, note, { amount_minor: 150 }))
  expect(await stateOf(note)).toMatchObject({ status: 'UNPAID', balance_minor: 250 })
  await as(seller, (tx) => record(tx, note, { amount_minor: 250 }))
  expect(await stateOf(note)).toMatchObject({ status: 'PAID', balance_minor: 0 })
  expect(await stateOf(invoice)).toMatchObject({ status: 'UNPAID', balance_minor: 1_000 })
  expect(await outcome(cancel(note))).toMatch('invoice_has_money')
})

test('a debit note keeps its invoice, and comes back while that stands', async () => {
  const invoice = await over(1_000)
  const note = await debitOf(invoice, 400)
  expect(await outcome(cancel(invoice))).toMatch('invoice_has_debit')
  expect(await outcome(as(seller, (tx) => tx`select revise_invoice(${invoice})`))).toMatch(
    'invoice_has_debit',
  )
  await cancel(note)
  expect(await stateOf(note)).toMatchObject({ status: 'CANCELLED' })
  await cancel(invoice)
  expect(await outcome(restore(note))).toMatch('invoice_cancelled')
  await restore(invoice)
  await restore(note)
  expect(await stateOf(note)).toMatchObject({ status: 'UNPAID', balance_minor: 400 })
  const events =
    await sql`select kind from invoice_events where invoice_id = ${invoice} order by id`
  expect(events.map(({ kind }) => kind)).toEqual([
    ...['created', 'debited', 'debit_cancelled', 'deleted', 'restored', 'debit_restored'],
  ])
  const [made] =
    await sql`select kind, detail from invoice_events where invoice_id = ${note} order by id`
  expect(made).toEqual({ kind: 'created', detail: {} })
})

test('a debit note is in the statement of its client, and in the registers', async () => {
  await tryAs(registered, async (tx) => {
    const invoice = await createInvoice(tx, { client_gstin: karnataka, keep_client: true })
    await debit(tx, invoice, { amount_minor: 11_800 })
    await expectTrueStatements(tx)
    await expectTrueRegisters(tx)
  })
})

type Given = {
  rows: { value: number; rate: number }[]
  cess: number
  amount: number
  local: boolean
  reverse: boolean
}

const amounts = fc.record({
  rows: fc.array(
    fc.record({ value: fc.integer({ min: 1, max: 90_000 }), rate: fc.constantFrom(0, 500, 1800) }),
    { minLength: 1, maxLength: 4 },
  ),
  cess: fc.constantFrom(0, 0, 777),
  amount: fc.integer({ min: 1, max: 200_000 }),
  local: fc.boolean(),
  reverse: fc.boolean(),
})

test('a debit note of any amount is over that amount to the paisa, and its tax is that of its values', async () => {
  const one = async (tx: Tx, given: Given) => {
    const { rows, cess, amount, local, reverse } = given
    const invoice = await createInvoice(tx, {
      ...(local
        ? { client_state_code: '27' }
        : { client_gstin: karnataka, reverse_charge: reverse }),
      items: rows.map(({ value, rate }, at) => ({
        ...{ description: `Row ${at}`, amount_minor: value, gst_rate: rate, hsn_sac: '998311' },
        cess_minor: at === 0 ? cess : 0,
      })),
    })
    const note = await debit(tx, invoice, { amount_minor: amount })
    expect(note?.total_minor).toBe(amount)
    for (const line of note?.taxes ?? []) {
      const { gst_rate, taxable_minor, ...taxes } = line as Record<string, number>
      const tax = (taxes.cgst_minor ?? 0) + (taxes.sgst_minor ?? 0) + (taxes.igst_minor ?? 0)
      const exact = ((taxable_minor ?? 0) * (gst_rate ?? 0)) / 10_000
      expect(Math.abs(tax - exact)).toBeLessThanOrEqual(1)
    }
  }
  await fc.assert(
    fc.asyncProperty(amounts, (given) => tryAs(registered, (tx) => one(tx, given))),
    { numRuns: thorough(5, 300) },
  )
})
