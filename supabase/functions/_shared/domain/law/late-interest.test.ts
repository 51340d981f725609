import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { shiftPeriod } from '../periods.ts'
import { lastPayDay } from './last-pay-day.ts'
import { interestOf, type Late } from './late-interest.ts'

const ACCEPTED = '2026-08-01'
const AMOUNT = 1_00_000_00

const owed = (agreedDays: number | null, asOf: string) =>
  interestOf({
    ...{ amountMinor: AMOUNT, lastDay: lastPayDay(ACCEPTED, agreedDays) ?? '' },
    ...{ asOf, reductions: [] },
  })

test('without an agreement 1,00,000 accepted on 01-08-2026 is payable by 16-08-2026', () => {
  expect(lastPayDay(ACCEPTED, null)).toBe('2026-08-16')
})

test.each([
  ['2026-08-16', 0],
  ['2026-09-16', 1_401_37],
  ['2026-10-16', 2_797_38],
])('without an agreement the interest as of %s is %s', (asOf, interest) => {
  expect(owed(null, asOf)?.interestMinor).toBe(interest)
})

test('the rest that ends on 16-10-2026 has 20 days at 16.5 % and 10 at 17.25 %', () => {
  const rest = owed(null, '2026-10-16')?.rests[1]
  expect(rest?.lines.map(({ days, rate }) => [days, rate])).toEqual([
    [20, 1650],
    [10, 1725],
  ])
})

test('60 agreed days are capped to 15-09-2026, and the interest as of 16-10-2026 is 1,422.57', () => {
  expect(lastPayDay(ACCEPTED, 60)).toBe('2026-09-15')
  expect(owed(60, '2026-10-16')?.interestMinor).toBe(1_422_57)
})

test('30 agreed days bear no interest as of 31-08', () => {
  expect(owed(30, '2026-08-31')).toEqual({ rests: [], interestMinor: 0, openMinor: AMOUNT })
})

test('rests of a last day at the end of a month end with each month', () => {
  const late = { amountMinor: AMOUNT, lastDay: '2026-01-31', asOf: '2026-04-30', reductions: [] }
  const ends = interestOf(late)?.rests.map(({ lines }) => lines.at(-1)?.lastDay)
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30'])
})

test('days before the first known Bank Rate have no amount', () => {
  const late = { amountMinor: AMOUNT, lastDay: '2023-01-01', asOf: '2023-03-01', reductions: [] }
  expect(interestOf(late)).toBeNull()
})

const lateness = fc.record({
  amountMinor: fc.integer({ min: 1, max: 999_999_999_999 }),
  lastDay: fc.integer({ min: 0, max: 900 }).map((days) => shiftPeriod('day', '2023-02-08', days)),
  length: fc.integer({ min: 0, max: 600 }),
  reductions: fc.array(
    fc.record({
      day: fc
        .integer({ min: -50, max: 1500 })
        .map((days) => shiftPeriod('day', '2023-02-08', days)),
      amountMinor: fc.integer({ min: 1, max: 99_999_999_999 }),
    }),
    { maxLength: 4 },
  ),
})

const made = ({ length, ...late }: Omit<Late, 'asOf'> & { length: number }): Late => ({
  ...late,
  asOf: shiftPeriod('day', late.lastDay, length),
})

test('interest grows from day to day, and its lines cover each day with an open amount once', () => {
  fc.assert(
    fc.property(lateness, (given) => {
      const late = made(given)
      const found = interestOf(late)
      const next = interestOf({ ...late, asOf: shiftPeriod('day', late.asOf, 1) })
      const days = found?.rests.flatMap(({ lines }) => lines).map((line) => line.days) ?? []
      const isSettled = found?.openMinor === 0
      const covered = days.reduce((sum, one) => sum + one, 0)
      expect(found?.interestMinor).toBeLessThanOrEqual(next?.interestMinor ?? -1)
      expect(found?.rests.reduce((sum, rest) => sum + rest.interestMinor, 0)).toBe(
        found?.interestMinor,
      )
      if (!isSettled) expect(covered).toBe(given.length)
      else expect(covered).toBeLessThanOrEqual(given.length)
    }),
  )
})

test('money lowers the interest, the earlier the more', () => {
  fc.assert(
    fc.property(lateness, fc.integer({ min: 0, max: 400 }), (given, days) => {
      const late = made(given)
      const interestWith = (day: string) =>
        interestOf({ ...late, reductions: [{ day, amountMinor: 1_000 }] })?.interestMinor ?? -1
      const early = interestWith(late.lastDay)
      const later = interestWith(shiftPeriod('day', late.lastDay, days))
      const none = interestOf({ ...late, reductions: [] })?.interestMinor ?? -1
      expect(early).toBeLessThanOrEqual(later)
      expect(later).toBeLessThanOrEqual(none)
    }),
  )
})

test('what is paid in full bears no further interest', () => {
  const reductions = [{ day: '2026-09-16', amountMinor: AMOUNT }]
  const late = { amountMinor: AMOUNT, lastDay: '2026-08-16', asOf: '2027-01-31', reductions }
  expect(interestOf(late)).toMatchObject({ interestMinor: 1_401_37, openMinor: 0 })
})
