import { type Amount, type Currency, figureOf } from '#domain/money.ts'

export const amountWords = {
  /** Shown to an owner beside dollars without a known rate. */
  unrated: 'exchange rate not set',
}

export const amountTexts = (amount: Amount, currency: Currency) =>
  figureOf(amount, currency, amountWords.unrated)
