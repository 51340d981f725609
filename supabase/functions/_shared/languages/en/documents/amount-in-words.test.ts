import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { amountInWords } from './amount-in-words.ts'

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
