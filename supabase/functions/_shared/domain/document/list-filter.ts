import type { PlainDate } from '../dates.ts'
import type { ListFilter } from './invoice.ts'

/** Days include both ends; totals are in paise. */
export type ListRange = {
  issuedFrom?: PlainDate
  issuedTo?: PlainDate
  dueFrom?: PlainDate
  dueTo?: PlainDate
  leastMinor?: number
  mostMinor?: number
}

/**
 * Narrows a list of invoices by status, client id, range or search text; cancelled ones are listed
 * only when asked for.
 */
export type InvoiceFilter = {
  cancelled?: boolean
  status?: ListFilter | null
  search?: string | null
  client?: string | null
  range?: ListRange
}

export const sortColumns = [
  'number',
  'client',
  'issued',
  'due',
  'status',
  'total',
  'balance',
] as const
export type Sort = { sort: (typeof sortColumns)[number]; descending: boolean }

/** The most documents for one bulk action: they are processed one by one, which takes a while. */
export const mostChosen = 500

/**
 * The number of invoices under a filter, their sum and the amount due, in paise; invoices without a
 * rate are left out of the sums.
 */
export type ListFigure = {
  count: number
  totalMinor: number
  balanceMinor: number
  withoutRate: number
}
/** Statuses without any invoice are missing. */
export type ListFigures = Partial<Record<ListFilter, ListFigure>>
