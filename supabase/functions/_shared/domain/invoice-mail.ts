import * as v from 'valibot'
import type { PlainDate } from './dates.ts'
import { foreignLink, type OwnLinks } from './foreign-links.ts'
import type { Invoice } from './invoice.ts'
import type { Payable } from './invoice-document.ts'
import { toLines, toSingleLine } from './lines.ts'
import { foreignLinkIn, messages, required, tooLong } from './messages.ts'
import { formatMoney } from './money.ts'
import { reminderText, type SharedInvoice, shareSubject, shareText } from './share.ts'
import { requiredLine } from './text.ts'
import { upiRequestOf } from './upi.ts'

export const mailKinds = ['invoice', 'reminder'] as const
export type MailKind = (typeof mailKinds)[number]

/** In UTF-16 units; the database holds the subject's. */
export const mailLimits = { subject: 200, message: 5_000 } as const

/**
 * What a mail to the client says of an invoice, where it can be paid by UPI, and the seller's website; null where there
 * is none.
 */
export type MailedInvoice = SharedInvoice & { upiId: string | null; website: string | null }

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

/**
 * The message, with the invoice's link at its end where it does not stand in it. The app may be open at another address
 * than that of the links in mails; its link to the invoice, whose end nobody can guess, is meant as this one.
 */
export function withLink(message: string, url: string): string {
  const page = url.slice(new URL(url).origin.length)
  const own = message.replace(/https?:\/\/[^\s/]+(\/[\w/-]+)/g, (link, path) =>
    path === page ? url : link,
  )
  return own.includes(url) ? own : `${own}\n\nView the invoice:\n${url}`
}

/** What stands under every mail to a client: why it came, and where to stop further ones. */
export const withStop = (message: string, sellerName: string, stopUrl: string): string =>
  [
    message,
    '',
    '--',
    `This mail is about an invoice from ${toSingleLine(sellerName)}. If you want no more such mails:`,
    stopUrl,
  ].join('\n')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/**
 * The HTML part of a mail whose text is `message`: the same lines, in the reader's own colours. Nothing of the
 * message is read as HTML; only `urls`, where they stand in it, become links.
 */
export function mailHtml(message: string, urls: string[]): string {
  const withLinks = (line: string, [url, ...others] = urls): string =>
    url === undefined
      ? escaped(line)
      : line
          .split(url)
          .map((part) => withLinks(part, others))
          .join(`<a href="${escaped(url)}">${escaped(url)}</a>`)
  const body = toLines(message)
    .split('\n')
    .map((line) => withLinks(line))
    .join('<br>\n')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:600px;margin:0 auto;overflow-wrap:anywhere">
${body}
</div>
</body>
</html>
`
}
