import type { PlainDate } from '../dates.ts'
import { gstRate } from '../law/entries/gst-rates.ts'
import { rulesOn } from '../law/evaluate.ts'

/** In hundredths of a per cent: all rates that a document of some day may have. */
export const gstRates: readonly number[] = gstRate
  .map(({ value }) => value.rate)
  .sort((one, other) => one - other)

/** Whether it is a rate of documents of this day; the database's `private.is_gst_rate` says the same. */
export const isGstRate = (rate: number, day: PlainDate): boolean =>
  rulesOn(gstRate, day).some((rule) => rule.rate === rate)

/** A day of today's rates, on which none of those that have ended holds. */
export const RATES_OF_TODAY: PlainDate = '2999-12-31'
