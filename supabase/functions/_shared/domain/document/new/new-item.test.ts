import { expect, test } from 'vitest'
import { newRow } from '#tests/factories/rows/new-row.ts'
import { item, parse, refusals } from '#tests/factories/typed-invoice.ts'
import { MAX_AMOUNT_MINOR } from '../../money.ts'

test('rows that are not complete are left out, and without any there is no invoice', () => {
  const rows = [
    item,
    { ...item, description: '  ' },
    { ...item, description: '\u200b\u2800' },
    { ...item, quantity: 0 },
    { ...item, amount: '' },
  ]
  // The one that is left knows where it stood.
  expect(parse({ items: [...rows.slice(1), item] }).output).toMatchObject({
    items: [{ description: 'Design', place: 4 }],
  })
  expect(refusals({ items: rows.slice(1) })).toEqual({
    items: 'Add at least one valid item with positive quantity and amount.',
  })
  expect(refusals({ items: [] })).toHaveProperty('items')
})

test('a row whose discount takes all of it stays (CGST Act, section 15(3)(a)), and a document of such rows alone is none', () => {
  const free = { description: 'First month', quantity: '2', rate: '500', discount: '100%' }
  const items = [item, free, { ...free, discount: '1000' }]
  expect(parse({ items }).output).toMatchObject({
    items: [
      {},
      { discountPercent: '100', amountMinor: 0 },
      { discountMinor: 1_000_00, amountMinor: 0 },
    ],
  })
  // Rows worth nothing are left out, or their cess alone would stay.
  const none = { ...free, rate: '0.001', quantity: '1' }
  expect(parse({ items: [item, none, { ...free, cess: '5' }] }).output).toMatchObject({
    items: [{ description: 'Design' }],
  })
  expect(refusals({ items: [free] })).toEqual({
    items: 'Add at least one valid item with positive quantity and amount.',
  })
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

const priced = { description: 'Advice', quantity: '12.5', rate: '600' }
const parseItem = (change: object) => parse({ items: [{ ...priced, ...change }] })

test('a row with a rate comes to quantity times rate less discount, each rounded half-up', () => {
  const amounts: [change: object, amountMinor: number][] = [
    [{}, 750_000],
    [{ discount: '500' }, 700_000],
    [{ discount: ' 10 % ' }, 675_000],
    [{ discountPercent: 10 }, 675_000],
    [{ quantity: 1234, rate: 0.085 }, 10_489],
    [{ quantity: '0.5', rate: '0.01' }, 1],
    [{ amount: '7500.00' }, 750_000],
  ]
  for (const [change, amountMinor] of amounts) {
    expect(parseItem(change).output).toMatchObject({ items: [{ amountMinor }] })
  }
  expect(parseItem({ unit: ' hours\t', discount: '5%' }).output).toMatchObject({
    items: [
      newRow({
        ...{ description: 'Advice', quantity: '12.5', unit: 'hours', rate: '600' },
        ...{ discountPercent: '5', amountMinor: 712_500 },
      }),
    ],
  })
})

test('an amount beside a rate is the database’s to compare: it may be before the tax of the rate', () => {
  expect(parseItem({ amount: '6355.93' }).output).toMatchObject({
    items: [{ amountMinor: 635_593 }],
  })
})

test.each<[object, string, string]>([
  [{ rate: '', amount: 5 }, 'quantity', 'Quantity must be a whole number.'],
  [{ quantity: '1.2345' }, 'quantity', 'Quantity must be a number with at most three decimals.'],
  [{ quantity: '1000001' }, 'quantity', 'Quantity can be at most 10,00,000.'],
  [{ rate: '-1' }, 'rate', 'Rate cannot be negative.'],
  [{ rate: '0.00001' }, 'rate', 'Rate must be a number with at most four decimals.'],
  [{ rate: '99999999999' }, 'rate', 'Rate can be at most 9,99,99,99,999.'],
  [{ rate: '9999999999' }, 'rate', 'Amount can be at most ₹9,99,99,99,999.99.'],
  [{ unit: 'x'.repeat(21) }, 'unit', 'Unit can have at most 20 characters.'],
  [{ discount: '101%' }, 'discount', 'Discount can be at most 100 %.'],
  [{ discount: 'x' }, 'discount', 'Discount must be a number with at most two decimals.'],
  [{ discount: '7500.01' }, 'discount', 'Discount cannot be more than quantity × rate.'],
  [{ quantity: 1, rate: '' }, 'amount', 'Amount must be a number.'],
  [
    { quantity: 1, rate: '', amount: 5, discount: 1 },
    'discount',
    'Enter a rate before you give a discount.',
  ],
])('of a row %o is refused beside its %s', (change, field, message) => {
  expect(refusals({ items: [{ ...priced, ...change }] })).toEqual({ [`items.0.${field}`]: message })
})
