import { useInvoice, useInvoiceHistory } from '../../data/invoices.ts'
import { usePayments } from '../../data/payments.ts'
import { useShareLink } from '../../data/sharing.ts'

/** An invoice and what stands beside it, all asked for at once. */
export function useInvoiceParts(id: string) {
  const invoice = useInvoice(id)
  const { data: payments } = usePayments(id)
  useShareLink(id)
  useInvoiceHistory(id)
  return { ...invoice, payments }
}
