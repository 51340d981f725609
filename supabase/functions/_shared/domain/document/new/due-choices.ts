import { daysBetween, isPlainDate, type PlainDate } from '../../dates.ts'
import { periodOf, shiftPeriod } from '../../periods.ts'

/** A due day that is offered: so many days after the issue, or the end of the month of issue. */
export interface DueChoice {
  readonly name: 'days' | 'monthEnd' | 'terms'
  /** Days from the issue to the due day. */
  readonly days: number
  readonly day: PlainDate
}

const usualDays = [7, 15, 30]

/**
 * Returns the due days that people choose most, in the order of the days but for the client's own terms, which come first.
 * `termsDays` is null where nothing was agreed.
 */
export function dueChoices(issueDate: PlainDate, termsDays: number | null): DueChoice[] {
  const after = (name: DueChoice['name'], days: number): DueChoice => ({
    name,
    days,
    day: shiftPeriod('day', issueDate, days),
  })
  const { lastDay } = periodOf('month', issueDate)
  const terms = termsDays === null ? [] : [after('terms', termsDays)]
  const usual = usualDays.filter((days) => days !== termsDays).map((days) => after('days', days))
  return [
    ...terms,
    ...usual,
    { name: 'monthEnd', days: daysBetween(issueDate, lastDay), day: lastDay },
  ]
}

/** Returns how far a typed day is from today, negative in the past; null for a text that is no day. */
export const daysUntil = (day: string, today: PlainDate): number | null =>
  isPlainDate(day) ? daysBetween(today, day) : null
