import { figureOf } from '#domain/figures.ts'
import type { Amount, InvoiceStatus } from '#domain/invoice.ts'
import type { Currency } from '#domain/money.ts'
import type { StandingWord } from '#domain/standing.ts'

/** What an owner reads beside dollars of which no rate is known. */
export const UNRATED = 'exchange rate not set'

export const amountTexts = (amount: Amount, currency: Currency) =>
  figureOf(amount, currency, UNRATED)

const tones = {
  PAID: 'green',
  REFUNDED: 'green',
  UNPAID: 'yellow',
  'PARTLY PAID': 'yellow',
  OVERDUE: 'red',
  'REFUND DUE': 'red',
} as const

/** The colour of how a document stands; grey of what nobody waits for. */
export const standingTone = (word: StandingWord | InvoiceStatus) =>
  word in tones ? tones[word as keyof typeof tones] : 'gray'
