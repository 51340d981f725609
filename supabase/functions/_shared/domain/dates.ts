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

/** Days from one to another, negative backwards; both are midnights in UTC, where every day has 24 hours. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** The month that a day lies in, "November". */
export const monthName = (day: PlainDate): string => months[Number(day.slice(5, 7)) - 1] ?? ''

/** A day as `read` has it; "N/A" when missing and "Invalid Date" when it is none, in every language. */
export function dayAs(read: (day: PlainDate) => string, day: PlainDate | null | undefined): string {
  if (!day) return 'N/A'
  return isPlainDate(day) ? read(day) : 'Invalid Date'
}

const shortMonth = (day: PlainDate) => monthName(day).slice(0, 3)

/** A day as a document, its page and its mail have it, "Nov 18, 2026". */
export const formatDay = (day: PlainDate | null | undefined) =>
  dayAs((it) => `${shortMonth(it)} ${Number(it.slice(8))}, ${it.slice(0, 4)}`, day)

/** A day in a sentence that a screen shows, "18 Nov 2026", as days read there. */
export const dayOnScreen = (day: PlainDate | null | undefined) =>
  dayAs((it) => `${Number(it.slice(8))} ${shortMonth(it)} ${it.slice(0, 4)}`, day)
