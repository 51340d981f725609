import type { PlainDate } from '../dates.ts'
import { shiftPeriod } from '../periods.ts'
import { buyerDeduction, payWithin } from './entries/late-payment.ts'
import { ruleOn } from './evaluate.ts'

/**
 * The last day to pay a micro or small enterprise: the agreed one, at most 45 days from acceptance; without a written agreement
 * 15 days from it (MSMED Act 2006, s. 2(b), s. 15). `agreedDays` is null without one. Null where the day has no such rule.
 */
export function lastPayDay(accepted: PlainDate, agreedDays: number | null): PlainDate | null {
  const rule = ruleOn(payWithin, accepted)
  if (rule === null) return null
  const days = agreedDays === null ? rule.unagreedDays : Math.min(agreedDays, rule.mostDays)
  return shiftPeriod('day', accepted, days)
}

/** The section by which a buyer deducts what they pay late only in the year of payment; null where the day has no such rule. */
export const deductionSection = (day: PlainDate) => ruleOn(buyerDeduction, day)
