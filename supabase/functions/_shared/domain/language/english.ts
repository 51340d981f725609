import { formatDay, type PlainDate } from '../dates.ts'
import { kindWord } from '../document/kind-questions.ts'
import type { DocumentKind } from '../document/kinds.ts'
import { amountInWords } from '../document/view/amount-in-words.ts'
import { countryText, stateText } from '../document/view/place-text.ts'
import type { Currency } from '../money.ts'
import type { Label } from './labels.ts'
import type { MailWords } from './mail-words.ts'
import type { PageOf } from './page-of.ts'
import type { PageWords } from './page-words.ts'
import type { ReceiptWords } from './receipt-words.ts'
import type { StatementWords } from './statement-words.ts'

/** How a document speaks to its client. */
export type Tongue = {
  /** BCP 47. */
  lang: string
  say: (text: Label) => string
  /** A title or a mark that the law gives in English: in capitals, beside the document's own language. */
  official: (text: Label) => string
  /** How it was paid: what the product itself offers has a name, all else is the owner's. */
  method: (text: string) => string
  day: (day: PlainDate) => string
  state: (code: string) => string
  country: (code: string) => string
  /** An amount of minor units in words, one line for each language. */
  words: (minor: number, currency?: Currency) => string[]
  /** "Invoice INV/26-27/0001 from Neel Studio". */
  from: (name: string, seller: string) => string
  /** Above who signs. */
  signedFor: (seller: string) => string
  against: (kind: DocumentKind) => string
  /** "INV/26-27/0001 of Nov 18, 2026", "₹500.00 of RV/26-27/0001". */
  of: (what: string, whole: string) => string
  /** Days from the invoice that an estimate becomes. */
  later: (days: number) => string
  /** In which currency figures stand, by its sign. */
  inCurrency: (sign: string) => string
}

/** Other words than those on the sheet: English has its own where they are used. */
type MoreWords = {
  mail: MailWords
  receipt: ReceiptWords
  statement: StatementWords
  page: PageWords
  pageOf: PageOf
}

/** A whole language: one file, `hindi.ts`. */
export type Language = Tongue &
  MoreWords & { page: Required<PageWords>; statement: Required<StatementWords> }

/** A language, or two side by side. */
export type Spoken = Tongue & Partial<MoreWords>

const same = (text: string) => text

export const english: Spoken = {
  lang: 'en-IN',
  say: same,
  official: (text) => text.toUpperCase(),
  method: same,
  day: formatDay,
  state: stateText,
  country: countryText,
  words: (...amount) => [amountInWords(...amount)],
  from: (name, seller) => `${name} from ${seller}`,
  signedFor: (seller) => `For ${seller}`,
  against: (kind) => `Against ${kindWord({ kind })}`,
  of: (what, whole) => `${what} of ${whole}`,
  later: (days) => (days === 0 ? 'With the invoice' : `${days} days after it`),
  inCurrency: (sign) => `In ${sign}`,
}
