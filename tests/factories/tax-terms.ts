import type { TaxTerms } from '../../supabase/functions/_shared/domain/gst/tax.ts'
import { newRow } from './rows/new-row.ts'

export const terms = (changes: Partial<TaxTerms> = {}): TaxTerms => ({
  currency: 'INR',
  exchangeRate: null,
  split: 'inter',
  charged: true,
  pricesIncludeTax: false,
  roundOff: false,
  ...changes,
})

/** Rows of these amounts, before tax. */
export const amounts = (gstRate: number, ...minor: number[]) =>
  minor.map((amountMinor) => newRow({ amountMinor, gstRate }))

/** A row of one thing at this price. */
export const priced = (gstRate: number, price: string, cessMinor = 0) =>
  newRow({ rate: price, gstRate, cessMinor })

export const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)

export const half = (taxable: number, rate: number, parts: number) =>
  Number((BigInt(taxable) * BigInt(rate) + 5_000n * BigInt(parts)) / (10_000n * BigInt(parts)))
