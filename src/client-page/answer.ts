import type { ClientInvoice, GoneRow } from './client-invoice.ts'
import { ofBrowser, speak } from './words.ts'

/** What a link leads to: an invoice, what says that it was withdrawn, rests or is nowhere, or no answer. */
export type Answer =
  | ClientInvoice
  | Awaited<ReturnType<typeof import('./gone.tsx').goneOf>>
  | 'failed'

/** The words for who finds no invoice come when they are needed: no invoice waits for them. */
async function shownOf(found: ClientInvoice | GoneRow | null): Promise<Answer> {
  if (found && 'items' in found) return found
  const { goneOf } = await import('./gone.tsx')
  return goneOf(found)
}

export const answerOf = (asked: Promise<ClientInvoice | GoneRow | null>): Promise<Answer> =>
  asked.then(shownOf).catch(async () => {
    await speak(ofBrowser())
    return 'failed' as const
  })
