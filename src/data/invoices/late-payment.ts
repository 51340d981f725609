import useSWR from 'swr'
import { isInvoiceId } from '#data/documents/invoices.ts'
import { getLatePayment, setAcceptance } from '#data/documents/late-payment.ts'
import type { Acceptance } from '#domain/law/late-payment.ts'
import { supabase } from '../../lib/supabase.ts'
import { invoiceKeys } from '../keys.ts'
import { halfAMinute, useRefreshInvoice } from './invoices.ts'

/** What the interest on an invoice is reckoned from; asks nothing unless `wanted`. */
export const useLatePayment = (id: string, wanted = true) =>
  useSWR(
    wanted && isInvoiceId(id) && invoiceKeys.late(id),
    () => getLatePayment(supabase, id),
    halfAMinute,
  )

/** Notes the day of acceptance and the agreed days; the invoice and its history are asked for anew. */
export function useAcceptance(id: string) {
  const refresh = useRefreshInvoice(id)
  return async (acceptance: Acceptance) => {
    await setAcceptance(supabase, id, acceptance)
    await refresh()
  }
}
