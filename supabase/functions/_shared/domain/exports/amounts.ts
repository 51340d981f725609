import type { PlainDate } from '../dates.ts'
import { isOnDeclaration, isOwnWriteOff } from '../law/export-clocks.ts'
import { toRupeesMinor } from '../money.ts'
import type { Export, ExportPayment } from './export.ts'

/** Rounded down, in whole numbers: both factors may have twelve digits. */
const part = (whole: number, of: number, all: number): number =>
  Number((BigInt(whole) * BigInt(of)) / BigInt(all))

/** The payment's part of a sum of its remittance; the parts of all invoices together are the sum, to the paisa. */
function shareOf(payment: ExportPayment, sum: number): number {
  const { amountMinor, beforeMinor, remittedMinor } = payment
  if (remittedMinor === 0) return 0
  return part(sum, beforeMinor + amountMinor, remittedMinor) - part(sum, beforeMinor, remittedMinor)
}

export interface PaymentRupees {
  /** Credited, kept by the bank, and both: in paise, of this invoice. */
  creditedMinor: number
  chargesMinor: number
  grossMinor: number
  /** What came above what the invoice's rate says, below zero of a loss; null without a rate. */
  differenceMinor: number | null
}

/** What a payment came to in rupees; null while nobody has said what the bank credited. */
export function rupeesOf(
  { currency, exchangeRate }: Pick<Export, 'currency' | 'exchangeRate'>,
  payment: ExportPayment,
): PaymentRupees | null {
  const rupees = payment.remittance?.rupeesMinor ?? null
  if (rupees === null) return null
  const charges = payment.remittance?.chargesMinor ?? 0
  const grossMinor = shareOf(payment, rupees + charges)
  const chargesMinor = shareOf(payment, charges)
  const rate = currency === 'INR' ? 1 : exchangeRate
  return {
    creditedMinor: grossMinor - chargesMinor,
    chargesMinor,
    grossMinor,
    differenceMinor: rate === null ? null : grossMinor - toRupeesMinor(payment.amountMinor, rate),
  }
}

/** What will not come: credited, or given up; in the invoice's currency. */
export const reducedMinor = ({ creditedMinor, dueMinor, writtenOffOn }: Export): number =>
  creditedMinor + (writtenOffOn === null ? 0 : dueMinor)

const inRupees = ({ currency, exchangeRate }: Export, minor: number): number | null => {
  if (currency === 'INR') return minor
  return exchangeRate === null ? null : toRupeesMinor(minor, exchangeRate)
}

/** Who closes it: the exporter by a declaration, the bank, or nobody knows (an older law, no exchange rate). */
export type ClosedBy = 'own' | 'bank' | 'unknown'

const by = (isOwn: boolean | null): ClosedBy =>
  isOwn === null ? 'unknown' : isOwn ? 'own' : 'bank'

/** How the bank's entry of an export is closed. */
export const closingOf = (of: Export): ClosedBy =>
  by(of.totalInrMinor === null ? null : isOnDeclaration(of.totalInrMinor, of.issueDate))

/** What of an export was written off or taken off, and who may let it go; null of one that is whole. */
export function reductionOf(
  of: Export,
  today: PlainDate,
): { minor: number; rupeesMinor: number | null; by: ClosedBy } | null {
  const minor = reducedMinor(of)
  if (minor === 0) return null
  const rupeesMinor = inRupees(of, minor)
  const day = of.writtenOffOn ?? today
  return {
    minor,
    rupeesMinor,
    by: by(rupeesMinor === null ? null : isOwnWriteOff(rupeesMinor, day)),
  }
}
