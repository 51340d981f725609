import type { PlainDate } from '../dates.ts'
import { type Period, shiftPeriod } from '../periods.ts'

/** The quarter of a financial year that a day lies in. */
export function quarterOf(day: PlainDate): Period {
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1
  const firstDay = `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`
  return { firstDay, lastDay: shiftPeriod('day', shiftPeriod('month', firstDay, 3), -1) }
}

/** The financial year that a day lies in. */
export function yearOf(day: PlainDate): Period {
  const start = Number(day.slice(0, 4)) - (day.slice(5) < '04' ? 1 : 0)
  return { firstDay: `${start}-04-01`, lastDay: `${start + 1}-03-31` }
}

/** The four quarters of a financial year, by their first days. */
export const quartersOf = ({ firstDay }: Period): PlainDate[] =>
  [0, 3, 6, 9].map((months) => shiftPeriod('month', firstDay, months))
