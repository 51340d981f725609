import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { advanceTaxDays, newRegimeTax, owesAdvanceTax, presumptiveIncome } from './income.ts'

const LAKH = 1_00_000_00
const DAY = '2026-11-28'
const taxOf = (incomeMinor: number) => newRegimeTax(incomeMinor, DAY) ?? Number.NaN

test('receipts of 20 lakh are an income of 10 lakh and no tax', () => {
  const income = presumptiveIncome(20 * LAKH, 0, DAY)
  expect(income).toBe(10 * LAKH)
  expect(taxOf(income ?? 0)).toBe(0)
})

test.each([
  [15 * LAKH, 1_09_200_00],
  [12 * LAKH, 0],
  [12_10_000_00, 10_400_00],
  // Beyond the relief the slabs decide again.
  [13 * LAKH, 78_000_00],
])('an income of %s paise bears a tax of %s', (income, tax) => {
  expect(taxOf(income)).toBe(tax)
})

test('no rupee more of income costs more than a rupee of tax and its cess', () => {
  const most = 50 * LAKH - 100
  fc.assert(
    fc.property(fc.integer({ min: 0, max: most }), (income) => {
      const more = taxOf(income + 100) - taxOf(income)
      return more >= 0 && more <= 104
    }),
  )
})

test('above 50 lakh, where a surcharge is added, and before 1 April 2026 nothing is computed', () => {
  expect(newRegimeTax(50 * LAKH + 1, DAY)).toBeNull()
  expect(newRegimeTax(10 * LAKH, '2026-03-31')).toBeNull()
  expect(presumptiveIncome(LAKH, 0, '2026-03-31')).toBeNull()
})

test('receipts of 60 lakh may be presumptive with 4 % in cash, and not with 6 %', () => {
  const receipts = 60 * LAKH
  const cash = [4, 5, 6].map((percent) => (receipts * percent) / 100)
  expect(cash.map((minor) => presumptiveIncome(receipts, minor, DAY))).toEqual([
    30 * LAKH,
    30 * LAKH,
    null,
  ])
})

test('who is presumptive pays advance tax on one day, 15-03-2027', () => {
  expect(advanceTaxDays(2026, true)).toEqual([{ day: '2027-03-15', percent: 100 }])
})

test('others pay 15, 45, 75 and 100 % by 15 June, September, December and March', () => {
  expect(advanceTaxDays(2026, false)).toEqual([
    { day: '2026-06-15', percent: 15 },
    { day: '2026-09-15', percent: 45 },
    { day: '2026-12-15', percent: 75 },
    { day: '2027-03-15', percent: 100 },
  ])
  expect([9_999_99, 10_000_00].map((tax) => owesAdvanceTax(tax, DAY))).toEqual([false, true])
})
