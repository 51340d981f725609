import { useSWRConfig } from 'swr'
import { markSent } from '#data/documents/invoice-table.ts'
import * as invoices from '#data/documents/invoices.ts'
import { DataError } from '#data/errors.ts'
import { type InvoiceFilter, mostChosen, type Sort } from '#domain/document/list-filter.ts'
import { supabase } from '../../lib/supabase.ts'
import { callApi } from '../api.ts'
import { countsInvoices, isOf } from '../keys.ts'
import { fetchInvoicePdf } from './invoice-pdf.ts'

/**
 * Loads the first invoices of a filter in its order, regardless of pages, as many as one may choose
 * at once.
 */
export const firstOf = async (filter: InvoiceFilter, order: Sort | undefined) =>
  (await invoices.listInvoices(supabase, { ...filter, order, offset: 0, limit: mostChosen }))
    .invoices

/** Bulk actions on invoices work one at a time, and each throws a DataError. */
export const remindOf = (id: string, requestKey: string) =>
  callApi(`/invoice/${id}/send`, { method: 'POST', requestKey, body: { kind: 'reminder' } })

export async function pdfOf(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const { pdfUrl } = await invoices.getInvoice(supabase, id, { cancelled: true })
  if (pdfUrl === null) throw new DataError({ status: 404, code: 'pdf_unavailable' })
  return new Uint8Array(await (await fetchInvoicePdf(pdfUrl)).arrayBuffer())
}

export const cancelOf = (id: string, reason: string) => invoices.cancelInvoice(supabase, id, reason)

export const restoreOf = (id: string) => invoices.restoreInvoice(supabase, id)

export const markSentOf = (id: string) => markSent(supabase, id)

/** Asks anew, once, for all that several changed invoices change. */
export function useRefreshInvoices() {
  const { mutate } = useSWRConfig()
  return async (ids: readonly string[]) => {
    for (const id of ids) void mutate(isOf(id))
    await mutate(countsInvoices)
  }
}
