import useSWR, { useSWRConfig } from 'swr'
import { listEvents } from '#data/history.ts'
import * as invoices from '#data/invoices.ts'
import { type NewInvoice, PAGE_SIZE } from '#domain/invoice.ts'
import { supabase } from '../lib/supabase.ts'

export const invoiceKeys = {
  page: (page: number) => ['invoices', 'list', 'page', page] as const,
  filtered: (filter: invoices.InvoiceFilter, limit: number) =>
    ['invoices', 'list', 'filtered', filter.status ?? '', filter.search ?? '', limit] as const,
  detail: (id: string) => ['invoices', 'detail', id] as const,
  history: (id: string) => ['invoices', 'history', id] as const,
  lastExchangeRate: ['invoices', 'lastExchangeRate'] as const,
  search: (query: string) => ['invoices', 'list', 'search', query] as const,
}

/** Everything that a new, deleted or restored invoice changes. */
const countsInvoices = (key: unknown) =>
  Array.isArray(key) && (key[0] === 'dashboard' || (key[0] === 'invoices' && key[1] === 'list'))

/** An invoice and all that hangs on it, each under a key of its own: `['invoices', what, id]`. */
const isOf = (id: string) => (key: unknown) =>
  Array.isArray(key) && key[0] === 'invoices' && key[1] !== 'list' && key[2] === id

/** What others may change meanwhile is asked for whenever it is looked at. */
export const alwaysAnew = { dedupingInterval: 2_000 }

/** One page of all invoices, newest first; pages count from 1. The page before stays until it is here. */
export const useInvoicePage = (page: number) =>
  useSWR(
    invoiceKeys.page(page),
    async () => {
      const range = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE }
      return { page, ...(await invoices.listInvoices(supabase, range)) }
    },
    { keepPreviousData: true },
  )

/**
 * The first `limit` invoices that a filter leaves; asks nothing while there is no filter. What was asked
 * before stays until they are here; `filter` says what it is of.
 */
export const useFilteredInvoices = (filter: invoices.InvoiceFilter | null, limit: number) =>
  useSWR(
    filter && invoiceKeys.filtered(filter, limit),
    async () => ({
      filter,
      ...(await invoices.listInvoices(supabase, { offset: 0, limit, ...filter })),
    }),
    { keepPreviousData: true },
  )

export const useInvoice = (id: string) =>
  useSWR(invoiceKeys.detail(id), () => invoices.getInvoice(supabase, id))

/** What happened to an invoice, the latest first. */
export const useInvoiceHistory = (id: string) =>
  useSWR(
    invoices.isInvoiceId(id) && invoiceKeys.history(id),
    () => listEvents(supabase, id),
    alwaysAnew,
  )

/** Asks anew for an invoice and all that hangs on it; the lists and the dashboard are not waited for. */
export function useRefreshInvoice(id: string) {
  const { mutate } = useSWRConfig()
  return async () => {
    void mutate(countsInvoices)
    await mutate(isOf(id))
  }
}

/** What the search offers for a text; asks nothing for an empty one. */
export const useInvoiceSearch = (query: string) =>
  useSWR(query && invoiceKeys.search(query), () => invoices.searchInvoices(supabase, query))

/** The rate of the last invoice in dollars, asked for only when `wanted`. */
export const useLastExchangeRate = (wanted: boolean) =>
  useSWR(wanted ? invoiceKeys.lastExchangeRate : null, () => invoices.lastExchangeRate(supabase))

/** Creating, deleting and restoring; each refreshes the lists. */
export function useInvoiceActions() {
  const { mutate } = useSWRConfig()
  const refreshLists = () => mutate(countsInvoices)

  return {
    refreshLists,
    async create(requestKey: string, invoice: NewInvoice) {
      const id = await invoices.createInvoice(supabase, requestKey, invoice)
      // Not waited for: the new invoice is there, however slow the lists are.
      void refreshLists()
      if (invoice.currency === 'USD') void mutate(invoiceKeys.lastExchangeRate)
      return id
    },
    async remove(id: string) {
      await invoices.deleteInvoice(supabase, id)
      await Promise.all([refreshLists(), mutate(invoiceKeys.detail(id), undefined)])
    },
    async restore(id: string) {
      await invoices.restoreInvoice(supabase, id)
      await Promise.all([refreshLists(), mutate(invoiceKeys.detail(id))])
    },
  }
}
