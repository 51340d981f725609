import { expect, test } from 'vitest'
import { partsOf } from './settlement.ts'

test('what is settled and what is due make up a total in rupees, too, whose rows were rounded one by one', () => {
  // Three rows of a dollar at 83.334.
  const total = { minor: 300, rupeesMinor: 24_999 }
  expect(partsOf(total, 200, 'USD', 83.334)).toEqual({
    settled: { minor: 100, rupeesMinor: 8_332 },
    balance: { minor: 200, rupeesMinor: 16_667 },
  })
  expect(partsOf(total, 300, 'USD', 83.334)).toEqual({
    settled: { minor: 0, rupeesMinor: 0 },
    balance: total,
  })
  expect(partsOf(total, 0, 'USD', 83.334)).toEqual({
    settled: total,
    balance: { minor: 0, rupeesMinor: 0 },
  })
})

test('without a rate there are no rupees, and of rupees there is nothing to convert', () => {
  expect(partsOf({ minor: 300, rupeesMinor: null }, 200, 'USD', null)).toEqual({
    settled: { minor: 100, rupeesMinor: null },
    balance: { minor: 200, rupeesMinor: null },
  })
  expect(partsOf({ minor: 300, rupeesMinor: 300 }, 200, 'INR', null)).toEqual({
    settled: { minor: 100, rupeesMinor: 100 },
    balance: { minor: 200, rupeesMinor: 200 },
  })
})
