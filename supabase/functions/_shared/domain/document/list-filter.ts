import type { PlainDate } from '../dates.ts'
import type { ListFilter } from './invoice.ts'

/** Between days, both included, and totals in paise. */
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

/** As many as somebody can do the same to at once: it is done one after the other, and takes a while. */
export const mostChosen = 500

/** How many invoices a filter would show, what they come to and what of it is due, in paise; what lacks a rate is in no sum. */
export type ListFigure = {
  count: number
  totalMinor: number
  balanceMinor: number
  withoutRate: number
}
/** A status of which nothing is left is missing. */
export type ListFigures = Partial<Record<ListFilter, ListFigure>>
