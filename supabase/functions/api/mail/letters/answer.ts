import * as v from 'valibot'
import type { Mail } from '#api/mail/mailer.ts'
import { toCamel } from '#data/names.ts'
import { toSingleLine } from '#domain/characters/lines.ts'
import { fact } from '#domain/mail/letter.ts'
import { currencies, formatMoney } from '#domain/money.ts'
import { newsMail, type Owner, toOwner, typed } from './to-owner.ts'

/** A client's answer to an estimate by its link; the total is minor units of `currency`. */
const answerNews = v.pipe(
  v.object({
    estimate_id: v.string(),
    number: v.string(),
    client_name: v.string(),
    currency: v.picklist(currencies),
    total_minor: v.number(),
    accepted: v.boolean(),
    name: v.string(),
    note: v.nullable(v.string()),
  }),
  v.transform(toCamel),
)
type AnswerNews = v.InferOutput<typeof answerNews>

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

export const answer = toOwner(answerNews, answerMail)
