import { deletionOf } from '#domain/history.ts'
import type { InvoiceSummary } from '#domain/invoice.ts'
import { isBill } from '#domain/kind.ts'

/** Whether its client owes by it: not by one that is cancelled. */
const isOwedBy = (invoice: InvoiceSummary) => invoice.status !== 'CANCELLED' && isBill(invoice)

/** Which of the chosen take what is asked of all. */
export const takes = {
  reminder: (invoice: InvoiceSummary) =>
    isOwedBy(invoice) && (invoice.status === 'UNPAID' || invoice.status === 'OVERDUE'),
  mark: isOwedBy,
  cancelling: (invoice: InvoiceSummary) =>
    invoice.status !== 'CANCELLED' && deletionOf(invoice) !== 'refused',
} as const
