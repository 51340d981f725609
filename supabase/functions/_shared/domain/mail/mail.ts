import * as v from 'valibot'
import { toLines, toSingleLine } from '../characters/lines.ts'
import type { PlainDate } from '../dates.ts'
import type { DocumentLanguage } from '../document/invoice.ts'
import { isHeld, isNote, isOffer, numberText } from '../document/kind-questions.ts'
import { askedOf, dueOf } from '../document/settlement.ts'
import { documentView, headlineOf, waysToPay } from '../document/view/document-view.ts'
import type { SmallTable } from '../document/view/small-table.ts'
import type { DocumentView, ViewedInvoice, WaysToPay } from '../document/view/viewed.ts'
import type { Spoken } from '../language/english.ts'
import { englishMail, type MailWords } from '../language/mail-words.ts'
import { eachOf, tongueOf } from '../language/tongue.ts'
import { messages } from '../messages/messages.ts'
import { formatMoney } from '../money.ts'
import { emailList, requiredLine } from '../text.ts'
import { foreignLink, isBareHost, type OwnLinks } from './foreign-links.ts'

/** An invoice that a message is about; `url` is the absolute address of its page, empty where it has no link. */
export type MailedInvoice = ViewedInvoice & { url: string }

/** How words about a document begin, without the mark at its end, and how they end. */
type Wording = { opening: string; closing: string[] }

/** The facts of a mail in each of its languages, which say all of it one after the other. */
export const inEachLanguage = <About extends { language: DocumentLanguage }>(
  about: About,
): About[] => eachOf(about.language).map((language) => ({ ...about, language }))

/** The languages of a mail. */
export const languagesOf = (about: { language: DocumentLanguage }): Spoken[] =>
  inEachLanguage(about).map(tongueOf)

/** The mail texts of a language. */
export const mailWordsOf = ({ mail = englishMail }: Spoken): MailWords => mail

/** Greetings and a name around lines. Names stand on lines of their own, so that whatever a name holds leaves the rest as it is. */
export const between = (
  { buyer, seller }: DocumentView,
  parts: { words: MailWords; lines: string[] }[],
): string =>
  [
    ...parts.flatMap(({ words, lines }, at) => [
      ...(at > 0 ? [''] : []),
      ...[words.hello(toSingleLine(buyer.name)), '', ...lines],
    ]),
    toSingleLine(seller.name),
  ].join('\n')

type Say = (tongue: Spoken) => Wording

/** All that a client needs as plain text; the link, and what stands below it, are there once. */
function letter(invoice: MailedInvoice, say: Say, mark?: string): string {
  const { url } = invoice
  const all = inEachLanguage(invoice)
  return between(
    documentView(invoice),
    all.map((each, at) => {
      const tongue = tongueOf(each)
      const words = mailWordsOf(tongue)
      const { opening, closing } = say(tongue)
      const isLast = at === all.length - 1
      const { pay, partTable } = documentView(each)
      const below = [
        ...(url === '' ? [] : [url]),
        '',
        ...(pay.upi ? [`${upiText(each, pay.upi)}\n${pay.upi.link}`, ''] : []),
        ...(partTable ? [...tableLines(partTable), ''] : []),
      ]
      const end = isLast && url !== '' ? (mark ?? words.stop) : words.stop
      return { words, lines: [opening + end, ...(isLast ? below : ['']), ...closing] }
    }),
  )
}

/** To whom to pay by UPI, and how much. */
export const upiText = (invoice: ViewedInvoice, upi: NonNullable<WaysToPay['upi']>): string =>
  mailWordsOf(tongueOf(invoice)).upi(upi.label, upi.amount, upi.value)

/** "Part 1 (50 %) · Due Dec 2, 2026 · Amount ₹5,000.00", a line for each row and language, which are lines of a text. */
export function tableLines({ columns, rows }: SmallTable): string[] {
  const languages = Math.max(1, ...columns.map(({ label }) => label.main.split('\n').length))
  const inOne = (text: string, language: number) => text.split('\n')[language] ?? text
  return rows.flatMap(({ cells }) =>
    Array.from({ length: languages }, (_, language) =>
      columns
        .map(({ label }, at) =>
          [label.main, cells[at]?.main ?? ''].map((text) => inOne(text, language)).join(' '),
        )
        .join(' · '),
    ),
  )
}

const numbered = (invoice: ViewedInvoice) => ({
  kind: invoice.kind,
  number: numberText(invoice),
})

function sharing(invoice: MailedInvoice, tongue: Spoken): Wording {
  const { total, currency, original } = invoice
  const words = mailWordsOf(tongue)
  const balance = dueOf(invoice)
  const asked = askedOf(invoice, balance.minor)
  const amount = formatMoney(total.minor, currency)
  const day = tongue.day(invoice.dueDate)
  const called = words.called(numbered(invoice))
  const thanks = words.say('Thank you,')
  if (isHeld(invoice)) {
    return {
      opening: words.estimate(called, amount, day),
      closing: [
        ...(isOffer(invoice) ? [words.say('You can accept or decline it there.'), ''] : []),
        thanks,
      ],
    }
  }
  if (isNote(invoice)) return { opening: words.note(called, amount, original), closing: [thanks] }
  const state =
    balance.minor <= 0
      ? words.done(headlineOf(invoice))
      : asked < total.minor
        ? words.partDueOn(formatMoney(asked, currency), day, balance.minor < total.minor)
        : words.dueOn(day)
  return { opening: words.invoice(called, amount, state), closing: [thanks] }
}

function reminding(invoice: MailedInvoice, tongue: Spoken, today: PlainDate): Wording {
  const words = mailWordsOf(tongue)
  const asked = formatMoney(askedOf(invoice, dueOf(invoice).minor), invoice.currency)
  return {
    opening: words.reminder(
      words.called(numbered(invoice)),
      asked,
      words.due(invoice.dueDate, today),
    ),
    closing: [
      words.say('If you have already paid, please ignore this message.'),
      '',
      words.say('Thank you,'),
    ],
  }
}

/** The text with which an invoice's link is sent, for WhatsApp and a mail program. */
export const shareText = (invoice: MailedInvoice): string =>
  letter(invoice, (tongue) => sharing(invoice, tongue), ':')

/** The polite reminder of what is due first; `today` is the day in India. */
export const reminderText = (invoice: MailedInvoice, today: PlainDate): string =>
  letter(invoice, (tongue) => reminding(invoice, tongue, today))

/** The subject of both as an email, in the language that it begins with. */
function subjectOf(kind: MailKind, invoice: MailedInvoice): string {
  const [first = invoice] = inEachLanguage(invoice)
  const subject = toSingleLine(documentView(first).subject)
  return kind === 'invoice' ? subject : mailWordsOf(tongueOf(first)).reminderSubject(subject)
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

/** In UTF-16 units; the database holds the subject's, and how many addresses `to` and `cc` are together. */
export const mailLimits = { subject: 200, message: 5_000, recipients: 6 } as const

const upiLinkOf = (invoice: MailedInvoice) => waysToPay(invoice).upi?.link ?? null

/**
 * Returns the facts that the words of a draft must still agree with, amounts and due date, as one
 * text to compare. Days left until the due date are not part of it.
 */
export const mailFacts = (invoice: MailedInvoice): string =>
  JSON.stringify([
    ...[invoice.formattedInvoiceNumber, invoice.total.minor, dueOf(invoice).minor],
    ...[invoice.currency, invoice.dueDate],
  ])

const message = v.pipe(
  v.string(() => messages.required('Message')),
  v.transform(toLines),
  v.nonEmpty(() => messages.required('Message')),
  v.maxLength(mailLimits.message, () => messages.tooLong('Message', mailLimits.message)),
)

const subject = requiredLine('Subject', mailLimits.subject)
export type MailFields = { subject: string; message: string }

/** Whom a mail names, and goes to. */
export type MailRecipients = { to: string[]; cc: string[] }

const cc = emailList(mailLimits.recipients, () => messages.mailRecipientsNumber)
const to = v.pipe(
  cc,
  v.minLength(1, () => messages.mailRecipientsNumber),
)

/** Returns the links that a mail about the invoice may contain. */
export const ownLinksOf = (invoice: MailedInvoice): OwnLinks => ({
  exact: [invoice.url, upiLinkOf(invoice) ?? ''].filter(Boolean),
  website: invoice.business.website,
  names: [invoice.business.name, invoice.clientName],
})

const withoutForeignLinks = (field: string, own: OwnLinks) =>
  v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => foreignLink(text, own) === null,
    ({ input }) => {
      const link = foreignLink(input, own) ?? ''
      return messages.foreignLinkIn(field, link, isBareHost(link))
    },
  )

/** A mail leads nowhere but to what is the invoice's or its seller's own. */
export const mailLinksSchema = (own: OwnLinks) =>
  v.object({
    subject: v.pipe(v.string(), withoutForeignLinks('subject', own)),
    message: v.pipe(v.string(), withoutForeignLinks('message', own)),
  })

/** The parts of a mail that the owner may change. */
export const mailFormSchema = (own: OwnLinks) =>
  v.object({
    to,
    cc,
    subject: v.pipe(subject, mailLinksSchema(own).entries.subject),
    message: v.pipe(message, mailLinksSchema(own).entries.message),
  })

/** A mail as a request asks for it; what is left out is worded by the product, and goes to the client alone. */
export const mailRequestSchema = v.object({
  kind: v.picklist(mailKinds, () => messages.mailKindInvalid),
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
  return {
    subject: subjectOf(kind, invoice),
    message: between(
      documentView(invoice),
      languagesOf(invoice).map((tongue) => {
        const words = mailWordsOf(tongue)
        const { opening, closing } =
          kind === 'invoice' ? sharing(invoice, tongue) : reminding(invoice, tongue, today)
        return { words, lines: [opening + words.stop, '', ...closing] }
      }),
    ),
  }
}

/** The same for another program, with all that stands below the words. */
export const composeText = (
  kind: MailKind,
  invoice: MailedInvoice,
  today: PlainDate,
): MailFields => ({
  ...composeMail(kind, invoice, today),
  message: kind === 'invoice' ? shareText(invoice) : reminderText(invoice, today),
})
