import { afterEach, expect, test, vi } from 'vitest'
import { dayOnScreen } from '#domain/dates.ts'
import { daysInHindi } from '#languages/hi/days.ts'
import fc from '#tests/setup/property.ts'
import { daysInEnglish } from './english.ts'

afterEach(() => {
  vi.useRealTimers()
})

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const spoken = { English: daysInEnglish, Hindi: daysInHindi }

/** India's today is the 22nd, the day of the device still the 21st. */
const meant = (text: string, bounds = {}, days = daysInEnglish) => {
  vi.setSystemTime(new Date('2026-11-21T20:00:00Z'))
  return days.meant(text, bounds)
}

test.each(Object.entries(spoken))(
  'each form that is shown in %s is read as the same day',
  (_, days) => {
    fc.assert(
      fc.property(day, (it) => {
        const [year = '', month, date] = it.split('-')
        const forms = [days.day, days.longDay, days.plain, days.shown].map((form) => form(it))
        const numbers = [`${date}/${month}/${year}`, `${date}-${month}-${year}`]
        for (const text of [...forms, ...numbers, `${date}${month}${year}`]) {
          expect([text, days.meant(text, {})]).toEqual([text, it])
        }
      }),
    )
  },
)

test('English months are read while Hindi is spoken, and the rule of English is one for sentences and fields', () => {
  fc.assert(
    fc.property(day, (it) => {
      expect(daysInHindi.meant(daysInEnglish.day(it), {})).toBe(it)
      expect(daysInEnglish.day(it)).toBe(dayOnScreen(it))
    }),
  )
})

test.each([
  [
    '2026-12-09',
    '9 Dec 2026',
    '9 dec 26',
    '9th december, 2026',
    '9-Dec-26',
    '9dec2026',
    'Dec 9, 2026',
  ],
  [
    '2026-12-09',
    '9/12/26',
    '09-12-2026',
    '9.12.2026',
    '9 12 2026',
    '091226',
    '2026/12/9',
    ' 9 Dec ',
  ],
  ['2026-09-01', '1 sept 26', '1 Sep', '1/9'],
  ['2028-02-29', '29 feb 2028', '29/2/28'],
  ['2027-01-31', '31 Jan', '31/1'],
])('%s is read from %s and other ways to type it', (expected, ...texts) => {
  for (const text of texts) expect([text, meant(text)]).toEqual([text, expected])
})

test.each([
  ['2026-12-09', '9 दिसंबर 2026', '९ दिस॰ २०२६', '9 दिसं 26', '9 दिस', '९/१२/२६'],
  ['2027-02-01', '1 फ़रवरी 2027', '1 फरवरी 27', '1 फ़र॰'],
  ['2027-05-03', '3 मई'],
])('%s is read from %s in Hindi', (expected, ...texts) => {
  for (const text of texts) expect([text, meant(text, {}, daysInHindi)]).toEqual([text, expected])
})

test.each([
  ...[
    'soon',
    '9',
    '31/2/2026',
    '30 feb',
    '12/25/2026',
    '9 ju 2026',
    '9 ma',
    '9 Dec 202',
    '1/2/3/4',
  ],
  ...[
    '9 Dec 12026',
    '9 Dec 2026!',
    '= 9/12/26',
    'Dec',
    'Dec Dec 9',
    '29 Feb 2026',
    '9 Dezember 26',
  ],
])('"%s" is no day and stays as it was typed', (text) => {
  expect(meant(` ${text} `)).toBe(text)
  expect(daysInEnglish.shown(text)).toBe(text)
})

test('a year that is missing or short is the one within the bounds, else the nearest', () => {
  expect(meant('1 jan')).toBe('2027-01-01')
  expect(meant('1 jan', { max: '2026-11-22' })).toBe('2026-01-01')
  expect(meant('1 nov', { min: '2026-11-22' })).toBe('2027-11-01')
  expect(meant('9/12/85', { max: '2026-11-22' })).toBe('1985-12-09')
  expect(meant('9/12/60')).toBe('2060-12-09')
  expect(meant('9/12/60', { max: '2026-11-22' })).toBe('1960-12-09')
  // The check of the form refuses it by its own message.
  expect(meant('9/12/2030', { max: '2026-11-22' })).toBe('2030-12-09')
  expect(meant('22 nov')).toBe('2026-11-22')
})

test('today is the day in India', () => {
  vi.setSystemTime(new Date('2026-11-21T20:00:00Z'))
  expect(daysInEnglish.today()).toBe('2026-11-22')
})
