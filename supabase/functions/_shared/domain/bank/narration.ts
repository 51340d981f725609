import type { PaymentMethod } from '../payment/payment.ts'

export type Narration = {
  method: PaymentMethod
  /** The payment's reference, else the text of the reference column; null when both are missing. */
  reference: string | null
  /** The payer's name as the bank wrote it, often cut off. */
  payer: string | null
}

/** Every piece of letters and digits, in capitals, without leading zeros, that can be somebody's reference. */
export function referenceTokens(...texts: readonly string[]): Set<string> {
  const tokens = texts
    .flatMap((text) => text.toUpperCase().split(/[^A-Z0-9]+/))
    .map(withoutZeros)
    .filter((token) => isDistinct(token))
  return new Set(tokens)
}

/** Returns a reference in the form for comparison: capital letters and digits only, without leading zeros. */
export const comparedReference = (reference: string) =>
  withoutZeros(reference.toUpperCase().replace(/[^A-Z0-9]/g, ''))

function withoutZeros(token: string) {
  return token.replace(/^0+(?=\d)/, '')
}

/** Rejects account, phone and branch numbers, and tokens too short to be unique to one person. */
export const isDistinct = (token: string) =>
  token.length >= 9 &&
  (token.match(/\d/g)?.length ?? 0) >= 6 &&
  !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(token) &&
  !/^(?:91)?[6-9]\d{9}$/.test(token) &&
  !/X{3,}/.test(token)

/** NEFT has 16 characters, RTGS 22, both with the bank's letters in front; UPI and IMPS 12 digits (RBI, NPCI). */
const utrForms = [/^[A-Z]{4}[A-Z]?[0-9A-Z]?\d{10,17}$/, /^[A-Z]{1,6}\d{8,20}$/, /^\d{12}$/]

const methodOf = (narration: string): PaymentMethod => {
  if (/\bUPI\b/i.test(narration)) return 'UPI'
  if (/\b(?:CLG|CHQ|CHEQUE|CTS)\b/i.test(narration)) return 'Cheque'
  if (/\bCASH DEP/i.test(narration)) return 'Cash'
  return 'Bank transfer'
}

/** Words of banks and of ways to pay, which are nobody's name. */
const noName =
  /^(?:upi|neft|rtgs|imps|inb|mmt|ift|ft|cr|dr|p2a|p2m|p2v|by|to|transfer|trf|from|recd|inf|clg|chq|paid|pay(?:ment)?s?|na|self|no remarks|payment from.*|[a-z]{4}0\w{6}|x+\d+|.*\bbank\b.*|.*@.*|[a-z]{4})$/i

const separators: [RegExp, RegExp][] = [
  [/\*/, /\*/],
  [/\//, /[/:]/],
  [/-/, /-/],
]

/**
 * Returns the part of a narration that looks like a name: at least four letters, and not a bank, a
 * UPI address, a branch or a payment word. A name may begin with such a word.
 */
function payerOf(narration: string): string | null {
  const [, by = /[-/*:]/] = separators.find(([sign]) => sign.test(narration)) ?? []
  const parts = narration.split(by).map((part) =>
    part
      .replace(/^(?:by transfer|neft cr|rtgs cr|upi|recd)\b\W*/i, '')
      // Kotak: NEFT, the reference, the name, with blanks between.
      .replace(/^(?:neft|rtgs|imps)\s+\w*\d{6,}\s+/i, '')
      .replace(/[\s-]+$/, '')
      .trim(),
  )
  const named = parts.filter(
    (part) =>
      /[a-z]{3}/i.test(part) && !noName.test(part) && !/\d{5}/.test(part) && part.length >= 4,
  )
  return named[0]?.slice(0, 120) ?? null
}

/** Reads the payment facts from a narration and the reference column of the same row. */
export function readNarration(narration: string, reference = ''): Narration {
  const tokens = [...referenceTokens(narration, reference)]
  const utr = utrForms.flatMap((form) => tokens.filter((token) => form.test(token)))[0]
  const beside =
    reference.replace(/[^a-z0-9]/gi, '').length >= 6 ? reference.trim().slice(0, 60) : null
  return { method: methodOf(narration), reference: utr ?? beside, payer: payerOf(narration) }
}

/** Whether a row reports something taken back: a bounced cheque, a returned transfer. */
export const isReversal = (narration: string) =>
  /\b(?:rev(?:ersal|ersed|erse|d)?|rtn|retn?|returned|return|bounced?|rejected|reject|refund|dishono?ured|unpaid)\b|\brev[:/-]/i.test(
    narration,
  )
