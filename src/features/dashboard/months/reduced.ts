import type { MonthRevenue } from '#src/data/dashboard.ts'

/**
 * Returns the part of a month's revenue that is neither received nor due. It is positive where
 * invoices of the month were credited or written off since, and negative in the month of the credit
 * note, so that the parts add up to the revenue.
 */
export const reducedOf = ({ revenueMinor, receivedMinor, outstandingMinor }: MonthRevenue) =>
  revenueMinor - receivedMinor - outstandingMinor

export const isReduced = (months: MonthRevenue[]) => months.some((month) => reducedOf(month) !== 0)
