import type { Amount } from './invoice.ts'
import { type Currency, formatMoney } from './money.ts'

/** An amount for reading, and what stands beside it: of a foreign one with a rate its original. */
export type Figure = { main: string; original: string | null }

/** Rupees first (decision 0006). Without a rate there are none: the original leads, with `unrated` beside it. */
export function figureOf(
  { minor, rupeesMinor }: Amount,
  currency: Currency,
  unrated: string | null = null,
): Figure {
  const original = formatMoney(minor, currency)
  if (currency === 'INR') return { main: original, original: null }
  if (rupeesMinor === null) return { main: original, original: unrated }
  return { main: formatMoney(rupeesMinor), original }
}
