import * as v from 'valibot'
import { linkShape } from '#api/http/shapes/documents.ts'
import { mailToClient, paperOf } from '#api/mail/compose.ts'
import type { Mail } from '#api/mail/mailer.ts'
import { documentOf } from '#data/documents/invoices.ts'
import { toCamel } from '#data/names.ts'
import { storedLanguage } from '#data/stored-language.ts'
import { toSingleLine } from '#domain/characters/lines.ts'
import { withoutLinks } from '#domain/mail/foreign-links.ts'
import { fact, footOf, type Letter, together } from '#domain/mail/letter.ts'
import { currencies, formatMoney } from '#domain/money.ts'
import {
  type DocumentCatalogue,
  type DocumentWords,
  eachOf,
} from '#languages/document-catalogue.ts'
import { documentWords } from '#languages/documents.ts'
import { refuseForeignLinks, type ToClient, toClient } from './to-client.ts'

/** A client's payment and the invoices that it settled; amounts are in minor units of `currency`. */
const receiptNews = v.pipe(
  v.object({
    client_name: v.string(),
    seller_name: v.string(),
    /** The client's. */
    language: storedLanguage,
    currency: v.picklist(currencies),
    amount_minor: v.number(),
    tds_minor: v.number(),
    paid_on: v.string(),
    method: v.string(),
    reference: v.nullable(v.string()),
    /** The part that no invoice has used. */
    advance_minor: v.number(),
    invoices: v.array(
      v.pipe(
        v.object({
          number: v.string(),
          settled_minor: v.number(),
          balance_minor: v.number(),
          /** The token of a live share link; null when there is none. */
          token: v.nullable(v.string()),
        }),
        v.transform(toCamel),
      ),
    ),
    /** The only invoice of the receipt, whose paper is attached. */
    document: v.nullable(v.pipe(v.unknown(), v.transform(documentOf))),
  }),
  v.transform(toCamel),
)
export type ReceiptNews = v.InferOutput<typeof receiptNews>

/** Names the money received and the TDS beside it. */
function paidText({ amountMinor, tdsMinor, currency }: ReceiptNews, { mail }: DocumentCatalogue) {
  const tds = `${formatMoney(tdsMinor, currency)} TDS`
  if (amountMinor === 0 && tdsMinor > 0) return tds
  return mail.received(formatMoney(amountMinor, currency), tdsMinor > 0 ? tds : null)
}

/** Uses the first language of the mail. */
export function receiptSubject(news: ReceiptNews, words: DocumentWords): string {
  const numbers = news.invoices.map(({ number }) => number)
  const [first = words] = eachOf(words)
  const { mail } = first
  return mail.receiptSubject(
    paidText(news, first),
    numbers.length === 0 ? mail.labels.inAdvance : mail.forInvoices(numbers),
  )
}

/** Names the seller and the client; the client may have typed the reference. */
export function receiptLetter(
  news: ReceiptNews,
  words: DocumentWords,
  seller: Letter['head'],
  appUrl: string,
  stopUrl: string,
): Letter {
  const letter = together(
    eachOf(words).map((each) => letterIn(news, each, seller, appUrl, stopUrl)),
  )
  return { ...letter, words: `${letter.words}\n${toSingleLine(news.sellerName)}` }
}

function letterIn(
  news: ReceiptNews,
  words: DocumentCatalogue,
  seller: Letter['head'],
  appUrl: string,
  stopUrl: string,
): Letter {
  const { currency, method, reference, advanceMinor, invoices } = news
  const money = (minor: number) => formatMoney(minor, currency)
  const { mail, day, method: methodName } = words
  const { labels } = mail
  const unlinked = (text: string) => withoutLinks(text, labels.linkLeftOut)
  const pageOf = (token: string | null) => (token === null ? null : appUrl + linkShape(token).url)
  const [page = null, ...others] = invoices.map(({ token }) => pageOf(token))
  const isOne = others.length === 0
  return {
    ...{ lang: words.lang, head: seller },
    words: [
      mail.hello(toSingleLine(news.clientName)),
      '',
      mail.thanks(paidText(news, words), day(news.paidOn)),
      '',
    ].join('\n'),
    ownLinks: [],
    title: labels.receipt,
    figure: { label: labels.received, value: paidText(news, words) },
    facts: [
      fact(labels.paidOn, day(news.paidOn)),
      fact(labels.method, methodName(method)),
      ...(reference === null ? [] : [fact(labels.reference, unlinked(reference))]),
      ...invoices.map(({ number, settledMinor, balanceMinor, token }) =>
        fact(
          unlinked(mail.invoiceNumber(number)),
          `${money(settledMinor)}, ${balanceMinor > 0 ? mail.stillDue(money(balanceMinor)) : labels.paidInFull}`,
          isOne ? null : pageOf(token),
        ),
      ),
      ...(advanceMinor > 0 ? [fact(labels.keptForNext, money(advanceMinor))] : []),
    ],
    table: null,
    upi: null,
    button: isOne && page !== null ? { label: mail.view('invoice'), url: page } : null,
    foot: footOf(news.sellerName, 'receipt', stopUrl, words),
  }
}

/** The same as a mail. */
async function receiptMail(
  { to, stopToken, replyTo, ...news }: ToClient & ReceiptNews,
  appUrl: string,
): Promise<Mail> {
  const words = await documentWords(news.language)
  const { sellerName: name, clientName, document } = news
  const names = [name, clientName]
  const subject = receiptSubject(news, words)
  refuseForeignLinks({ subject, message: names.join('\n') }, { exact: [], website: null, names })
  const head = { name, logo: document?.business.logo ?? null }
  return mailToClient({
    ...{ to, stopToken, replyTo, appUrl, subject },
    seller: { name },
    letter: (stopUrl) => receiptLetter(news, words, head, appUrl, stopUrl),
    paper: document && (await paperOf(document)),
    language: news.language,
  })
}

export const receipt = toClient(receiptNews, (mail, { appUrl }) => receiptMail(mail, appUrl))
