import { dayInIndia, type PlainDate } from './dates.ts'

/** From this hour in India on, the reminders of the day go out. */
export const REMINDER_HOUR = 10

const indianHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The day in India whose reminders may go at an instant; null before 10:00 there. */
export function reminderDay(instant: Date): PlainDate | null {
  return Number(indianHour.format(instant)) < REMINDER_HOUR ? null : dayInIndia(instant)
}
