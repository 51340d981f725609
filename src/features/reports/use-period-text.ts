import { formatDay, monthName, type PlainDate } from '#domain/dates.ts'
import { formatMonths, type Period } from '#domain/periods.ts'
import { useDates } from '../../language/dates.ts'
import { useLanguage, useLocale } from '../../language/words.ts'

const isOneMonth = ({ firstDay, lastDay }: Period) => firstDay.slice(0, 7) === lastDay.slice(0, 7)

/** "October 2026", and of a quarter "Oct to Dec 2026". */
const shortened = (period: Period) =>
  isOneMonth(period)
    ? formatMonths(period)
    : `${monthName(period.firstDay).slice(0, 3)} to ${monthName(period.lastDay).slice(0, 3)} ${period.lastDay.slice(0, 4)}`

/** How the period of a return reads: in English as the product has always had it, else as the language writes it. */
export function usePeriodText() {
  const isEnglish = useLanguage() === 'en'
  const locale = useLocale()
  const dates = useDates()
  const read = ({ firstDay, lastDay }: Period, month: 'long' | 'short') =>
    new Intl.DateTimeFormat(locale, { month, year: 'numeric', timeZone: 'UTC' }).formatRange(
      new Date(firstDay),
      new Date(lastDay),
    )
  return {
    /** "October 2026", "July to September 2026". */
    months: (period: Period) => (isEnglish ? formatMonths(period) : read(period, 'long')),
    /** The same with room in a picker: "Oct to Dec 2026". */
    shortMonths: (period: Period) =>
      isEnglish ? shortened(period) : read(period, isOneMonth(period) ? 'long' : 'short'),
    /** The day on which it was filed: "Nov 18, 2026". */
    day: (value: PlainDate) => (isEnglish ? formatDay(value) : dates.day(value)),
  }
}
