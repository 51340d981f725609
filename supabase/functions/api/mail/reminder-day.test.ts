import { expect, test } from 'vitest'
import { reminderDay } from './reminder-day.ts'

test.each([
  ['a second before ten', '2026-11-21T04:29:59Z', null],
  ['at ten', '2026-11-21T04:30:00Z', '2026-11-21'],
  ['in the evening', '2026-11-21T18:29:59Z', '2026-11-21'],
  ['at midnight', '2026-11-21T18:30:00Z', null],
  ['at ten on the first of January', '2027-01-01T04:30:00Z', '2027-01-01'],
  ['at ten where Europe has summer time', '2026-07-01T04:30:00Z', '2026-07-01'],
])('%s in India, the reminders of that day may go or not', (_, instant, day) => {
  expect(reminderDay(new Date(instant))).toBe(day)
})
