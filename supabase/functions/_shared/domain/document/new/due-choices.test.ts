import { expect, test } from 'vitest'
import { daysUntil, dueChoices } from './due-choices.ts'

test('seven, fifteen and thirty days and the end of the month are offered', () => {
  expect(dueChoices('2026-11-24', null)).toEqual([
    { name: 'days', days: 7, day: '2026-12-01' },
    { name: 'days', days: 15, day: '2026-12-09' },
    { name: 'days', days: 30, day: '2026-12-24' },
    { name: 'monthEnd', days: 6, day: '2026-11-30' },
  ])
})

test("the client's terms come first, and are offered once", () => {
  expect(dueChoices('2028-02-10', 45).map(({ name, day }) => [name, day])).toEqual([
    ['terms', '2028-03-26'],
    ['days', '2028-02-17'],
    ['days', '2028-02-25'],
    ['days', '2028-03-11'],
    ['monthEnd', '2028-02-29'],
  ])
  expect(dueChoices('2028-02-10', 15).map(({ name, days }) => [name, days])).toEqual([
    ['terms', 15],
    ['days', 7],
    ['days', 30],
    ['monthEnd', 19],
  ])
  expect(dueChoices('2028-02-10', 0)[0]).toEqual({ name: 'terms', days: 0, day: '2028-02-10' })
})

test('the distance of a day is counted from today, and a text that is no day has none', () => {
  expect(daysUntil('2026-12-09', '2026-11-24')).toBe(15)
  expect(daysUntil('2026-11-23', '2026-11-24')).toBe(-1)
  expect(daysUntil('31/2', '2026-11-24')).toBeNull()
  expect(daysUntil('', '2026-11-24')).toBeNull()
})
