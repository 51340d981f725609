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
  /** Invoices with nothing left to pay. */
  paid: number
  /** Includes overdue invoices, but not written-off ones. */
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
 * The revenue of a month: invoices less credit notes of that month; the money that came in in it,
 * whenever that was invoiced, and the tax that clients deducted of it; in paise. `month` is its
 * first day.
 */
export type MonthRevenue = {
  month: PlainDate
  revenueMinor: number
  cameInMinor: number
  tdsMinor: number
}

/** Returns twelve months, the last one that of `day`. */
export async function getMonthlyRevenue(db: Db, day: PlainDate): Promise<MonthRevenue[]> {
  const rows = unwrap(await db.rpc('dashboard_months', { last_month: day }))
  return rows.map((row) => ({
    month: row.month,
    revenueMinor: row.revenue_minor,
    cameInMinor: row.came_in_minor,
    tdsMinor: row.tds_minor,
  }))
}
