import { monthName, type PlainDate } from './dates.ts'

export const periodModes = ['month', 'day'] as const
export type PeriodMode = (typeof periodModes)[number]

/** The days from `firstDay` to `lastDay`, both included. */
export type Period = { firstDay: PlainDate; lastDay: PlainDate }

/** Dates may overflow: the 13th month is January, and day 0 is the last day of the month before. */
const dayAt = (year: number, month: number, date: number): PlainDate =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)

const partsOf = (day: PlainDate) => ({
  year: Number(day.slice(0, 4)),
  month: Number(day.slice(5, 7)),
  date: Number(day.slice(8)),
})

/** The day itself, or the whole month that it lies in. */
export function periodOf(mode: PeriodMode, day: PlainDate): Period {
  if (mode === 'day') return { firstDay: day, lastDay: day }
  const { year, month } = partsOf(day)
  return { firstDay: dayAt(year, month, 1), lastDay: dayAt(year, month + 1, 0) }
}

/** "November 2026", or the long date "21 November 2026". */
export function formatPeriod(mode: PeriodMode, day: PlainDate): string {
  const { year, date } = partsOf(day)
  return mode === 'month' ? `${monthName(day)} ${year}` : `${date} ${monthName(day)} ${year}`
}

/** Returns "October 2026" for one month and "July to September 2026" for several, by the months of both days. */
export function formatMonths({ firstDay, lastDay }: Period): string {
  const last = formatPeriod('month', lastDay)
  if (firstDay.slice(0, 7) === lastDay.slice(0, 7)) return last
  const isOneYear = firstDay.slice(0, 4) === lastDay.slice(0, 4)
  return `${isOneYear ? monthName(firstDay) : formatPeriod('month', firstDay)} to ${last}`
}

/**
 * Returns the same day of the next (or, with -1, the former) month, or the next day; a shorter
 * month gives its last day.
 */
export function shiftPeriod(mode: PeriodMode, day: PlainDate, by: number): PlainDate {
  const { year, month, date } = partsOf(day)
  if (mode === 'day') return dayAt(year, month, date + by)
  const { lastDay } = periodOf('month', dayAt(year, month + by, 1))
  return dayAt(year, month + by, Math.min(date, partsOf(lastDay).date))
}

/** The first days of the months that a period touches. */
export function monthsOf({ firstDay, lastDay }: Period): PlainDate[] {
  const first = periodOf('month', firstDay).firstDay
  const months: PlainDate[] = []
  for (let month = first; month <= lastDay; month = shiftPeriod('month', month, 1))
    months.push(month)
  return months
}

/** Returns the year from April to March, as `private.financial_year` does: "26-27" for 1 April 2026. */
export function financialYearOf(day: PlainDate): string {
  const start = Number(day.slice(0, 4)) - (day.slice(5) < '04' ? 1 : 0)
  return [start, start + 1].map((year) => String(year % 100).padStart(2, '0')).join('-')
}
