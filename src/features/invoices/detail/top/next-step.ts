import type { Estimate } from '#domain/document/estimate.ts'
import type { Invoice } from '#domain/document/invoice.ts'
import { isBill, isForerunner, isVoucher } from '#domain/document/kind-questions.ts'
import { kinds } from '#domain/document/kinds.ts'

/** The main action on a document; null when nothing waits for its owner. */
export type Step =
  | 'send'
  | 'check'
  | 'pay'
  | 'refund'
  | 'receipt'
  | 'convert'
  | 'again'
  | 'restore'
  | null

type Sending = Pick<Invoice, 'kind' | 'original' | 'reach' | 'createdAt'>

/** In milliseconds: the server makes the link of a replacement while it issues it, a person later. */
const AT_ONCE = 5000

/** Whether its only link is the one that it got as a replacement, to which the old link leads. */
export function hasOldLinkOnly({ kind, original, reach, createdAt }: Sending): boolean {
  if (original === null || kinds[kind].against || !reach?.sharedAt) return false
  return Date.parse(reach.sharedAt) - Date.parse(createdAt) < AT_ONCE
}

/** Returns whether the client was told of the document, or has seen it. */
export function isSent(document: Sending): boolean {
  if (document.reach === null) return false
  const { sharedAt, mailedAt, markedAt, viewedAt } = document.reach
  const told = hasOldLinkOnly(document) ? viewedAt : sharedAt
  return (told ?? mailedAt ?? markedAt) !== null
}

function stepOfForerunner(document: Invoice, estimate: Estimate | undefined): Step {
  const state = estimate?.state ?? null
  if (state === 'converted') return null
  if (state === 'paid' || state === 'accepted') return 'convert'
  if (state === 'issued' || (state === null && !isSent(document))) return 'send'
  if (kinds[document.kind].money === 'advance') return 'pay'
  if (state === 'expired') return 'again'
  return state === 'sent' ? 'convert' : null
}

/** Whether the client reported a payment that nobody has decided on yet. */
export const isClaimed = ({ reach }: Pick<Invoice, 'reach'>): boolean =>
  (reach?.claimedMinor ?? 0) > 0

/**
 * Returns the next step: what the client reports is looked at before all else. Then first to the client, then their money, then the receipt or the invoice.
 * `estimate` is the state of a document that becomes an invoice, undefined until it is loaded.
 */
export function nextStepOf(document: Invoice, estimate: Estimate | undefined): Step {
  const { kind, status, replacement, balance, settled, refundableMinor } = document
  if (status === 'CANCELLED') {
    return replacement === null && kinds[kind].restorable ? 'restore' : null
  }
  if (isClaimed(document)) return 'check'
  if (isForerunner(document)) return stepOfForerunner(document, estimate)
  const isSettled = isBill(document) && balance.minor === 0
  // An invoice that was paid on the spot needs no sending.
  if (isSettled && settled.minor > 0) return 'receipt'
  // Who has paid a part of it, and is late with the rest, knows of it.
  const isPartlyPaid = status === 'OVERDUE' && isBill(document) && settled.minor > 0
  if (!isSent(document) && !isPartlyPaid) return 'send'
  if (isVoucher(document)) return null
  if (kinds[kind].money === 'out') return refundableMinor > 0 ? 'refund' : null
  return balance.minor > 0 ? 'pay' : null
}
