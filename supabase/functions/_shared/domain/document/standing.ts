import type { InvoiceStatus, InvoiceSummary, OtherStatus } from './invoice.ts'
import { isNote } from './kind-questions.ts'
import { kinds } from './kinds.ts'

/** Returns whether an invoice is partly settled. */
export const isPartlyPaid = ({ settled, balance }: Pick<InvoiceSummary, 'settled' | 'balance'>) =>
  settled.minor > 0 && balance.minor > 0

type Closed = Pick<InvoiceSummary, 'kind' | 'status' | 'settled' | 'credited'>

/** Returns whether credit notes closed an invoice, and no money: its status is PAID all the same. */
export const isCreditedInFull = ({ status, settled, credited, ...document }: Closed) =>
  !isNote(document) && status === 'PAID' && settled.minor === 0 && credited.minor > 0

/** Returns the status in the specification's terms: a cancelled or written-off invoice is not paid. */
export const plainStatus = (status: InvoiceStatus | OtherStatus): 'PAID' | 'UNPAID' | 'OVERDUE' =>
  status === 'PAID' ? 'PAID' : status === 'OVERDUE' ? 'OVERDUE' : 'UNPAID'

/** The state of an issued document apart from its payment. */
export const documentStates = ['issued', 'cancelled', 'written_off'] as const

export const stateOf = (status: InvoiceStatus | OtherStatus): (typeof documentStates)[number] =>
  status === 'CANCELLED' ? 'cancelled' : status === 'WRITTEN_OFF' ? 'written_off' : 'issued'

type Standing = Pick<InvoiceSummary, 'kind' | 'status' | 'settled' | 'balance' | 'refundableMinor'>

export type KnownStanding =
  | 'DRAFT'
  | 'PAID'
  | 'UNPAID'
  | 'PARTLY PAID'
  | 'OVERDUE'
  | 'CANCELLED'
  | 'WRITTEN OFF'
  | 'CREDITED'
  | 'REFUND DUE'
  | 'REFUNDED'
  | 'RECEIVED'

/** The one word for a document's state, on every list, card and page. */
export type StandingWord = KnownStanding | OtherStatus

/**
 * Nobody pays a note or a voucher, so theirs says where the money went. A late invoice stays late,
 * even if a part of it was paid.
 */
export function standingOf(document: Standing): StandingWord {
  const { kind, status, settled, refundableMinor } = document
  if (status === 'CANCELLED') return status
  if (isNote(document)) {
    if (refundableMinor > 0) return 'REFUND DUE'
    if (settled.minor > 0) return 'REFUNDED'
    return kinds[kind].standing ?? 'RECEIVED'
  }
  if (status === 'WRITTEN_OFF') return 'WRITTEN OFF'
  return status === 'UNPAID' && isPartlyPaid(document) ? 'PARTLY PAID' : status
}

/**
 * Returns the money received for a document, the tax deducted from it at source, and the money given
 * back for its credit notes, in minor units of its currency. The total less credits, receipts and
 * tax, plus refunds made and owed, is the balance. A note receives no money.
 */
export function moneyOf(
  invoice: Pick<
    InvoiceSummary,
    'kind' | 'settled' | 'tdsMinor' | 'refundableMinor' | 'refundedMinor'
  >,
): { receivedMinor: number; tdsMinor: number; refundedMinor: number } {
  const { settled, tdsMinor, refundableMinor, refundedMinor } = invoice
  if (isNote(invoice)) return { receivedMinor: 0, tdsMinor: 0, refundedMinor: settled.minor }
  const cameMinor = settled.minor + refundableMinor + refundedMinor
  return { receivedMinor: cameMinor - tdsMinor, tdsMinor, refundedMinor }
}
