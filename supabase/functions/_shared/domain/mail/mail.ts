import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import {
  type DocumentCatalogue,
  type DocumentWords,
  eachOf,
} from '#languages/document-catalogue.ts'
import { toLines, toSingleLine } from '../characters/lines.ts'
import type { PlainDate } from '../dates.ts'
import { isHeld, isNote, isOffer, numberText } from '../document/kind-questions.ts'
import { askedOf, dueOf } from '../document/settlement.ts'
import { documentView, headlineOf, upiLinkOf } from '../document/view/document-view.ts'
import type { SmallTable } from '../document/view/small-table.ts'
import type { DocumentView, ViewedInvoice, WaysToPay } from '../document/view/viewed.ts'
import { type LatePayment, lateStanding } from '../law/late-payment.ts'
import { formatMoney } from '../money.ts'
import { emailList, requiredLine } from '../text.ts'
import { foreignLink, isBareHost, type OwnLinks } from './foreign-links.ts'

/** An invoice that a message is about; `url` is the absolute address of its page, empty where it has no link. */
export type MailedInvoice = ViewedInvoice & { url: string }

/** The beginning of a mail's words about a document, without its last mark, and their end. */
type Wording = { opening: string; closing: string[] }

/** Puts a greeting and a name around lines. Names get lines of their own, so that no name can alter the rest. */
export const between = (
  { buyer, seller }: DocumentView,
  parts: { mail: DocumentCatalogue['mail']; lines: string[] }[],
): string =>
  [
    ...parts.flatMap(({ mail, lines }, at) => [
      ...(at > 0 ? [''] : []),
      ...[mail.hello(toSingleLine(buyer.name)), '', ...lines],
    ]),
    toSingleLine(seller.name),
  ].join('\n')

type Say = (words: DocumentCatalogue) => Wording

/** Writes everything that a client needs as plain text; the link and the lines below it appear once. */
function letter(invoice: MailedInvoice, words: DocumentWords, say: Say, mark?: string): string {
  const { url } = invoice
  const all = eachOf(words)
  return between(
    documentView(invoice, words),
    all.map((each, at) => {
      const { mail } = each
      const { opening, closing } = say(each)
      const isLast = at === all.length - 1
      const { pay, partTable } = documentView(invoice, each)
      const below = [
        ...(url === '' ? [] : [url]),
        '',
        ...(pay.upi ? [`${upiText(pay.upi, each)}\n${pay.upi.link}`, ''] : []),
        ...(partTable ? [...tableLines(partTable), ''] : []),
      ]
      const end = isLast && url !== '' ? (mark ?? mail.stop) : mail.stop
      return { mail, lines: [opening + end, ...(isLast ? below : ['']), ...closing] }
    }),
  )
}

/** Names the UPI payee and the amount. */
export const upiText = (
  { label, amount, value }: NonNullable<WaysToPay['upi']>,
  { mail }: DocumentCatalogue,
): string => mail.upi(label, amount, value)

/** "Part 1 (50 %) · Due Dec 2, 2026 · Amount ₹5,000.00", a line for each row and language, which are lines of a text. */
export function tableLines({ columns, rows }: SmallTable): string[] {
  const languages = Math.max(1, ...columns.map(({ label }) => label.split('\n').length))
  const inOne = (text: string, language: number) => text.split('\n')[language] ?? text
  return rows.flatMap(({ cells }) =>
    Array.from({ length: languages }, (_, language) =>
      columns
        .map(({ label }, at) =>
          [label, cells[at]?.main ?? ''].map((text) => inOne(text, language)).join(' '),
        )
        .join(' · '),
    ),
  )
}

const numbered = (invoice: ViewedInvoice) => ({
  kind: invoice.kind,
  number: numberText(invoice),
})

function sharing(invoice: MailedInvoice, words: DocumentCatalogue): Wording {
  const { total, currency, original } = invoice
  const { mail } = words
  const balance = dueOf(invoice)
  const asked = askedOf(invoice, balance.minor)
  const amount = formatMoney(total.minor, currency)
  const day = words.day(invoice.dueDate)
  const called = mail.called(numbered(invoice))
  const thanks = mail.labels.thanks
  if (isHeld(invoice)) {
    return {
      opening: mail.estimate(called, amount, day),
      closing: [...(isOffer(invoice) ? [mail.labels.answerThere, ''] : []), thanks],
    }
  }
  if (isNote(invoice)) return { opening: mail.note(called, amount, original), closing: [thanks] }
  const state =
    balance.minor <= 0
      ? mail.done(headlineOf(invoice))
      : asked < total.minor
        ? mail.partDueOn(formatMoney(asked, currency), day, balance.minor < total.minor)
        : mail.dueOn(day)
  return { opening: mail.invoice(called, amount, state), closing: [thanks] }
}

function reminding(invoice: MailedInvoice, { mail }: DocumentCatalogue, today: PlainDate): Wording {
  const asked = formatMoney(askedOf(invoice, dueOf(invoice).minor), invoice.currency)
  return {
    opening: mail.reminder(mail.called(numbered(invoice)), asked, mail.due(invoice.dueDate, today)),
    closing: [mail.labels.ignoreIfPaid, '', mail.labels.thanks],
  }
}

/** The text with which an invoice's link is sent, for WhatsApp and a mail program. */
export const shareText = (invoice: MailedInvoice, words: DocumentWords): string =>
  letter(invoice, words, (each) => sharing(invoice, each), ':')

/** Returns a polite reminder of the amount that is due first; `today` is the day in India. */
export const reminderText = (
  invoice: MailedInvoice,
  words: DocumentWords,
  today: PlainDate,
): string => letter(invoice, words, (each) => reminding(invoice, each, today))

/** The subject of both as an email, in the language that it begins with. */
function subjectOf(kind: MailKind, invoice: MailedInvoice, words: DocumentWords): string {
  const [first = words] = eachOf(words)
  const subject = toSingleLine(documentView(invoice, first).subject)
  return kind === 'invoice' ? subject : first.mail.reminderSubject(subject)
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** Opens WhatsApp with the text; the person picks the recipient there. */
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

/**
 * In UTF-16 units; the database has the same limits for the subject and for the number of addresses
 * in `to` and `cc` together.
 */
export const mailLimits = { subject: 200, message: 5_000, recipients: 6 } as const

/**
 * Returns the facts that the words of a draft must still agree with, amounts and due date, as one
 * text to compare. Days left until the due date are not part of it.
 */
export const mailFacts = (invoice: MailedInvoice): string =>
  JSON.stringify([
    ...[invoice.formattedInvoiceNumber, invoice.total.minor, dueOf(invoice).minor],
    ...[invoice.currency, invoice.dueDate],
  ])

const body = v.pipe(
  v.string(message('required', { label: 'message' })),
  v.transform(toLines),
  v.nonEmpty(message('required', { label: 'message' })),
  v.maxLength(
    mailLimits.message,
    message('tooLong', { label: 'message', limit: mailLimits.message }),
  ),
)

const subject = requiredLine('subject', mailLimits.subject)
export type MailFields = { subject: string; message: string }

/** The addresses in the head of a mail, which also get it. */
export type MailRecipients = { to: string[]; cc: string[] }

const cc = emailList(mailLimits.recipients, message('mailRecipientsNumber'))
const to = v.pipe(cc, v.minLength(1, message('mailRecipientsNumber')))

/** Returns the links that a mail about the invoice may contain. */
export const ownLinksOf = (invoice: MailedInvoice): OwnLinks => ({
  exact: [invoice.url, upiLinkOf(invoice) ?? ''].filter(Boolean),
  website: invoice.business.website,
  names: [invoice.business.name, invoice.clientName],
})

const withoutForeignLinks = (field: 'theSubject' | 'theMessage', own: OwnLinks) =>
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => foreignLink(text, own) === null,
    ({ input }) => {
      const link = foreignLink(input, own) ?? ''
      return message('foreignLinkIn', { field, link, isBare: isBareHost(link) })
    },
  )

/** A mail may only link to the invoice's or its seller's own addresses. */
export const mailLinksSchema = (own: OwnLinks) =>
  v.object({
    subject: v.pipe(v.string(), withoutForeignLinks('theSubject', own)),
    message: v.pipe(v.string(), withoutForeignLinks('theMessage', own)),
  })

/** The parts of a mail that the owner may change. */
export const mailFormSchema = (own: OwnLinks) =>
  v.object({
    to,
    cc,
    subject: v.pipe(subject, mailLinksSchema(own).entries.subject),
    message: v.pipe(body, mailLinksSchema(own).entries.message),
  })

/** A mail as a request gives it; the product words missing parts, and sends it to the client alone by default. */
export const mailRequestSchema = v.object({
  kind: v.picklist(mailKinds, message('mailKindInvalid')),
  to: v.optional(to),
  cc: v.optional(cc),
  subject: v.optional(subject),
  message: v.optional(body),
})

/** A mail with a statement: the product words missing parts, and sends it to the client alone by default. */
export const statementMailSchema = v.omit(mailRequestSchema, ['kind'])

/** What the law adds to a late payment, where something has come up. */
function lateLines(late: LatePayment | null, words: DocumentCatalogue, today: PlainDate): string[] {
  const standing = late && lateStanding(late, today)
  if (standing?.state !== 'known' || standing.interest.interestMinor === 0) return []
  const { interest, lastDay } = standing
  const owed = formatMoney(interest.interestMinor)
  return [words.late.reminder(owed, words.day(today), words.day(lastDay)), '']
}

/**
 * Returns the mail in the product's words, for its owner to change; `today` is the day in India.
 * Amount, link and ways to pay are added below the words. `late` is given where the owner wants interest told.
 */
export function composeMail(
  kind: MailKind,
  invoice: MailedInvoice,
  words: DocumentWords,
  today: PlainDate,
  late: LatePayment | null = null,
): MailFields {
  const added = (each: DocumentCatalogue) =>
    kind === 'reminder' ? lateLines(late, each, today) : []
  return {
    subject: subjectOf(kind, invoice, words),
    message: between(
      documentView(invoice, words),
      eachOf(words).map((each) => {
        const { mail } = each
        const { opening, closing } =
          kind === 'invoice' ? sharing(invoice, each) : reminding(invoice, each, today)
        return {
          mail,
          lines: [opening + mail.stop, '', ...added(each), ...closing],
        }
      }),
    ),
  }
}

/** The same text for another program, with the lines below the words. */
export const composeText = (
  kind: MailKind,
  invoice: MailedInvoice,
  words: DocumentWords,
  today: PlainDate,
): MailFields => ({
  ...composeMail(kind, invoice, words, today),
  message: kind === 'invoice' ? shareText(invoice, words) : reminderText(invoice, words, today),
})
