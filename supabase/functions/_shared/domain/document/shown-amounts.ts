import { type Currency, formatMoney } from '../money.ts'
import type { Amount } from './invoice.ts'

/** An amount for reading; beside it stands the same in the other currency, of a foreign one with a rate. */
export type Figure = { main: string; beside: string | null }

/**
 * As its seller reads it: rupees first (decision 0006). Without a rate there are none: the original leads, with `unrated`
 * beside it.
 */
export function figureOf(
  { minor, rupeesMinor }: Amount,
  currency: Currency,
  unrated: string | null = null,
): Figure {
  const original = formatMoney(minor, currency)
  if (currency === 'INR') return { main: original, beside: null }
  if (rupeesMinor === null) return { main: original, beside: unrated }
  return { main: formatMoney(rupeesMinor), beside: original }
}

/** As its client reads it: the currency of the document first (decision 0040). */
export function clientFigureOf({ minor, rupeesMinor }: Amount, currency: Currency): Figure {
  const isForeign = currency !== 'INR' && rupeesMinor !== null
  return {
    main: formatMoney(minor, currency),
    beside: isForeign ? formatMoney(rupeesMinor) : null,
  }
}
