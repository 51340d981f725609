import { expect, test } from 'vitest'
import fc from '../../../../tests/setup/property.ts'
import { formatPeriod, periodOf, shiftPeriod } from './period.ts'

test('a month runs from its first to its last day, leap years included', () => {
  expect(periodOf('month', '2028-02-10')).toEqual({ firstDay: '2028-02-01', lastDay: '2028-02-29' })
  expect(periodOf('day', '2028-02-10')).toEqual({ firstDay: '2028-02-10', lastDay: '2028-02-10' })
})

// [dashboard-8]
test('a month reads "November 2026" and a day as its long date', () => {
  expect(formatPeriod('month', '2026-11-21')).toBe('November 2026')
  expect(formatPeriod('day', '2026-11-02')).toBe('November 2, 2026')
})

test('stepping from the end of a long month stays within the next', () => {
  expect(shiftPeriod('month', '2026-01-31', 1)).toBe('2026-02-28')
  expect(shiftPeriod('day', '2026-12-31', 1)).toBe('2027-01-01')
})

test('every day lies in its own month', () => {
  const day = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2200-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(day, (date) => {
      const iso = date.toISOString().slice(0, 10)
      const { firstDay, lastDay } = periodOf('month', iso)
      expect(firstDay <= iso && iso <= lastDay && firstDay.endsWith('-01')).toBe(true)
    }),
  )
})
