import { isPlainDate } from '#domain/dates.ts'
import { deletionOf } from '#domain/document/history.ts'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { isBill } from '#domain/document/kind-questions.ts'

/** Whether the document makes its client owe; a cancelled one does not. */
const isOwedBy = (invoice: Pick<InvoiceSummary, 'kind' | 'status'>) =>
  invoice.status !== 'CANCELLED' && isBill(invoice)

/** Whether there is a balance to collect. */
export const isOpen = (invoice: Pick<InvoiceSummary, 'kind' | 'status'>) =>
  isOwedBy(invoice) && (invoice.status === 'UNPAID' || invoice.status === 'OVERDUE')

/** Tells for each action whether an invoice can take it. */
export const takes = {
  /** It says since when, or until when. */
  reminder: (invoice: InvoiceSummary) => isOpen(invoice) && isPlainDate(invoice.dueDate),
  mark: isOwedBy,
  cancelling: (invoice: InvoiceSummary) =>
    invoice.status !== 'CANCELLED' && deletionOf(invoice) !== 'refused',
} as const
