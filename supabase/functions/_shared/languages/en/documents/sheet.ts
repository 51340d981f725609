import { formatDay, type PlainDate } from '#domain/dates.ts'
import { kindNames, kindWord } from '#domain/document/kind-questions.ts'
import type { DocumentKind } from '#domain/document/kinds.ts'
import { countryText, stateText } from '#domain/document/view/place-text.ts'
import type { Currency } from '#domain/money.ts'
import { amountInWords } from './amount-in-words.ts'
import { labels } from './labels.ts'
import { inCapitals, titles } from './titles.ts'

/** How a document speaks to its client; amounts come as texts. */
export const sheet = {
  /** BCP 47. */
  lang: 'en-IN',
  labels,
  titles,
  /** Returns a title or mark in capitals, with the words of the law. */
  official: inCapitals,
  kinds: kindNames as Record<DocumentKind, string>,
  statuses: {
    PAID: 'PAID',
    UNPAID: 'UNPAID',
    'PARTLY PAID': 'PARTLY PAID',
    OVERDUE: 'OVERDUE',
    CANCELLED: 'CANCELLED',
  },
  /** Names a payment method: the product's own are translated, the owner's words stay. */
  method: (text: string): string => text,
  day: (day: PlainDate): string => formatDay(day),
  state: (code: string): string => stateText(code),
  country: (code: string): string => countryText(code),
  /** An amount of minor units in words, one line for each language. */
  words: (minor: number, currency?: Currency): string[] => [amountInWords(minor, currency)],
  /** "Invoice INV/26-27/0001 from Neel Studio". */
  from: (name: string, seller: string) => `${name} from ${seller}`,
  /** Printed above the signature. */
  signedFor: (seller: string) => `For ${seller}`,
  against: (kind: DocumentKind) => `Against ${kindWord({ kind })}`,
  /** "INV/26-27/0001 of Nov 18, 2026", "₹500.00 of RV/26-27/0001". */
  of: (what: string, whole: string) => `${what} of ${whole}`,
  /** Days from the invoice that an estimate becomes. */
  later: (days: number) => (days === 0 ? 'With the invoice' : `${days} days after it`),
  /** In the place of what is not there, for the seller alone. */
  absent: {
    paymentMethod: 'Not specified',
    notes: 'Payment terms: Net 30 days. Late fees apply after due date.',
    number: 'Next number',
  },
  pageOf: (at: number, pages: number) => `Page ${at} of ${pages}`,
}
