import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as v from 'valibot'
import { listFilters, PAGE_SIZE } from '#domain/invoice.ts'
import {
  useFilteredInvoices,
  useInvoiceOnItsWay,
  useInvoicePage,
} from '../../../data/invoices/invoices.ts'
import { paths } from '../../../lib/paths.ts'

/** How many filtered invoices are shown at first, and added by each "Show more". */
const FILTERED_STEP = 25

/** What the list shows of: a filter of documents, or what is none yet. */
export const listViews = [...listFilters, 'DRAFT'] as const
export type ListView = (typeof listViews)[number]

const filterParam = v.fallback(v.nullable(v.picklist(listViews)), null)
const pageParam = v.fallback(
  v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  1,
)

/**
 * The list as the address asks for it: `?page=2`, or `?status=PAID` and `?client=asha` without pages; `?status=DRAFT` is a
 * list of its own.
 */
export function useInvoiceList() {
  const [params, setParams] = useSearchParams()
  const [limit, setLimit] = useState(FILTERED_STEP)
  const page = v.parse(pageParam, params.get('page'))
  const filter = v.parse(filterParam, params.get('status'))
  const status = filter === 'DRAFT' ? null : filter
  const search = params.get('client')?.trim() || null
  const filtered = status !== null || search !== null

  const pages = useInvoicePage(page)
  const matches = useFilteredInvoices(filtered ? { status, search } : null, limit)
  const onItsWay = useInvoiceOnItsWay()
  const asked = matches.data?.filter
  const totalPages = Math.ceil((pages.data?.total ?? 0) / PAGE_SIZE)
  // The next page is there before it is turned to, once this one is.
  useInvoicePage(!filtered && pages.data?.page === page && page < totalPages ? page + 1 : null)
  const isOfOtherFilter = asked?.status !== status || asked.search !== search
  const shown = filtered ? matches : pages

  return {
    page,
    filter,
    /** Not yet `page` while the invoices of another one are still shown. */
    shownPage: pages.data?.page ?? page,
    status,
    search,
    filtered,
    invoices: filtered && isOfOtherFilter ? undefined : shown.data?.invoices,
    /** The invoice that is being created, where it will stand: on the first page of all. */
    onItsWay: filtered || page > 1 ? undefined : onItsWay,
    matchCount: shown.data?.total ?? 0,
    /** There are more than `matchCount`, nobody has counted how many. */
    uncounted: shown.data?.counted === false,
    totalCount: pages.data?.total ?? null,
    totalPages,
    error: shown.error as unknown,
    retry: () => shown.mutate(),
    loadingMore: filtered && matches.isLoading,
    showMore: () => setLimit((current) => current + FILTERED_STEP),
    setFilter: (next: ListView | null) => {
      setLimit(FILTERED_STEP)
      setParams((current) => {
        current.delete('page')
        if (next) current.set('status', next)
        else current.delete('status')
        return current
      })
    },
    clearFilters: () => setParams({}),
    setPage: (next: number) => setParams({ page: String(next) }),
    hrefFor: (next: number) => `${paths.invoices}?page=${next}`,
  }
}

export type InvoiceListState = ReturnType<typeof useInvoiceList>
