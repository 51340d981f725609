import * as v from 'valibot'
import type { PlainDate } from './dates.ts'
import type { Invoice } from './invoice.ts'
import type { Payable } from './invoice-document.ts'
import { toLines } from './lines.ts'
import { messages, required, tooLong } from './messages.ts'
import { formatMoney } from './money.ts'
import { reminderText, type SharedInvoice, shareSubject, shareText } from './share.ts'
import { requiredLine } from './text.ts'
import { upiRequestOf } from './upi.ts'

export const mailKinds = ['invoice', 'reminder'] as const
export type MailKind = (typeof mailKinds)[number]

/** In UTF-16 units; the database holds the subject's. */
export const mailLimits = { subject: 200, message: 5_000 } as const

/** What a mail to the client says of an invoice, and where it can be paid by UPI; null where it cannot. */
export type MailedInvoice = SharedInvoice & { upiId: string | null }

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
})

/**
 * What a draft must still agree with, as one text to compare: amounts, due date, and where the links lead. The days that
 * pass until the due date are none of it.
 */
export const mailFacts = (invoice: MailedInvoice): string =>
  JSON.stringify([
    ...[invoice.number, invoice.totalMinor, invoice.balanceMinor, invoice.currency],
    ...[invoice.dueDate, invoice.url, invoice.upiId],
  ])

const message = v.pipe(
  v.string(required('Message')),
  v.transform(toLines),
  v.nonEmpty(required('Message')),
  v.maxLength(mailLimits.message, tooLong('Message', mailLimits.message)),
)

/** What the owner may change of a mail: all but to whom it goes. */
export const mailFormSchema = v.object({
  subject: requiredLine('Subject', mailLimits.subject),
  message,
})
export type MailFields = v.InferOutput<typeof mailFormSchema>

/** A mail as a request asks for it; what is left out is worded by the product. */
export const mailRequestSchema = v.object({
  kind: v.picklist(mailKinds, messages.mailKindInvalid),
  subject: v.optional(mailFormSchema.entries.subject),
  message: v.optional(message),
})

/** How to pay by UPI: to whom and how much, and the link that a phone opens. Empty where UPI cannot pay it. */
function upiWay(invoice: MailedInvoice): string[] {
  const { upiId, balanceMinor, currency, number, sellerName } = invoice
  const link = upiRequestOf({
    upiId,
    payee: sellerName,
    amountMinor: balanceMinor,
    currency,
    number,
  })
  if (link === null) return []
  return [`Pay by UPI: ${formatMoney(balanceMinor)} to ${upiId}\n${link}`]
}

/** The mail as the product words it; `today` is the day in India. */
export function composeMail(kind: MailKind, invoice: MailedInvoice, today: PlainDate): MailFields {
  const subject = shareSubject(invoice)
  const ways = upiWay(invoice)
  return kind === 'invoice'
    ? { subject, message: shareText(invoice, ways) }
    : { subject: `Reminder: ${subject}`, message: reminderText(invoice, today, ways) }
}

/** The message, with the invoice's link at its end where it does not stand in it. */
export function withLink(message: string, url: string): string {
  return message.includes(url) ? message : `${message}\n\nView the invoice:\n${url}`
}

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
 * message is read as HTML; only `url`, where it stands in it, becomes a link.
 */
export function mailHtml(message: string, url: string | null): string {
  const withLinks = (line: string) =>
    url === null
      ? escaped(line)
      : line
          .split(url)
          .map(escaped)
          .join(`<a href="${escaped(url)}">${escaped(url)}</a>`)
  const body = toLines(message).split('\n').map(withLinks).join('<br>\n')
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
