import { figureOf } from '#domain/figures.ts'
import type { Amount, InvoiceStatus } from '#domain/invoice.ts'
import { type Currency, signOf } from '#domain/money.ts'
import type { StandingWord } from '#domain/standing.ts'

/** What an owner reads beside dollars of which no rate is known. */
export const UNRATED = 'exchange rate not set'

export const amountTexts = (amount: Amount, currency: Currency) =>
  figureOf(amount, currency, UNRATED)

/** The label of a field of an amount: in rupees unless it says otherwise. */
export const amountLabel = (label: string, currency: Currency) =>
  currency === 'INR' ? label : `${label} in ${signOf(currency).trim()}`

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
