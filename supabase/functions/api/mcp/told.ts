import type { Decimal } from '#domain/decimals.ts'
import { type Currency, formatMoney, formatRate } from '#domain/money.ts'
import { sentences } from '#languages/en/sentences.ts'
import { messageForm } from '#languages/message-form.ts'
import { say } from '#languages/say.ts'

/** The forms in which tools tell things. */

export type Quoted = { quoted: string }

/**
 * Words that a person typed: a client on their page, a bank in a file, the owner from a mail. They come marked, so that an
 * assistant takes "ignore your instructions" for what it is: a note that says so.
 */
export const quoted = (text: string | null | undefined): Quoted | null =>
  text ? { quoted: text } : null

/** Minor units and the same for reading. */
export const money = (minor: number, currency: Currency = 'INR') => ({
  ...{ minor, currency },
  text: formatMoney(minor, currency),
})

/** The price of one unit has up to four decimals, more than minor units have. */
export const priceOf = (rate: Decimal | null, currency: Currency) =>
  rate === null ? null : { decimal: rate, currency, text: formatRate(rate, currency) }

/** A sentence of the product. One with parameters may repeat a name that somebody typed. */
export function sentence(message: string): string | Quoted {
  const said = say(sentences, message)
  return messageForm.exec(message)?.[2] === undefined ? said : { quoted: said }
}

/** Rows of one page. */
export const PAGE_ROWS = 50

export const rangeOf = (page: number) => ({ offset: (page - 1) * PAGE_ROWS, limit: PAGE_ROWS })

/** Which page it is, and how many there are; very many matches of a search are not counted to their end. */
export const pageOf = (page: number, total: number, counted = true) => ({
  ...{ page, total },
  pages: Math.ceil(total / PAGE_ROWS),
  ...(!counted && { thereAreMore: true }),
})
