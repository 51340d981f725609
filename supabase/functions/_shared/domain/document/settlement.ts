import { type Amount, amountOf, type Currency } from '../money.ts'
import type { Invoice } from './invoice.ts'
import { isHeld, isNote } from './kind-questions.ts'
import type { DocumentKind } from './kinds.ts'

/** Shares an amount between sums due, in order: each takes as much as it can, and the rest is dropped. */
export function spread(amountMinor: number, dues: number[]): number[] {
  let rest = amountMinor
  return dues.map((due) => {
    const taken = Math.max(0, Math.min(due, rest))
    rest -= taken
    return taken
  })
}

/** Rupees are rounded: a part of them never exceeds the whole. */
const within = (whole: Amount, part: Amount): Amount => ({
  minor: part.minor,
  rupeesMinor:
    whole.rupeesMinor === null || part.rupeesMinor === null
      ? null
      : Math.min(whole.rupeesMinor, part.rupeesMinor),
})

const minus = (whole: Amount, part: Amount): Amount => ({
  minor: whole.minor - part.minor,
  rupeesMinor:
    whole.rupeesMinor === null || part.rupeesMinor === null
      ? null
      : whole.rupeesMinor - part.rupeesMinor,
})

const plus = (one: Amount, other: Amount): Amount => ({
  minor: one.minor + other.minor,
  rupeesMinor:
    one.rupeesMinor === null || other.rupeesMinor === null
      ? null
      : one.rupeesMinor + other.rupeesMinor,
})

const nothing: Amount = { minor: 0, rupeesMinor: 0 }

/** The settled, credited, due and written-off amounts of a document, in minor units of its currency. */
type Standing = {
  balanceMinor: number
  kind?: DocumentKind
  settledMinor?: number
  creditedMinor?: number
  writtenOffMinor?: number
}

/**
 * Splits a total into its settled, credited and due parts. They add up in rupees as well: the due
 * part is converted as `private.due_in_rupees` does, then the credited part, and the settled part
 * takes the rest. A note has no due part.
 */
export function partsOf(
  total: Amount,
  { balanceMinor, kind, settledMinor = 0, creditedMinor = 0, writtenOffMinor = 0 }: Standing,
  currency: Currency,
  rate: number | null,
): Pick<Invoice, 'settled' | 'credited' | 'balance' | 'writtenOff'> {
  const part = (whole: Amount, minor: number) =>
    minor === whole.minor ? whole : within(whole, amountOf(minor, currency, rate))
  if (kind && isNote({ kind })) {
    const settled = part(total, settledMinor)
    return { settled, credited: nothing, balance: nothing, writtenOff: nothing }
  }
  const open = part(total, balanceMinor + writtenOffMinor)
  const gone = minus(total, open)
  const credited = part(gone, creditedMinor)
  const isWrittenOff = writtenOffMinor > 0
  return {
    settled: minus(gone, credited),
    credited,
    balance: isWrittenOff ? nothing : open,
    writtenOff: isWrittenOff ? open : nothing,
  }
}

type Settled = Pick<
  Invoice,
  | 'kind'
  | 'settled'
  | 'credited'
  | 'balance'
  | 'writtenOff'
  | 'refundableMinor'
  | 'refundedMinor'
  | 'currency'
  | 'exchangeRate'
>
export type SettlementLine = {
  label: 'received' | 'tds' | 'credited' | 'balanceDue' | 'remaining' | 'refunded' | 'toBeRefunded'
  amount: Amount
}

/** The amount due as paper shows it: a write-off is the seller's own affair. */
export const dueOf = ({ balance, writtenOff }: Pick<Invoice, 'balance' | 'writtenOff'>): Amount =>
  writtenOff.minor > 0 ? writtenOff : balance

/**
 * Returns the lines below a total that apply: received, deducted at source (`tdsMinor`, in minor
 * units of the invoice's currency), credited, given back, due, and still to be given back. Empty
 * while no money came in and no note was issued.
 */
export function settlementLines(invoice: Settled, tdsMinor: number): SettlementLine[] {
  const { settled, credited, refundableMinor, refundedMinor, currency, exchangeRate } = invoice
  const of = (minor: number) => amountOf(minor, currency, exchangeRate)
  const isThere = ({ amount }: SettlementLine) => amount.minor > 0
  const refunded = isNote(invoice) ? settled : of(refundedMinor)
  const refundable = of(refundableMinor)
  const given: SettlementLine[] = [{ label: 'refunded', amount: refunded }]
  const back: SettlementLine[] = [{ label: 'toBeRefunded', amount: refundable }]
  if (isNote(invoice)) return [...given, ...back].filter(isThere)
  if (settled.minor + credited.minor === 0) return []
  const came = plus(settled, plus(refunded, refundable))
  const tds = tdsMinor === came.minor ? came : within(came, of(tdsMinor))
  const parts: SettlementLine[] = [
    { label: 'received', amount: minus(came, tds) },
    { label: 'tds', amount: tds },
    { label: 'credited', amount: credited },
    ...given,
  ]
  return [
    ...parts.filter(isThere),
    // Nothing is due on what only asks for an advance.
    { label: isHeld(invoice) ? 'remaining' : 'balanceDue', amount: dueOf(invoice) },
    ...back.filter(isThere),
  ]
}

/**
 * Returns the part of an open amount that is due first, in minor units: the rest of the earliest
 * unsettled part, or all of it.
 */
export function nextOf(totalMinor: number, partsMinor: number[], openMinor: number): number {
  let rest = openMinor - totalMinor
  for (const partMinor of partsMinor) {
    rest += partMinor
    if (rest > 0) return rest
  }
  return openMinor
}

/** Returns the amount that a document asks for first, in minor units. */
export const askedOf = (
  { parts, total }: Pick<Invoice, 'parts' | 'total'>,
  openMinor: number,
): number =>
  nextOf(
    total.minor,
    parts.map(({ amountMinor }) => amountMinor),
    openMinor,
  )

/** Returns the settled amount of each part, in minor units; parts are filled in their order. */
export const settledParts = (
  invoice: Pick<Invoice, 'parts' | 'total' | 'balance' | 'writtenOff'>,
): number[] =>
  spread(
    invoice.total.minor - dueOf(invoice).minor,
    invoice.parts.map(({ amountMinor }) => amountMinor),
  )
