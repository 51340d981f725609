import { clockInIndia, dayAs, formatDay, monthName, type PlainDate } from '#domain/dates.ts'
import { formatInstant } from '#domain/instants.ts'
import { formatPeriod } from '#domain/periods.ts'
import { dayText } from '../lib/day-text.ts'
import { useLanguage, useLocale } from './words.ts'

type Style = Intl.DateTimeFormatOptions

const day: Style = { day: 'numeric', month: 'short', year: 'numeric' }
const longDay: Style = { ...day, month: 'long' }
const month: Style = { month: 'long', year: 'numeric' }
/** By the part of the day, as people say it: "शाम 5:04". */
const instant: Style = { ...day, hour: 'numeric', minute: '2-digit', dayPeriod: 'short' }

/** How days read: in English as the product has always had them, else as the language writes them. */
export function useDates() {
  const isEnglish = useLanguage() === 'en'
  const locale = useLocale()
  const read = (date: Date, style: Style) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(date)
  const readDay = (value: PlainDate, style: Style) =>
    dayAs((it) => read(new Date(it), style), value)
  return {
    /** "22 Nov 2026", as `dayText`. */
    day: (value: PlainDate) => (isEnglish ? dayText(value) : readDay(value, day)),
    /** "2026-11-22", as cards have it. */
    plain: (value: PlainDate) => (isEnglish ? dayAs((it) => it, value) : readDay(value, day)),
    /** "Nov 22, 2026", as `formatDay` and documents. */
    written: (value: PlainDate) => (isEnglish ? formatDay(value) : readDay(value, day)),
    /** "November 22, 2026". */
    longDay: (value: PlainDate) =>
      isEnglish ? formatPeriod('day', value) : read(new Date(value), longDay),
    /** "November 2026", of any day in it. */
    month: (value: PlainDate) =>
      isEnglish ? formatPeriod('month', value) : read(new Date(value), month),
    /** "November", of any day in it. */
    monthName: (value: PlainDate) =>
      isEnglish ? monthName(value) : read(new Date(value), { month: 'long' }),
    /** "Nov", as an axis has it. */
    shortMonth: (value: PlainDate) =>
      isEnglish ? monthName(value).slice(0, 3) : read(new Date(value), { month: 'short' }),
    /** "Nov 18, 2026, 5:04 PM", in India. */
    instant: (value: string) =>
      isEnglish ? formatInstant(value) : read(clockInIndia(new Date(value)), instant),
  }
}
