import { tds, tdsNoPan } from '../law/entries/tds.ts'
import type { TdsPayment } from '../law/values.ts'

const commonest: readonly TdsPayment[] = ['professional', 'technical', 'contractorIndividual']

const ratesOf = (payments: readonly TdsPayment[]) =>
  tds.filter(({ value }) => payments.includes(value.payment)).map(({ value }) => value.rate)

const known = (rates: readonly (number | null)[]) => [
  ...new Set(rates.filter((rate) => rate !== null)),
]

/** In hundredths of a per cent: the rates of what freelancers are paid for, the commonest first. */
export const tdsRates: readonly number[] = known(ratesOf(commonest))

/** Further rates of law, also those without a PAN; a payment alone is never explained by them. */
const rarerRates = known([
  ...tds.map(({ value }) => value.rate),
  ...tdsNoPan.flatMap(({ value }) => [value.leastRate, value.lowerRate]),
]).filter((rate) => !tdsRates.includes(rate))

/** More than any rate takes: such a deduction was a correction or a slip. */
const MOST_PERCENT = 35

/** Rounding to the rupee moves a rate by this much, in per cent: 50 paise of a thousand rupees. */
const TOLERANCE = 0.05

/** Returns the tax on a value at a rate, in minor units, to the rupee (CBDT circular 23/2017: the value is without GST). */
export const taxAt = (rate: number, valueMinor: number): number =>
  Math.round((valueMinor * rate) / 1_000_000) * 100

/** Returns the rate behind the client's latest deduction, in hundredths of a per cent; null if there was none. */
export function tdsRateOf(percent: number | null): number | null {
  if (percent === null || percent <= 0 || percent > MOST_PERCENT) return null
  const usual = [...tdsRates, ...rarerRates].find(
    (rate) => Math.abs(rate / 100 - percent) <= Math.min(TOLERANCE, rate / 1000),
  )
  return usual ?? (Math.round(percent * 100) || null)
}

/** A payment that a client probably makes: less the tax that they deduct. */
export type TdsOffer = {
  /** In hundredths of a per cent. */
  rate: number
  tdsMinor: number
  amountMinor: number
}

export interface Deducting {
  /** How much of the value the client deducted the last time. */
  percent: number | null
  /** The invoice's value without GST, and its total. */
  taxableMinor: number
  totalMinor: number
  /** The amount to settle now, and the tax that earlier payments deducted. */
  askedMinor: number
  deductedMinor: number
}

/** Returns what a client who deducts as before pays of an amount; null where nothing is left to deduct. */
export function tdsOffer(given: Deducting): TdsOffer | null {
  const { percent, taxableMinor, totalMinor, askedMinor, deductedMinor } = given
  const rate = tdsRateOf(percent)
  if (rate === null || totalMinor <= 0 || askedMinor <= 0) return null
  const valueMinor = Math.round(taxableMinor * (askedMinor / totalMinor))
  const tdsMinor = Math.min(taxAt(rate, valueMinor), taxAt(rate, taxableMinor) - deductedMinor)
  if (tdsMinor <= 0 || tdsMinor >= askedMinor) return null
  return { rate, tdsMinor, amountMinor: askedMinor - tdsMinor }
}

/** Returns the tax on as much of an amount as a received one settles together with it: the money came, whatever the offer is. */
export function tdsOfReceived(receivedMinor: number, given: Deducting): TdsOffer | null {
  const whole = tdsOffer(given)
  if (whole === null || receivedMinor >= whole.amountMinor) {
    return whole && { ...whole, amountMinor: receivedMinor }
  }
  const share = (whole.rate / 10_000) * (given.taxableMinor / given.totalMinor)
  const part = tdsOffer({ ...given, askedMinor: Math.round(receivedMinor / (1 - share)) })
  return part && { ...part, amountMinor: receivedMinor }
}

/** "10", "0.1", "11.8": a rate as it is read, in per cent. */
export const rateText = (rate: number): string => String(rate / 100)
