import { type Amount, type Currency, figureOf } from '#domain/money.ts'

export const amountWords = {
  /** What an owner reads beside dollars of which no rate is known. */
  unrated: 'exchange rate not set',
}

export const amountTexts = (amount: Amount, currency: Currency) =>
  figureOf(amount, currency, amountWords.unrated)
