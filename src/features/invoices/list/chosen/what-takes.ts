import { deletionOf } from '#domain/history.ts'
import type { InvoiceSummary } from '#domain/invoice.ts'

/** A cancelled invoice and a credit note are none that a client owes by. */
const isOwedBy = ({ status, kind }: InvoiceSummary) =>
  status !== 'CANCELLED' && kind !== 'credit_note'

/** Which of the chosen take what is asked of all. */
export const takes = {
  reminder: (invoice: InvoiceSummary) =>
    isOwedBy(invoice) && (invoice.status === 'UNPAID' || invoice.status === 'OVERDUE'),
  mark: isOwedBy,
  cancelling: (invoice: InvoiceSummary) =>
    invoice.status !== 'CANCELLED' && deletionOf(invoice) !== 'refused',
} as const
