import { daysBetween, type PlainDate } from '../dates.ts'
import { edfDue } from '../law/export-clocks.ts'
import { type Currency, currencies } from '../money.ts'
import { type Period, periodOf } from '../periods.ts'
import type { EdfNote, Export, ExportYear } from './export.ts'

/** From here on the last day of a declaration is told: a week before, as the mail is. */
const SOON_DAYS = 7

/** The Export Declaration Form of a month, which lists its invoices of services. */
export interface EdfMonth {
  period: Period
  dueOn: PlainDate
  /** Below zero once it is late. */
  daysLeft: number
  state: 'filed' | 'open' | 'soon' | 'late'
  note: EdfNote | null
  invoices: Export[]
  /** The sum of each currency, in its minor units. */
  totals: { currency: Currency; minor: number }[]
  /** The sum in rupees; null where a rate is not known. */
  rupeesMinor: number | null
}

export const totalsOf = (invoices: readonly Export[]) =>
  currencies
    .map((currency) => ({
      currency,
      minor: invoices
        .filter((invoice) => invoice.currency === currency)
        .reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    }))
    .filter(({ minor }) => minor > 0)

const rupeesIn = (invoices: readonly Export[]) =>
  invoices.reduce<number | null>(
    (sum, { totalInrMinor }) =>
      sum === null || totalInrMinor === null ? null : sum + totalInrMinor,
    0,
  )

/** The months that need a declaration, the latest first. Months before October 2026 need none. */
export function edfMonths({ invoices, months }: ExportYear, today: PlainDate): EdfMonth[] {
  const firstDays = invoices
    .filter(({ needsEdf }) => needsEdf)
    .map(({ issueDate }) => periodOf('month', issueDate).firstDay)
  return [...new Set(firstDays)]
    .sort()
    .reverse()
    .flatMap((firstDay): EdfMonth[] => {
      const byLaw = edfDue(firstDay)
      if (byLaw === null) return []
      const period = periodOf('month', firstDay)
      const note = months.find((month) => month.firstDay === firstDay) ?? null
      const dueOn = note?.dueOn ?? byLaw
      const daysLeft = daysBetween(today, dueOn)
      const open = daysLeft < 0 ? 'late' : daysLeft <= SOON_DAYS ? 'soon' : 'open'
      const listed = invoices.filter(
        ({ needsEdf, issueDate }) =>
          needsEdf && issueDate >= period.firstDay && issueDate <= period.lastDay,
      )
      return [
        {
          ...{ period, dueOn, daysLeft, note, invoices: listed },
          state: note?.filedOn ? 'filed' : open,
          totals: totalsOf(listed),
          rupeesMinor: rupeesIn(listed),
        },
      ]
    })
}
