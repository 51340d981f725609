import { daysBetween } from '../dates.ts'
import { type Filing, lastOfQuarter, returnPeriod } from '../gst/gstr1/period.ts'
import { type Period, periodOf, shiftPeriod } from '../periods.ts'

/** In days: a file holds at most a year. */
export const MAX_DAYS = 366

export const isTooLong = ({ firstDay, lastDay }: Period): boolean =>
  daysBetween(firstDay, lastDay) + 1 > MAX_DAYS

/** The returns that these days fall into, each cut to the days. */
export function returnsWithin({ firstDay, lastDay }: Period, filing: Filing): Period[] {
  const parts: Period[] = []
  let next = firstDay
  while (next <= lastDay) {
    const { firstDay: month } = periodOf('month', next)
    const whole = returnPeriod(filing, filing === 'quarterly' ? lastOfQuarter(month) : month)
    parts.push({
      firstDay: next,
      lastDay: whole.lastDay < lastDay ? whole.lastDay : lastDay,
    })
    next = shiftPeriod('month', periodOf('month', whole.lastDay).firstDay, 1)
  }
  return parts
}
