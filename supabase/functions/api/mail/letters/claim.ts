import * as v from 'valibot'
import type { Mail } from '#api/mail/mailer.ts'
import { toCamel } from '#data/names.ts'
import { toSingleLine } from '#domain/characters/lines.ts'
import { fact } from '#domain/mail/letter.ts'
import { currencies, formatMoney } from '#domain/money.ts'
import { newsMail, type Owner, toOwner, typed } from './to-owner.ts'

/** A payment that a client reported; the amount is in minor units of `currency`. */
const claimNews = v.pipe(
  v.object({
    invoice_id: v.string(),
    number: v.string(),
    client_name: v.string(),
    currency: v.picklist(currencies),
    amount_minor: v.number(),
    tds_minor: v.optional(v.number(), 0),
    method: v.string(),
    reference: v.nullable(v.string()),
    note: v.nullable(v.string()),
  }),
  v.transform(toCamel),
)
type ClaimNews = v.InferOutput<typeof claimNews>

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
      ...(news.tdsMinor > 0 ? [fact(words.tds, formatMoney(news.tdsMinor, news.currency))] : []),
      fact(words.paidBy, words.method(news.method)),
      ...(news.reference === null ? [] : [fact(words.reference, typed(words, news.reference))]),
      ...(news.note === null ? [] : [fact(words.note, typed(words, news.note))]),
    ],
    button: { label: words.confirm, url: `${appUrl}/invoice/${news.invoiceId}` },
  })
}

export const claim = toOwner(claimNews, claimMail)
