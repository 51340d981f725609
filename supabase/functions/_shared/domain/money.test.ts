import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import {
  formatMoney,
  formatWhole,
  MAX_AMOUNT_MINOR,
  minorToDecimal,
  parseMinor,
  toRupeesMinor,
} from './money.ts'

const minor = fc.integer({ min: -MAX_AMOUNT_MINOR, max: MAX_AMOUNT_MINOR })

test('an amount survives the way to a decimal and back', () => {
  fc.assert(fc.property(minor, (value) => parseMinor(minorToDecimal(value)) === value))
})

test('a decimal with at most two places is read exactly', () => {
  expect(parseMinor('0.1')).toBe(10)
  expect(parseMinor(' 1234.5 ')).toBe(123450)
  expect(parseMinor(19.99)).toBe(1999)
  expect(parseMinor('-3')).toBe(-300)
  expect(parseMinor('-0')).toBe(0)
})

test.each([
  '',
  ' ',
  '1.234',
  '1e3',
  '1e308',
  'NaN',
  'Infinity',
  '1,000',
  '₹5',
  '0x10',
  '.5',
  '5.',
  '--1',
])('"%s" is no amount', (text) => expect(parseMinor(text)).toBeNull())

test('an amount past the safe integers is the last of them', () => {
  expect(parseMinor('99999999999999999999')).toBe(Number.MAX_SAFE_INTEGER)
  expect(parseMinor('-99999999999999999999')).toBe(-Number.MAX_SAFE_INTEGER)
})

// [what-11]
test('rupees are grouped the Indian way and dollars by thousands', () => {
  expect(formatMoney(123456789)).toBe('₹12,34,567.89')
  expect(formatMoney(0)).toBe('₹0.00')
  expect(formatMoney(99)).toBe('₹0.99')
  expect(formatMoney(-5)).toBe('−₹0.05')
  expect([0, 999, 1000, 1000000].map(formatWhole)).toEqual(['0', '999', '1,000', '10,00,000'])
  expect(formatMoney(123456789, 'USD')).toBe('US$1,234,567.89')
})

test('formatting keeps every digit', () => {
  fc.assert(
    fc.property(minor, (value) => {
      expect(
        formatMoney(value)
          .replace(/[₹,.−]/g, '')
          .replace(/^0+(?=\d{3})/, ''),
      ).toBe(String(Math.abs(value)).padStart(3, '0'))
    }),
  )
})

test('dollars become rupees half-up', () => {
  expect(toRupeesMinor(10000, 83.5)).toBe(835000)
  expect(toRupeesMinor(1, 0.5)).toBe(1)
  expect(toRupeesMinor(1, 0.499999)).toBe(0)
  expect(toRupeesMinor(999_999_999_999, 1000)).toBe(999_999_999_999_000)
})
