import { clockInIndia, dayInIndia, formatDay } from './dates.ts'

/** An instant for reading, in India: "Nov 18, 2026, 5:04 PM". */
export function formatInstant(instant: string): string {
  const date = new Date(instant)
  const clock = clockInIndia(date)
  const hour = clock.getUTCHours()
  const minute = String(clock.getUTCMinutes()).padStart(2, '0')
  const time = `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
  return `${formatDay(dayInIndia(date))}, ${time}`
}
