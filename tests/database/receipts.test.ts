import { beforeAll, expect, test } from 'vitest'
import { spread } from '../../supabase/functions/_shared/domain/document/settlement.ts'
import fc, { thorough } from '../setup/property.ts'
import { as, asOwner, claimsOf, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { dayFromToday, outcome, paymentState, paymentsOf, record } from './ledger.ts'
import { advanceOf, receive, undoReceipt, use } from './receipts.ts'

let seller: string

beforeAll(async () => {
  seller = await makeSeller()
})

const over = (tx: Tx, amount_minor: number, client = 'Kaveri Interiors') =>
  createInvoice(tx, { client_name: client, items: [{ description: 'Design', amount_minor }] })
const undo = (tx: Tx, payment: string) => tx`select undo_payment(${payment}, 'It bounced')`
const settled = async (tx: Tx, invoice: string) => (await paymentState(invoice, tx))?.settled_minor

test('one payment settles several invoices at once, and its undoing takes all of it back', async () => {
  const key = crypto.randomUUID()
  const [first, second, receipt] = await as(seller, async (tx) => {
    const one = await over(tx, 1_000)
    const two = await over(tx, 2_000)
    const parts = [
      { invoice_id: one, amount_minor: 900, tds_minor: 100 },
      { invoice_id: two, amount_minor: 600 },
    ]
    const id = await receive(tx, one, 1_500, { parts, request_key: key })
    expect(await receive(tx, one, 1_500, { parts, request_key: key })).toBe(id)
    return [one, two, id]
  })
  expect(await paymentState(first)).toMatchObject({ status: 'PAID', settled_minor: 1_000 })
  expect(await paymentState(second)).toMatchObject({ status: 'UNPAID', settled_minor: 600 })
  expect(await advanceOf(receipt)).toMatchObject({ advance_minor: 0, undone: false })
  const again = as(seller, (tx) => receive(tx, first, 1_501, { request_key: key }))
  expect(await outcome(again)).toBe('PT409 | request_used | {"of": "payment"} | requestKey')

  const [payment] = await paymentsOf(second)
  await as(seller, (tx) => undo(tx, payment?.id ?? ''))
  expect(await paymentState(first)).toMatchObject({ settled_minor: 0 })
  await as(seller, (tx) => undoReceipt(tx, receipt))
  expect(await paymentState(first)).toMatchObject({ status: 'UNPAID', settled_minor: 0 })
  expect(await paymentState(second)).toMatchObject({ settled_minor: 0 })
  expect(await advanceOf(receipt)).toMatchObject({ advance_minor: 0, undone: true })
  const events = await sql`
    select kind, detail ->> 'reason' as reason from invoice_events
    where invoice_id = ${first} and kind like 'payment%' order by id`
  expect([...events]).toEqual([
    { kind: 'payment_recorded', reason: null },
    { kind: 'payment_undone', reason: 'It bounced' },
  ])
})

test('without shares the oldest invoices come first, as the screen proposes them', async () => {
  const dues = fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(dues, fc.integer({ min: 1, max: 1_500 }), async (totals, amount) => {
      await tryAs(seller, async (tx) => {
        const client = crypto.randomUUID()
        const first = await over(tx, 1, client)
        const later = []
        for (const total of totals) later.push(await over(tx, total, client))
        await tx`select write_off_invoice(${first}, 'Nothing comes')`
        const receipt = await receive(tx, first, amount, { parts: null, excess: 'advance' })
        const shares = await tx<{ due: number; taken: number }[]>`
          select
            invoice.total_minor as due,
            coalesce((
              select payment.amount_minor from payments as payment
              where payment.invoice_id = invoice.id and payment.receipt_id = ${receipt}
            ), 0) as taken
          from invoices as invoice
          where invoice.id = any (${later})
          order by invoice.issue_date, invoice.created_at, invoice.id`
        const proposed = spread(
          amount,
          shares.map(({ due }) => due),
        )
        expect(shares.map(({ taken }) => taken)).toEqual(proposed)
      })
    }),
    { numRuns: thorough(3, 12) },
  )
})

test('a refusal of one invoice settles none', async () => {
  const [mine, other, dollars] = await as(seller, async (tx) => [
    await over(tx, 1_000),
    await over(tx, 1_000, 'Tapti Textiles'),
    await createInvoice(tx, { currency: 'USD', exchange_rate: 80 }),
  ])
  const ends = (amount: number, ...parts: object[]) =>
    outcome(
      as(seller, (tx) =>
        receive(tx, mine, amount, { parts: parts.map((part) => ({ invoice_id: mine, ...part })) }),
      ),
    )
  const most = '{"minor": 1000, "currency": "INR"}'
  expect(await ends(1_001, { amount_minor: 1_001 })).toBe(
    `PT422 | more_than_due | ${most} | allocations.0.amount`,
  )
  expect(await ends(1_000, { amount_minor: 1_000, tds_minor: 1 })).toMatch(
    'more_than_due | {"minor": 1000, "currency": "INR", "tdsMinor": 1, "amountMinor": 1000}',
  )
  expect(await ends(10, { amount_minor: 11 })).toBe('PT422 | more_than_received | amount')
  expect(await ends(11, { amount_minor: 10 })).toBe(
    'PT422 | advance_unasked | {"minor": 1, "currency": "INR"} | amount',
  )
  expect(await ends(10, { amount_minor: 5 }, { amount_minor: 5 })).toMatch('malformed')
  expect(await ends(0)).toBe('PT422 | amount_out_of_range | amount')
  expect(await ends(0, { amount_minor: 0 })).toMatch('amount_out_of_range')
  expect(await ends(5, { amount_minor: 5, tds_minor: -1 })).toMatch('tds_out_of_range')
  for (const foreign of [other, dollars])
    expect(await ends(5, { amount_minor: 5, invoice_id: foreign })).toBe(
      'PT422 | invoice_of_another | invoiceId',
    )
  const tomorrow = await dayFromToday(1)
  const early = as(seller, (tx) => receive(tx, mine, 1, { excess: 'advance', paid_on: tomorrow }))
  expect(await outcome(early)).toMatch('payment_date_future')
  const stranger = await makeSeller()
  const [client] = await sql`select client_id from invoices where id = ${mine}`
  const theirs = as(
    stranger,
    (tx) => tx`
      select record_receipt(
        gen_random_uuid(), ${client?.client_id}, 'INR', 5, private.today(), 'UPI', '[]', excess => 'advance'
      )`,
  )
  expect(await outcome(theirs)).toMatch('client_unknown')
  const [left] = await sql`
    select count(*)::int as n from receipts where client_id = ${client?.client_id} and advance_minor > 0`
  expect([left?.n, (await paymentsOf(mine)).length]).toEqual([0, 0])
})

test('an advance waits with the client, is used in parts, and comes back where its use is undone', async () => {
  await tryAs(seller, async (tx) => {
    const [one, two] = [await over(tx, 600), await over(tx, 5_000)]
    const advance = await receive(tx, one, 1_000, { excess: 'advance' })
    const key = crypto.randomUUID()
    const used = await use(tx, advance, one, null, key)
    expect(await use(tx, advance, one, null, key)).toBe(used)
    expect(await paymentState(one, tx)).toMatchObject({ status: 'PAID', settled_minor: 600 })
    expect(await advanceOf(advance, tx)).toMatchObject({ advance_minor: 400 })
    const refused = (amount: number) =>
      outcome(tx.savepoint((sub) => use(sub, advance, two, amount)))
    expect(await refused(401)).toBe(
      'PT422 | more_than_advance | {"minor": 400, "currency": "INR"} | amount',
    )
    expect(await refused(0)).toMatch('amount_out_of_range')
    const foreign = await over(tx, 600, 'Tapti Textiles')
    const dollars = await createInvoice(tx, { currency: 'USD', exchange_rate: 80 })
    for (const [invoice, found] of [
      [two, [{ id: advance, advance_minor: 400 }]],
      [foreign, []],
      [dollars, []],
    ] as const) {
      const offered = await tx`select id, advance_minor from advances_for(${invoice})`
      expect([...offered]).toEqual(found)
    }
    await use(tx, advance, two, 150)
    await use(tx, advance, two)
    expect(await settled(tx, two)).toBe(400)
    expect(await refused(1)).toMatch('more_than_advance')
    await undo(tx, used)
    expect(await settled(tx, one)).toBe(0)
    expect(await settled(tx, two)).toBe(400)
    expect(await advanceOf(advance, tx)).toMatchObject({ advance_minor: 600, undone: false })
    await undoReceipt(tx, advance)
    expect(await settled(tx, two)).toBe(0)
    const gone = outcome(tx.savepoint((sub) => use(sub, advance, one)))
    expect(await gone).toMatch('more_than_advance')
  })
})

test('an overpayment is kept as an advance where that is asked for, and refused else', async () => {
  await tryAs(seller, async (tx) => {
    const invoice = await over(tx, 1_000)
    const pay = async (excess: string | null) => {
      const [row] = await tx.savepoint(
        (sub) => sub<{ id: string }[]>`
          select record_payment(
            gen_random_uuid(), ${invoice}, 1450, private.today(), 'UPI', tds_minor => 50, excess => ${excess}
          ) as id`,
      )
      return row?.id ?? ''
    }
    expect(await outcome(pay(null))).toMatch('more_than_due')
    const payment = await pay('advance')
    expect(await paymentState(invoice, tx)).toMatchObject({ status: 'PAID', settled_minor: 1_000 })
    const rows = await tx`select amount_minor, advance_minor from receipts where user_id = ${seller}
      order by created_at desc limit 1`
    expect([...rows]).toEqual([{ amount_minor: 1_450, advance_minor: 500 }])
    await undo(tx, payment)
    expect(await settled(tx, invoice)).toBe(0)
  })
  await tryAs(seller, async (tx) => {
    const invoice = await over(tx, 1_000)
    const apart = tx`
      select record_payment(gen_random_uuid(), ${invoice}, 1500, private.today(), 'UPI', excess => 'advance')`
    await tx`select record_payment(gen_random_uuid(), ${invoice}, 400, private.today(), 'UPI', excess => 'advance')`
    await apart
    const due = tx.savepoint((sub) => record(sub, invoice, { amount_minor: 1 }))
    expect(await outcome(due)).toMatch('nothing_due')
    const more = await receive(tx, invoice, 5, { excess: 'advance' })
    const used = tx.savepoint((sub) => use(sub, more, invoice))
    expect(await outcome(used)).toBe('PT422 | nothing_due | amount')
  })
})

test('advances go with their client when two become one', async () => {
  await tryAs(seller, async (tx) => {
    const [gone, stays] = [await over(tx, 100, 'Old name'), await over(tx, 900, 'New name')]
    const advance = await receive(tx, gone, 300, { excess: 'advance' })
    await undoReceipt(tx, await receive(tx, gone, 5, { excess: 'advance' }))
    await tx`
      select merge_clients(old.client_id, new.client_id) from invoices as old, invoices as new
      where old.id = ${gone} and new.id = ${stays}`
    await use(tx, advance, stays)
    expect(await settled(tx, stays)).toBe(300)
  })
})

test('payments are neither erased nor changed', async () => {
  await asOwner(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${claimsOf(seller)}, true)`
    const advance = await receive(tx, await over(tx, 100), 300, { excess: 'advance' })
    const tried = (statement: string) => outcome(tx.savepoint((sub) => sub.unsafe(statement)))
    const where = `where id = '${advance}'`
    expect(await tried(`delete from receipts ${where}`)).toMatch('payment_kept')
    expect(await tried('truncate receipts cascade')).toMatch('kept')
    expect(await tried(`update receipts set amount_minor = 400 ${where}`)).toMatch('unchangeable')
    expect(await tried(`update receipts set advance_minor = -1 ${where}`)).toMatch('advance_range')
  })
})

test('two simultaneous uses of one advance take no more than it has', async () => {
  const [one, two, advance] = await as(seller, async (tx) => {
    const first = await over(tx, 700)
    return [first, await over(tx, 700), await receive(tx, first, 1_000, { excess: 'advance' })]
  })
  const both = await Promise.all(
    [one, two].map((invoice) => outcome(as(seller, (tx) => use(tx, advance, invoice, 700)))),
  )
  expect(both.sort()).toEqual([
    'PT422 | more_than_advance | {"minor": 300, "currency": "INR"} | amount',
    'done',
  ])
  expect(await advanceOf(advance)).toMatchObject({ advance_minor: 300 })
})
