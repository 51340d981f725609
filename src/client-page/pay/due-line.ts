import { daysBetween, formatDay, type PlainDate } from '#domain/dates.ts'

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** "Due by Dec 21, 2026", "Due today", "Overdue by 3 days · due Dec 21, 2026"; `today` is the day in India. */
export function dueLine(dueDate: PlainDate, today: PlainDate): string {
  const left = daysBetween(today, dueDate)
  const day = formatDay(dueDate)
  if (left < 0) return `Overdue by ${days(-left)} · due ${day}`
  return left === 0 ? `Due today, ${day}` : `Due by ${day}`
}
