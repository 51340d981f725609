import type { MonthRevenue } from '#src/data/dashboard.ts'

/** Whether clients deducted tax in one of these months: otherwise nothing of it is shown. */
export const hasTds = (months: MonthRevenue[]) => months.some(({ tdsMinor }) => tdsMinor !== 0)
