import { isInvoiceId } from '#data/documents/invoices.ts'
import { useBusiness } from '../business.ts'
import { useForerunner } from '../estimates.ts'
import { useAdvancesFor } from '../receipts.ts'
import { useComments } from './comments.ts'
import { useInvoice, useInvoiceHistory } from './invoices.ts'
import { usePayments } from './payments.ts'
import { useShareLink } from './sharing.ts'

/** An invoice and what stands beside it, all asked for at once. */
export function useInvoiceParts(id: string) {
  const invoice = useInvoice(id)
  const { data: payments } = usePayments(id)
  useShareLink(id)
  useAdvancesFor(id)
  useInvoiceHistory(id)
  useComments(id)
  useForerunner(isInvoiceId(id) ? id : null)
  const business = useBusiness(isInvoiceId(id))
  // Whether a client can pay is told above what it would push down.
  const isLoading = invoice.data ? business.isLoading : invoice.isLoading
  return { ...invoice, isLoading, payments }
}
