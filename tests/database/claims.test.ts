import { beforeEach, expect, test } from 'vitest'
import { as, sql } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import {
  type Claim,
  claim,
  codeOf,
  dayFromToday,
  invoiceOver,
  outcome,
  paymentState,
  paymentsOf,
  record,
  share,
  today,
} from './ledger.ts'

const TOTAL = 100_000

let seller: string
let invoice: string
let token: string

beforeEach(async () => {
  seller = await makeSeller()
  invoice = await invoiceOver(seller, TOTAL)
  token = await as(seller, (tx) => share(tx, invoice))
})

const report = (args: Claim = {}) => as(null, (tx) => claim(tx, token, args))

const decide = (call: string, payment: string | undefined) =>
  as(seller, (tx) => tx`select ${tx(call)}(${payment ?? ''})`)

async function declineAll() {
  for (const row of await paymentsOf(invoice)) await decide('decline_payment', row.id)
}

test('a client reports a payment: it waits, and nothing is counted', async () => {
  const answer = await report({ amount_minor: 40_000, reference: ' 4321 ', note: 'First\nhalf' })
  expect(answer).toBe('claimed')
  expect(await paymentsOf(invoice)).toMatchObject([
    {
      state: 'claimed',
      from_client: true,
      amount_minor: 40_000,
      tds_minor: 0,
      method: 'UPI',
      reference: '4321',
      note: 'First half',
      decided_at: null,
      user_id: seller,
    },
  ])
  expect(await paymentState(invoice)).toMatchObject({ status: 'UNPAID', settled_minor: 0 })
})

test('the owner confirms what was reported, as it is or with what really arrived', async () => {
  await report({ amount_minor: 40_000, method: 'Bank transfer' })
  await report({ amount_minor: 70_000 })
  const [first, second] = await paymentsOf(invoice)
  await decide('confirm_payment', first?.id)
  await decide('confirm_payment', first?.id)
  expect(await paymentState(invoice)).toMatchObject({ settled_minor: 40_000 })
  const confirm = (amount: number, tds: number | null) =>
    outcome(as(seller, (tx) => tx`select confirm_payment(${second?.id ?? ''}, ${amount}, ${tds})`))
  expect(await confirm(70_000, null)).toBe(
    'PT422 | more_than_due | {"minor": 60000, "currency": "INR"} | amount',
  )
  expect(await confirm(54_000, 6_000)).toBe('done')
  expect(await confirm(54_000, 6_000)).toBe('done')
  expect(await confirm(1, 1)).toBe('PT409 | payment_decided | {"state": "confirmed"}')
  expect(await paymentState(invoice)).toMatchObject({
    status: 'PAID',
    paid_date: await today(),
    payment_method: 'UPI',
  })
})

test('the owner confirms a report for the day on which the money came, which then stays', async () => {
  await report({ amount_minor: TOTAL })
  const [row] = await paymentsOf(invoice)
  const confirm = (day: string | null) =>
    outcome(
      as(
        seller,
        (tx) => tx`select confirm_payment(${row?.id ?? ''}, paid_on => (${day}::text)::date)`,
      ),
    )
  expect(await confirm(await dayFromToday(1))).toBe('PT422 | payment_date_future | paidOn')
  for (const early of [await dayFromToday(-366), '-infinity']) {
    expect(await confirm(early)).toBe('PT422 | payment_date_too_early | paidOn')
  }
  const came = await dayFromToday(-365)
  expect(await confirm(came)).toBe('done')
  expect(await paymentState(invoice)).toMatchObject({ status: 'PAID', paid_date: came })
  expect([await confirm(came), await confirm(null)]).toEqual(['done', 'done'])
  expect(await confirm(await today())).toBe('PT409 | payment_decided | {"state": "confirmed"}')
  expect(await paymentState(invoice)).toMatchObject({ paid_date: came })
})

test('a declined report stays declined, and the client can report again', async () => {
  await report({ reference: '4321' })
  const [row] = await paymentsOf(invoice)
  await as(seller, (tx) => tx`select decline_payment(${row?.id ?? ''}, ' Nothing came ')`)
  await as(seller, (tx) => tx`select decline_payment(${row?.id ?? ''}, 'Again')`)
  expect(await paymentsOf(invoice)).toMatchObject([{ state: 'declined', reason: 'Nothing came' }])
  expect(await outcome(decide('confirm_payment', row?.id))).toBe(
    'PT409 | payment_decided | {"state": "declined"}',
  )
  await report({ reference: '4321' })
  expect(await paymentsOf(invoice)).toMatchObject([{ state: 'declined' }, { state: 'claimed' }])
})

test('a decision does not turn into the other one', async () => {
  await report()
  const [row] = await paymentsOf(invoice)
  const undo = as(seller, (tx) => tx`select undo_payment(${row?.id ?? ''}, 'A slip')`)
  expect(await outcome(undo)).toBe('PT409 | payment_unconfirmed | {"state": "claimed"}')
  await decide('confirm_payment', row?.id)
  expect(await outcome(decide('decline_payment', row?.id))).toBe(
    'PT409 | payment_decided | {"state": "confirmed"}',
  )
})

// [pay-6]
test('the same request, and the same reference, are reported once', async () => {
  const request_key = crypto.randomUUID()
  const once = { request_key, reference: 'UTR 4321' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => report(once)))
  expect(new Set(answers)).toEqual(new Set(['claimed']))
  expect(await outcome(report({ ...once, amount_minor: 5 }))).toBe(
    'PT409 | request_used | {"of": "payment"} | requestKey',
  )
  await Promise.all(Array.from({ length: 10 }, () => report({ reference: ' utr 4321 ' })))
  expect(await paymentsOf(invoice)).toHaveLength(1)
  const [row] = await paymentsOf(invoice)
  await decide('confirm_payment', row?.id)
  expect(await report({ reference: 'UTR 4321' })).toBe('claimed')
  expect(await report(once)).toBe('claimed')
  expect(await paymentsOf(invoice)).toHaveLength(1)
})

const refusedReference = (code: string, minor: number, method: string) =>
  `PT409 | ${code} | {"minor": ${minor}, "method": "${method}", "currency": "INR"} | reference`

test('a reference that was reported with another amount or method is refused with those, and nothing is lost', async () => {
  const once = { reference: 'UTR 4321', amount_minor: 10_000, note: 'First' }
  await report(once)
  const reported = refusedReference('reference_reported', 10_000, 'UPI')
  expect(await outcome(report({ ...once, amount_minor: 90_000 }))).toBe(reported)
  expect(await outcome(report({ ...once, reference: 'utr 4321', amount_minor: 1 }))).toBe(reported)
  expect(await outcome(report({ ...once, method: 'Bank transfer' }))).toBe(reported)
  expect(await report(once)).toBe('claimed')
  expect(await report({ ...once, note: 'Second' })).toBe('claimed')
  expect(await paymentsOf(invoice)).toMatchObject([
    { state: 'claimed', amount_minor: 10_000, note: 'First' },
  ])

  const [row] = await paymentsOf(invoice)
  await as(seller, (tx) => tx`select confirm_payment(${row?.id ?? ''}, 85000, 5000)`)
  // With the reported figures, with the counted ones, and with others.
  expect(await report(once)).toBe('claimed')
  expect(await report({ ...once, amount_minor: 85_000 })).toBe('claimed')
  expect(await outcome(report({ ...once, amount_minor: 9_000 }))).toBe(
    refusedReference('reference_counted', 85_000, 'UPI'),
  )
  expect(await paymentsOf(invoice)).toHaveLength(1)
})

test('a payment that the seller entered with a reference tells its client no more than that', async () => {
  await as(seller, (tx) =>
    record(tx, invoice, { amount_minor: 30_000, reference: 'N01', method: 'Bank transfer' }),
  )
  const again = { reference: 'n01', amount_minor: 30_000, method: 'Bank transfer' }
  expect(await report(again)).toBe('claimed')
  expect(await outcome(report({ ...again, amount_minor: 20_000 }))).toBe(
    refusedReference('reference_counted', 30_000, 'Bank transfer'),
  )
  // The same reference on another invoice is another payment, and none of it is told.
  const next = await invoiceOver(seller, TOTAL)
  token = await as(seller, (tx) => share(tx, next))
  expect(await report({ ...again, amount_minor: 20_000 })).toBe('claimed')
  expect(await paymentsOf(next)).toMatchObject([{ amount_minor: 20_000 }])
})

test.each<[string, Claim, string]>([
  [
    'more than is due',
    { amount_minor: TOTAL + 1 },
    'more_than_due | {"minor": 100000, "currency": "INR"} | amount',
  ],
  ['nothing', { amount_minor: 0 }, 'amount_out_of_range | amount'],
  ['no amount', { amount_minor: null }, 'amount_out_of_range | amount'],
  ['a blank reference', { reference: ' \t ' }, 'reference_required | reference'],
  ['a reference that nobody sees', { reference: '\u00a0\u200b' }, 'reference_required | reference'],
  ['no reference', { reference: null }, 'reference_required | reference'],
  [
    'a reference of 61 characters',
    { reference: 'x'.repeat(61) },
    'too_long | {"most": 60} | reference',
  ],
  ['a note of 301 characters', { note: 'x'.repeat(301) }, 'too_long | {"most": 300} | note'],
  ['a method of the owner', { method: 'Cash' }, 'claim_method_unknown | method'],
  ['no method', { method: null }, 'claim_method_unknown | method'],
])('a report of %s is refused and writes nothing', async (_, args, refusal) => {
  expect(await outcome(report(args))).toBe(`PT422 | ${refusal}`)
  expect(await paymentsOf(invoice)).toHaveLength(0)
})

test('where nothing is due, nothing can be reported', async () => {
  await as(seller, (tx) => record(tx, invoice, { amount_minor: TOTAL }))
  expect(await outcome(report())).toBe('PT409 | nothing_due')
})

test('five reports wait at most, however they come', async () => {
  const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(report())))
  expect(codes.filter((code) => code === 'done')).toHaveLength(5)
  expect(codes.filter((code) => code === 'PT429')).toHaveLength(7)
  const [first] = await paymentsOf(invoice)
  await decide('decline_payment', first?.id)
  expect([await codeOf(report()), await codeOf(report())]).toEqual(['done', 'PT429'])
})

// [pay-7]
test('twenty reports per link at most, and a renewed link starts anew', async () => {
  for (let n = 0; n < 20; n += 1) {
    await report()
    if (n % 5 === 4) await declineAll()
  }
  expect(await outcome(report())).toBe('PT429 | claims_used_up')
  token = await as(seller, (tx) => share(tx, invoice, 'renew_share'))
  expect(await report()).toBe('claimed')
})

test('the owner’s entries do not count against the client’s limit', async () => {
  for (let n = 0; n < 21; n += 1) await as(seller, (tx) => record(tx, invoice, { amount_minor: 1 }))
  expect(await report()).toBe('claimed')
})

/** Resolves once some claim waits for a lock. */
async function aClaimWaits() {
  for (;;) {
    const waiting = await sql`
      select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%claim_payment%'`
    if (waiting.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test.each([
  ['revoke_share', 'PT404'],
  ['renew_share', 'PT404'],
  ['delete_invoice', 'PT404'],
  ['share_invoice', 'done'],
])('a report that waits behind %s ends as if it had come after it', async (call, expected) => {
  let late: Promise<string> | undefined
  await as(seller, async (tx) => {
    await share(tx, invoice, call)
    late = codeOf(report())
    await aClaimWaits()
  })
  expect(await late).toBe(expected)
  expect(await paymentsOf(invoice)).toHaveLength(expected === 'done' ? 1 : 0)
})

test('a client reports the tax that they deducted, which is due no more once both are confirmed', async () => {
  const invoice = await invoiceOver(seller, 1_000)
  const token = await as(seller, (tx) => share(tx, invoice))
  const report = (amount: number, tds: number) =>
    as(
      null,
      (tx) => tx`
        select claim_payment(
          ${token}, ${crypto.randomUUID()}, ${amount}::bigint, 'UTR1234567', tds_minor => ${tds}::bigint
        )`,
    )
  expect(await codeOf(report(950, 100))).toBe('PT422')
  await report(900, 100)
  const [payment] = await sql<{ id: string; tds_minor: string }[]>`
    select id, tds_minor from payments where invoice_id = ${invoice}`
  expect(Number(payment?.tds_minor)).toBe(100)
  await as(seller, (tx) => tx`select confirm_payment(${payment?.id ?? ''})`)
  expect(await paymentState(invoice)).toMatchObject({ status: 'PAID' })
})
