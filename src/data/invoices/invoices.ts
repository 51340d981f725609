import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import { issueDraft } from '#data/documents/drafts.ts'
import { listEvents } from '#data/documents/history.ts'
import * as invoices from '#data/documents/invoices.ts'
import { countInvoicesThisMonth } from '#data/documents/invoices.ts'
import { type Invoice, PAGE_SIZE } from '#domain/document/invoice.ts'
import { isBill } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'
import type { InvoiceFilter } from '#domain/document/list-filter.ts'
import type { NewInvoice } from '#domain/document/new/new-invoice.ts'
import type { Currency } from '#domain/money.ts'
import { supabase } from '../../lib/supabase.ts'
import { countsInvoices, invoiceKeys, isCatalogue, isList, isOf, listsDrafts } from '../keys.ts'
import { type Listed, withInvoice, withoutInvoice } from './listed-invoices.ts'

/** Data that others may change is asked for anew after half a minute. */
export const halfAMinute = { dedupingInterval: 30_000 }

/**
 * One page of all invoices, newest first; pages count from 1, null asks nothing. The page before stays until
 * it is here.
 */
export const useInvoicePage = (page: number | null) =>
  useSWR(
    page === null ? null : invoiceKeys.page(page),
    async ([, , , number]) => {
      const range = { offset: (number - 1) * PAGE_SIZE, limit: PAGE_SIZE }
      return { page: number, ...(await invoices.listInvoices(supabase, range)) }
    },
    { keepPreviousData: true },
  )

/**
 * Loads the first `limit` invoices of a filter; asks nothing while there is none. Earlier ones stay
 * until they are here; `filter` says which filter they belong to.
 */
export const useFilteredInvoices = (filter: InvoiceFilter | null, limit: number) =>
  useSWR(
    filter && invoiceKeys.filtered(filter, limit),
    async () => ({
      filter,
      ...(await invoices.listFirstInvoices(supabase, limit, filter ?? {})),
    }),
    { keepPreviousData: true },
  )

/** One invoice, also a deleted one. */
export const useInvoice = (id: string | null) =>
  useSWR(id === null ? null : invoiceKeys.detail(id), () =>
    invoices.getInvoice(supabase, id ?? '', { cancelled: true }),
  )

type InvoiceOnItsWay = NewInvoice & { draftId: string }

/** The invoice that is on its way to the server, which numbers it, if there is one. */
export const useInvoiceOnItsWay = () =>
  useSWR<InvoiceOnItsWay | null>(invoiceKeys.creating, null).data

/** Loads the events of an invoice, the latest first. */
export const useInvoiceHistory = (id: string) =>
  useSWR(
    invoices.isInvoiceId(id) && invoiceKeys.history(id),
    () => listEvents(supabase, id),
    halfAMinute,
  )

/** Asks anew for an invoice and all that hangs on it; the lists and the dashboard are not waited for. */
export function useRefreshInvoice(id: string) {
  const { mutate } = useSWRConfig()
  return async () => {
    void mutate(countsInvoices)
    await mutate(isOf(id))
  }
}

/** Loads the suggestions of the search; asks nothing for an empty text. */
export const useInvoiceSearch = (query: string) =>
  useSWR(query && invoiceKeys.search(query), () => invoices.searchInvoices(supabase, query))

/** How many invoices the caller has created this month; counted anew whenever it is looked at. */
export const useInvoicesThisMonth = () =>
  useSWR(invoiceKeys.thisMonth, () => countInvoicesThisMonth(supabase), { dedupingInterval: 2_000 })

/** The rate of the last invoice in this currency; rupees have none. */
export const useLastExchangeRate = (currency: Currency) =>
  useSWR(currency === 'INR' ? null : invoiceKeys.lastExchangeRate(currency), () =>
    invoices.lastExchangeRate(supabase, currency),
  )

/** The same of several currencies, by currency. */
export const useLastExchangeRates = (currencies: readonly Currency[]) => {
  const foreign = [...new Set(currencies)].filter((currency) => currency !== 'INR').toSorted()
  const { data } = useSWR(foreign.length > 0 && invoiceKeys.lastExchangeRates(foreign), async () =>
    Object.fromEntries(
      await Promise.all(
        foreign.map(async (one) => [one, await invoices.lastExchangeRate(supabase, one)] as const),
      ),
    ),
  )
  const rates: Partial<Record<Currency, number | null>> = data ?? {}
  return rates
}

/** Creating, deleting and restoring; each shows in the lists at once and then refreshes them. */
export function useInvoiceActions() {
  const { mutate, cache } = useSWRConfig()
  const refreshLists = () => mutate(countsInvoices)
  /** A note changes the invoice that it is against, so ask for that one anew. */
  const refreshOriginal = (id: string) => {
    const known: Invoice | undefined = cache.get(unstable_serialize(invoiceKeys.detail(id)))?.data
    if (known?.original?.id && kinds[known.kind].against) void mutate(isOf(known.original.id))
  }

  return {
    refreshLists,
    /** The invoice as it is now, whatever was asked for before. */
    look: (id: string) =>
      mutate<Invoice>(
        invoiceKeys.detail(id),
        invoices.getInvoice(supabase, id, { cancelled: true }),
        false,
      ),
    /** Shows an invoice on the list before the server has numbered it, until what this gives is called. */
    async showOnItsWay(draftId: string, invoice: NewInvoice) {
      await mutate<InvoiceOnItsWay | null>(invoiceKeys.creating, { ...invoice, draftId }, false)
      // A person whose session ended meanwhile has no lists.
      return () => mutate(invoiceKeys.creating, null, false).catch(() => {})
    },
    /** Issues a draft as the invoice that its form makes of it; gives the invoice's id. */
    async create(draftId: string, requestKey: string, invoice: NewInvoice) {
      const issued = await issueDraft(supabase, { draftId, requestKey, invoice })
      // Keep the invoice of the answer, so that its page waits for nothing more.
      await mutate(invoiceKeys.detail(issued.id), issued, false)
      if (isBill(issued)) {
        await mutate(invoiceKeys.page(1), withInvoice(issued), false)
      }
      // Not awaited: the new invoice is there, however slow the lists are.
      void refreshLists()
      void mutate(listsDrafts)
      // The invoice in whose place this one is was cancelled with it.
      if (issued.original?.id) void mutate(isOf(issued.original.id), undefined)
      // The catalogue puts first the items that were used last.
      void mutate(isCatalogue)
      if (invoice.currency !== 'INR') void mutate(invoiceKeys.lastExchangeRate(invoice.currency))
      return issued.id
    },
    /** Takes it out of the lists at once; a refusal brings it back before it is thrown. */
    async remove(id: string, reason: string | null) {
      const before = new Map<Listed, Listed>()
      const leaveOut = (list?: Listed) => {
        if (!list) return list
        const shorter = withoutInvoice(list, id)
        before.set(shorter, list)
        return shorter
      }
      const bringBack = (list?: Listed) => list && (before.get(list) ?? list)
      // One after the other: SWR's `optimisticData` would give all keys of a filter the first one's
      // value.
      await mutate<Listed>(isList, leaveOut, false)
      try {
        // An owner who showed it to nobody need give no reason.
        if (reason === null) await invoices.deleteInvoice(supabase, id)
        else await invoices.cancelInvoice(supabase, id, reason)
      } catch (error) {
        void mutate<Listed>(isList, bringBack)
        throw error
      }
      // Shown as deleted at once where it is open, and never as it was where it is opened next.
      const cancelled = { status: 'CANCELLED', cancelledAt: new Date().toISOString() } as const
      const seen = mutate<Invoice>(
        invoiceKeys.detail(id),
        (invoice) => invoice && { ...invoice, ...cancelled, pdfUrl: null },
      )
      refreshOriginal(id)
      await Promise.all([refreshLists(), seen, mutate(invoiceKeys.history(id))])
    },
    async restore(id: string) {
      await invoices.restoreInvoice(supabase, id)
      refreshOriginal(id)
      await Promise.all([refreshLists(), mutate(isOf(id))])
    },
  }
}
