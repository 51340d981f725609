import type { Amount, Invoice } from '#domain/invoice.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { amountInWords } from '#domain/words.ts'

/** What leads, and what stands beside it: rupees first where they are known, the original then second. */
type PrintedAmount = { lead: string; original: string | null }

export function printAmount({ minor, rupeesMinor }: Amount, currency: Currency): PrintedAmount {
  const original = formatMoney(minor, currency)
  if (currency === 'INR' || rupeesMinor === null) return { lead: original, original: null }
  return { lead: formatMoney(rupeesMinor), original }
}

/** The total in words, once for each currency it is printed in. */
export function totalInWords({ total, currency }: Invoice): string[] {
  const original = amountInWords(total.minor, currency)
  if (currency === 'INR' || total.rupeesMinor === null) return [original]
  return [amountInWords(total.rupeesMinor), original]
}

const places = { minimumFractionDigits: 2, maximumFractionDigits: 6 }

/** The rate a foreign invoice was issued at, "US$1 = ₹83.50"; null for rupees, and where none is known. */
export function rateLine({ exchangeRate }: Invoice): string | null {
  if (exchangeRate === null) return null
  return `US$1 = ₹${exchangeRate.toLocaleString('en-IN', places)}`
}
