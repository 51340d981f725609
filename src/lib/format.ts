import type { Amount, InvoiceStatus } from '#domain/invoice.ts'
import { type Currency, formatMoney } from '#domain/money.ts'

/**
 * How an amount reads: rupees first, and for a foreign currency the original beside it. Where no rate is
 * known there are no rupees to show, only the original.
 */
export function amountTexts(amount: Amount, currency: Currency) {
  const original = formatMoney(amount.minor, currency)
  if (currency === 'INR') return { main: original, original: null }
  if (amount.rupeesMinor === null) return { main: original, original: 'exchange rate not set' }
  return { main: formatMoney(amount.rupeesMinor), original }
}

const tones = { PAID: 'green', UNPAID: 'yellow', OVERDUE: 'red', CANCELLED: 'gray' } as const

/** The colour of a status; grey for one we do not know. */
export const statusTone = (status: InvoiceStatus | string) =>
  status in tones ? tones[status as InvoiceStatus] : 'gray'
