import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { typedAmount, typedSum, typedSumOrPercent } from './typed-sum.ts'

test.each([
  ['12*1500', '18000'],
  ['1,25,000', '125000'],
  ['₹4,500.00 /-', '4500.00'],
  ['= 2 + 3 × 4', '14'],
  ['(2+3)*4', '20'],
  ['1,25,000.50/2', '62500.25'],
  ['10/3', '3.33'],
  ['2/3', '0.67'],
  ['5-10', '-5'],
  ['-(2-0.5)', '-1.5'],
  ['.5+.5', '1'],
  ['0.1+0.2', '0.3'],
  ['9007199254740993*10', '90071992547409930'],
])('%s comes to %s', (typed, meant) => {
  expect(typedSum(typed, 2)).toBe(meant)
})

test.each([
  ['40,90.50', '4090.50'],
  ['4,05,900.', '405900.'],
  ['1,2345', '12345'],
  ['1,200+1', '1201'],
  ['12,50', '12,50'],
  ['1,2 3.5', '1,2 3.5'],
])('%s in a field that shows groups is %s', (typed, meant) => {
  expect(typedAmount(typed, 2)).toBe(meant)
})

test.each([
  '',
  '12',
  '12.',
  '12*',
  '(2+3',
  '2+3)',
  '1/0',
  '12e5',
  'two',
  '1,25',
  '1**2',
  '2 3',
  '()',
])('"%s" stays as it was typed', (typed) => {
  expect(typedSum(typed, 2)).toBe(typed)
})

test('a discount takes sums of amounts and of per cents', () => {
  expect(typedSumOrPercent('15%', 2)).toBe('15%')
  expect(typedSumOrPercent('10+5 %', 2)).toBe('15%')
  expect(typedSumOrPercent('3*250', 2)).toBe('750')
  expect(typedSumOrPercent('%', 2)).toBe('%')
})

/** A sum as text beside what it is in whole hundredths. */
const sums = fc.letrec<{ sum: { text: string; hundredths: bigint } }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 3 },
    fc
      .integer({ min: 0, max: 9_999_999 })
      .map((number) => ({ text: (number / 100).toFixed(2), hundredths: BigInt(number) })),
    fc
      .tuple(tie('sum'), fc.constantFrom('+', '-', ' - ', ' + '), tie('sum'))
      .map(([one, sign, other]) => ({
        text: `(${one.text}${sign}${other.text})`,
        hundredths: sign.includes('+')
          ? one.hundredths + other.hundredths
          : one.hundredths - other.hundredths,
      })),
    fc.tuple(tie('sum'), fc.integer({ min: 0, max: 99 })).map(([one, times]) => ({
      text: `${times}*${one.text}`,
      hundredths: one.hundredths * BigInt(times),
    })),
  ),
})).sum

test('sums of any shape are exact', () => {
  fc.assert(
    fc.property(sums, ({ text, hundredths }) => {
      fc.pre(text.length <= 60)
      const [whole = '', fraction = ''] = typedSum(text, 2).split('.')
      expect(BigInt(`${whole}${fraction.padEnd(2, '0')}`)).toBe(hundredths)
    }),
  )
})

test('whatever is typed, the answer is what was typed or a number, and an answer stays itself', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 70 }), fc.stringMatching(/^[-0-9+*/(). ,]{0,60}$/)),
      fc.nat({ max: 6 }),
      (typed, places) => {
        const meant = typedSum(typed, places)
        if (meant !== typed) expect(meant).toMatch(/^-?\d+(\.\d+)?$/)
        expect(typedSum(meant, places)).toBe(meant)
      },
    ),
  )
})
