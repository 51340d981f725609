import type { PlainDate } from '../dates.ts'
import { periodOf, shiftPeriod } from '../periods.ts'
import {
  edf,
  exportDeclaration,
  exportWriteOff,
  intermediary,
  lutUnpaid,
  realisation,
} from './entries/exports.ts'
import { ruleOn } from './evaluate.ts'

/**
 * Until when the Export Declaration Form of an invoice is filed: 30 days from the end of its month (FEMA 23(R)/2026-RB,
 * reg. 3(2)). Null of an invoice before October 2026, which needs none.
 */
export function edfDue(invoiced: PlainDate): PlainDate | null {
  const rule = ruleOn(edf, invoiced)
  return rule && shiftPeriod('day', periodOf('month', invoiced).lastDay, rule.days)
}

/**
 * The last day for the money of an export: 15 months from the invoice, 18 if it is in rupees (reg. 5); the bank may extend it.
 * Null before October 2026, where the bank knows it.
 */
export function realiseBy(invoiced: PlainDate, isInRupees: boolean): PlainDate | null {
  const rule = ruleOn(realisation, invoiced)
  return rule && shiftPeriod('month', invoiced, isInRupees ? rule.inrMonths : rule.months)
}

/**
 * An export under a letter of undertaking that is not paid within a year owes IGST and interest within 15 days after it (CGST
 * rule 96A).
 */
export function lutClock(invoiced: PlainDate): { paidBy: PlainDate; taxBy: PlainDate } | null {
  const rule = ruleOn(lutUnpaid, invoiced)
  if (rule === null) return null
  const paidBy = shiftPeriod('month', invoiced, 12 * rule.years)
  return { paidBy, taxBy: shiftPeriod('day', paidBy, rule.days) }
}

/** Whether an export is closed by the exporter's own declaration, not by the bank; null where the day has no such rule. */
export function isOnDeclaration(rupeesMinor: number, day: PlainDate): boolean | null {
  const rule = ruleOn(exportDeclaration, day)
  return rule && rupeesMinor <= rule.mostMinor
}

/** Whether an amount of an invoice is written off by declaration, without the bank; null where the day has no such rule. */
export function isOwnWriteOff(rupeesMinor: number, day: PlainDate): boolean | null {
  const rule = ruleOn(exportWriteOff, day)
  return rule && rupeesMinor <= rule.mostMinor
}

/** How an intermediary's service to a client abroad is taxed; from 30 March 2026 on no text is sure, so the accountant says. */
export const intermediaryTax = (day: PlainDate): 'igst' | 'none' | 'ask' => {
  const rule = ruleOn(intermediary, day)
  if (rule === null) return 'ask'
  return rule.taxed ? 'igst' : 'none'
}
