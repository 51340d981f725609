/** A date without time, `YYYY-MM-DD`, as a calendar on the wall shows it: reckoned in UTC, never shown by the clock. */
export type PlainDate = string

const pattern = /^\d{4}-\d{2}-\d{2}$/

/** True for a real calendar day between 1900 and 2999 written `YYYY-MM-DD`. */
export function isPlainDate(value: string): boolean {
  if (!pattern.test(value) || value < '1900' || value > '2999-12-31') return false
  const midnight = new Date(value)
  // Some engines take 30 February for 2 March.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value)
}

/** Milliseconds: India is 5½ hours ahead of UTC, all year round and since 1945. */
const INDIA_AHEAD = 5.5 * 3_600_000

/** An instant as a date whose UTC fields are those of a clock in India. */
export const clockInIndia = (instant: Date) => new Date(instant.getTime() + INDIA_AHEAD)

/** The day it is in India (Asia/Kolkata) at an instant, wherever the device is. */
export function dayInIndia(instant: Date): PlainDate {
  return clockInIndia(instant).toISOString().slice(0, 10)
}

/** From April to March, as `private.financial_year`: "26-27" of 1 April 2026. */
export function financialYearOf(day: PlainDate): string {
  const start = Number(day.slice(0, 4)) - (day.slice(5) < '04' ? 1 : 0)
  return [start, start + 1].map((year) => String(year % 100).padStart(2, '0')).join('-')
}

/** Days from one to another, negative backwards; both are midnights in UTC, where every day has 24 hours. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** An instant for reading, in India: "Nov 18, 2026, 5:04 PM". */
export function formatInstant(instant: string): string {
  const date = new Date(instant)
  const clock = clockInIndia(date)
  const hour = clock.getUTCHours()
  const minute = String(clock.getUTCMinutes()).padStart(2, '0')
  const time = `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
  return `${formatDay(dayInIndia(date))}, ${time}`
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** The month that a day lies in, "November". */
export const monthName = (day: PlainDate): string => months[Number(day.slice(5, 7)) - 1] ?? ''

/** A day for reading, "Nov 18, 2026"; "N/A" when missing and "Invalid Date" when it is none. */
export function formatDay(day: PlainDate | null | undefined): string {
  if (!day) return 'N/A'
  if (!isPlainDate(day)) return 'Invalid Date'
  return `${monthName(day).slice(0, 3)} ${Number(day.slice(8))}, ${day.slice(0, 4)}`
}

export const periodModes = ['month', 'day'] as const
export type PeriodMode = (typeof periodModes)[number]

/** From `firstDay` to `lastDay`, both included. */
export type Period = { firstDay: PlainDate; lastDay: PlainDate }

/** Of what the calendar counts past: the 13th month is January, day 0 the last of the month before. */
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

/** "November 2026", or the long date "November 21, 2026". */
export function formatPeriod(mode: PeriodMode, day: PlainDate): string {
  const { year, date } = partsOf(day)
  return mode === 'month' ? `${monthName(day)} ${year}` : `${monthName(day)} ${date}, ${year}`
}

/** Of a month "October 2026", of more "July to September 2026", by the months that both days lie in. */
export function formatMonths({ firstDay, lastDay }: Period): string {
  const last = formatPeriod('month', lastDay)
  if (firstDay.slice(0, 7) === lastDay.slice(0, 7)) return last
  const isOneYear = firstDay.slice(0, 4) === lastDay.slice(0, 4)
  return `${isOneYear ? monthName(firstDay) : formatPeriod('month', firstDay)} to ${last}`
}

/** The same day of the next (or, with -1, the former) month, or the next day; the last day where there is none. */
export function shiftPeriod(mode: PeriodMode, day: PlainDate, by: number): PlainDate {
  const { year, month, date } = partsOf(day)
  if (mode === 'day') return dayAt(year, month, date + by)
  const { lastDay } = periodOf('month', dayAt(year, month + by, 1))
  return dayAt(year, month + by, Math.min(date, partsOf(lastDay).date))
}
