import { formatWhole } from '#domain/money.ts'

/** In paise. */
const RUPEE = 100
const STEPS = [1, 2, 2.5, 5, 10]
const MOST_STEPS = 4

/**
 * Round amounts around 0, in paise as what they are made of: at most four steps, the last of which is not below `most`; and
 * below 0 as many of the same as `least` needs, where that is negative.
 */
export function scaleOf(most: number, least = 0): number[] {
  const widest = Math.max(most, -least)
  const share = Math.max(widest / RUPEE, 1) / MOST_STEPS
  const power = 10 ** Math.floor(Math.log10(share))
  const round = (STEPS.find((one) => one * power >= share) ?? 10) * power
  // Whole rupees, however little was earned.
  const step = Math.max(1, Math.ceil(round)) * RUPEE
  const above = Math.max(1, Math.ceil(most / step))
  const below = Math.ceil(-least / step)
  return Array.from({ length: below + above + 1 }, (_, place) => (place - below) * step)
}

/** "₹2,50,000" of paise, "−₹500" of less than nothing. */
export const scaleText = (minor: number) =>
  `${minor < 0 ? '−' : ''}₹${formatWhole(Math.abs(minor) / RUPEE)}`

/** In pixels: the width of the longest of these texts beside its chart. */
export const scaleWidth = (ticks: readonly number[]) =>
  Math.max(...ticks.map((tick) => scaleText(tick).length)) * 7 + 10
