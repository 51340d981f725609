import { expect, test } from 'vitest'
import { rateText, tdsOffer, tdsOfReceived, tdsRateOf } from './tds.ts'

const invoice = { taxableMinor: 9_850_000, totalMinor: 11_623_000, askedMinor: 11_623_000 }

test.each([
  [10, 1000],
  // ₹695 of ₹34,755, which 2 % rounded to the rupee is.
  [1.9997, 200],
  [0.1002, 10],
  // Whoever deducts from the total, with GST in it.
  [11.8, 1180],
  [null, null],
  [0, null],
  [60, null],
])('a deduction of %s percent is a rate of %s', (percent, rate) => {
  expect(tdsRateOf(percent)).toBe(rate)
})

test('tax is deducted from the value without GST, to the rupee', () => {
  expect(tdsOffer({ ...invoice, percent: 10, deductedMinor: 0 })).toEqual({
    ...{ rate: 1000, tdsMinor: 985_000, amountMinor: 10_638_000 },
  })
  const odd = { taxableMinor: 3_475_550, totalMinor: 4_101_149, askedMinor: 4_101_149 }
  expect(tdsOffer({ ...odd, percent: 2, deductedMinor: 0 })?.tdsMinor).toBe(69_500)
})

test('a part of an invoice bears its part of the tax, and a deducted tax is not deducted again', () => {
  const half = { ...invoice, percent: 10, askedMinor: 5_811_500 }
  expect(tdsOffer({ ...half, deductedMinor: 0 })?.tdsMinor).toBe(492_500)
  expect(tdsOffer({ ...half, deductedMinor: 600_000 })?.tdsMinor).toBe(385_000)
  expect(tdsOffer({ ...half, deductedMinor: 985_000 })).toBeNull()
})

test.each([
  // Half of what the client pays of the whole invoice settles half of it.
  [5_319_000, 0, 492_500],
  [1_000_000, 0, 92_600],
  [10_638_000, 0, 985_000],
  [20_000_000, 0, 985_000],
  [5_319_000, 600_000, 385_000],
])(
  'with %s received and %s deducted before, the tax is %s',
  (received, deductedMinor, tdsMinor) => {
    expect(tdsOfReceived(received, { ...invoice, percent: 10, deductedMinor })).toEqual({
      ...{ rate: 1000, tdsMinor, amountMinor: received },
    })
  },
)

test('no tax is found on a received rupee, or for a client who deducts none', () => {
  expect(tdsOfReceived(100, { ...invoice, percent: 1, deductedMinor: 0 })).toBeNull()
  expect(tdsOfReceived(100_000, { ...invoice, percent: null, deductedMinor: 0 })).toBeNull()
})

test('nothing is offered without an earlier deduction, or for nothing', () => {
  expect(tdsOffer({ ...invoice, percent: null, deductedMinor: 0 })).toBeNull()
  expect(tdsOffer({ ...invoice, percent: 10, askedMinor: 0, deductedMinor: 0 })).toBeNull()
})

test('a rate is read without needless zeros', () => {
  expect([1000, 10, 1180].map(rateText)).toEqual(['10', '0.1', '11.8'])
})
