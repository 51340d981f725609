import { daysBetween, formatDay, type PlainDate } from './dates.ts'
import { toLines, toSingleLine } from './lines.ts'
import { type Currency, formatMoney } from './money.ts'

/** The link by which a client sees an invoice; a revoked one is none. */
export type ShareLink = {
  token: string
  views: number
  /** Instants, ISO 8601 in UTC; null before the first view. */
  firstViewedAt: string | null
  lastViewedAt: string | null
}

/** What a message to a client says of an invoice; amounts are minor units of `currency`. */
export type SharedInvoice = {
  number: string
  clientName: string
  sellerName: string
  totalMinor: number
  /** What is still due. */
  balanceMinor: number
  currency: Currency
  dueDate: PlainDate
  /** The address of the invoice's page, absolute. */
  url: string
}

/** "due today", "due tomorrow (Nov 22, 2026)", "due in 3 days (…)", "3 days overdue (it was due on …)". */
export function dueText(dueDate: PlainDate, today: PlainDate): string {
  const days = daysBetween(today, dueDate)
  const day = formatDay(dueDate)
  if (days === 0) return 'due today'
  if (days === 1) return `due tomorrow (${day})`
  if (days > 1) return `due in ${days} days (${day})`
  return `${-days} ${days === -1 ? 'day' : 'days'} overdue (it was due on ${day})`
}

/** Names and the link stand on lines of their own, so that whatever a name holds leaves the rest as it is. */
const letter = (invoice: SharedInvoice, opening: string, closing: string[], ways: string[]) =>
  [
    `Hello ${toSingleLine(invoice.clientName)},`,
    '',
    opening,
    invoice.url,
    '',
    ...ways.flatMap((way) => [way, '']),
    ...closing,
    toSingleLine(invoice.sellerName),
  ].join('\n')

/** The text with which an invoice's link is sent, for WhatsApp and email; `ways` are paragraphs on how to pay. */
export function shareText(invoice: SharedInvoice, ways: string[] = []): string {
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
  invoice: SharedInvoice,
  today: PlainDate,
  ways: string[] = [],
): string {
  const balance = formatMoney(invoice.balanceMinor, invoice.currency)
  return letter(
    invoice,
    `A friendly reminder: ${balance} for invoice ${invoice.number} is ${dueText(invoice.dueDate, today)}.`,
    ['If you have already paid, please ignore this message.', '', 'Thank you,'],
    ways,
  )
}

/** The subject of both as an email. */
export function shareSubject(invoice: Pick<SharedInvoice, 'number' | 'sellerName'>): string {
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
