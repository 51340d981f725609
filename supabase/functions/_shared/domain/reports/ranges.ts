import type { PlainDate } from '../dates.ts'
import { type Period, periodOf, shiftPeriod } from '../periods.ts'

/** The ranges that people ask a report for most. */
export const rangeNames = ['month', 'last-month', 'quarter', 'year', 'last-year'] as const
export type RangeName = (typeof rangeNames)[number]

/** Returns that many months, from the start of the day's financial year (from April) or quarter. */
function span(today: PlainDate, months: 3 | 12, ago = 0): Period {
  const sinceApril = (Number(today.slice(5, 7)) + 8) % 12
  const { firstDay } = periodOf('month', today)
  const first = shiftPeriod('month', firstDay, -(sinceApril % months) - ago * months)
  return {
    firstDay: first,
    lastDay: periodOf('month', shiftPeriod('month', first, months - 1)).lastDay,
  }
}

/** Returns the days of a named range as of today; it consists of whole months, the days to come included. */
export function rangeOf(name: RangeName, today: PlainDate): Period {
  switch (name) {
    case 'month':
      return periodOf('month', today)
    case 'last-month':
      return periodOf('month', shiftPeriod('month', periodOf('month', today).firstDay, -1))
    case 'quarter':
      return span(today, 3)
    case 'year':
      return span(today, 12)
    case 'last-year':
      return span(today, 12, 1)
  }
}

/** Today's name of a range; null if it has none. In April a month may also have a name of its own. */
export const nameOfRange = (period: Period, today: PlainDate): RangeName | null =>
  rangeNames.find((name) => {
    const { firstDay, lastDay } = rangeOf(name, today)
    return firstDay === period.firstDay && lastDay === period.lastDay
  }) ?? null
