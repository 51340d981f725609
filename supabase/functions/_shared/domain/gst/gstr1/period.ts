import type { PlainDate } from '../../dates.ts'
import { gstr1Due as gstr1Law, gstr3bDue as gstr3bLaw } from '../../law/entries/gst-returns.ts'
import { standingRule } from '../../law/evaluate.ts'
import { type Period, periodOf, shiftPeriod } from '../../periods.ts'

/** The filing interval of a seller; a quarterly filer may furnish invoices in the first two months. */
export const filings = ['monthly', 'quarterly'] as const
export type Filing = (typeof filings)[number]

/** The first day of the month that is written MMYYYY; null of any other text, and of before GST. */
export function firstDayOf(period: string): PlainDate | null {
  const match = /^(0[1-9]|1[0-2])(20\d\d)$/.exec(period)
  const day = match ? `${match[2]}-${match[1]}-01` : ''
  return day >= '2017-07-01' ? day : null
}

/** Returns the position of a month in its quarter: 0, 1 or 2. Quarters begin in January. */
const placeInQuarter = (firstDay: PlainDate) => (Number(firstDay.slice(5, 7)) - 1) % 3

/** Returns whether a quarterly filer furnishes only invoices in this month. */
export const isFurnishing = (filing: Filing, firstDay: PlainDate) =>
  filing === 'quarterly' && placeInQuarter(firstDay) < 2

/** The days that a return is about: its month; of a quarterly filer's last month the quarter. */
export function returnPeriod(filing: Filing, firstDay: PlainDate): Period {
  const month = periodOf('month', firstDay)
  const isQuarter = filing === 'quarterly' && placeInQuarter(firstDay) === 2
  return isQuarter ? { ...month, firstDay: shiftPeriod('month', firstDay, -2) } : month
}

/** The first day of the last month of a month's quarter. */
export const lastOfQuarter = (firstDay: PlainDate) =>
  shiftPeriod('month', firstDay, 2 - placeInQuarter(firstDay))

const dayAfter = ({ lastDay }: Period, day: number): PlainDate =>
  `${shiftPeriod('month', periodOf('month', lastDay).firstDay, 1).slice(0, 8)}${day}`

/** Until when GSTR-1 is filed without a late fee: the 11th of the next month, for a quarter the 13th. */
export const gstr1Due = (filing: Filing, period: Period): PlainDate =>
  dayAfter(period, standingRule(gstr1Law, period.lastDay)[filing])

/** The same of GSTR-3B: the 20th; for a quarter the 22nd or the 24th, by the State, so null. */
export const gstr3bDue = (filing: Filing, period: Period): PlainDate | null => {
  const day = standingRule(gstr3bLaw, period.lastDay)[filing]
  return day === null ? null : dayAfter(period, day)
}

/**
 * Returns the month whose return is due: the one before today's, or for a quarterly filer the last
 * month of the last quarter.
 */
export function latestPeriod(filing: Filing, today: PlainDate): PlainDate {
  const { firstDay } = periodOf('month', today)
  return filing === 'monthly'
    ? shiftPeriod('month', firstDay, -1)
    : shiftPeriod('month', lastOfQuarter(firstDay), -3)
}
