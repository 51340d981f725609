import { withoutLinks } from '#domain/foreign-links.ts'
import { fact, type Letter } from '#domain/letter.ts'
import { toSingleLine } from '#domain/lines.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import type { PersonLanguage } from '#domain/people.ts'
import { product } from '#domain/product.ts'
import { parts } from './compose.ts'
import type { Mail } from './mailer.ts'
import { newsInHindi } from './news-in-hindi.ts'
import { englishNews, type NewsWords } from './news-words.ts'

/** What the product says to an owner of that language. */
export const newsWordsOf: Record<PersonLanguage, NewsWords> = { en: englishNews, hi: newsInHindi }

/** To whom news goes: the address that they have proven, and the app's origin. */
export type Owner = { to: string; words: NewsWords; appUrl: string }

/** News to an owner, which the product words itself. */
type News = Pick<Letter, 'words' | 'title' | 'figure' | 'facts'> & {
  table?: Letter['table']
  subject: string
  button: NonNullable<Letter['button']>
  foot?: string
}

export const newsMail = (
  { to, words }: Owner,
  fromName: string,
  { subject, table = null, foot = words.choosing, ...news }: News,
): Mail => ({
  ...{ to, replyTo: null, fromName, subject },
  ...parts({
    ...news,
    ...{ lang: words.lang, head: { name: product.name, logo: null } },
    ...{ ownLinks: [], table, upi: null },
    foot: { text: foot, url: null },
  }),
})

/** What anybody may have typed, with nothing in it to click on: it stands as it is in the app. */
export const typed = ({ linkLeftOut }: NewsWords, text: string) =>
  toSingleLine(withoutLinks(text, linkLeftOut))

/** What a client says to have paid; the amount is minor units of `currency`. */
export type ClaimNews = {
  invoiceId: string
  number: string
  clientName: string
  currency: Currency
  amountMinor: number
  method: string
  reference: string | null
  note: string | null
}

/** The mail that tells the owner of it. */
export function claimMail(news: ClaimNews, owner: Owner): Mail {
  const { words, appUrl } = owner
  const amount = formatMoney(news.amountMinor, news.currency)
  const claimed = words.claimed(toSingleLine(news.clientName), amount)
  return newsMail(owner, news.clientName, {
    subject: claimed,
    words: words.claimWords(claimed, news.number),
    title: words.invoice(news.number),
    figure: { label: words.reported, value: amount },
    facts: [
      fact(words.paidBy, words.method(news.method)),
      ...(news.reference === null ? [] : [fact(words.reference, typed(words, news.reference))]),
      ...(news.note === null ? [] : [fact(words.note, typed(words, news.note))]),
    ],
    button: { label: words.confirm, url: `${appUrl}/invoice/${news.invoiceId}` },
  })
}

/** How a client answered an estimate by its link; the total is minor units of `currency`. */
export type AnswerNews = {
  estimateId: string
  number: string
  clientName: string
  currency: Currency
  totalMinor: number
  accepted: boolean
  name: string
  note: string | null
}

/** The mail that tells the owner of it. */
export function answerMail(news: AnswerNews, owner: Owner): Mail {
  const { words, appUrl } = owner
  const answered = words.answered(toSingleLine(news.clientName), news.number, news.accepted)
  const total = formatMoney(news.totalMinor, news.currency)
  return newsMail(owner, news.clientName, {
    subject: answered,
    words: words.answerWords(answered, total),
    title: words.estimate(news.number),
    figure: { label: news.accepted ? words.accepted : words.declined, value: total },
    facts: [
      fact(words.name, typed(words, news.name)),
      ...(news.note === null ? [] : [fact(words.note, typed(words, news.note))]),
    ],
    button: {
      label: news.accepted ? words.makeInvoice : words.viewEstimate,
      url: `${appUrl}/estimate/${news.estimateId}`,
    },
  })
}
