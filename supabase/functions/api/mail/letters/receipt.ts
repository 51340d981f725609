import * as v from 'valibot'
import { linkShape } from '#api/http/shapes/documents.ts'
import { mailToClient, paperOf } from '#api/mail/compose.ts'
import type { Mail } from '#api/mail/mailer.ts'
import { documentOf } from '#data/documents/invoices.ts'
import { toCamel } from '#data/names.ts'
import { toSingleLine } from '#domain/characters/lines.ts'
import { documentLanguages } from '#domain/document/invoice.ts'
import type { MailLabel, MailWords } from '#domain/language/mail-words.ts'
import { loadTongue, tongueOf } from '#domain/language/tongue.ts'
import { withoutLinks } from '#domain/mail/foreign-links.ts'
import { fact, type Letter, stopWords, together } from '#domain/mail/letter.ts'
import { inEachLanguage, mailWordsOf } from '#domain/mail/mail.ts'
import { currencies, formatMoney } from '#domain/money.ts'
import { refuseForeignLinks, type ToClient, toClient } from './to-client.ts'

/** A client's payment and the invoices that it settled; amounts are in minor units of `currency`. */
const receiptNews = v.pipe(
  v.object({
    client_name: v.string(),
    seller_name: v.string(),
    /** The client's. */
    language: v.picklist(documentLanguages),
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
          /** That of a live share link, null where there is none. */
          token: v.nullable(v.string()),
        }),
        v.transform(toCamel),
      ),
    ),
    /** The one invoice that it is about, whose paper comes with it. */
    document: v.nullable(v.pipe(v.unknown(), v.transform(documentOf))),
  }),
  v.transform(toCamel),
)
export type ReceiptNews = v.InferOutput<typeof receiptNews>

/** Names the money received and the TDS beside it. */
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

/** The same as a mail. */
async function receiptMail(
  { to, stopToken, replyTo, ...news }: ToClient & ReceiptNews,
  appUrl: string,
): Promise<Mail> {
  await loadTongue(news.language)
  const { sellerName: name, clientName, document } = news
  const names = [name, clientName]
  const subject = receiptSubject(news)
  refuseForeignLinks({ subject, message: names.join('\n') }, { exact: [], website: null, names })
  const head = { name, logo: document?.business.logo ?? null }
  return mailToClient({
    ...{ to, stopToken, replyTo, appUrl, subject },
    seller: { name },
    letter: (stopUrl) => receiptLetter(news, head, appUrl, stopUrl),
    paper: document && (await paperOf(document)),
    language: news.language,
  })
}

export const receipt = toClient(receiptNews, (mail, { appUrl }) => receiptMail(mail, appUrl))
