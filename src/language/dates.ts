import { clockInIndia, formatDay, type PlainDate } from '#domain/dates.ts'
import { formatInstant } from '#domain/instants.ts'
import { formatPeriod } from '#domain/periods.ts'
import { dayText } from '../lib/day-text.ts'
import { useLanguage, useLocale } from './words.ts'

type Style = Intl.DateTimeFormatOptions

const day: Style = { day: 'numeric', month: 'short', year: 'numeric' }
const month: Style = { month: 'long', year: 'numeric' }
const instant: Style = { ...day, hour: 'numeric', minute: '2-digit' }

/** How days read: in English as the product has always had them, else as the language writes them. */
export function useDates() {
  const isEnglish = useLanguage() === 'en'
  const locale = useLocale()
  const read = (date: Date, style: Style) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(date)
  return {
    /** "22 Nov 2026", as `dayText`. */
    day: (value: PlainDate) => (isEnglish ? dayText(value) : read(new Date(value), day)),
    /** "Nov 22, 2026", as `formatDay` and documents. */
    written: (value: PlainDate) => (isEnglish ? formatDay(value) : read(new Date(value), day)),
    /** "November 2026", of any day in it. */
    month: (value: PlainDate) =>
      isEnglish ? formatPeriod('month', value) : read(new Date(value), month),
    /** "Nov 18, 2026, 5:04 PM", in India. */
    instant: (value: string) =>
      isEnglish ? formatInstant(value) : read(clockInIndia(new Date(value)), instant),
  }
}
