import { graphemesOf, toSingleLine } from '../characters/lines.ts'
import { type Currency, minorToDecimal } from '../money.ts'

/** NPCI's longest address of a payee. */
export const MAX_VPA = 255

const vpaPattern = /^[a-z0-9][a-z0-9._-]+@[a-z][a-z0-9]+$/i

/**
 * Returns whether a text is a UPI ID: a name, @, and the handle of a bank or app
 * ("neel.studio@okhdfcbank"). A handle has no dot, which sets a UPI ID apart from an email address.
 */
export function isVpa(text: string): boolean {
  return text.length <= MAX_VPA && vpaPattern.test(text)
}

/** The longest note that every UPI app takes, in UTF-16 units. */
const MAX_NOTE = 50

/** The whole characters, as a reader sees them, of the first `limit` UTF-16 units. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text.trimEnd()
  let end = 0
  for (const { segment, index } of graphemesOf(text)) {
    if (index + segment.length > limit) break
    end = index + segment.length
  }
  return text.slice(0, end).trimEnd()
}

type UpiPayment = {
  vpa: string
  /** The seller's name; it must not be blank, UPI requires one. */
  payee: string
  /** Paise that are due, above 0: UPI knows no other currency. */
  amountMinor: number
  /** Shown to the payer; cut to 50 characters. */
  note: string
  /** The invoice's number; only its letters and digits are kept. */
  reference: string
}

/**
 * The link that opens a UPI app with the payment filled in, and what its QR code says (NPCI, UPI Linking
 * Specifications 1.6). A note or a reference of which nothing is left is left out. There is no `mc` and no
 * `tid`: those are for merchants that a bank has registered.
 *
 * @throws RangeError when `vpa` is no UPI ID or `amountMinor` no positive integer: such a link would ask for
 * the wrong money.
 */
export function upiLink({ vpa, payee, amountMinor, note, reference }: UpiPayment): string {
  if (!isVpa(vpa)) throw new RangeError('A UPI link needs a UPI ID.')
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    throw new RangeError('A UPI link needs an amount above zero.')
  }
  const tn = cut(toSingleLine(note), MAX_NOTE)
  const tr = reference.replace(/[^A-Za-z0-9]/g, '')
  // URLSearchParams would write a space as "+", which UPI apps show as a plus.
  return [
    `upi://pay?pa=${vpa}`,
    `pn=${encodeURIComponent(toSingleLine(payee))}`,
    `am=${minorToDecimal(amountMinor)}`,
    'cu=INR',
    ...(tn === '' ? [] : [`tn=${encodeURIComponent(tn)}`]),
    ...(tr === '' ? [] : [`tr=${tr}`]),
  ].join('&')
}

type UpiRequest = {
  /** The seller's stored UPI ID; null when there is none. */
  upiId: string | null
  payee: string
  /** The amount to pay, in minor units of `currency`. */
  amountMinor: number
  currency: Currency
  /** The invoice's, or what tells a payment of several of them. */
  number: string
  note?: string
}

/** The link that pays for an invoice by UPI; null where UPI cannot: no UPI ID, no rupees, nothing due. */
export function upiRequestOf(request: UpiRequest): string | null {
  const { upiId, payee, amountMinor, currency, number, note = `Invoice ${number}` } = request
  // A value from before there was a rule may be stored: nobody is asked to pay to it, and nothing breaks by it.
  if (upiId === null || !isVpa(upiId) || currency !== 'INR' || amountMinor <= 0) return null
  return upiLink({ vpa: upiId, payee, amountMinor, note, reference: number })
}
