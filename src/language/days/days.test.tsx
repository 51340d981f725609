import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { hindi } from '#languages/hi/screens/index.ts'
import { Spoken } from '../words.ts'
import { daysInEnglish } from './english.ts'
import { daysInHindi } from './hindi.ts'
import type { Days } from './readings.ts'
import { useDates } from './use-dates.ts'

const InHindi = ({ children }: PropsWithChildren) => <Spoken value={hindi}>{children}</Spoken>

const readingsOf = (days: Days) => [
  ...[days.day, days.plain, days.longDay, days.month, days.monthName, days.shortMonth].map(
    (reading) => reading('2026-12-09'),
  ),
  days.weekday('2026-12-09'),
  days.instant('2026-11-22T11:34:00Z'),
  days.plainOf('2026-11-22T18:30:00Z'),
  ...[days.months, days.shortMonths].flatMap((reading) => [
    reading({ firstDay: '2026-10-01', lastDay: '2026-10-31' }),
    reading({ firstDay: '2026-10-01', lastDay: '2026-12-31' }),
    reading({ firstDay: '2026-12-01', lastDay: '2027-02-28' }),
    reading({ firstDay: 'soon', lastDay: '2026-12-31' }),
  ]),
]

const inEnglish = [
  ...['9 Dec 2026', '2026-12-09', '9 December 2026'],
  ...['December 2026', 'December', 'Dec', 'Wednesday'],
  ...['22 Nov 2026, 5:04 pm', '2026-11-23'],
  ...['October 2026', 'October to December 2026', 'December 2026 to February 2027', ''],
  ...['October 2026', 'Oct to Dec 2026', 'Dec 2026 to Feb 2027', ''],
]

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('days, months and instants read in the language that is spoken', () => {
  expect(readingsOf(renderHook(useDates).result.current)).toEqual(inEnglish)
  expect(readingsOf(renderHook(useDates, { wrapper: InHindi }).result.current)).toEqual([
    ...['9 दिस॰ 2026', '9 दिस॰ 2026', '9 दिसंबर 2026'],
    ...['दिसंबर 2026', 'दिसंबर', 'दिस॰', 'बुधवार'],
    ...['22 नव॰ 2026, शाम 5:04', '23 नव॰ 2026'],
    ...['अक्टूबर 2026', 'अक्टूबर–दिसंबर 2026', 'दिसंबर 2026–फ़रवरी 2027', ''],
    ...['अक्टूबर 2026', 'अक्टू॰–दिस॰ 2026', 'दिस॰ 2026–फ़र॰ 2027', ''],
  ])
})

test('Hindi is spelled as documents and the date picker spell it', () => {
  const by = (style: Intl.DateTimeFormatOptions) => {
    const reading = new Intl.DateTimeFormat('hi-IN', { ...style, timeZone: 'UTC' })
    return (value: string) => reading.format(new Date(value))
  }
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-0${1 + (month % 7)}`
    expect(daysInHindi.monthName(day)).toBe(by({ month: 'long' })(day))
    expect(daysInHindi.shortMonth(day)).toBe(by({ month: 'short' })(day))
    expect(daysInHindi.weekday(day)).toBe(by({ weekday: 'long' })(day))
  }
  const time = by({ hour: 'numeric', minute: '2-digit', dayPeriod: 'short' })
  for (let hour = 0; hour < 24; hour++) {
    const clock = `2026-11-22T${String(hour).padStart(2, '0')}:04:00`
    expect(daysInHindi.instant(`${clock}+05:30`)).toBe(`22 नव॰ 2026, ${time(`${clock}Z`)}`)
  }
})

test.each(['Pacific/Apia', 'America/Los_Angeles', 'Europe/London'])(
  'no day is shifted by a clock in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    // The clock is another: else the test says nothing.
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toMatch(zone.split('/')[1] ?? '')
    // Los Angeles skips an hour on the second of these days, and Apia all of the last.
    for (const day of ['2026-01-01', '2026-03-08', '2026-12-31', '2011-12-30']) {
      expect(daysInEnglish.plain(day)).toBe(day)
      expect(daysInHindi.day(day)).toMatch(new RegExp(`^${Number(day.slice(8))} `))
    }
    expect(daysInEnglish.plainOf('2026-03-31T18:29:59Z')).toBe('2026-03-31')
    expect(daysInEnglish.plainOf('2026-03-31T18:30:00Z')).toBe('2026-04-01')
  },
)

test.each([['en-US'], ['en-US@posix', 'en-GB'], ['hi-IN', 'de']])(
  'a browser that speaks %s changes nothing',
  async (...languages) => {
    vi.stubGlobal('navigator', { language: languages[0], languages })
    vi.resetModules()
    const { daysInEnglish: fresh } = await import('./english.ts')
    expect(readingsOf(fresh)).toEqual(inEnglish)
  },
)

test('a missing or invalid day says so in every language', () => {
  for (const days of [daysInEnglish, daysInHindi]) {
    expect([days.day(''), days.plain('2026-02-30'), days.month('soon')]).toEqual([
      ...['N/A', 'Invalid Date', 'Invalid Date'],
    ])
  }
})
