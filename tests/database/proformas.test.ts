import { beforeEach, expect, test } from 'vitest'
import { as, sql } from '../setup/stack/database.ts'
import { createForerunner, type InvoiceArgs, makeRegistered } from '../setup/stack/people.ts'
import { claim, codeOf, outcome, paymentsOf, record, share } from './ledger.ts'

const row = { description: 'Design', quantity: 1, rate: '1000', gst_rate: 1800, hsn_sac: '998391' }
const client = { client_name: 'Kaveri Interiors', client_email: 'billing@kaveri.example' }

let seller: string
let proforma: string
let token: string

const make = (args: InvoiceArgs = {}) =>
  as(seller, (tx) => createForerunner(tx, 'proforma_invoice', { items: [row], ...args }))

beforeEach(async () => {
  seller = await makeRegistered({ upi_id: 'neel@ybl' })
  proforma = await make({ keep_client: false })
  token = await as(seller, (tx) => share(tx, proforma))
})

const shown = async () => (await as(null, (tx) => tx`select shared_invoice(${token}) as it`))[0]?.it

const standing = async () =>
  (
    await sql`
      select state, settled_minor, balance_minor
      from estimate_records join invoice_records using (id) where id = ${proforma}`
  )[0]

const receipts = () =>
  sql<{ id: string; amount_minor: number; advance_minor: number; advance_for: string | null }[]>`
    select id, amount_minor, advance_minor, advance_for from receipts where user_id = ${seller}
    order by created_at`

const convert = async () => {
  const [draft] = await as(seller, (tx) => tx`select convert_estimate(${proforma}) as id`)
  return draft?.id as string
}

const issue = (draft: string, change: object = {}) =>
  as(seller, async (tx) => {
    const document = tx.json({ ...client, due_date: '2990-01-01', items: [row], ...change })
    const [issued] = await tx`select issue_draft(${draft}, ${draft}, ${document}) as it`
    return issued?.it
  })

const claimed = async () => (await paymentsOf(proforma))[0]?.id ?? ''
const confirm = (id: string, advance_for: string | null = 'services') =>
  as(seller, (tx) => tx`select confirm_payment(${id}, advance_for => ${advance_for})`)

test('it has a series of its own, the tax of its invoice, a client of the book, and is in no list or sum', async () => {
  const [made] = await sql`select * from invoice_records where id = ${proforma}`
  expect(made).toMatchObject({
    number: expect.stringMatching(/^PF\//),
    total_minor: 118_000,
    client_id: expect.any(String),
  })
  const [seen] = await as(
    seller,
    (tx) => tx`
      select
        (list_invoices(0, 10) ->> 'total')::integer as listed,
        (list_estimates(0, 10, list => 'proformas') ->> 'total')::integer as proformas,
        (select coalesce(sum(created + invoices + unpaid_due), 0)::integer from invoice_periods) as counted`,
  )
  expect(seen).toEqual({ listed: 0, proformas: 1, counted: 0 })
  expect(await sql`select from private.statement_lines where user_id = ${seller}`).toEqual([])
  const [numbers] = await as(
    seller,
    (tx) => tx`select gst_return(private.today(), private.today()) -> 'numbers' as it`,
  )
  expect(numbers?.it ?? []).toEqual([])
})

test('its link says how to pay, and what the client reports waits for the owner and is told to them', async () => {
  expect(await shown()).toMatchObject({
    pay_to: { upi_id: 'neel@ybl' },
    estimate: { state: 'sent' },
  })
  expect(await as(null, (tx) => claim(tx, token, { amount_minor: 118_000 }))).toBe('claimed')
  expect(await standing()).toMatchObject({ state: 'sent', settled_minor: 0 })
  const [attention] = await as(seller, (tx) => tx`select dashboard_attention() -> 'claims' as it`)
  expect(attention?.it).toMatchObject({
    count: 1,
    rows: [{ number: expect.stringMatching(/^PF/) }],
  })
  const told = await sql`select from private.due_claims(private.today()) where user_id = ${seller}`
  expect(told).toHaveLength(1)
})

test('a report that is confirmed is an advance of its client, for what the owner says, once', async () => {
  await as(null, (tx) => claim(tx, token, { amount_minor: 50_000 }))
  const id = await claimed()
  await Promise.all([confirm(id), confirm(id)])
  expect(await receipts()).toMatchObject([
    { amount_minor: 50_000, advance_minor: 50_000, advance_for: 'services' },
  ])
  expect(await standing()).toMatchObject({
    state: 'sent',
    settled_minor: 50_000,
    balance_minor: 68_000,
  })
  const [payment] = await as(
    seller,
    (tx) => tx`select state, receipt_id from payment_records where id = ${id}`,
  )
  expect(payment).toMatchObject({ state: 'confirmed', receipt_id: expect.any(String) })
  const came = await as(
    seller,
    (tx) =>
      tx`select sum(came_in_minor)::integer as minor from invoice_periods where period = 'day'`,
  )
  expect(came[0]?.minor).toBe(50_000)
})

test('money that the owner records is an advance, too: at most its total, without tax deducted, once for a request', async () => {
  const request_key = crypto.randomUUID()
  const pay = (args: object) => as(seller, (tx) => record(tx, proforma, args))
  const first = await pay({ request_key, amount_minor: 118_000 })
  expect(await pay({ request_key, amount_minor: 118_000 })).toBe(first)
  expect(await standing()).toMatchObject({ state: 'paid', balance_minor: 0 })
  expect(await receipts()).toMatchObject([{ advance_minor: 118_000, advance_for: null }])
  expect(await outcome(pay({ amount_minor: 1 }))).toBe('PT422 | nothing_due | amount')
  const other = await make()
  const on = (args: object) => outcome(as(seller, (tx) => record(tx, other, args)))
  expect(await on({ amount_minor: 118_001 })).toMatch(/^PT422 \| more_than_due/)
  expect(await on({ amount_minor: 100, tds_minor: 10 })).toBe('PT422 | tds_out_of_range | tds')
})

test('the invoice that is made of it uses the advance, as far as both go, and is asked for no more', async () => {
  await as(seller, (tx) => record(tx, proforma, { amount_minor: 50_000 }))
  await as(seller, (tx) => record(tx, proforma, { amount_minor: 8_000 }))
  const invoice = await issue(await convert())
  expect(invoice).toMatchObject({ settled_minor: 58_000, balance_minor: 60_000, status: 'UNPAID' })
  expect((await receipts()).map(({ advance_minor }) => advance_minor)).toEqual([0, 0])
  expect(await standing()).toMatchObject({ state: 'converted' })
  expect(await shown()).toMatchObject({ pay_to: null, estimate: { state: 'converted' } })
  expect(await outcome(as(null, (tx) => claim(tx, token)))).toMatch(/^PT409 \| document_converted/)
})

test('the part beyond the invoice waits, and nothing goes to another client', async () => {
  await as(seller, (tx) => record(tx, proforma, { amount_minor: 118_000 }))
  const draft = await convert()
  const invoice = await issue(draft, { items: [{ ...row, rate: '500' }] })
  expect(invoice).toMatchObject({ settled_minor: 59_000, status: 'PAID' })
  expect(await receipts()).toMatchObject([{ advance_minor: 59_000 }])

  proforma = await make()
  await as(seller, (tx) => record(tx, proforma, { amount_minor: 1_000 }))
  const other = await issue(await convert(), { client_name: 'Somebody else' })
  expect(other).toMatchObject({ settled_minor: 0 })
})

test('undone, it is due to neither, and the invoice is unpaid again', async () => {
  const payment = await as(seller, (tx) => record(tx, proforma, { amount_minor: 118_000 }))
  const invoice = await issue(await convert())
  await as(seller, (tx) => tx`select undo_payment(${payment}, 'It bounced')`)
  expect(await receipts()).toMatchObject([{ advance_minor: 0 }])
  expect(await standing()).toMatchObject({ settled_minor: 0 })
  const [due] = await sql`select balance_minor from invoice_details where id = ${invoice.id}`
  expect(due?.balance_minor).toBe(118_000)
  const [came] = await as(
    seller,
    (tx) => tx`select coalesce(sum(came_in_minor), 0)::integer as minor from invoice_periods`,
  )
  expect(came?.minor).toBe(0)
})

test('with money on it, it is not deleted; without, it is, and comes back', async () => {
  const remove = () => as(seller, (tx) => tx`select delete_invoice(${proforma})`)
  const payment = await as(seller, (tx) => record(tx, proforma))
  expect(await outcome(remove())).toMatch(/^PT409 \| invoice_has_money/)
  await as(seller, (tx) => tx`select undo_payment(${payment}, 'A slip')`)
  expect(await outcome(remove())).toBe('done')
  await as(seller, (tx) => tx`select restore_invoice(${proforma})`)
  expect(await standing()).toMatchObject({ state: 'sent' })
})

test('an advance of services is told in the return and gets its voucher, an undecided one is asked about', async () => {
  await as(seller, (tx) => record(tx, proforma, { amount_minor: 118_000 }))
  const [receipt] = await receipts()
  const asked = await as(
    seller,
    (tx) => tx`
    select gst_return(private.today(), private.today()) as it`,
  )
  expect(JSON.stringify(asked[0]?.it)).toContain('undecided')
  const [voucher] = await as(
    seller,
    (tx) =>
      tx`select issue_voucher(gen_random_uuid(), ${receipt?.id ?? ''}, '{"description": "Design"}') as it`,
  )
  expect(voucher?.it).toBeTruthy()
  const invoice = await issue(await convert())
  expect(invoice).toMatchObject({ status: 'PAID', vouchers: [{ amount_minor: 118_000 }] })
})

test('nobody else sees it, pays it or makes an invoice of it', async () => {
  const other = await makeRegistered()
  const as404 = async (work: Promise<unknown>) => expect(await codeOf(work)).toBe('PT404')
  await as404(as(other, (tx) => record(tx, proforma)))
  await as404(as(other, (tx) => tx`select convert_estimate(${proforma})`))
  expect(await as(other, (tx) => tx`select from estimate_records where id = ${proforma}`)).toEqual(
    [],
  )
})
