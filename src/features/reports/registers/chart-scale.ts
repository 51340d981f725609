import { formatWhole } from '#domain/money.ts'

/** In paise. */
const RUPEE = 100
const STEPS = [1, 2, 2.5, 5, 10]
const MOST_STEPS = 4

/** Round amounts from 0 on, at most four steps, the last of which is not below `most`; in paise, as `most`. */
export function scaleOf(most: number): number[] {
  const least = Math.max(most / RUPEE, 1) / MOST_STEPS
  const power = 10 ** Math.floor(Math.log10(least))
  const step = (STEPS.find((one) => one * power >= least) ?? 10) * power
  // Whole rupees, however little was earned.
  const rupees = Math.max(1, Math.ceil(step))
  const steps = Math.max(1, Math.ceil(most / RUPEE / rupees))
  return Array.from({ length: steps + 1 }, (_, place) => place * rupees * RUPEE)
}

/** "₹2,50,000" of paise. */
export const scaleText = (minor: number) => `₹${formatWhole(minor / RUPEE)}`
