import * as v from 'valibot'
import { daysBetween, formatDay, type PlainDate } from './dates.ts'
import type { SmallTable } from './document/small-table.ts'
import {
  type DocumentView,
  documentView,
  type ViewedInvoice,
  type WaysToPay,
  waysToPay,
} from './document-view.ts'
import { foreignLink, type OwnLinks } from './foreign-links.ts'
import { isNote, kindWord } from './kind.ts'
import { toLines, toSingleLine } from './lines.ts'
import { foreignLinkIn, messages, required, tooLong } from './messages.ts'
import { formatMoney } from './money.ts'
import { product } from './product.ts'
import { emailList, requiredLine } from './text.ts'
import { askedOf, dueOf } from './totals.ts'

/** An invoice that a message is about; `url` is the absolute address of its page, empty where it has no link. */
export type MailedInvoice = ViewedInvoice & { url: string }

/** "due today", "due tomorrow (Nov 22, 2026)", "due in 3 days (…)", "3 days overdue (it was due on …)". */
export function dueWords(dueDate: PlainDate, today: PlainDate): string {
  const days = daysBetween(today, dueDate)
  const day = formatDay(dueDate)
  if (days === 0) return 'due today'
  if (days === 1) return `due tomorrow (${day})`
  if (days > 1) return `due in ${days} days (${day})`
  return `${-days} ${days === -1 ? 'day' : 'days'} overdue (it was due on ${day})`
}

/** How words about a document begin, without the mark at its end, and how they end. */
type Wording = { opening: string; closing: string[] }

/** A greeting and a name around lines. Names stand on lines of their own, so that whatever a name holds leaves the rest as it is. */
export const wordsBetween = ({ buyer, seller }: DocumentView, lines: string[]) =>
  [`Hello ${toSingleLine(buyer.name)},`, '', ...lines, toSingleLine(seller.name)].join('\n')

/** All that a client needs as plain text; the link stands on a line of its own, too. */
const letter = (view: DocumentView, url: string, mark: string, { opening, closing }: Wording) =>
  wordsBetween(view, [
    opening + (url === '' ? '.' : mark),
    ...(url === '' ? [] : [url]),
    '',
    ...(view.pay.upi ? [upiLines(view.pay.upi), ''] : []),
    ...(view.partTable ? [...tableLines(view.partTable), ''] : []),
    ...closing,
  ])

/** How to pay by UPI: to whom and how much, and the link that a phone opens. */
export const upiLines = ({ label, amount, value, link }: NonNullable<WaysToPay['upi']>) =>
  `${label}: ${amount} to ${value}\n${link}`

/** "Part 1 (50 %) · Due Dec 2, 2026 · Amount ₹5,000.00", a line for each. */
export const tableLines = ({ columns, rows }: SmallTable) =>
  rows.map(({ cells }) =>
    columns.map(({ label }, at) => `${label.main} ${cells[at]?.main}`).join(' · '),
  )

const called = ({ kind, number }: DocumentView) => `${kind.toLowerCase()} ${number}`

function sharing(invoice: MailedInvoice, view: DocumentView): Wording {
  const { total, currency, original } = invoice
  const balance = dueOf(invoice)
  const asked = askedOf(invoice, balance.minor)
  const amount = formatMoney(total.minor, currency)
  const day = formatDay(invoice.dueDate)
  if (invoice.kind === 'estimate') {
    return {
      opening: `Here is ${called(view)} for ${amount}, valid until ${day}`,
      closing: ['You can accept or decline it there.', '', 'Thank you,'],
    }
  }
  if (isNote(invoice)) {
    const against = original ? `, against ${kindWord(original)} ${original.number}` : ''
    return {
      opening: `Here is ${called(view)} for ${amount}${against}`,
      closing: ['Thank you,'],
    }
  }
  const due = `due on ${day}`
  const state =
    balance.minor <= 0
      ? view.headline.label.toLowerCase()
      : asked < total.minor
        ? `of which ${formatMoney(asked, currency)} is ${balance.minor < total.minor ? 'still ' : ''}${due}`
        : due
  return {
    opening: `Here is ${called(view)} for ${amount}, ${state}`,
    closing: ['Thank you,'],
  }
}

function reminding(invoice: MailedInvoice, view: DocumentView, today: PlainDate): Wording {
  const asked = formatMoney(askedOf(invoice, dueOf(invoice).minor), invoice.currency)
  return {
    opening: `A friendly reminder: ${asked} for ${called(view)} is ${dueWords(invoice.dueDate, today)}`,
    closing: ['If you have already paid, please ignore this message.', '', 'Thank you,'],
  }
}

/** The text with which an invoice's link is sent, for WhatsApp and a mail program. */
export function shareText(invoice: MailedInvoice): string {
  const view = documentView(invoice)
  return letter(view, invoice.url, ':', sharing(invoice, view))
}

/** The polite reminder of what is due first; `today` is the day in India. */
export function reminderText(invoice: MailedInvoice, today: PlainDate): string {
  const view = documentView(invoice)
  return letter(view, invoice.url, '.', reminding(invoice, view, today))
}

/** The subject of both as an email. */
const shareSubject = (invoice: MailedInvoice) => toSingleLine(documentView(invoice).subject)

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

/** In UTF-16 units; the database holds the subject's, and how many addresses `to` and `cc` are together. */
export const mailLimits = { subject: 200, message: 5_000, recipients: 6 } as const

const upiLinkOf = (invoice: MailedInvoice) => waysToPay(invoice).upi?.link ?? null

/**
 * What the words of a draft must still agree with, as one text to compare: amounts and due date. The days that pass until
 * the due date are none of it.
 */
export const mailFacts = (invoice: MailedInvoice): string =>
  JSON.stringify([
    ...[invoice.formattedInvoiceNumber, invoice.total.minor, dueOf(invoice).minor],
    ...[invoice.currency, invoice.dueDate],
  ])

const message = v.pipe(
  v.string(required('Message')),
  v.transform(toLines),
  v.nonEmpty(required('Message')),
  v.maxLength(mailLimits.message, tooLong('Message', mailLimits.message)),
)

const subject = requiredLine('Subject', mailLimits.subject)
export type MailFields = { subject: string; message: string }

/** Whom a mail names, and goes to. */
export type MailRecipients = { to: string[]; cc: string[] }

const cc = emailList(mailLimits.recipients, messages.mailRecipientsNumber)
const to = v.pipe(cc, v.minLength(1, messages.mailRecipientsNumber))

/** What may stand as a link in a mail about the invoice. */
export const ownLinksOf = (invoice: MailedInvoice): OwnLinks => ({
  exact: [invoice.url, upiLinkOf(invoice) ?? ''].filter(Boolean),
  website: invoice.business.website,
  names: [invoice.business.name, invoice.clientName],
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

/** What the owner may change of a mail. */
export const mailFormSchema = (own: OwnLinks) =>
  v.object({
    to,
    cc,
    subject: v.pipe(subject, mailLinksSchema(own).entries.subject),
    message: v.pipe(message, mailLinksSchema(own).entries.message),
  })

/** A mail as a request asks for it; what is left out is worded by the product, and goes to the client alone. */
export const mailRequestSchema = v.object({
  kind: v.picklist(mailKinds, messages.mailKindInvalid),
  to: v.optional(to),
  cc: v.optional(cc),
  subject: v.optional(subject),
  message: v.optional(message),
})

/** A mail with a statement: what is left out is worded by the product, and goes to the client alone. */
export const statementMailSchema = v.omit(mailRequestSchema, ['kind'])

/**
 * The mail as the product words it, for its owner to change; `today` is the day in India. Amount, link and ways to pay
 * stand below the words by themselves.
 */
export function composeMail(kind: MailKind, invoice: MailedInvoice, today: PlainDate): MailFields {
  const view = documentView(invoice)
  const subject = shareSubject(invoice)
  const { opening, closing } =
    kind === 'invoice' ? sharing(invoice, view) : reminding(invoice, view, today)
  return {
    subject: kind === 'invoice' ? subject : `Reminder: ${subject}`,
    message: wordsBetween(view, [`${opening}.`, '', ...closing]),
  }
}

/** How a mail names its sender: the address is the product's, which the mail server vouches for. */
export const senderName = (sellerName: string) => `${sellerName} via ${product.name}`.trim()

/** The same for another program, with all that stands below the words. */
export const composeText = (
  kind: MailKind,
  invoice: MailedInvoice,
  today: PlainDate,
): MailFields => ({
  ...composeMail(kind, invoice, today),
  message: kind === 'invoice' ? shareText(invoice) : reminderText(invoice, today),
})

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
