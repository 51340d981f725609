import { type ListFilter, listFilters } from '#domain/invoice.ts'
import type { ListFigures } from '#domain/list.ts'
import { type ListView, listViews } from './list-address.ts'
import { figureOf } from './table/figure-of.ts'
import type { InvoiceListState } from './use-invoice-list.ts'

const labels: Partial<Record<ListView, string>> = {
  WRITTEN_OFF: 'WRITTEN OFF',
  CREDIT_NOTE: 'CREDIT NOTES',
  DRAFT: 'DRAFTS',
}

/** The statuses to filter by; the table counts each of them, and has a way back to all. */
export function statusFilters(
  counts: Partial<Record<ListView, number | undefined>>,
  figures: ListFigures | null,
) {
  const countOf = (view: ListView) =>
    figures && view !== 'DRAFT' ? figures[view]?.count : counts[view]
  const all = figures && {
    value: 'ALL' as const,
    label: 'All',
    count: figureOf(figures, null).count,
  }
  return [
    ...(all ? [all] : []),
    ...listViews.map((value) => ({ value, label: labels[value] ?? value, count: countOf(value) })),
  ]
}

/** Of what is no part of all invoices: it is counted where it is shown. */
const apart: Partial<Record<ListFilter, [one: string, many: string]>> = {
  CANCELLED: ['cancelled invoice', 'cancelled invoices'],
  CREDIT_NOTE: ['credit note', 'credit notes'],
}

type Cards = Pick<InvoiceListState, 'invoices' | 'matchCount' | 'totalCount'>

/** All invoices, whatever status is filtered; `drafts` are counted apart, as they are no invoices yet. */
export function countText(
  filter: ListView | null,
  known: Cards | ListFigures | undefined,
  drafts: number | undefined,
) {
  if (filter === 'DRAFT') return counted(drafts, 'draft', 'drafts')
  const status = listFilters.find((status) => status === filter)
  const words = status && apart[status]
  const [one, many] = words ?? ['invoice', 'invoices']
  const count =
    known &&
    ('matchCount' in known
      ? words
        ? known.invoices && known.matchCount
        : known.totalCount
      : figureOf(known, words ? status : null).count)
  return counted(count, one, many)
}

const counted = (count: number | null | undefined, one: string, many: string) =>
  count === undefined || count === null
    ? '\u00a0'
    : `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`
