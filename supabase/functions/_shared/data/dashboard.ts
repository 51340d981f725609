import type { PlainDate } from '#domain/dates.ts'
import type { Period } from '#domain/period.ts'
import type { Db } from './client.ts'
import { unwrap } from './errors.ts'

/** The invoices issued in a period; money in paise, invoices without an exchange rate left out of it. */
export type DashboardSummary = {
  revenueMinor: number
  receivedMinor: number
  overdueMinor: number
  totalInvoices: number
  paid: number
  /** The overdue ones included. */
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
  return {
    revenueMinor: row.revenue_minor,
    receivedMinor: row.received_minor,
    overdueMinor: row.overdue_minor,
    totalInvoices: row.invoices,
    paid: row.paid,
    unpaid: row.unpaid,
    overdue: row.overdue,
    withoutRate: row.without_rate,
  }
}

/** What was issued in a month and is paid by now, and what is not; paise. `month` is its first day. */
export type MonthRevenue = { month: PlainDate; receivedMinor: number; outstandingMinor: number }

/** Twelve months, the last one that of `day`. */
export async function getMonthlyRevenue(db: Db, day: PlainDate): Promise<MonthRevenue[]> {
  const rows = unwrap(await db.rpc('dashboard_months', { last_month: day }))
  return rows.map((row) => ({
    month: row.month,
    receivedMinor: row.received_minor,
    outstandingMinor: row.outstanding_minor,
  }))
}
