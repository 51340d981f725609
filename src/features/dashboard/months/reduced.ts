import type { MonthRevenue } from '#src/data/dashboard.ts'

/**
 * What of a month's revenue neither came in nor is due: above nothing where its invoices were credited or written off since,
 * below it in the month of the credit note. So the parts of each month make up its revenue.
 */
export const reducedOf = ({ revenueMinor, receivedMinor, outstandingMinor }: MonthRevenue) =>
  revenueMinor - receivedMinor - outstandingMinor

export const isReduced = (months: MonthRevenue[]) => months.some((month) => reducedOf(month) !== 0)
