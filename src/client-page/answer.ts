import type { ClientInvoice } from './client-invoice.ts'

/** What a link leads to: an invoice, nothing, or no answer. */
export type Answer = ClientInvoice | 'missing' | 'failed'

export const answerOf = (asked: Promise<ClientInvoice | null>): Promise<Answer> =>
  asked.then(
    (invoice) => invoice ?? 'missing',
    () => 'failed',
  )
