import { figureOf } from '#domain/figures.ts'
import type { Amount, InvoiceStatus } from '#domain/invoice.ts'
import type { Currency } from '#domain/money.ts'

/** What an owner reads beside dollars of which no rate is known. */
export const UNRATED = 'exchange rate not set'

export const amountTexts = (amount: Amount, currency: Currency) =>
  figureOf(amount, currency, UNRATED)

const tones = { PAID: 'green', UNPAID: 'yellow', OVERDUE: 'red', CANCELLED: 'gray' } as const

/** The colour of a status; grey for one we do not know. */
export const statusTone = (status: InvoiceStatus | string) =>
  status in tones ? tones[status as InvoiceStatus] : 'gray'
