import * as v from 'valibot'
import { expect, test } from 'vitest'
import { newRow } from '../../../../tests/factories/new-row.ts'
import fc from '../../../../tests/setup/property.ts'
import { invoiceLimits, newInvoiceSchema } from './invoice.ts'
import { MAX_AMOUNT_MINOR } from './money.ts'

const today = '2026-11-21'
const item = { description: 'Design', quantity: '2', amount: '1500.50' }
const invoice = {
  clientName: 'Kaveri Interiors',
  clientEmail: 'Billing@Kaveri.example',
  dueDate: '2026-12-01',
  items: [item],
}

const parse = (change: object) => v.safeParse(newInvoiceSchema(today), { ...invoice, ...change })

/** The first sentence about each field. */
const refusals = (change: object) => {
  const issues = parse(change).issues ?? []
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]).reverse())
}

// [entity-6] [const-9]
test('a typed invoice becomes one in minor units, with rupees and no notes by default', () => {
  expect(parse({}).output).toEqual({
    clientName: 'Kaveri Interiors',
    clientEmail: 'billing@kaveri.example',
    currency: 'INR',
    exchangeRate: null,
    issueDate: null,
    dueDate: '2026-12-01',
    notes: null,
    items: [newRow({ quantity: '2', amountMinor: 150050 })],
  })
})

test('today is a due date, yesterday is not', () => {
  expect(refusals({ dueDate: today })).toEqual({})
  expect(refusals({ dueDate: '2026-11-20' })).toEqual({
    dueDate: 'Due date cannot be in the past.',
  })
  expect(refusals({ dueDate: '' })).toEqual({ dueDate: 'Due date is required.' })
  expect(refusals({ dueDate: '2026-02-30' })).toEqual({
    dueDate: 'Please select a valid due date.',
  })
})

// [valid-6]
test('the client needs a name and an address that looks like one', () => {
  for (const clientName of [' \t ', '\u00a0\u200b']) {
    expect(refusals({ clientName, clientEmail: 'kaveri' })).toEqual({
      clientName: 'Client name is required.',
      clientEmail: 'Please enter a valid email address.',
    })
  }
})

test('rows that are not complete are left out, and without any there is no invoice', () => {
  const rows = [
    item,
    { ...item, description: '  ' },
    { ...item, description: '\u200b\u2800' },
    { ...item, quantity: 0 },
    { ...item, amount: '' },
  ]
  expect(parse({ items: rows }).output).toMatchObject({ items: [{ description: 'Design' }] })
  expect(refusals({ items: rows.slice(1) })).toEqual({
    items: 'Add at least one valid item with positive quantity and amount.',
  })
  expect(refusals({ items: [] })).toHaveProperty('items')
})

// [valid-10]
test('a negative, huge or overly exact amount is refused beside its field', () => {
  expect(refusals({ items: [{ ...item, amount: '-1' }] })).toEqual({
    'items.0.amount': 'Amount cannot be negative.',
  })
  expect(refusals({ items: [{ ...item, amount: '10000000000' }] })).toEqual({
    'items.0.amount': 'Amount can be at most ₹9,99,99,99,999.99.',
  })
  expect(refusals({ items: [{ ...item, amount: '1.005' }] })).toEqual({
    'items.0.amount': 'Amount must be a number with at most two decimals.',
  })
  expect(refusals({ items: [{ ...item, amount: 1e308 }] })).toHaveProperty(['items.0.amount'])
})

test('the total has the limit of an amount', () => {
  const half = String(MAX_AMOUNT_MINOR / 100)
  expect(refusals({ items: [{ ...item, amount: half }, item] })).toEqual({
    items: 'The total can be at most ₹9,99,99,99,999.99.',
  })
})

test('a thousand items and a description of 100,000 characters are refused with their limits', () => {
  expect(refusals({ items: Array(1_000).fill(item) })).toEqual({
    items: 'An invoice can have at most 500 items.',
  })
  expect(refusals({ items: [{ ...item, description: 'x'.repeat(100_000) }] })).toEqual({
    'items.0.description': 'Description can have at most 1,000 characters.',
  })
})

test('a fraction of a thing is no quantity', () => {
  expect(refusals({ items: [{ ...item, quantity: '1.5' }] })).toEqual({
    'items.0.quantity': 'Quantity must be a whole number.',
  })
})

test('dollars may come without an exchange rate', () => {
  expect(parse({ currency: 'USD' }).output).toMatchObject({ exchangeRate: null })
  expect(parse({ currency: 'USD', exchangeRate: '' }).output).toMatchObject({ exchangeRate: null })
  expect(parse({ currency: 'USD', exchangeRate: '83.5' }).output).toMatchObject({
    exchangeRate: 83.5,
  })
})

test.each(['0', '-1', 'x', '1001', '1.1234567'])(
  'an exchange rate of %s is refused',
  (exchangeRate) => {
    expect(refusals({ currency: 'USD', exchangeRate })).toHaveProperty('exchangeRate')
  },
)

test('whatever is sent, the schema answers and what it lets through is within the limits', () => {
  const anything = fc.record({
    clientName: fc.anything(),
    clientEmail: fc.oneof(fc.anything(), fc.emailAddress()),
    currency: fc.anything(),
    dueDate: fc.oneof(fc.anything(), fc.constant('2027-01-01')),
    notes: fc.anything(),
    items: fc.oneof(
      fc.anything(),
      fc.array(
        fc.record({
          description: fc.oneof(fc.string({ unit: 'binary' }), fc.anything()),
          quantity: fc.oneof(fc.double(), fc.nat()),
          amount: fc.oneof(fc.double(), fc.integer(), fc.string()),
        }),
      ),
    ),
  })
  fc.assert(
    fc.property(anything, (input) => {
      const result = v.safeParse(newInvoiceSchema(today), input)
      if (!result.success) return
      for (const { description, quantity, amountMinor } of result.output.items) {
        expect(description.length).toBeLessThanOrEqual(invoiceLimits.description)
        expect(description).not.toMatch(/\p{Cc}/u)
        expect(Number(quantity)).toBeGreaterThan(0)
        expect(Number.isSafeInteger(amountMinor) && amountMinor > 0).toBe(true)
      }
    }),
    { numRuns: 1_000 },
  )
})
