import { documentVoucher } from './document-voucher.ts'
import type { TallyDocument, TallyMove, TallySource } from './entries.ts'
import { moneyVoucher } from './money-voucher.ts'
import type { LeftOut, LeftOutReason, Voucher } from './voucher.ts'

/** What the vouchers of a period come to, in paise. Credit notes are taken off. */
export interface TallyTotals {
  count: number
  /** Invoices, bills of supply and debit notes. */
  sales: number
  notes: number
  valueMinor: number
  igstMinor: number
  cgstMinor: number
  /** Of States and of union territories. */
  sgstMinor: number
  cessMinor: number
  roundOffMinor: number
  /** What clients owe by the documents. */
  totalMinor: number
  receivedMinor: number
  refundedMinor: number
  tdsMinor: number
  chargesMinor: number
  exchangeMinor: number
  writtenOffMinor: number
}

export interface Prepared {
  vouchers: Voucher[]
  totals: TallyTotals
  leftOut: LeftOut[]
}

const empty: TallyTotals = {
  ...{ count: 0, sales: 0, notes: 0, valueMinor: 0, igstMinor: 0, cgstMinor: 0, sgstMinor: 0 },
  ...{ cessMinor: 0, roundOffMinor: 0, totalMinor: 0, receivedMinor: 0, refundedMinor: 0 },
  ...{ tdsMinor: 0, chargesMinor: 0, exchangeMinor: 0, writtenOffMinor: 0 },
}

/** Adds the lines of a voucher to the totals; so they are of what is in the file, not of what it is made from. */
export function addedTo(totals: TallyTotals, { type, lines }: Voucher): TallyTotals {
  const next = { ...totals, count: totals.count + 1 }
  const isDocument = /_(sales|credit_note|debit_note)$/.test(type)
  if (type === 'voucher_credit_note') next.notes += 1
  else if (isDocument) next.sales += 1
  for (const { key, minor } of lines) {
    if (key === null) next.totalMinor += isDocument ? minor : 0
    else if (key.startsWith('sales')) next.valueMinor -= minor
    else if (key === 'igst') next.igstMinor -= minor
    else if (key === 'cgst') next.cgstMinor -= minor
    else if (key === 'sgst' || key === 'utgst') next.sgstMinor -= minor
    else if (key === 'cess') next.cessMinor -= minor
    else if (key === 'round_off') next.roundOffMinor -= minor
    else if (key === 'tds') next.tdsMinor += minor
    else if (key === 'bank_charges') next.chargesMinor += minor
    else if (key === 'exchange') next.exchangeMinor -= minor
    else if (key === 'bad_debts') next.writtenOffMinor += minor
    else if (type === 'voucher_payment') next.refundedMinor -= minor
    else next.receivedMinor += minor
  }
  return next
}

const addUp = (one: TallyTotals, other: TallyTotals): TallyTotals => ({
  count: one.count + other.count,
  sales: one.sales + other.sales,
  notes: one.notes + other.notes,
  valueMinor: one.valueMinor + other.valueMinor,
  igstMinor: one.igstMinor + other.igstMinor,
  cgstMinor: one.cgstMinor + other.cgstMinor,
  sgstMinor: one.sgstMinor + other.sgstMinor,
  cessMinor: one.cessMinor + other.cessMinor,
  roundOffMinor: one.roundOffMinor + other.roundOffMinor,
  totalMinor: one.totalMinor + other.totalMinor,
  receivedMinor: one.receivedMinor + other.receivedMinor,
  refundedMinor: one.refundedMinor + other.refundedMinor,
  tdsMinor: one.tdsMinor + other.tdsMinor,
  chargesMinor: one.chargesMinor + other.chargesMinor,
  exchangeMinor: one.exchangeMinor + other.exchangeMinor,
  writtenOffMinor: one.writtenOffMinor + other.writtenOffMinor,
})

export const totalsOf = (vouchers: readonly Voucher[]): TallyTotals =>
  vouchers.reduce(addedTo, empty)

const leftOut = (
  { id, day, party, number }: TallyDocument | TallyMove,
  reason: LeftOutReason,
): LeftOut => ({ id, number, day, client: party.name, reason })

export const nothingPrepared: Prepared = { vouchers: [], totals: empty, leftOut: [] }

/** What a period has in all, of its pages. */
export const together = (pages: readonly Prepared[]): Prepared => ({
  vouchers: pages.flatMap(({ vouchers }) => vouchers),
  totals: pages.reduce((sum, { totals }) => addUp(sum, totals), empty),
  leftOut: pages.flatMap(({ leftOut }) => leftOut),
})

/** Makes the vouchers of a period, or of a page of it, documents first; and says what has none, and why. */
export function prepareTally({ documents, moves }: TallySource): Prepared {
  const out: LeftOut[] = []
  const vouchers: Voucher[] = []
  for (const document of documents) {
    const voucher = document.cancelled ? null : documentVoucher(document)
    if (voucher === null) out.push(leftOut(document, document.cancelled ? 'cancelled' : 'no_rate'))
    else vouchers.push(voucher)
  }
  for (const move of moves) {
    const voucher = moneyVoucher(move)
    if (voucher !== null) vouchers.push(voucher)
    // Of a receipt a part may have rupees, and the rest none.
    if (move.unratedMinor > 0 || (voucher === null && move.moneyMinor === null)) {
      out.push(leftOut(move, 'no_rate'))
    } else if (voucher === null) out.push(leftOut(move, 'nothing'))
  }
  return { vouchers, totals: totalsOf(vouchers), leftOut: out }
}
