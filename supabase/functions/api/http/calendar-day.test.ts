import { expect, test } from 'vitest'
import { calendarDay } from './calendar-day.ts'

test.each([
  // Midnight in India, as a date picker there sends it.
  ['1992-04-17T18:30:00.000Z', '1992-04-18'],
  ['1992-04-18T18:29:59.999Z', '1992-04-18'],
  ['1992-04-18T00:00+05:30', '1992-04-18'],
  ['1992-04-18', '1992-04-18'],
])('%s is the day %s in India', (value, day) => {
  expect(calendarDay(value)).toBe(day)
})

test.each([['1992-13-40T00:00:00Z'], ['tomorrow'], ['18/04/1992'], [''], [704246400000], [null]])(
  '%j is left to the schema as it is',
  (value) => {
    expect(calendarDay(value)).toBe(value)
  },
)
