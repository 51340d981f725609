import type { PlainDate } from '../dates.ts'

/** 28 per cent and with it the compensation cess have ended (Notification 03/2025-Cess). */
const END_OF_28 = '2026-02-01'

/**
 * In hundredths of a per cent. Since 22 September 2025 most supplies are at 0, 5, 18 or 40; the others stay for what they
 * are for. The database's `private.is_gst_rate` knows the same.
 */
export const gstRates: readonly number[] = [
  0, 10, 25, 100, 150, 300, 500, 600, 750, 1200, 1800, 2800, 4000,
]

/** Whether it is a rate of documents of this day. */
export const isGstRate = (rate: number, day: PlainDate): boolean =>
  gstRates.includes(rate) && (rate !== 2800 || day < END_OF_28)
