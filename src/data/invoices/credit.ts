import useSWR, { useSWRConfig } from 'swr'
import { previewCorrectedNote } from '#data/documents/corrected-notes.ts'
import * as credit from '#data/documents/credit.ts'
import { isInvoiceId } from '#data/documents/invoices.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { NewCredit } from '#domain/document/credit.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import type { Filing } from '#domain/gst/gstr1/period.ts'
import type { NewRefund } from '#domain/payment/payment.ts'
import { supabase } from '../../lib/supabase.ts'
import { invoiceKeys, isOf } from '../keys.ts'
import { halfAMinute, useRefreshInvoice } from './invoices.ts'

/** The credit notes, or the debit notes, of an invoice, the latest first. */
export const useNotes = (invoiceId: string, note: 'C' | 'D') =>
  useSWR(
    isInvoiceId(invoiceId) && invoiceKeys.notes(invoiceId, note),
    () => credit.listNotes(supabase, invoiceId, note),
    halfAMinute,
  )

/** Loads the amounts of an invoice that are left to credit; those of a note that is corrected are among them. */
export const useCreditable = (invoiceId: string, corrected?: string) =>
  useSWR(invoiceKeys.creditable(corrected ?? invoiceId), async () =>
    corrected === undefined
      ? credit.getCreditable(supabase, invoiceId)
      : (await previewCorrectedNote(supabase, corrected, null)).rest,
  )

/** Whether a credit note of a day comes too late to lower tax; no request for an invoice without tax. */
export const useLateForTax = (invoice: Invoice, noted: PlainDate, filing: Filing | undefined) =>
  useSWR(
    invoice.taxes.length > 0 && invoiceKeys.creditLate(invoice.id, noted, filing ?? 'monthly'),
    () => credit.isLateForTax(supabase, invoice.id, noted, filing),
    { keepPreviousData: true },
  )

const nothingTaken: credit.Taken = { items: null, amountMinor: null, commercial: false }

/** Previews a credit note, or one in place of another; asks nothing while it takes nothing. */
export const useCreditPreview = (
  invoiceId: string,
  taken: credit.Taken | null,
  corrected?: string,
) =>
  useSWR(
    taken && invoiceKeys.creditPreview(corrected ?? invoiceId, JSON.stringify(taken)),
    async () =>
      corrected === undefined
        ? credit.previewCreditNote(supabase, invoiceId, taken ?? nothingTaken)
        : (
            await previewCorrectedNote(supabase, corrected, {
              note: 'C',
              ...(taken ?? nothingTaken),
            })
          ).preview,
    { keepPreviousData: true },
  )

/** Issues credit notes and write-offs, and undoes them; each asks anew for all that it changes. */
export function useCreditActions(invoiceId: string) {
  const { mutate } = useSWRConfig()
  const refresh = useRefreshInvoice(invoiceId)

  return {
    /** The id of the note. */
    async issue(requestKey: string, content: NewCredit) {
      const note = await credit.issueCreditNote(supabase, requestKey, invoiceId, content)
      // Keep the note of the answer, so that its page waits for nothing more.
      await mutate(invoiceKeys.detail(note.id), note, false)
      await refresh()
      return note.id
    },
    async writeOff(reason: string) {
      await credit.writeOffInvoice(supabase, invoiceId, reason)
      await refresh()
    },
    async undoWriteOff() {
      await credit.undoWriteOff(supabase, invoiceId)
      await refresh()
    },
  }
}

/** Records a refund of a credit note, and asks anew for its invoice, too. */
export function useRefund(note: Invoice) {
  const { mutate } = useSWRConfig()
  const refresh = useRefreshInvoice(note.id)
  return async (requestKey: string, refund: NewRefund) => {
    await credit.refundCreditNote(supabase, requestKey, note.id, refund)
    if (note.original?.id) void mutate(isOf(note.original.id))
    await refresh()
  }
}
