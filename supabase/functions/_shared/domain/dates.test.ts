import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { dayInIndia, dayOnScreen, daysBetween, formatDay, isPlainDate } from './dates.ts'
import { formatPeriod, periodOf, shiftPeriod } from './periods.ts'

test('the day in India turns at 18:30 UTC', () => {
  expect(dayInIndia(new Date('2026-03-31T18:29:59Z'))).toBe('2026-03-31')
  expect(dayInIndia(new Date('2026-03-31T18:30:00Z'))).toBe('2026-04-01')
})

test('days are counted over ends of months and leap days, and backwards below zero', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-11-21', '2026-11-21')).toBe(0)
  expect(daysBetween('2026-04-01', '2025-04-01')).toBe(-365)
})

test('only real calendar days are dates', () => {
  expect(isPlainDate('2028-02-29')).toBe(true)
  for (const text of [
    '2026-02-29',
    '2026-13-01',
    '26-01-01',
    '2026-1-1',
    '3000-01-01',
    '',
    'today',
    '0000-00-00',
  ]) {
    expect([text, isPlainDate(text)]).toEqual([text, false])
  }
})

test('every day in India is a real calendar day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1950-01-01'), max: new Date('2900-01-01'), noInvalidDate: true }),
      (instant) => isPlainDate(dayInIndia(instant)),
    ),
  )
})

// [detail-10]
test('a day reads "Nov 18, 2026", a missing one "N/A" and a bad one "Invalid Date"', () => {
  expect(formatDay('2026-11-18')).toBe('Nov 18, 2026')
  expect(formatDay('2026-01-01')).toBe('Jan 1, 2026')
  expect(formatDay(null)).toBe('N/A')
  expect(formatDay('')).toBe('N/A')
  expect(formatDay('2026-02-30')).toBe('Invalid Date')
})

test('a day in a sentence on a screen reads "18 Nov 2026"', () => {
  expect(dayOnScreen('2026-11-18')).toBe('18 Nov 2026')
  expect(dayOnScreen('2026-01-01')).toBe('1 Jan 2026')
})

test('a month runs from its first to its last day, leap years included', () => {
  expect(periodOf('month', '2028-02-10')).toEqual({ firstDay: '2028-02-01', lastDay: '2028-02-29' })
  expect(periodOf('day', '2028-02-10')).toEqual({ firstDay: '2028-02-10', lastDay: '2028-02-10' })
})

// [dashboard-8]
test('a month reads "November 2026" and a day as its long date', () => {
  expect(formatPeriod('month', '2026-11-21')).toBe('November 2026')
  expect(formatPeriod('day', '2026-11-02')).toBe('2 November 2026')
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
