import { linkShape } from '#api/http/shapes.ts'
import { formatDay, type PlainDate } from '#domain/dates.ts'
import { withoutLinks } from '#domain/foreign-links.ts'
import type { InvoiceDocument } from '#domain/invoice.ts'
import { toSingleLine } from '#domain/lines.ts'
import type { MailFields } from '#domain/mail.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { settledText } from '#domain/payment.ts'
import { letterTo } from './compose.ts'
import type { Mail } from './mailer.ts'

/** What a client paid, and what of it settled which invoice; amounts are minor units of `currency`. */
export type ReceiptNews = {
  clientName: string
  sellerName: string
  sellerEmail: string
  currency: Currency
  amountMinor: number
  tdsMinor: number
  paidOn: PlainDate
  method: string
  reference: string | null
  /** What no invoice has used. */
  advanceMinor: number
  /** The token of a live share link, null where there is none. */
  invoices: { number: string; settledMinor: number; balanceMinor: number; token: string | null }[]
}

/** Absolute addresses of the pages that the mail leads to. */
export const receiptUrls = ({ invoices }: ReceiptNews, appUrl: string): string[] =>
  invoices.flatMap(({ token }) => (token === null ? [] : [appUrl + linkShape(token).url]))

const whatFor = ({ invoices }: ReceiptNews) => {
  const [only, ...others] = invoices
  if (!only) return 'in advance'
  return others.length === 0 ? `for invoice ${only.number}` : `for ${invoices.length} invoices`
}

export function composeReceiptMail(news: ReceiptNews, appUrl: string): MailFields {
  const { currency, method, reference, advanceMinor, invoices } = news
  const money = (minor: number) => formatMoney(minor, currency)
  const paid = settledText(news, currency)
  return {
    subject: `Receipt: ${paid} ${whatFor(news)}`,
    message: [
      `Hello ${toSingleLine(news.clientName)},`,
      '',
      `Thank you for your payment of ${paid} on ${formatDay(news.paidOn)}. This is its receipt.`,
      '',
      `Method: ${method}`,
      // A client may have typed it.
      ...(reference === null
        ? []
        : [`Reference: ${toSingleLine(withoutLinks(reference, '(link left out)'))}`]),
      '',
      ...invoices.flatMap(({ number, settledMinor, balanceMinor, token }) => [
        `Invoice ${number}: ${money(settledMinor)}, ${balanceMinor > 0 ? `${money(balanceMinor)} is still due` : 'paid in full'}.`,
        ...(token === null ? [] : [appUrl + linkShape(token).url]),
        '',
      ]),
      ...(advanceMinor > 0 ? [`Kept for your next invoice: ${money(advanceMinor)}.`, ''] : []),
      toSingleLine(news.sellerName),
    ].join('\n'),
  }
}

type Receipt = {
  news: ReceiptNews
  to: string
  /** The paper of the one invoice that it is about. */
  document: InvoiceDocument | null
  stopToken: string
}

/** The same as a mail. */
export const receiptMail = (
  { news, to, document, stopToken }: Receipt,
  fields: MailFields,
  appUrl: string,
): Promise<Mail> =>
  letterTo({
    to,
    seller: { name: news.sellerName, email: news.sellerEmail },
    fields,
    noun: 'receipt',
    urls: receiptUrls(news, appUrl),
    paper: document,
    stopToken,
    appUrl,
  })
