import { beforeAll, expect, test } from 'vitest'
import { as, sql, tryAs } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import {
  codeOf,
  dayFromToday,
  invoiceOver,
  outcome,
  paymentState,
  paymentsOf,
  record,
  today,
} from './ledger.ts'

let seller: string
let other: string

beforeAll(async () => {
  seller = await makeSeller()
  other = await makeSeller()
})

test('a payment in parts settles an invoice when the last part is recorded', async () => {
  const id = await invoiceOver(seller, 150_000)
  await as(seller, (tx) => record(tx, id, { amount_minor: 50_000, method: 'Cash' }))
  expect(await paymentState(id)).toEqual({
    status: 'UNPAID',
    settled_minor: 50_000,
    balance_minor: 100_000,
    paid_date: null,
    payment_method: 'Cash',
  })
  const yesterday = await dayFromToday(-1)
  await as(seller, (tx) =>
    record(tx, id, { amount_minor: 100_000, paid_on: yesterday, method: 'Bank transfer' }),
  )
  expect(await paymentState(id)).toEqual({
    status: 'PAID',
    settled_minor: 150_000,
    balance_minor: 0,
    // The latest day counts, not the latest entry.
    paid_date: await today(),
    payment_method: 'Cash',
  })
})

test('tax deducted at source settles an invoice like money, even where no money came', async () => {
  const id = await invoiceOver(seller, 100_000)
  await as(seller, (tx) => record(tx, id, { amount_minor: 80_000, tds_minor: 10_000 }))
  expect(await paymentState(id)).toMatchObject({ status: 'UNPAID', settled_minor: 90_000 })
  await as(seller, (tx) => record(tx, id, { amount_minor: 0, tds_minor: 10_000 }))
  expect(await paymentState(id)).toMatchObject({ status: 'PAID', settled_minor: 100_000 })
})

test('typed texts become single lines, and blank ones become empty', async () => {
  const id = await invoiceOver(seller, 100_000)
  await as(seller, (tx) => record(tx, id, { reference: ' UTR\t\n4321\u2028', note: ' \n ' }))
  expect(await paymentsOf(id)).toMatchObject([{ reference: 'UTR 4321', note: null }])
})

test.each([
  ['INR', 123_456_789],
  ['USD', 123_456_789],
])('more than is due in %s is refused with what is due', async (currency, total) => {
  const id = await invoiceOver(seller, total, { currency, exchange_rate: null })
  const attempt = (amount_minor: number, tds_minor = 0) =>
    outcome(as(seller, (tx) => record(tx, id, { amount_minor, tds_minor })))
  const refusal = `PT422 | more_than_due | {"minor": ${total}, "currency": "${currency}"} | amount`
  expect(await attempt(total + 1)).toBe(refusal)
  const both = `"tdsMinor": 1, "amountMinor": ${total}`
  expect(await attempt(total, 1)).toBe(refusal.replace('}', `, ${both}}`))
  expect(await attempt(total - 5, 5)).toBe('done')
  expect(await attempt(1)).toBe('PT422 | nothing_due | amount')
  expect(await paymentState(id)).toMatchObject({ settled_minor: total })
})

const tooFar = '2990-01-01'
test.each([
  ['an amount of nothing', { amount_minor: 0 }, 'amount'],
  ['a negative amount', { amount_minor: -1, tds_minor: 5 }, 'amount'],
  ['no amount', { amount_minor: null }, 'amount'],
  ['an endless amount', { amount_minor: Number.MAX_SAFE_INTEGER }, 'amount'],
  ['a negative tax', { tds_minor: -1 }, 'tds'],
  ['no tax at all', { tds_minor: null }, 'tds'],
  ['an unknown method', { method: 'Barter' }, 'method'],
  ['no method', { method: null }, 'method'],
  ['a day in the future', { paid_on: tooFar }, 'paidOn'],
  ['a day without end', { paid_on: 'infinity' }, 'paidOn'],
  ['a day long before the invoice', { paid_on: '2001-01-01' }, 'paidOn'],
  ['no day', { paid_on: null }, 'paidOn'],
  ['a reference of 61 characters', { reference: 'x'.repeat(61) }, 'reference'],
  ['a note of 301 characters', { note: 'x'.repeat(301) }, 'note'],
])('%s is refused beside its field, and writes nothing', async (_, args, field) => {
  const id = await invoiceOver(seller, 100_000)
  const refusal = await outcome(as(seller, (tx) => record(tx, id, args)))
  expect(refusal).toMatch(new RegExp(`^PT422 \\| [a-z_]+ \\| .*\\b${field}$`))
  expect(await paymentsOf(id)).toHaveLength(0)
})

test('an advance of a year before the invoice is taken, and one more day is not', async () => {
  const id = await invoiceOver(seller, 100_000)
  const paidBefore = async (days: number) => {
    const paid_on = await dayFromToday(-days)
    return codeOf(as(seller, (tx) => record(tx, id, { paid_on })))
  }
  expect([await paidBefore(365), await paidBefore(366)]).toEqual(['done', 'PT422'])
})

test('the same request records once, and the same key with another body is refused', async () => {
  const id = await invoiceOver(seller, 100_000)
  const request_key = crypto.randomUUID()
  const once = () => as(seller, (tx) => record(tx, id, { request_key, reference: 'UTR 1' }))
  const first = await once()
  expect(await once()).toBe(first)
  for (const change of [{ amount_minor: 999 }, { tds_minor: 1 }, { method: 'Cash' }]) {
    const again = { request_key, reference: 'UTR 1', ...change }
    expect(await outcome(as(seller, (tx) => record(tx, id, again)))).toBe(
      'PT409 | request_used | {"of": "payment"} | requestKey',
    )
  }
  await as(seller, (tx) => tx`select undo_payment(${first}, 'Wrong invoice')`)
  expect(await once()).toBe(first)
  expect(await paymentsOf(id)).toHaveLength(1)
})

test('an undone payment is due again, and says why it was undone', async () => {
  const id = await invoiceOver(seller, 100_000)
  const payment = await as(seller, (tx) => record(tx, id, { amount_minor: 100_000 }))
  const undo = (reason: string | null) =>
    outcome(as(seller, (tx) => tx`select undo_payment(${payment}, ${reason})`))
  for (const blank of [null, '', ' \n', '\u00a0\u200b']) {
    expect(await undo(blank)).toBe('PT422 | undo_reason_required | reason')
  }
  expect(await undo('x'.repeat(301))).toContain('| reason')
  expect(await undo(' The cheque bounced ')).toBe('done')
  expect(await undo('Once more')).toBe('done')
  expect(await paymentsOf(id)).toMatchObject([{ state: 'undone', reason: 'The cheque bounced' }])
  expect(await paymentState(id)).toEqual({
    status: 'UNPAID',
    settled_minor: 0,
    balance_minor: 100_000,
    paid_date: null,
    payment_method: null,
  })
})

test('a payment that is not theirs, or of a cancelled invoice, does not exist for a person', async () => {
  const id = await invoiceOver(seller, 100_000)
  const payment = await as(seller, (tx) => record(tx, id))
  const calls = (user: string | null) =>
    Promise.all([
      outcome(as(user, (tx) => record(tx, id))),
      outcome(as(user, (tx) => tx`select confirm_payment(${payment})`)),
      outcome(as(user, (tx) => tx`select decline_payment(${payment})`)),
      outcome(as(user, (tx) => tx`select undo_payment(${payment}, 'Mine')`)),
    ])
  const [gone, none] = ['PT404 | invoice_not_found', 'PT404 | payment_not_found']
  expect(await calls(other)).toEqual([gone, none, none, none])
  for (const refusal of await calls(null)) expect(refusal).toContain('42501')
  // Some invoices were like this before a payment prevented deleting.
  await sql`update invoices set cancelled_at = now() where id = ${id}`
  expect(await calls(seller)).toEqual([gone, gone, gone, gone])
  await as(seller, (tx) => tx`select restore_invoice(${id})`)
  expect(await paymentState(id)).toMatchObject({ settled_minor: 1_000 })
})

test('a payment is never erased or changed, not even by the owner of the database', async () => {
  const id = await invoiceOver(seller, 100_000)
  const payment = await as(seller, (tx) => record(tx, id))
  const directly = (statement: string) =>
    codeOf(
      tryAs(null, async (tx) => {
        await tx`reset role`
        await tx.unsafe(statement)
      }),
    )
  expect(await directly(`delete from payments where id = '${payment}'`)).toBe('PT409')
  for (const change of [
    'amount_minor = 5',
    'tds_minor = 5',
    "paid_on = '2020-01-01'",
    "method = 'Cash'",
    "reference = 'x'",
    "note = 'x'",
    'from_client = true',
    "state = 'claimed', decided_at = null",
    "state = 'declined'",
    "state = 'undone', reason = 'x', amount_minor = 5",
    `user_id = '${other}'`,
  ]) {
    const statement = `update payments set ${change} where id = '${payment}'`
    expect([change, await directly(statement)]).toEqual([change, 'PT409'])
  }
  const undo = `update payments set state = 'undone', reason = 'x', decided_at = now() where id = '${payment}'`
  expect(await directly(undo)).toBe('done')
})

test('no invoice can hold an amount that the ledger lacks', async () => {
  const id = await invoiceOver(seller, 100_000)
  for (const change of ["status = 'PAID'", 'settled_minor = 100001', 'settled_minor = -1']) {
    const update = sql.unsafe(`update invoices set ${change} where id = '${id}'`)
    expect([change, await codeOf(update)]).toEqual([change, '23514'])
  }
  const insert = (amount: number, user = seller) =>
    codeOf(sql`
      insert into payments (
        invoice_id, user_id, state, amount_minor, paid_on, method, request_key, request_fingerprint, decided_at
      )
      values (${id}, ${user}, 'confirmed', ${amount}, '2026-01-01', 'UPI', gen_random_uuid(), 'x', now())`)
  expect(await insert(100_001)).toBe('23514')
  expect(await insert(1, other)).toBe('23503')
  expect(await insert(100_000)).toBe('done')
  expect(await paymentState(id)).toMatchObject({ status: 'PAID', paid_date: '2026-01-01' })
})

test('the latest deduction of a client tells its share of the value without GST, to nobody else', async () => {
  const own = await makeSeller()
  const first = await invoiceOver(own, 100_000)
  const [row] = await sql<{ client_id: string }[]>`
    select client_id from invoices where id = ${first}`
  const client = row?.client_id ?? ''
  const percent = (who: string) =>
    as(who, (tx) => tx`select tds_percent(${client}) as percent`).then(([told]) => told?.percent)
  expect(await percent(own)).toBeNull()
  // Half of it, with its half of the tax.
  await as(own, (tx) => record(tx, first, { amount_minor: 45_000, tds_minor: 5_000 }))
  // A numeric, which is exact.
  expect(await percent(own)).toBe('10')
  expect(await percent(await makeSeller())).toBeNull()
})
