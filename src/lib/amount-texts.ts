import type { Amount } from '#domain/document/invoice.ts'
import { figureOf } from '#domain/document/shown-amounts.ts'
import type { Currency } from '#domain/money.ts'

export const amountWords = {
  /** What an owner reads beside dollars of which no rate is known. */
  unrated: 'exchange rate not set',
}

export const amountTexts = (amount: Amount, currency: Currency) =>
  figureOf(amount, currency, amountWords.unrated)
