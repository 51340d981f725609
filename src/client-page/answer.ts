import type { ClientInvoice, GoneRow } from './client-invoice.ts'
import { ofBrowser, speak } from './words.ts'

/**
 * The result of a link: an invoice, a notice that it was withdrawn, rests or does not exist, or a
 * failure.
 */
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
