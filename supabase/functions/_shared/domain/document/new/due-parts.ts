import { divided } from '../../decimals.ts'

/**
 * A part is asked for by its amount or by its share of the total in hundredths of a per cent; a
 * part with neither takes the rest.
 */
export type AskedPart = { amountMinor: number | null; share: number | null }

/** How many parts a document is due in; the database holds the same limits. */
export const partLimits = { least: 2, most: 12, days: 999 } as const

/**
 * Returns the amount of each part in minor units. A share is rounded half-up, and the last part
 * takes the rest, which may be zero or less while somebody types. private.due_parts does the same,
 * and refuses parts that do not add up.
 */
export function partAmounts(totalMinor: number, parts: AskedPart[]): number[] {
  let rest = totalMinor
  return parts.map(({ amountMinor, share }, place) => {
    if (place === parts.length - 1) return rest
    const amount =
      share === null
        ? (amountMinor ?? 0)
        : Number(divided(BigInt(totalMinor) * BigInt(share), 10_000n))
    rest -= amount
    return amount
  })
}
