import * as v from 'valibot'
import { daysBetween, formatDay, type PlainDate } from './dates.ts'
import { foreignLink, type OwnLinks } from './foreign-links.ts'
import type { Invoice, Payable } from './invoice.ts'
import { toLines, toSingleLine } from './lines.ts'
import { foreignLinkIn, messages, required, tooLong } from './messages.ts'
import { type Currency, formatMoney } from './money.ts'
import { requiredLine } from './text.ts'
import { upiRequestOf } from './upi.ts'

/** What a message to a client says of an invoice; amounts are minor units of `currency`. */
export type InvoiceLetter = {
  number: string
  clientName: string
  sellerName: string
  totalMinor: number
  /** What is still due. */
  balanceMinor: number
  currency: Currency
  dueDate: PlainDate
  /** The address of the invoice's page, absolute; empty where it has no link. */
  url: string
}

/** "due today", "due tomorrow (Nov 22, 2026)", "due in 3 days (…)", "3 days overdue (it was due on …)". */
export function dueWords(dueDate: PlainDate, today: PlainDate): string {
  const days = daysBetween(today, dueDate)
  const day = formatDay(dueDate)
  if (days === 0) return 'due today'
  if (days === 1) return `due tomorrow (${day})`
  if (days > 1) return `due in ${days} days (${day})`
  return `${-days} ${days === -1 ? 'day' : 'days'} overdue (it was due on ${day})`
}

/** Names and the link stand on lines of their own, so that whatever a name holds leaves the rest as it is. */
const letter = (invoice: InvoiceLetter, opening: string, closing: string[], ways: string[]) =>
  [
    `Hello ${toSingleLine(invoice.clientName)},`,
    '',
    opening,
    ...(invoice.url === '' ? [] : [invoice.url]),
    '',
    ...ways.flatMap((way) => [way, '']),
    ...closing,
    toSingleLine(invoice.sellerName),
  ].join('\n')

/** The text with which an invoice's link is sent, for WhatsApp and email; `ways` are paragraphs on how to pay. */
export function shareText(invoice: InvoiceLetter, ways: string[] = []): string {
  const total = formatMoney(invoice.totalMinor, invoice.currency)
  const balance = formatMoney(invoice.balanceMinor, invoice.currency)
  const opening = `Here is invoice ${invoice.number} for ${total}`
  if (invoice.balanceMinor <= 0) {
    return letter(invoice, `${opening}, paid in full:`, ['Thank you,'], ways)
  }
  const due = `due on ${formatDay(invoice.dueDate)}:`
  return letter(
    invoice,
    invoice.balanceMinor < invoice.totalMinor
      ? `${opening}, of which ${balance} is still ${due}`
      : `${opening}, ${due}`,
    ['Thank you,'],
    ways,
  )
}

/** The polite reminder of what is still due; `today` is the day in India. */
export function reminderText(
  invoice: InvoiceLetter,
  today: PlainDate,
  ways: string[] = [],
): string {
  const balance = formatMoney(invoice.balanceMinor, invoice.currency)
  return letter(
    invoice,
    `A friendly reminder: ${balance} for invoice ${invoice.number} is ${dueWords(invoice.dueDate, today)}.`,
    ['If you have already paid, please ignore this message.', '', 'Thank you,'],
    ways,
  )
}

/** The subject of both as an email. */
export function shareSubject(invoice: Pick<InvoiceLetter, 'number' | 'sellerName'>): string {
  return `Invoice ${invoice.number} from ${toSingleLine(invoice.sellerName)}`
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** Opens WhatsApp with the text; the person chooses to whom it goes. */
export function whatsAppLink(text: string): string {
  return `https://wa.me/?text=${encode(text)}`
}

/** Opens the mail program with the letter written; line breaks are CRLF, as RFC 6068 asks. */
export function mailtoLink(mail: { to: string; subject: string; body: string }): string {
  const to = encode(mail.to).replaceAll('%40', '@')
  const body = encode(toLines(mail.body).replaceAll('\n', '\r\n'))
  return `mailto:${to}?subject=${encode(toSingleLine(mail.subject))}&body=${body}`
}

export const mailKinds = ['invoice', 'reminder'] as const
export type MailKind = (typeof mailKinds)[number]

/** In UTF-16 units; the database holds the subject's. */
export const mailLimits = { subject: 200, message: 5_000 } as const

/**
 * What a mail to the client says of an invoice, where it can be paid by UPI, and the seller's website; null where there
 * is none.
 */
export type MailedInvoice = InvoiceLetter & { upiId: string | null; website: string | null }

/** What a mail says of an invoice as its document knows it; `url` is the absolute address of its page. */
export const mailedInvoice = (
  invoice: Invoice & Pick<Payable, 'upiId'>,
  url: string,
): MailedInvoice => ({
  number: invoice.formattedInvoiceNumber,
  clientName: invoice.clientName,
  sellerName: invoice.business.name,
  totalMinor: invoice.total.minor,
  balanceMinor: invoice.balance.minor,
  currency: invoice.currency,
  dueDate: invoice.dueDate,
  url,
  upiId: invoice.upiId,
  website: invoice.business.website,
})

/**
 * What a draft must still agree with, as one text to compare: amounts, due date, and where the links lead. The days that
 * pass until the due date are none of it.
 */
export const mailFacts = (invoice: MailedInvoice): string =>
  JSON.stringify([
    ...[invoice.number, invoice.totalMinor, invoice.balanceMinor, invoice.currency],
    ...[invoice.dueDate, invoice.url, upiLinkOf(invoice)],
  ])

/** The facts of which a draft may still be: those of today, and those of before there was a way to pay by UPI. */
export const factsThatHold = (invoice: MailedInvoice): [today: string, beforeUpi: string] => [
  mailFacts(invoice),
  mailFacts({ ...invoice, upiId: null }),
]

const message = v.pipe(
  v.string(required('Message')),
  v.transform(toLines),
  v.nonEmpty(required('Message')),
  v.maxLength(mailLimits.message, tooLong('Message', mailLimits.message)),
)

const subject = requiredLine('Subject', mailLimits.subject)
export type MailFields = { subject: string; message: string }

/** What may stand as a link in a mail about the invoice. */
export const ownLinksOf = (invoice: MailedInvoice): OwnLinks => ({
  exact: [invoice.url, upiLinkOf(invoice) ?? ''].filter(Boolean),
  website: invoice.website,
  names: [invoice.sellerName, invoice.clientName],
})

const withoutForeignLinks = (field: string, own: OwnLinks) =>
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => foreignLink(text, own) === null,
    ({ input }) => foreignLinkIn(field, foreignLink(input, own) ?? ''),
  )

/** A mail leads nowhere but to what is the invoice's or its seller's own. */
export const mailLinksSchema = (own: OwnLinks) =>
  v.object({
    subject: v.pipe(v.string(), withoutForeignLinks('subject', own)),
    message: v.pipe(v.string(), withoutForeignLinks('message', own)),
  })

/** What the owner may change of a mail: all but to whom it goes. */
export const mailFormSchema = (own: OwnLinks) =>
  v.object({
    subject: v.pipe(subject, mailLinksSchema(own).entries.subject),
    message: v.pipe(message, mailLinksSchema(own).entries.message),
  })

/** A mail as a request asks for it; what is left out is worded by the product. */
export const mailRequestSchema = v.object({
  kind: v.picklist(mailKinds, messages.mailKindInvalid),
  subject: v.optional(subject),
  message: v.optional(message),
})

/** The link that a phone pays by; null where UPI cannot pay it. */
const upiLinkOf = ({ upiId, balanceMinor, currency, number, sellerName }: MailedInvoice) =>
  upiRequestOf({ upiId, payee: sellerName, amountMinor: balanceMinor, currency, number })

/** How to pay by UPI: to whom and how much, and the link that a phone opens. Empty where UPI cannot pay it. */
function upiWay(invoice: MailedInvoice): string[] {
  const link = upiLinkOf(invoice)
  if (link === null) return []
  return [`Pay by UPI: ${formatMoney(invoice.balanceMinor)} to ${invoice.upiId}\n${link}`]
}

/** The mail as the product words it; `today` is the day in India. */
export function composeMail(kind: MailKind, invoice: MailedInvoice, today: PlainDate): MailFields {
  const subject = shareSubject(invoice)
  const ways = upiWay(invoice)
  return kind === 'invoice'
    ? { subject, message: shareText(invoice, ways) }
    : { subject: `Reminder: ${subject}`, message: reminderText(invoice, today, ways) }
}

/** Whose mails somebody wants no more: the sender's of one mail, or those of all who send by this product. */
const stopScopes = ['sender', 'all'] as const
export type StopScope = (typeof stopScopes)[number]

export const stoppedStates = ['none', ...stopScopes] as const

export type MailStop = {
  /** The seller in whose name mails came; null where the business is gone. */
  sender: string | null
  stopped: (typeof stoppedStates)[number]
}

export const stopRequestSchema = v.object({
  scope: v.picklist(stopScopes, 'scope must be sender or all.'),
})
