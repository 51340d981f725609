import type { ClientInvoice, Found } from './client-invoice.ts'
import { type PageWords, wordsOfBrowser } from './words.ts'

type GonePart = Awaited<ReturnType<typeof import('./gone.tsx').goneOf>>

/**
 * The result of a link, and the words in which it is told: an invoice, a notice that it was withdrawn, rests or does not
 * exist, or a failure.
 */
export type Answer = { words: PageWords } & (
  | { invoice: ClientInvoice }
  | GonePart
  | { failed: true }
)

/** The words for who finds no invoice come when they are needed: no invoice waits for them. */
async function shownOf(found: Found): Promise<Answer> {
  if (found && 'invoice' in found) return found
  const { goneOf } = await import('./gone.tsx')
  return goneOf(found)
}

export const answerOf = (asked: Promise<Found>): Promise<Answer> =>
  asked.then(shownOf).catch(async () => ({ failed: true as const, words: await wordsOfBrowser() }))
