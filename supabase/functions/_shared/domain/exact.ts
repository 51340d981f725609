import type { Decimal } from './decimals.ts'

/** As a whole number of the last of its places: of ("12.5", 3) 12500. */
export function scaled(value: Decimal, places: number): bigint {
  const [whole = '0', fraction = ''] = value.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}

/** Half-up, for numbers from 0. */
export const divided = (value: bigint, by: bigint): bigint => (value + by / 2n) / by
