import * as v from 'valibot'
import { expect, test } from 'vitest'
import fc, { thorough } from '#tests/setup/property.ts'
import { said } from '#tests/setup/said.ts'
import { MAX_AMOUNT_MINOR, minorToDecimal } from '../money.ts'
import {
  claimSchema,
  decisionSchema,
  foundPaymentSchema,
  newPaymentSchema,
  type Payment,
  paymentLimits,
  paymentStates,
  receivedOf,
  tdsOf,
} from './payment.ts'

const today = '2026-11-21'
const balance = 123450
const payment = { amount: '1111.05', tds: '123.45', paidOn: today, method: 'UPI' }
const claim = { amount: '1234.50', reference: '632512345678' }

/** The first sentence about each field. */
const firstOf = (issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]] | undefined) =>
  Object.fromEntries(
    (issues ?? []).map((issue) => [v.getDotPath(issue), said(issue.message)]).reverse(),
  )

const parse = (change: object) =>
  v.safeParse(newPaymentSchema(today, balance, 'INR'), { ...payment, ...change })
const refusals = (change: object) => firstOf(parse(change).issues)
const claimRefusals = (change: object) =>
  firstOf(v.safeParse(claimSchema(balance), { ...claim, ...change }).issues)

test('a typed payment becomes one in minor units', () => {
  expect(parse({ reference: ' 6325 1234 5678 ', note: 'Cleared\r\non Friday' }).output).toEqual({
    amountMinor: 111105,
    tdsMinor: 12345,
    paidOn: today,
    method: 'UPI',
    reference: '6325 1234 5678',
    note: 'Cleared\non Friday',
    ...{ tdsKind: null, creditedOn: null },
  })
})

test('TDS, reference and note may be left out, and TDS alone is a payment', () => {
  expect(parse({ tds: undefined }).output).toMatchObject({
    amountMinor: 111105,
    tdsMinor: 0,
    reference: null,
    note: null,
  })
  expect(parse({ amount: '', tds: 20 }).output).toMatchObject({ amountMinor: 0, tdsMinor: 2000 })
})

test('nothing is no payment', () => {
  for (const nothing of [
    { amount: '', tds: '' },
    { amount: '0.00', tds: 0 },
    { amount: null, tds: null },
  ]) {
    expect(refusals(nothing)).toEqual({ amount: 'Enter an amount above zero.' })
  }
})

test('amount and TDS together are at most what is still due', () => {
  expect(refusals({ amount: '1111.05', tds: '123.45' })).toEqual({})
  expect(refusals({ amount: '1111.06', tds: '123.45' })).toEqual({
    amount: 'Only ₹1,234.50 is still due: ₹1,111.06 and ₹123.45 of TDS make ₹1,234.51.',
  })
  expect(refusals({ amount: '1234.51', tds: '' })).toEqual({
    amount: 'Only ₹1,234.50 is still due.',
  })
  const paid = v.safeParse(newPaymentSchema(today, 0, 'INR'), payment)
  expect(firstOf(paid.issues)).toEqual({ amount: 'Nothing is due on this invoice.' })
  const dollars = v.safeParse(newPaymentSchema(today, 100_000_00, 'USD'), {
    ...payment,
    amount: '100000.01',
    tds: '',
  })
  expect(firstOf(dollars.issues)).toEqual({ amount: 'Only US$100,000.00 is still due.' })
})

test('an amount that is none is refused beside its field', () => {
  expect(refusals({ amount: '-1', tds: '-1' })).toEqual({
    amount: 'Amount cannot be negative.',
    tds: 'TDS cannot be negative.',
  })
  expect(refusals({ amount: '1.005', tds: '1,000' })).toEqual({
    amount: 'Amount must be a number with at most two decimals.',
    tds: 'TDS must be a number with at most two decimals.',
  })
  expect(refusals({ amount: {}, tds: true })).toEqual({
    amount: 'Amount must be a number.',
    tds: 'TDS must be a number.',
  })
})

test('nobody has paid tomorrow, on no day, or on a day that does not exist', () => {
  expect(refusals({ paidOn: '2026-04-01' })).toEqual({})
  expect(refusals({ paidOn: '2026-11-22' })).toEqual({
    paidOn: 'Payment date cannot be in the future.',
  })
  expect(refusals({ paidOn: '2026-02-30' })).toEqual({
    paidOn: 'Choose a valid payment date.',
  })
  for (const paidOn of ['', undefined]) {
    expect(refusals({ paidOn })).toEqual({ paidOn: 'Payment date is required.' })
  }
})

test('the method is one of the list', () => {
  expect(refusals({ method: 'Cheque' })).toEqual({})
  for (const method of ['upi', '', undefined]) {
    expect(refusals({ method })).toEqual({
      method: 'Choose a payment method from the list.',
    })
  }
})

test('a reference has at most 60 characters and a note 300', () => {
  expect(refusals({ reference: 'r'.repeat(60), note: 'n'.repeat(300) })).toEqual({})
  expect(refusals({ reference: 'r'.repeat(61), note: 'n'.repeat(301) })).toEqual({
    reference: 'Reference can have at most 60 characters.',
    note: 'Note can have at most 300 characters.',
  })
})

test('a payment passes exactly when what it settles is above 0 and at most the balance', () => {
  const minor = fc.oneof(
    fc.integer({ min: 0, max: 300 }),
    fc.integer({ min: 0, max: MAX_AMOUNT_MINOR }),
  )
  fc.assert(
    fc.property(minor, minor, minor, (amountMinor, tdsMinor, balanceMinor) => {
      const result = v.safeParse(newPaymentSchema(today, balanceMinor, 'INR'), {
        ...payment,
        amount: minorToDecimal(amountMinor),
        tds: minorToDecimal(tdsMinor),
      })
      const settled = amountMinor + tdsMinor
      expect(result.success).toBe(settled > 0 && settled <= balanceMinor)
      if (result.success) expect(result.output).toMatchObject({ amountMinor, tdsMinor })
    }),
  )
})

test('a claim is an amount, a reference without its separators, and a note', () => {
  const typed = { ...claim, reference: ' 6325 1234-5678 ', note: ' From my wife’s account ' }
  expect(v.parse(claimSchema(balance), typed)).toEqual({
    amountMinor: balance,
    tdsMinor: 0,
    reference: '632512345678',
    note: 'From my wife’s account',
  })
  expect(v.parse(claimSchema(balance), claim)).toMatchObject({ note: null })
})

test('a claim with tax that was deducted is at most what is due, both together', () => {
  expect(v.parse(claimSchema(balance), { ...claim, amount: '1134.50', tds: '100' })).toMatchObject({
    ...{ amountMinor: balance - 10_000, tdsMinor: 10_000 },
  })
  expect(claimRefusals({ tds: '1' })).toEqual({
    amount: 'Only ₹1,234.50 is still due: ₹1,234.50 and ₹1.00 of TDS make ₹1,235.50.',
  })
})

test('a claim is above 0 and at most what is still due', () => {
  for (const amount of ['', '0', undefined]) {
    expect(claimRefusals({ amount })).toEqual({ amount: 'Enter an amount above zero.' })
  }
  expect(claimRefusals({ amount: '-5' })).toEqual({ amount: 'Amount cannot be negative.' })
  expect(claimRefusals({ amount: '1234.51' })).toEqual({ amount: 'Only ₹1,234.50 is still due.' })
  expect(firstOf(v.safeParse(claimSchema(0), claim).issues)).toEqual({
    amount: 'Nothing is due on this invoice.',
  })
  expect(firstOf(v.safeParse(claimSchema(5, 'USD'), claim).issues)).toEqual({
    amount: 'Only US$0.05 is still due.',
  })
})

test('a claim without a reference that a bank could have given is refused', () => {
  for (const reference of ['', ' - ', undefined]) {
    expect(claimRefusals({ reference })).toEqual({ reference: 'Reference is required.' })
  }
  for (const reference of ['12345', '1'.repeat(31), 'paid @ 5 pm', '<script>']) {
    expect(claimRefusals({ reference })).toEqual({
      reference: 'Reference must have 6 to 30 letters and digits. For UPI, enter the 12-digit UTR.',
    })
  }
  expect(claimRefusals({ note: 'n'.repeat(301) })).toEqual({
    note: 'Note can have at most 300 characters.',
  })
})

test('a decision has a reason of at most 300 characters', () => {
  expect(v.parse(decisionSchema, { reason: ' No such\ncredit ' })).toEqual({
    reason: 'No such credit',
  })
  const sentences = (reason: unknown) => firstOf(v.safeParse(decisionSchema, { reason }).issues)
  expect(sentences('r'.repeat(300))).toEqual({})
  expect(sentences(' \t')).toEqual({ reason: 'Reason is required.' })
  expect(sentences(undefined)).toEqual({ reason: 'Reason is required.' })
  expect(sentences('r'.repeat(301))).toEqual({ reason: 'Reason can have at most 300 characters.' })
})

test('whatever a client sends, the schema answers and what it lets through is within the limits', () => {
  const anything = fc.record({
    amount: fc.oneof(fc.anything(), fc.double(), fc.integer({ min: -5, max: 1_500 })),
    reference: fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[0-9 -]{12}$/),
    ),
    note: fc.oneof(fc.anything(), fc.string({ unit: 'binary' })),
  })
  fc.assert(
    fc.property(anything, (input) => {
      const result = v.safeParse(claimSchema(balance), input)
      if (!result.success) return
      const { amountMinor, reference, note } = result.output
      expect(Number.isSafeInteger(amountMinor) && amountMinor > 0 && amountMinor <= balance).toBe(
        true,
      )
      expect(reference).toMatch(/^[A-Z0-9]{6,30}$/)
      expect(note?.length ?? 0).toBeLessThanOrEqual(paymentLimits.note)
    }),
    { numRuns: thorough(150, 1_000) },
  )
})

const confirm = (typed: object) =>
  v.safeParse(foundPaymentSchema(today, balance, 'INR'), { paidOn: today, ...typed })

test('a claim is confirmed for more than nothing and at most what is due, with its tax', () => {
  expect(confirm({ amount: '1000', tds: '234.50' }).output).toEqual({
    amountMinor: 100000,
    tdsMinor: 23450,
    paidOn: today,
  })
  expect(firstOf(confirm({ amount: '', tds: '' }).issues)).toEqual({
    amount: 'Enter an amount above zero.',
  })
  expect(firstOf(confirm({ amount: '1000', tds: '234.51' }).issues)).toEqual({
    amount: 'Only ₹1,234.50 is still due: ₹1,000.00 and ₹234.51 of TDS make ₹1,234.51.',
  })
})

test('a claim is confirmed for the day on which the money came, which is not in the future', () => {
  expect(confirm({ amount: '1', paidOn: '2026-03-30' }).output).toMatchObject({
    paidOn: '2026-03-30',
  })
  for (const [paidOn, message] of [
    ['', 'Payment date is required.'],
    ['2026-02-30', 'Choose a valid payment date.'],
    ['2026-11-22', 'Payment date cannot be in the future.'],
  ]) {
    expect(firstOf(confirm({ amount: '1', paidOn }).issues)).toEqual({ paidOn: message })
  }
})

test('only confirmed payments count as received and deducted', () => {
  const payments = paymentStates.map(
    (state, index): Payment => ({
      id: state,
      state,
      amountMinor: 10 ** index,
      tdsMinor: 2 * 10 ** index,
      paidOn: today,
      method: 'UPI',
      reference: null,
      note: null,
      fromClient: false,
      restored: false,
      needsAmendment: false,
      receiptId: null,
      fromAdvance: false,
      reason: null,
      createdAt: '2026-11-21T10:00:00Z',
    }),
  )
  expect([receivedOf(payments), tdsOf(payments)]).toEqual([10, 20])
})

test('what deducted tax is for and the day of credit are kept, and may be left out', () => {
  expect(parse({ tdsKind: 'professional', creditedOn: '2026-03-28' }).output).toMatchObject({
    ...{ tdsKind: 'professional', creditedOn: '2026-03-28' },
  })
  expect(refusals({ creditedOn: '2026-02-30' })).toEqual({
    creditedOn:
      'The day of credit must be on or before the payment date, and at most a year before it.',
  })
  expect(refusals({ tdsKind: 'salary' })).toEqual({ tdsKind: 'Choose TDS for from the list.' })
})
