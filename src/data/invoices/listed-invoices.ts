import { type InvoiceSummary, PAGE_SIZE } from '#domain/document/invoice.ts'
import type { InvoiceFilter } from '#domain/document/list-filter.ts'

interface Counted {
  invoices: InvoiceSummary[]
  /** All that match, not only these. */
  total: number
}

/**
 * The shapes in which the cache holds lists: a page of all invoices, the first page of a filter, a
 * search's suggestions.
 */
export type Listed =
  | (Counted & { page: number })
  | (Counted & { filter: InvoiceFilter })
  | InvoiceSummary[]

/** The first page with a new invoice on its top. */
export const withInvoice =
  (invoice: InvoiceSummary) =>
  <List extends Counted>(first: List | undefined): List | undefined =>
    first && {
      ...first,
      invoices: [invoice, ...first.invoices.filter(({ id }) => id !== invoice.id)].slice(
        0,
        PAGE_SIZE,
      ),
      total: first.total + 1,
    }

/** A list without an invoice; each page of all of them counts one less, whether it is on it or not. */
export function withoutInvoice(list: Listed, gone: string): Listed {
  const others = (invoices: InvoiceSummary[]) => invoices.filter(({ id }) => id !== gone)
  if (Array.isArray(list)) return others(list)
  const invoices = others(list.invoices)
  const fewer = 'page' in list || invoices.length < list.invoices.length
  return { ...list, invoices, total: list.total - Number(fewer) }
}
