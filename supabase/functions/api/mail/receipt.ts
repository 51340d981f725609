import { linkShape } from '#api/http/shapes.ts'
import type { PlainDate } from '#domain/dates.ts'
import { withoutLinks } from '#domain/foreign-links.ts'
import type { DocumentLanguage, InvoiceDocument } from '#domain/invoice.ts'
import type { MailLabel, MailWords } from '#domain/language/mail-words.ts'
import { tongueOf } from '#domain/language/tongue.ts'
import { fact, type Letter, stopWords, together } from '#domain/letter.ts'
import { toSingleLine } from '#domain/lines.ts'
import { inEachLanguage, mailWordsOf } from '#domain/mail.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { mailToClient, paperOf } from './compose.ts'
import type { Mail } from './mailer.ts'

/** What a client paid, and what of it settled which invoice; amounts are minor units of `currency`. */
export type ReceiptNews = {
  clientName: string
  sellerName: string
  /** The client's. */
  language: DocumentLanguage
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

/** What came in, tax deducted at source by its side. */
function paidText({ amountMinor, tdsMinor, currency }: ReceiptNews, { received }: MailWords) {
  const tds = `${formatMoney(tdsMinor, currency)} TDS`
  if (amountMinor === 0 && tdsMinor > 0) return tds
  return received(formatMoney(amountMinor, currency), tdsMinor > 0 ? tds : null)
}

/** In the language that the mail begins with. */
export function receiptSubject(news: ReceiptNews): string {
  const numbers = news.invoices.map(({ number }) => number)
  const [first = news] = inEachLanguage(news)
  const words = mailWordsOf(tongueOf(first))
  return words.receiptSubject(
    paidText(news, words),
    numbers.length === 0 ? words.say('in advance') : words.forInvoices(numbers),
  )
}

/** Names of seller and client stand in it; the client may have typed the reference. */
export function receiptLetter(
  news: ReceiptNews,
  seller: Letter['head'],
  appUrl: string,
  stopUrl: string,
): Letter {
  const letter = together(
    inEachLanguage(news).map((each) => letterIn(each, seller, appUrl, stopUrl)),
  )
  return { ...letter, words: `${letter.words}\n${toSingleLine(news.sellerName)}` }
}

function letterIn(
  news: ReceiptNews,
  seller: Letter['head'],
  appUrl: string,
  stopUrl: string,
): Letter {
  const { currency, method, reference, advanceMinor, invoices } = news
  const money = (minor: number) => formatMoney(minor, currency)
  const tongue = tongueOf(news)
  const words = mailWordsOf(tongue)
  const say = (text: MailLabel) => words.say(text)
  const { day, method: methodName } = tongue
  const unlinked = (text: string) => withoutLinks(text, say('(link left out)'))
  const pageOf = (token: string | null) => (token === null ? null : appUrl + linkShape(token).url)
  const [page = null, ...others] = invoices.map(({ token }) => pageOf(token))
  const isOne = others.length === 0
  return {
    ...{ lang: tongue.lang, head: seller },
    words: [
      words.hello(toSingleLine(news.clientName)),
      '',
      words.thanks(paidText(news, words), day(news.paidOn)),
      '',
    ].join('\n'),
    ownLinks: [],
    title: say('Receipt'),
    figure: { label: say('Received'), value: paidText(news, words) },
    facts: [
      fact(say('Paid on'), day(news.paidOn)),
      fact(say('Method'), methodName(method)),
      ...(reference === null ? [] : [fact(say('Reference'), unlinked(reference))]),
      ...invoices.map(({ number, settledMinor, balanceMinor, token }) =>
        fact(
          unlinked(words.invoiceNumber(number)),
          `${money(settledMinor)}, ${balanceMinor > 0 ? words.stillDue(money(balanceMinor)) : say('paid in full')}`,
          isOne ? null : pageOf(token),
        ),
      ),
      ...(advanceMinor > 0 ? [fact(say('Kept for your next invoice'), money(advanceMinor))] : []),
    ],
    table: null,
    upi: null,
    button: isOne && page !== null ? { label: words.view('invoice'), url: page } : null,
    foot: { text: stopWords(news.sellerName, 'receipt', tongue), url: stopUrl },
  }
}

type Receipt = {
  news: ReceiptNews
  to: string
  /** The paper of the one invoice that it is about. */
  document: InvoiceDocument | null
  stopToken: string
  replyTo: string | null
}

/** The same as a mail. */
export async function receiptMail(
  { news, to, document, stopToken, replyTo }: Receipt,
  appUrl: string,
): Promise<Mail> {
  const name = news.sellerName
  const head = { name, logo: document?.business.logo ?? null }
  return mailToClient({
    to,
    seller: { name },
    replyTo,
    subject: receiptSubject(news),
    letter: (stopUrl) => receiptLetter(news, head, appUrl, stopUrl),
    paper: document && (await paperOf(document)),
    language: news.language,
    stopToken,
    appUrl,
  })
}
