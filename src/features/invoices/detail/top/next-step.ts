import type { Estimate } from '#domain/document/estimate.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { isBill, isForerunner, isVoucher } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'

/** The main action on a document; null when nothing waits for its owner. */
export type Step = 'send' | 'pay' | 'refund' | 'receipt' | 'convert' | 'restore' | null

/** Returns whether the client has, or had, a way to see the document. */
export const isSent = ({ reach }: Pick<Invoice, 'reach'>) =>
  reach !== null && (reach.sharedAt ?? reach.mailedAt ?? reach.markedAt) !== null

function stepOfForerunner(document: Invoice, estimate: Estimate | undefined): Step {
  const state = estimate?.state ?? null
  if (state === 'converted') return null
  if (state === 'paid' || state === 'accepted') return 'convert'
  if (state === 'issued' || (state === null && !isSent(document))) return 'send'
  if (kinds[document.kind].money === 'advance') return 'pay'
  return state === 'sent' ? 'convert' : null
}

/**
 * Returns the next step: first to the client, then their money, then the receipt or the invoice.
 * `estimate` is the state of a document that becomes an invoice, undefined until it is loaded.
 */
export function nextStepOf(document: Invoice, estimate: Estimate | undefined): Step {
  const { kind, status, replacement, balance, settled, refundableMinor } = document
  if (status === 'CANCELLED') {
    return replacement === null && kinds[kind].restorable ? 'restore' : null
  }
  if (isForerunner(document)) return stepOfForerunner(document, estimate)
  const isSettled = isBill(document) && balance.minor === 0
  // An invoice that was paid on the spot needs no sending.
  if (isSettled && settled.minor > 0) return 'receipt'
  if (!isSent(document)) return 'send'
  if (isVoucher(document)) return null
  if (kinds[kind].money === 'out') return refundableMinor > 0 ? 'refund' : null
  return balance.minor > 0 ? 'pay' : null
}
