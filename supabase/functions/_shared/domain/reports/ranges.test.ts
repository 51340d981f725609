import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { daysBetween, isPlainDate } from '../dates.ts'
import { nameOfRange, rangeNames, rangeOf } from './ranges.ts'

test('months, quarters and years are those of the Indian financial year', () => {
  const named = (today: string) => rangeNames.map((name) => Object.values(rangeOf(name, today)))
  expect(named('2027-02-28')).toEqual([
    ['2027-02-01', '2027-02-28'],
    ['2027-01-01', '2027-01-31'],
    ['2027-01-01', '2027-03-31'],
    ['2026-04-01', '2027-03-31'],
    ['2025-04-01', '2026-03-31'],
  ])
  expect(named('2026-04-01').slice(1)).toEqual([
    ['2026-03-01', '2026-03-31'],
    ['2026-04-01', '2026-06-30'],
    ['2026-04-01', '2027-03-31'],
    ['2025-04-01', '2026-03-31'],
  ])
})

test('each range of any day holds it or ends before it, has whole months, and is known by its name', () => {
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, fc.constantFrom(...rangeNames), (today, name) => {
      const { firstDay, lastDay } = rangeOf(name, today)
      expect([firstDay, lastDay].every(isPlainDate)).toBe(true)
      expect(firstDay.slice(8)).toBe('01')
      expect(daysBetween(firstDay, lastDay) + 1).toBeGreaterThanOrEqual(28)
      expect(lastDay < today).toBe(name.startsWith('last') || lastDay < today)
      expect(firstDay <= today).toBe(true)
      expect(nameOfRange({ firstDay, lastDay }, today)).toBe(name)
    }),
  )
})
