import { beforeAll, expect, test } from 'vitest'
import { as, sql, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeRegistered, makeSeller } from '../setup/stack/people.ts'
import { type CreditArgs, credit, credited, karnataka, refund, rowsOf, stateOf } from './credit.ts'
import { codeOf, invoiceOver, outcome, record } from './ledger.ts'

let seller: string
let registered: string

beforeAll(async () => {
  ;[seller, registered] = await Promise.all([
    makeSeller(),
    makeRegistered({ default_gst_rate: 1800 }),
  ])
})

const over = (amount_minor: number) => invoiceOver(seller, amount_minor)
const creditOf = (invoice: string, amount_minor: number) =>
  as(seller, (tx) => credited(tx, invoice, { amount_minor }))
const cancel = (id: string) => as(seller, (tx) => tx`select delete_invoice(${id})`)
const restore = (id: string) => as(seller, (tx) => tx`select restore_invoice(${id})`)

test('a credit note has a series of its own, the parties of its invoice, and no place in lists', async () => {
  const user = await makeRegistered({ default_gst_rate: 1800 })
  const invoice = await as(user, (tx) => createInvoice(tx, { client_gstin: karnataka }))
  await as(user, (tx) => tx`update businesses set name = 'Another name'`)
  const note = await as(user, (tx) => credit(tx, invoice, { amount_minor: 11_800 }))
  const [year] = await sql<
    { year: string }[]
  >`select private.financial_year(private.today()) as year`
  expect(note).toMatchObject({
    kind: 'credit_note',
    number: `CN/${year?.year}/0001`,
    seller: { name: 'Neel Studio' },
    buyer: { gstin: karnataka },
    original: { id: invoice, kind: 'invoice' },
    credit_reason: 'Fewer hours',
    taxes: [{ gst_rate: 1800, taxable_minor: 10_000, igst_minor: 1_800, cgst_minor: 0 }],
    total_minor: 11_800,
    status: 'PAID',
  })
  const second = await as(user, (tx) => credit(tx, invoice, { amount_minor: 1_180 }))
  expect(second?.number).toBe(`CN/${year?.year}/0002`)
  const list = (status: string | null) =>
    as(user, async (tx) => {
      const [row] = await tx<{ it: { total: number; invoices: { id: string }[] } }[]>`
        select list_invoices(0, 10, ${status}) as it`
      return row?.it.invoices.map(({ id }) => id)
    })
  expect(await list(null)).toEqual([invoice])
  expect(await list('CREDIT_NOTE')).toEqual([second?.id, note?.id])
  const found = await as(user, (tx) => tx`select id, kind from search_invoices('CN/')`)
  expect(found.map(({ id }) => id)).toEqual([second?.id, note?.id])
})

test('a row is credited by its quantity or its value, and reads as on the invoice when it is whole', async () => {
  await tryAs(seller, async (tx) => {
    const invoice = await createInvoice(tx, {
      items: [
        { description: 'Period', quantity: 3, rate: 33.3334, unit: 'days' },
        { description: 'Print', quantity: 4, amount_minor: 1_000 },
      ],
    })
    const [days, print] = await rowsOf(invoice, tx)
    const take = (items: CreditArgs['items']) => credited(tx, invoice, { items: items ?? [] })
    const rows = async (note: string) => tx`
      select description, quantity::float8, unit, rate::float8, taxable_minor
      from invoice_items where invoice_id = ${note} order by position`
    const first = await take([{ id: days?.id ?? '', quantity: '1.5' }])
    expect(await rows(first)).toEqual([
      { description: 'Period', quantity: 1.5, unit: 'days', rate: 33.3334, taxable_minor: 5_000 },
    ])
    // The other half of the odd paisa is not lost.
    await take([{ id: days?.id ?? '', quantity: '1.5' }])
    expect(await rows(await take([{ id: print?.id ?? '', amount_minor: 1_000 }]))).toEqual([
      { description: 'Print', quantity: 4, unit: null, rate: null, taxable_minor: 1_000 },
    ])
    expect(await stateOf(invoice, tx)).toMatchObject({ status: 'PAID', balance_minor: 0 })
  })
})

test('a credit note is refused where it takes more than is left, another’s row, or nothing', async () => {
  const invoice = await over(1_000)
  const [row] = await rowsOf(invoice)
  const [foreign] = await rowsOf(await over(500))
  const id = row?.id ?? ''
  const ends = async (args: CreditArgs) => outcome(as(seller, (tx) => credit(tx, invoice, args)))
  await creditOf(invoice, 400)
  const more = 'PT422 | more_than_creditable | {"minor": 600, "currency": "INR"} | amount'
  expect(await ends({ amount_minor: 601 })).toBe(more)
  expect(await ends({ items: [{ id, amount_minor: 601 }] })).toBe(more)
  expect(await ends({ items: [{ id, quantity: '1' }] })).toBe(more)
  expect(await ends({ items: [{ id, quantity: '2' }] })).toBe('PT422 | item_invalid | quantity')
  expect(await ends({ items: [{ id, quantity: '0.0001' }] })).toMatch('item_invalid')
  expect(await ends({ items: [{ id, amount_minor: 0 }] })).toMatch('item_invalid')
  expect(await ends({ items: [{ id }] })).toMatch('item_invalid')
  expect(await ends({ items: [{ id, quantity: 'NaN' }] })).toMatch('item_invalid')
  expect(await ends({ items: [{ id: foreign?.id ?? '', amount_minor: 1 }] })).toMatch(
    'credit_row_unknown',
  )
  const twice = [
    { id, amount_minor: 1 },
    { id, amount_minor: 1 },
  ]
  expect(await ends({ items: twice })).toMatch('credit_row_unknown')
  expect(await ends({ items: [] })).toMatch('items_required')
  expect(await ends({ items: [{ id, amount_minor: 1 }], amount_minor: 1 })).toMatch(
    'credit_items_or_amount',
  )
  expect(await ends({ amount_minor: 1, reason: ' ' })).toBe('PT422 | required | reason')
  expect(await outcome(as(registered, (tx) => credit(tx, invoice, { amount_minor: 1 })))).toMatch(
    'invoice_not_found',
  )
  await creditOf(invoice, 600)
  expect(await ends({ amount_minor: 1 })).toMatch('more_than_creditable')
})

test('one key makes one credit note, also when it is asked for at one time', async () => {
  const invoice = await over(1_000)
  const request_key = crypto.randomUUID()
  const notes = await Promise.all(
    Array.from({ length: 8 }, () =>
      as(seller, (tx) => credit(tx, invoice, { request_key, amount_minor: 300 })),
    ),
  )
  expect(new Set(notes.map((note) => note?.id)).size).toBe(1)
  expect(await stateOf(invoice)).toMatchObject({ credited_minor: 300, balance_minor: 700 })
  const other = as(seller, (tx) => credit(tx, invoice, { request_key, amount_minor: 301 }))
  expect(await outcome(other)).toMatch('request_used')
})

test('credit notes at one time never take more than there is', async () => {
  const invoice = await over(1_000)
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(creditOf(invoice, 300))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(3)
  expect(await stateOf(invoice)).toMatchObject({ credited_minor: 900, balance_minor: 100 })
})

test('a refund of a note gives back money that was received, never more, and is undone like a payment', async () => {
  const invoice = await over(1_000)
  await as(seller, (tx) => record(tx, invoice, { amount_minor: 800 }))
  const note = await creditOf(invoice, 500)
  expect(await stateOf(invoice)).toMatchObject({
    status: 'PAID',
    settled_minor: 500,
    credited_minor: 500,
    refundable_minor: 300,
    balance_minor: 0,
  })
  expect(await stateOf(note)).toMatchObject({ status: 'UNPAID', refundable_minor: 300 })
  const give = (amount: number, key?: string) => as(seller, (tx) => refund(tx, note, amount, key))
  expect(await outcome(give(301))).toBe(
    'PT422 | more_than_refundable | {"minor": 300, "currency": "INR"} | amount',
  )
  const key = crypto.randomUUID()
  const payment = await give(200, key)
  expect(await give(200, key)).toBe(payment)
  expect(await stateOf(note)).toMatchObject({ settled_minor: 200, refundable_minor: 100 })
  expect(await outcome(cancel(note))).toBe('PT409 | note_refunded')
  await as(seller, (tx) => tx`select undo_payment(${payment}, 'A slip')`)
  expect(await stateOf(invoice)).toMatchObject({ refundable_minor: 300 })
  await give(300)
  expect(await outcome(give(1))).toMatch('nothing_refundable')
  expect(await stateOf(note)).toMatchObject({ status: 'PAID', refundable_minor: 0 })
  const read = (id: string) => sql`select refunded_minor from invoice_records where id = ${id}`
  expect([...(await read(invoice)), ...(await read(note))]).toEqual([
    { refunded_minor: 300 },
    { refunded_minor: 0 },
  ])

  const events = await sql<{ invoice_id: string; kind: string }[]>`
    select invoice_id, kind from invoice_events where invoice_id in (${invoice}, ${note}) order by id`
  const of = (id: string) => events.filter((row) => row.invoice_id === id).map(({ kind }) => kind)
  const refunds = ['refund_recorded', 'refund_undone', 'refund_recorded']
  expect(of(invoice)).toEqual(['created', 'payment_recorded', 'credited', ...refunds])
  expect(of(note)).toEqual(['created', ...refunds])
})

test('a payment of which some was given back is not undone before the refund is', async () => {
  const invoice = await over(1_000)
  const payment = await as(seller, (tx) => record(tx, invoice, { amount_minor: 1_000 }))
  const note = await creditOf(invoice, 1_000)
  await as(seller, (tx) => refund(tx, note, 400))
  const undo = as(seller, (tx) => tx`select undo_payment(${payment}, 'A slip')`)
  expect(await outcome(undo)).toBe('PT409 | payment_refunded')
})

test('a cancelled credit note gives the balance back, and comes back only where its part is free', async () => {
  const invoice = await over(1_000)
  const note = await creditOf(invoice, 700)
  expect(await outcome(cancel(invoice))).toBe('PT409 | invoice_has_credit')
  await cancel(note)
  expect(await stateOf(invoice)).toMatchObject({ credited_minor: 0, balance_minor: 1_000 })
  const second = await creditOf(invoice, 301)
  expect(await outcome(restore(note))).toBe('PT409 | credit_taken')
  await cancel(second)
  await restore(note)
  expect(await stateOf(invoice)).toMatchObject({ credited_minor: 700, balance_minor: 300 })
  await cancel(note)
  await cancel(invoice)
  expect(await outcome(restore(note))).toBe('PT409 | invoice_cancelled')
})
