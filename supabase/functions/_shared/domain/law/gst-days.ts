import type { PlainDate } from '../dates.ts'
import { financialYearOf, shiftPeriod } from '../periods.ts'
import { eInvoice } from './entries/e-invoices.ts'
import { gstCorrections, gstr3bPlacesLocked, hsnDigits } from './entries/gst-returns.ts'
import { lawOn, ruleOn, standingRule } from './evaluate.ts'

/**
 * The last day on which a document of this day may be amended, or a credit note to it may still lower tax: 30 November after its
 * financial year (CGST Act, s. 34(2), s. 37(3)); an annual return before it ends this earlier.
 */
export function correctionsEnd(issued: PlainDate): PlainDate {
  const year = Number(issued.slice(0, 4))
  const { until } = standingRule(gstCorrections, issued)
  return `${issued.slice(5) < '04-01' ? year : year + 1}-${until}`
}

/** A month and a day: corrections of a year are told to end from it on. */
const TOLD_FROM = '10-01'

/** Whether the last day of corrections is told on a day: from 1 October of its year on. */
export const isCorrectionsEndTold = (end: PlainDate, day: PlainDate): boolean =>
  day >= `${end.slice(0, 4)}-${TOLD_FROM}` && day <= end

/** The financial year before that of a day, and until when it is corrected; null while that is not told. */
export function yearToCorrect(day: PlainDate): { year: string; end: PlainDate } | null {
  const before = shiftPeriod('month', day, -12)
  const end = correctionsEnd(before)
  return isCorrectionsEndTold(end, day) ? { year: financialYearOf(before), end } : null
}

/** Whether invoices between businesses need an e-invoice number (IRN), by the turnover of the year before. */
export const needsIrn = (turnoverMinor: number, day: PlainDate): boolean | null => {
  const rule = ruleOn(eInvoice, day)
  return rule && turnoverMinor > rule.aboveMinor
}

/** How many digits HSN and SAC codes have at least, by the turnover of the year before (Notification 78/2020-Central Tax). */
export const leastHsnDigits = (isAboveTurnover: boolean): number => {
  const { least, leastAbove } = standingRule(hsnDigits)
  return isAboveTurnover ? leastAbove : least
}

/** Whether the portal itself fills table 3.2 of a period's GSTR-3B, and takes no entry there. */
export const fillsInterState = (firstDay: PlainDate): boolean =>
  lawOn(gstr3bPlacesLocked, firstDay).length > 0
