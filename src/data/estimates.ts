import useSWR, { useSWRConfig } from 'swr'
import * as estimates from '#data/documents/estimates.ts'
import { isInvoiceId } from '#data/documents/invoices.ts'
import type { ForerunnerKind } from '#domain/document/kinds.ts'
import { supabase } from '../lib/supabase.ts'
import { halfAMinute, useRefreshInvoice } from './invoices/invoices.ts'
import { estimateKeys, listsDrafts } from './keys.ts'

/** The first `limit` estimates, or others that become an invoice, that a filter leaves, newest first; null asks nothing. */
export const useEstimates = (filter: estimates.EstimateFilter | null, limit: number) =>
  useSWR(
    filter &&
      estimateKeys.list(
        filter.kind ?? 'estimate',
        filter.state ?? null,
        filter.search ?? null,
        filter.client ?? null,
        limit,
      ),
    async () => ({
      filter,
      ...(await estimates.listEstimates(supabase, { offset: 0, limit, ...filter })),
    }),
    { keepPreviousData: true },
  )

/** How many of a kind are in each state, among those with a text where one is given. */
export const useEstimateCounts = (kind: ForerunnerKind, search: string | null) =>
  useSWR(
    estimateKeys.counts(kind, search),
    () => estimates.countEstimates(supabase, kind, search),
    { keepPreviousData: true },
  )

/** Loads the state of an estimate; its client may answer meanwhile. */
export const useEstimate = (id: string) =>
  useSWR(
    isInvoiceId(id) && estimateKeys.record(id),
    () => estimates.getEstimate(supabase, id),
    halfAMinute,
  )

/** The document of which an invoice was made; asks nothing for null. */
export const useForerunner = (invoiceId: string | null) =>
  useSWR(invoiceId && estimateKeys.forerunner(invoiceId), () =>
    estimates.getForerunner(supabase, invoiceId ?? ''),
  )

/** Notes the client's answer and goes on to the invoice; each asks anew for all that it changes. */
export function useEstimateActions(id: string) {
  const { mutate } = useSWRConfig()
  const refresh = useRefreshInvoice(id)
  return {
    async note(accepted: boolean) {
      try {
        await estimates.noteAnswer(supabase, id, accepted, null)
      } finally {
        await refresh()
      }
    },
    /** Gives the id of the draft of an invoice. */
    async convert() {
      const draftId = await estimates.convertEstimate(supabase, id)
      void mutate(listsDrafts)
      return draftId
    },
  }
}
