import type { PlainDate } from '../dates.ts'
import { advanceTax, advanceTaxPresumptive, newRegime, presumptive } from './entries/income-tax.ts'
import { ruleOn } from './evaluate.ts'

/** The day of a year from April to March that begins in `year`. */
const inYear = (year: number, day: string): PlainDate => `${day < '04-01' ? year + 1 : year}-${day}`

/**
 * When advance tax of a tax year is paid, with the part that is paid by then in per cent: 15, 45, 75, 100 by the 15th of June,
 * September, December, March; who pays on presumptive income pays all by 15 March (Income-tax Act 2025, s. 408).
 */
export function advanceTaxDays(
  startYear: number,
  isPresumptive: boolean,
): { day: PlainDate; percent: number }[] {
  const first = `${startYear}-04-01`
  if (isPresumptive) {
    const rule = ruleOn(advanceTaxPresumptive, first)
    return rule ? [{ day: inYear(startYear, rule.day), percent: 100 }] : []
  }
  const parts = ruleOn(advanceTax, first)?.parts ?? []
  return parts.map(({ day, percent }) => ({ day: inYear(startYear, day), percent }))
}

/** Whether advance tax is due at all: from 10,000 rupees of tax in the year (s. 404). */
export const owesAdvanceTax = (taxMinor: number, day: PlainDate): boolean | null => {
  const rule = ruleOn(advanceTax, day)
  return rule && taxMinor >= rule.leastMinor
}

/**
 * The least income of a profession that is taxed by its receipts: half of them (Income-tax Act 2025, s. 58(2), serial 3), up to
 * 50 lakh, or 75 lakh if at most 5 per cent came in cash. Null of who is beyond the limit, or where the day has no such rule.
 */
export function presumptiveIncome(
  receiptsMinor: number,
  cashMinor: number,
  day: PlainDate,
): number | null {
  const rule = ruleOn(presumptive, day)
  if (rule === null) return null
  const hasLittleCash = cashMinor * 100 <= receiptsMinor * rule.littleCashPercent
  const most = hasLittleCash ? rule.mostMinorLittleCash : rule.mostMinor
  return receiptsMinor <= most ? Math.round((receiptsMinor * rule.leastPercent) / 100) : null
}

/**
 * Tax of the new regime with rebate, marginal relief and cess, in paise (Income-tax Act 2025, s. 202 and s. 156). Null above 50
 * lakh, where a surcharge is added that is not known here, and of years without this law.
 */
export function newRegimeTax(incomeMinor: number, day: PlainDate): number | null {
  const rule = ruleOn(newRegime, day)
  if (rule === null || incomeMinor > rule.knownUpToMinor) return null
  const slabTax = rule.slabs.reduce((tax, { fromMinor, rate }, at) => {
    const next = rule.slabs[at + 1]?.fromMinor ?? Number.POSITIVE_INFINITY
    const within = Math.max(0, Math.min(incomeMinor, next) - fromMinor)
    return tax + (within * rate) / 10_000
  }, 0)
  const relieved =
    incomeMinor <= rule.rebateUpToMinor
      ? Math.max(0, slabTax - rule.rebateMinor)
      : Math.min(slabTax, incomeMinor - rule.rebateUpToMinor)
  return Math.round((relieved * (10_000 + rule.cessRate)) / 10_000)
}
