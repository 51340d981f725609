import { dayAs, isPlainDate, type PlainDate } from '#domain/dates.ts'
import type { Period } from '#domain/periods.ts'

const style = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
const ofDay = new Intl.DateTimeFormat('hi-IN', { ...style, day: 'numeric' })
const ofMonths = new Intl.DateTimeFormat('hi-IN', style)

/** "20 नवंबर 2026". */
export const dayText = (day: PlainDate) => dayAs((it) => ofDay.format(new Date(it)), day)

/** "अक्टूबर 2026", "जुलाई–सितंबर 2026". */
export const monthsText = ({ firstDay, lastDay }: Period) =>
  isPlainDate(firstDay) && isPlainDate(lastDay)
    ? ofMonths.formatRange(new Date(firstDay), new Date(lastDay))
    : ''
