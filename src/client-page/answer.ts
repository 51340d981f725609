import type { ClientInvoice, Withdrawn } from './client-invoice.ts'

/** What a link leads to: an invoice, that it was withdrawn, nothing, or no answer. */
export type Answer = ClientInvoice | Withdrawn | 'missing' | 'failed'

export const answerOf = (asked: Promise<ClientInvoice | Withdrawn | null>): Promise<Answer> =>
  asked.then(
    (invoice) => invoice ?? 'missing',
    () => 'failed',
  )
