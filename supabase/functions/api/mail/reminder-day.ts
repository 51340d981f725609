import { clockInIndia, dayInIndia, type PlainDate } from '#domain/dates.ts'

/** From this hour in India on, the reminders of the day go out. */
export const REMINDER_HOUR = 10

/** The day in India whose reminders may go at an instant; null before 10:00 there. */
export function reminderDay(instant: Date): PlainDate | null {
  return clockInIndia(instant).getUTCHours() < REMINDER_HOUR ? null : dayInIndia(instant)
}
