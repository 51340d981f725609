import { expect, test } from 'vitest'
import fc from '../../../../tests/setup/property.ts'
import {
  amountInWords,
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

test.each([
  [0, 'Rupees Zero Only'],
  [50, 'Paise Fifty Only'],
  [100, 'Rupees One Only'],
  [
    123456750,
    'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Paise Fifty Only',
  ],
  [10_000_000_00, 'Rupees One Crore Only'],
  [100_00_00_000_00, 'Rupees One Hundred Crore Only'],
  [
    999_99_99_999_99,
    'Rupees Nine Hundred Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine and Paise Ninety Nine Only',
  ],
  [1_00_000_00_00_000_00, 'Rupees One Lakh Crore Only'],
])('%i paise read "%s"', (minor, words) => expect(amountInWords(minor)).toBe(words))

test('dollars are worded in thousands and millions', () => {
  expect(amountInWords(1_234_567_05, 'USD')).toBe(
    'US Dollars One Million Two Hundred Thirty Four Thousand Five Hundred Sixty Seven and Cents Five Only',
  )
})

const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const tens = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const scale: Record<string, number> = {
  Hundred: 100,
  Thousand: 1_000,
  Lakh: 100_000,
  Crore: 10_000_000,
}

/** Reads the words back: a scale multiplies what was said since the last larger one. */
function numberOf(words: string[]): number {
  let done = 0
  let open = 0
  for (const word of words) {
    if (small.includes(word)) open += small.indexOf(word)
    else if (tens.includes(word)) open += (tens.indexOf(word) + 2) * 10
    else {
      const size = scale[word] ?? Number.NaN
      if (word === 'Crore') [done, open] = [(done + open) * size, 0]
      else if (word === 'Hundred') open *= size
      else [done, open] = [done + open * size, 0]
    }
  }
  return done + open
}

test('every amount can be read back from its words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1e15 }), (minor) => {
      const [rupees = '', paise = 'Paise Zero'] = amountInWords(minor)
        .replace(' Only', '')
        .split(' and ')
      const whole = numberOf(rupees.split(' ').slice(1))
      expect(whole * 100 + numberOf(paise.split(' ').slice(1))).toBe(minor)
    }),
  )
})
