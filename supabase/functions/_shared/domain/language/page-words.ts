import { kindNames, kindWord } from '../document/kind-questions.ts'
import type { DocumentKind } from '../document/kinds.ts'
import { product } from '../product.ts'

export type PageLabel =
  | 'There is an invoice for this now.'
  | 'Estimate'
  | 'Payment'
  | 'I have paid'
  | 'Report more'
  | 'Show how to pay'
  | 'Amount'
  | 'UPI ID'
  | 'Copy'
  | 'Copied'
  | 'Marked'
  | 'Download PDF'
  | 'Download receipt'
  | 'Open UPI app'
  | 'CANCELLED'
  | 'Paid by'
  | 'UPI'
  | 'Bank transfer'
  | 'UTR or reference'
  | 'For UPI it has 12 digits. Your app shows it with the payment.'
  | 'Note'
  | '(optional)'
  | 'Send'
  | 'Sending…'
  | 'Cancel'
  | 'Loading…'
  | 'SENT'
  | 'ACCEPTED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'CONVERTED'
  | 'Accept'
  | 'Decline'
  | 'Accept this estimate'
  | 'Decline this estimate'
  | 'Your name'
  | 'The invoice could not be loaded'
  | 'Please check your connection and try again.'
  | 'Try again'
  | 'Trying…'
  | 'The form could not be loaded. Please check your connection.'
  | 'Reload the page'
  | 'Please check your connection and reload the page.'

/** The reason why a sent form was not taken, when no field is at fault. */
export type PageRefusal =
  | 'Your message could not be sent. Please try again.'
  | 'Your earlier message had arrived. Send again only if this is another payment.'
  | 'This link has ended, or the invoice was withdrawn. Load this page again: it says what became of it.'
  | 'Your answer could not be sent. Please try again.'
  | 'This link has ended, or the estimate was withdrawn.'

/** A field of a form of the page, or the whole of it. */
export type PageField = 'amount' | 'reference' | 'note' | 'name' | 'form'

export type ClaimWords = {
  tell: (seller: string) => string
  amountIn: (sign: string) => string
}

export type EstimateWords = {
  validUntil: (day: string) => string
  expired: (day: string, seller: string) => string
  converted: (seller: string) => string
  answered: (accepted: boolean, name: string | null, day: string, seller: string) => string
  /** Told by a file that the seller restored: nobody answered by this page. */
  answeredByFile: (accepted: boolean, name: string | null, day: string, seller: string) => string
  answeredOnce: (seller: string) => string
}

/** The texts of a link whose document is withdrawn, for now or for good. */
export type GoneWords = {
  withdrawn: (kind: DocumentKind, number: string) => string
  /** Explains the withdrawal and names whom to ask. */
  askOf: (kind: DocumentKind, seller: string) => string
  /** Before and behind the number of what stands in its place. */
  replaced: [before: string, behind: string]
  resting: string
  askResting: (seller: string) => string
  notFound: string
  askSender: string
}

/** The texts of a shared page around its document; amounts and days come as texts. */
export type PageWords = {
  say: (text: PageLabel) => string
  from: (seller: string) => string
  /** Behind it stands the seller's address. */
  questions: (kind: DocumentKind) => string
  straight: (seller: string) => string
  askHow: (seller: string) => string
  copy: (label: string) => string
  qr: (amount: string, vpa: string) => string
  /** Behind what to do with the code. */
  filledIn: (hint: string) => string
  /** Days until it is due: none or fewer than none of what is late. */
  due: (day: string, days: number) => string
  paid: (day: string | null, method: string | null) => string
  part: (settled: string, total: string, withTds: boolean) => string
  against: (kind: DocumentKind, number: string) => string
  /** Before and behind the amount that was reported. */
  claimed: (day: string, seller: string) => [before: string, behind: string]
  /** Before and behind the product's name. */
  madeWith: [before: string, behind: string]
  /** These words are loaded later; English has them in other files. */
  claim?: ClaimWords
  estimate?: EstimateWords
  gone?: GoneWords
  /** Translates the fault of a field; `text` is the English sentence. */
  wrong: (field: PageField, text: string) => string
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

export const englishPage: PageWords = {
  say: (text) => text,
  from: (seller) => `from ${seller}`,
  questions: (kind) => `Questions about this ${kindNames[kind].toLowerCase()}? Write to`,
  straight: (seller) => `Payments go straight to ${seller}.`,
  askHow: (seller) => `Please ask ${seller} how to pay:`,
  copy: (label) => `Copy ${label}`,
  qr: (amount, vpa) => `QR code: pay ${amount} to ${vpa} with a UPI app`,
  filledIn: (hint) => `${hint}. The amount is filled in.`,
  due: (day, left) => {
    if (left < 0) return `Overdue by ${days(-left)} · due ${day}`
    return left === 0 ? `Due today, ${day}` : `Due by ${day}`
  },
  paid: (day, method) => {
    const paid = day === null ? 'Paid' : `Paid on ${day}`
    return method === null ? paid : `${paid} by ${method}`
  },
  part: (settled, total, withTds) => `${settled} of ${total} ${withTds ? 'settled' : 'received'}`,
  against: (kind, number) => `Against ${kindWord({ kind })} ${number}`,
  claimed: (day, seller) => [
    `You said on ${day} that you paid`,
    `. ${seller} confirms it when the money has arrived.`,
  ],
  madeWith: ['Made with ', `, ${product.tagline}`],
  wrong: (_field, text) => text,
}
