import type { ClientInvoice, Gone } from './client-invoice.ts'

/** What a link leads to: an invoice, what says that it was withdrawn, rests or is nowhere, or no answer. */
export type Answer =
  | ClientInvoice
  | { Gone: typeof import('./gone.tsx').Gone; gone: Gone | null }
  | 'failed'

/** The words for who finds no invoice come when they are needed: no invoice waits for them. */
async function shownOf(found: ClientInvoice | Gone | null): Promise<Answer> {
  if (found && 'items' in found) return found
  const { Gone } = await import('./gone.tsx')
  return { Gone, gone: found }
}

export const answerOf = (asked: Promise<ClientInvoice | Gone | null>): Promise<Answer> =>
  asked.then(shownOf).catch(() => 'failed')
