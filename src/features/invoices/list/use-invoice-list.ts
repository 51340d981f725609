import { useState } from 'react'
import { PAGE_SIZE } from '#domain/document/invoice.ts'
import {
  useFilteredInvoices,
  useInvoiceOnItsWay,
  useInvoicePage,
} from '#src/data/invoices/invoices.ts'
import { isNarrowed } from './list-address.ts'
import type { ListAddress } from './use-list-address.ts'

/** How many filtered invoices are shown at first, and added by each "Show more". */
const FILTERED_STEP = 25

/**
 * The cards that the address asks for: `?page=2`, or `?status=PAID` and `?client=asha` without pages; `?status=DRAFT` is a
 * list of its own. Asks nothing for a table.
 */
export function useInvoiceList(address: ListAddress) {
  const { narrowed, page, turnTo, hrefFor, clear } = address
  const asks = address.shape === 'cards'
  const filtered = isNarrowed(narrowed)
  const question = JSON.stringify(narrowed)
  const [grown, setGrown] = useState({ question, limit: FILTERED_STEP })
  const limit = grown.question === question ? grown.limit : FILTERED_STEP

  const pages = useInvoicePage(asks ? page : null)
  const matches = useFilteredInvoices(asks && filtered ? narrowed : null, limit)
  const onItsWay = useInvoiceOnItsWay()
  const totalPages = Math.ceil((pages.data?.total ?? 0) / PAGE_SIZE)
  // The next page is there before it is turned to, once this one is.
  useInvoicePage(
    asks && !filtered && pages.data?.page === page && page < totalPages ? page + 1 : null,
  )
  const isOfOtherFilter = JSON.stringify(matches.data?.filter) !== question
  const shown = filtered ? matches : pages

  return {
    page,
    /** Lags behind `page` while the invoices of the previous page are still shown. */
    shownPage: pages.data?.page ?? page,
    narrowed,
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
    showMore: () => setGrown({ question, limit: limit + FILTERED_STEP }),
    clearFilters: clear,
    setPage: turnTo,
    hrefFor,
  }
}

export type InvoiceListState = ReturnType<typeof useInvoiceList>
