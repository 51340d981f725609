import { linkShape } from '#api/http/shapes.ts'
import { formatDay, type PlainDate } from '#domain/dates.ts'
import { withoutLinks } from '#domain/foreign-links.ts'
import type { InvoiceDocument } from '#domain/invoice.ts'
import { fact, type Letter, stopWords } from '#domain/letter.ts'
import { toSingleLine } from '#domain/lines.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { settledText } from '#domain/payment.ts'
import { mailToClient } from './compose.ts'
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

const whatFor = ({ invoices }: ReceiptNews) => {
  const [only, ...others] = invoices
  if (!only) return 'in advance'
  return others.length === 0 ? `for invoice ${only.number}` : `for ${invoices.length} invoices`
}

export const receiptSubject = (news: ReceiptNews): string =>
  `Receipt: ${settledText(news, news.currency)} ${whatFor(news)}`

/** Names of seller and client stand in it; the client may have typed the reference. */
export function receiptLetter(
  news: ReceiptNews,
  seller: Letter['head'],
  appUrl: string,
  stopUrl: string,
): Letter {
  const { currency, method, reference, advanceMinor, invoices } = news
  const money = (minor: number) => formatMoney(minor, currency)
  const paid = settledText(news, currency)
  const pageOf = (token: string | null) => (token === null ? null : appUrl + linkShape(token).url)
  const [page = null, ...others] = invoices.map(({ token }) => pageOf(token))
  const isOne = others.length === 0
  return {
    head: seller,
    words: [
      `Hello ${toSingleLine(news.clientName)},`,
      '',
      `Thank you for your payment of ${paid} on ${formatDay(news.paidOn)}. This is its receipt.`,
      '',
      toSingleLine(news.sellerName),
    ].join('\n'),
    ownLinks: [],
    title: 'Receipt',
    figure: { label: 'Received', value: paid },
    facts: [
      fact('Paid on', formatDay(news.paidOn)),
      fact('Method', method),
      ...(reference === null
        ? []
        : [fact('Reference', withoutLinks(reference, '(link left out)'))]),
      ...invoices.map(({ number, settledMinor, balanceMinor, token }) =>
        fact(
          `Invoice ${number}`,
          `${money(settledMinor)}, ${balanceMinor > 0 ? `${money(balanceMinor)} is still due` : 'paid in full'}`,
          isOne ? null : pageOf(token),
        ),
      ),
      ...(advanceMinor > 0 ? [fact('Kept for your next invoice', money(advanceMinor))] : []),
    ],
    table: null,
    upi: null,
    button: isOne && page !== null ? { label: 'View invoice', url: page } : null,
    foot: { text: stopWords(news.sellerName, 'receipt'), url: stopUrl },
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
export function receiptMail(
  { news, to, document, stopToken }: Receipt,
  appUrl: string,
): Promise<Mail> {
  const name = news.sellerName
  const head = { name, logo: document?.business.logo ?? null }
  return mailToClient({
    to,
    seller: { name, email: news.sellerEmail },
    subject: receiptSubject(news),
    letter: (stopUrl) => receiptLetter(news, head, appUrl, stopUrl),
    paper: document,
    stopToken,
    appUrl,
  })
}
