import type { PlainDate } from '#domain/dates.ts'
import type { Period } from '#domain/periods.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'

/** The invoices issued in a period; money in paise, invoices without an exchange rate left out of it. */
export type DashboardSummary = {
  /** Their totals, less those of the credit notes issued then: below nothing where more was credited. */
  revenueMinor: number
  /** Money received for them by now, part payments included, less refunds. */
  receivedMinor: number
  /** The amount still due on the overdue ones. */
  overdueMinor: number
  totalInvoices: number
  /** Those of which nothing is due any more. */
  paid: number
  /** The overdue ones included, and none that is written off. */
  unpaid: number
  overdue: number
  withoutRate: number
}

export async function getDashboardSummary(db: Db, period: Period): Promise<DashboardSummary> {
  const row = unwrap(
    await db
      .rpc('dashboard_summary', { first_day: period.firstDay, last_day: period.lastDay })
      .single(),
  )
  const { invoices, ...sums } = toCamel(row)
  return { ...sums, totalInvoices: invoices }
}

/**
 * The revenue of a month: invoices less credit notes of that month, and the part of its invoices
 * that came in or is still due; in paise. The remainder was credited or written off. `month` is its
 * first day.
 */
export type MonthRevenue = {
  month: PlainDate
  revenueMinor: number
  receivedMinor: number
  outstandingMinor: number
}

/** Twelve months, the last one that of `day`. */
export async function getMonthlyRevenue(db: Db, day: PlainDate): Promise<MonthRevenue[]> {
  const rows = unwrap(await db.rpc('dashboard_months', { last_month: day }))
  return rows.map(toCamel)
}
