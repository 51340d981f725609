import { figureOf } from '#domain/figures.ts'
import type { Amount } from '#domain/invoice.ts'
import type { Currency } from '#domain/money.ts'

/** What an owner reads beside dollars of which no rate is known. */
export const UNRATED = 'exchange rate not set'

export const amountTexts = (amount: Amount, currency: Currency) =>
  figureOf(amount, currency, UNRATED)
