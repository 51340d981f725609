import dayjs from 'dayjs'

/** A date without time, `YYYY-MM-DD`, as a calendar on the wall shows it; never parsed as UTC midnight. */
export type PlainDate = string

const pattern = /^\d{4}-\d{2}-\d{2}$/

/** True for a real calendar day between 1900 and 2999 written `YYYY-MM-DD`. */
export function isPlainDate(value: string): boolean {
  if (!pattern.test(value) || value < '1900' || value > '2999-12-31') return false
  return dayjs(value).format('YYYY-MM-DD') === value
}

const indianDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day it is in India (Asia/Kolkata) at an instant, wherever the device is. */
export function dayInIndia(instant: Date): PlainDate {
  return indianDay.format(instant)
}

/** The Indian financial year, 1 April to 31 March, of a day: "26-27" for 2026-04-01. */
export function financialYear(day: PlainDate): string {
  const year = Number(day.slice(0, 4))
  const start = day.slice(5, 7) < '04' ? year - 1 : year
  const short = (value: number) => String(value % 100).padStart(2, '0')
  return `${short(start)}-${short(start + 1)}`
}

const indianTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
})

/** An instant for reading, in India: "Nov 18, 2026, 5:04 PM". */
export function formatInstant(instant: string): string {
  const date = new Date(instant)
  // Some engines put a narrow no-break space before AM and PM.
  return `${formatDay(dayInIndia(date))}, ${indianTime.format(date).replace(/\s/g, ' ')}`
}

/** A day for reading, "Nov 18, 2026"; "N/A" when missing and "Invalid Date" when it is none. */
export function formatDay(day: PlainDate | null | undefined): string {
  if (!day) return 'N/A'
  return isPlainDate(day) ? dayjs(day).format('MMM D, YYYY') : 'Invalid Date'
}
