import * as v from 'valibot'
import { expect, test } from 'vitest'
import { said } from '#tests/setup/said.ts'
import { newCreditSchema } from './credit.ts'
import type { InvoiceStatus } from './invoice.ts'
import type { DocumentKind } from './kinds.ts'
import { standingOf } from './standing.ts'

test('a credit note takes rows or an amount, for a reason', () => {
  const problems = (value: object) =>
    v.safeParse(newCreditSchema, value).issues?.map(({ message }) => said(message)) ?? []
  const item = { id: '5b0f1d1e-4f8e-4a53-8f0c-6d6c2f1b9a10' }
  expect(problems({ reason: 'x', amount: '12.5' })).toEqual([])
  expect(problems({ reason: 'x', items: [{ ...item, quantity: '1.5' }] })).toEqual([])
  const either = 'Choose rows of the invoice, or enter an amount.'
  expect(problems({ reason: 'x' })).toEqual([either])
  expect(problems({ reason: 'x', amount: 1, items: [item] })).toEqual([either])
  expect(problems({ reason: ' ', amount: 1 })).toEqual(['Reason is required.'])
  expect(v.parse(newCreditSchema, { reason: 'x', items: [{ ...item, amount: 12.5 }] })).toEqual({
    reason: 'x',
    ...{ commercial: false, issueDate: null },
    amountMinor: null,
    items: [{ ...item, quantity: null, amountMinor: 1_250 }],
  })
})

test('one word says how a document stands', () => {
  const word = (
    kind: DocumentKind,
    status: InvoiceStatus,
    [settled, balance, refundableMinor]: [number, number, number],
  ) => {
    const amount = (minor: number) => ({ minor, rupeesMinor: minor })
    const parts = { settled: amount(settled), balance: amount(balance), refundableMinor }
    return standingOf({ kind, status, ...parts })
  }
  expect(word('invoice', 'UNPAID', [0, 100, 0])).toBe('UNPAID')
  expect(word('invoice', 'UNPAID', [40, 60, 0])).toBe('PARTLY PAID')
  // A late invoice stays late, even if a part of it was paid.
  expect(word('invoice', 'OVERDUE', [40, 60, 0])).toBe('OVERDUE')
  expect(word('bill_of_supply', 'PAID', [100, 0, 50])).toBe('PAID')
  expect(word('invoice', 'WRITTEN_OFF', [40, 0, 0])).toBe('WRITTEN OFF')
  expect(word('invoice', 'CANCELLED', [0, 100, 0])).toBe('CANCELLED')
  expect(word('credit_note', 'PAID', [0, 0, 0])).toBe('CREDITED')
  expect(word('credit_note', 'UNPAID', [20, 0, 30])).toBe('REFUND DUE')
  expect(word('credit_note', 'PAID', [50, 0, 0])).toBe('REFUNDED')
  expect(word('credit_note', 'CANCELLED', [0, 0, 0])).toBe('CANCELLED')
})
