import type { ListFilter } from '#domain/document/invoice.ts'
import type { ListFigure, ListFigures } from '#domain/document/list-filter.ts'

/** The statuses of live invoices: cancelled ones and credit notes are in no sum of others. */
const live: readonly ListFilter[] = ['PAID', 'UNPAID', 'OVERDUE', 'WRITTEN_OFF']
const nothing: ListFigure = { count: 0, totalMinor: 0, balanceMinor: 0, withoutRate: 0 }

/** Sums one status, or all live invoices. */
export const figureOf = (figures: ListFigures, status: ListFilter | null): ListFigure =>
  (status ? [status] : live).reduce((sum, one) => {
    const { count, totalMinor, balanceMinor, withoutRate } = figures[one] ?? nothing
    return {
      count: sum.count + count,
      totalMinor: sum.totalMinor + totalMinor,
      balanceMinor: sum.balanceMinor + balanceMinor,
      withoutRate: sum.withoutRate + withoutRate,
    }
  }, nothing)
