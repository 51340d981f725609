/** An exact decimal as plain text without zeros at its end: "12.5". */
export type Decimal = string

/** Reads a decimal from 0 of at most so many places, as typed or as a JSON number; null for anything else. */
export function parseDecimal(value: string | number, places: number): Decimal | null {
  const match = /^(\d{1,15})(?:\.(\d*))?$/.exec(String(value).trim())
  if (!match) return null
  const [, whole = '', typed = ''] = match
  const fraction = typed.replace(/0+$/, '')
  if (fraction.length > places) return null
  return `${whole.replace(/^0+(?=\d)/, '')}${fraction && `.${fraction}`}`
}

/** As a whole number of its last decimal place: ("12.5", 3) gives 12500. */
export function scaled(value: Decimal, places: number): bigint {
  const [whole = '0', fraction = ''] = value.split('.')
  return BigInt(whole + fraction.padEnd(places, '0'))
}

/** Half-up, for numbers from 0. */
export const divided = (value: bigint, by: bigint): bigint => (value + by / 2n) / by
