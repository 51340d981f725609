import useSWR, { useSWRConfig } from 'swr'
import { isInvoiceId } from '#data/documents/invoices.ts'
import * as payments from '#data/payments/payments.ts'
import type { FoundPayment, NewPayment } from '#domain/payment/payment.ts'
import { supabase } from '../../lib/supabase.ts'
import { invoiceKeys, isOf } from '../keys.ts'
import { halfAMinute, useRefreshInvoice } from './invoices.ts'

/** The ledger of an invoice, claims of its client among it; the latest payment first. */
export const usePayments = (invoiceId: string) =>
  useSWR(
    isInvoiceId(invoiceId) && invoiceKeys.payments(invoiceId),
    () => payments.listPayments(supabase, invoiceId),
    halfAMinute,
  )

/** The owner's actions on the payments of an invoice; each asks anew for all that it changes. */
export function usePaymentActions(invoiceId: string, originalId: string | null = null) {
  const { mutate } = useSWRConfig()
  const refreshOwn = useRefreshInvoice(invoiceId)
  // A refund of a credit note changes the invoice of that note, too.
  const refresh = async () => {
    if (originalId !== null) void mutate(isOf(originalId))
    await refreshOwn()
  }

  return {
    refresh,
    async record(requestKey: string, payment: NewPayment, tellsClient: boolean) {
      await payments.recordPayment(supabase, requestKey, invoiceId, payment, tellsClient)
      await refresh()
    },
    async confirm(id: string, found: FoundPayment, tellsClient: boolean) {
      await payments.confirmPayment(supabase, id, found, tellsClient)
      await refresh()
    },
    async decline(id: string, reason: string) {
      await payments.declinePayment(supabase, id, reason)
      await refresh()
    },
    /** Undoes the other payments of the same receipt as well, on all its invoices. */
    async undo(id: string, reason: string) {
      await payments.undoPayment(supabase, id, reason)
      void mutate((key) => Array.isArray(key) && key[0] === 'invoices' && key[2] !== invoiceId)
      await refresh()
    },
  }
}
