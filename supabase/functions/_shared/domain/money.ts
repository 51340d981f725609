import type { Decimal } from './decimals.ts'

/**
 * Money is an integer number of minor units, hundredths in each currency: paise for INR, cents for USD, fils for AED.
 * Rupees and dollars with a decimal point exist only in what a person types and reads.
 */
export const currencies = ['INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD', 'AUD', 'CAD'] as const
export type Currency = (typeof currencies)[number]

/** The largest amount of one item, and of one invoice: 999,99,99,999.99 (the database holds the same). */
export const MAX_AMOUNT_MINOR = 999_999_999_999

/** The largest exchange rate, in rupees for one unit of the foreign currency. */
export const MAX_EXCHANGE_RATE = 1_000

const decimal = /^(-?)(\d+)(?:\.(\d{1,2}))?$/

/**
 * Reads a decimal amount, as typed or as a JSON number, into minor units. Null for anything but a
 * plain decimal with at most two places. An amount beyond the safe integers becomes the largest
 * one, so that it is refused as too much, not as no amount.
 */
export function parseMinor(value: string | number): number | null {
  const match = decimal.exec(String(value).trim())
  if (!match) return null
  const [, sign, whole, fraction = ''] = match
  const minor = Math.min(Number(`${whole}${fraction.padEnd(2, '0')}`), Number.MAX_SAFE_INTEGER)
  return sign && minor !== 0 ? -minor : minor
}

/** Minor units as a plain decimal, "1234.50": for form fields, the REST surface and UPI links. */
export function minorToDecimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Places commas without `Intl`, whose tables take 13 ms to load at each start of the edge function. */
const inLakhs = /\B(?=(?:\d{2})*\d{3}$)/g
const inThousands = /\B(?=(?:\d{3})+$)/g
const grouped = (digits: string, currency: Currency) =>
  digits.replace(currency === 'INR' ? inLakhs : inThousands, ',')

/** The sign before an amount; a no-break space keeps letters at their number. */
const sign: Record<Currency, string> = {
  INR: '₹',
  USD: 'US$',
  EUR: '€',
  GBP: '£',
  AED: 'AED\u00a0',
  SGD: 'S$',
  AUD: 'A$',
  CAD: 'C$',
}

/** Returns the sign before an amount: "US$", "AED ". */
export const signOf = (currency: Currency): string => sign[currency]

/** A whole number from 0 for reading, grouped the Indian way: "10,00,000". */
export const formatWhole = (value: number): string => grouped(String(value), 'INR')

/** A quantity for reading: "1,250.5". */
export function formatQuantity(quantity: Decimal): string {
  const [whole = '0', fraction] = quantity.split('.')
  return fraction ? `${grouped(whole, 'INR')}.${fraction}` : grouped(whole, 'INR')
}

/** A typed amount as a field shows it once it is left: "85,000.00"; any other text stays as it is. */
export function groupedAmount(typed: string, currency: Currency): string {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d*))?$/.exec(typed) ?? []
  return whole ? `${grouped(whole, currency)}.${fraction.padEnd(2, '0')}` : typed
}

/** The plain text of an amount in groups, also of one that a digit more or less left out of place, as in "40,90.50". */
export const ungroupedAmount = (typed: string): string =>
  /^[\d,]*(?:,\d{3,}|\.\d*)$/.test(typed) ? typed.replaceAll(',', '') : typed

/** The price of one unit for reading, with all its decimals and two at least: "₹1,250.50", "US$0.085". */
export const formatRate = (rate: Decimal, currency: Currency): string =>
  `${sign[currency]}${groupedAmount(rate, currency)}`

/** Minor units for reading: ₹12,34,567.89 (grouped the Indian way) or US$1,234,567.89. */
export function formatMoney(minor: number, currency: Currency = 'INR'): string {
  const [whole = '0', fraction = '00'] = minorToDecimal(Math.abs(minor)).split('.')
  return `${minor < 0 ? '−' : ''}${sign[currency]}${grouped(whole, currency)}.${fraction}`
}

/** Exchange rates carry at most six decimal places, so they are exact as integers of a millionth. */
const RATE_SCALE = 1_000_000n

/**
 * Foreign minor units in paise at a rate of rupees for one unit, halves away from zero,
 * exactly as the database computes it: round(amount_minor * exchange_rate).
 */
export function toRupeesMinor(minor: number, exchangeRate: number): number {
  const rate = BigInt(Math.round(exchangeRate * Number(RATE_SCALE)))
  const rupees = Number((BigInt(Math.abs(minor)) * rate + RATE_SCALE / 2n) / RATE_SCALE)
  return minor < 0 && rupees > 0 ? -rupees : rupees
}

/** An amount in the invoice's currency, and in paise where that is known: always for INR, with a rate for others. */
export type Amount = { minor: number; rupeesMinor: number | null }

/** The rupee value of an amount in a currency, or null where no rate is known. */
export function amountOf(minor: number, currency: Currency, rate: number | null): Amount {
  if (currency === 'INR') return { minor, rupeesMinor: minor }
  return { minor, rupeesMinor: rate === null ? null : toRupeesMinor(minor, rate) }
}

/** An amount for reading; a foreign amount with a rate has its rupees beside it, or the other way round. */
export type Figure = { main: string; beside: string | null }

/**
 * Formats for the seller: rupees first (decision 0006). Without a rate the original leads, with
 * `unrated` beside it.
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

/** Formats for paper: the currency of the document first (decision 0040). */
export function paperFigureOf(
  { minor, rupeesMinor }: Amount,
  currency: Currency,
  unrated: string | null = null,
): Figure {
  const main = formatMoney(minor, currency)
  if (currency === 'INR') return { main, beside: null }
  return { main, beside: rupeesMinor === null ? unrated : formatMoney(rupeesMinor) }
}
