import { type Decimal, divided, scaled } from '../decimals.ts'

/** The fields of a row that make its amount, as a form gives them; amounts in minor units. */
type PricedRow = {
  quantity: Decimal
  rate: Decimal | null
  discountPercent: Decimal | null
  discountMinor: number | null
  amountMinor: number
}

/**
 * What a row comes to, in minor units of the invoice's currency, as `private.calculate`: with a rate quantity times rate
 * less discount, each rounded half-up; without, the amount that was given.
 */
export function rowOf(row: PricedRow): { discountMinor: number; amountMinor: number } {
  const { quantity, rate, discountPercent, discountMinor, amountMinor } = row
  if (rate === null) return { discountMinor: 0, amountMinor }
  // Thousandths times ten-thousandths are ten-millionths; a minor unit is a hundredth.
  const gross = divided(scaled(quantity, 3) * scaled(rate, 4), 100_000n)
  const reduced =
    discountPercent === null
      ? BigInt(discountMinor ?? 0)
      : divided(gross * scaled(discountPercent, 2), 10_000n)
  return { discountMinor: Number(reduced), amountMinor: Number(gross - reduced) }
}

/** What the items come to, in minor units. */
export const sumMinor = (items: Pick<PricedRow, 'amountMinor'>[]) =>
  items.reduce((sum, item) => sum + item.amountMinor, 0)
