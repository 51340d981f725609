import type { PlainDate } from '../dates.ts'
import { financialYearOf } from '../periods.ts'
import { tds, tdsNames, tdsNoPan, tdsStatements } from './entries/tds.ts'
import { ruleOn, rulesOn } from './evaluate.ts'
import type { TdsPayment, TdsRule } from './values.ts'

/** The earlier of credit and payment decides which law a deduction follows (CBDT). */
export const decidingDay = (credited: PlainDate | null, paid: PlainDate | null): PlainDate | null =>
  [credited, paid].filter((day) => day !== null).sort()[0] ?? null

/** The rates and limits of a kind of payment on the deciding day; null before 1 April 2025. */
export const tdsRuleOn = (payment: TdsPayment, day: PlainDate): TdsRule | null =>
  rulesOn(tds, day).find((rule) => rule.payment === payment) ?? null

/**
 * How a deduction of the deciding day is named: by its section up to 31 March 2026, by its code from 1 April 2026 on
 * (Income-tax Act 2025, s. 393). The name is null where it is not known.
 */
export function tdsNameOn(payment: TdsPayment, day: PlainDate) {
  const names = ruleOn(tdsNames, day)
  if (names === null) return null
  const rule = tdsRuleOn(payment, day) ?? tds.find(({ value }) => value.payment === payment)?.value
  const name = (names.by === 'section' ? rule?.section : rule?.code) ?? null
  const year = financialYearOf(day)
  return { ...names, statement: tdsRuleOn(payment, day)?.form ?? names.statement, name, year }
}

/** By when a deductor reports the quarter that ends on a day (Income-tax Rules 2026, rule 219); null where the law is not known. */
export function tdsStatementDue(lastDay: PlainDate): PlainDate | null {
  const rule = ruleOn(tdsStatements, lastDay)
  if (rule === null) return null
  const year = Number(lastDay.slice(0, 4))
  const days = rule.days.flatMap((day) => [`${year}-${day}`, `${year + 1}-${day}`])
  return days.filter((day) => day > lastDay).sort()[0] ?? null
}

export interface Deductee {
  hasPan: boolean
  /** An individual or a Hindu undivided family. */
  isIndividual: boolean
}

const ordinary: Deductee = { hasPan: true, isIndividual: true }

/** The rate in hundredths of a per cent, with s. 397(2) where no PAN is given; null where the law names none. */
export function tdsRateFor(
  { payment, rate }: TdsRule,
  day: PlainDate,
  { hasPan }: Pick<Deductee, 'hasPan'> = ordinary,
): number | null {
  if (rate === null || hasPan) return rate
  const noPan = ruleOn(tdsNoPan, day)
  if (noPan === null) return null
  return Math.max(rate, noPan.lowerFor.includes(payment) ? noPan.lowerRate : noPan.leastRate)
}

/** A payment or credit, by the day that decides; the amount as far as it is taxed. */
export interface Paid {
  day: PlainDate
  amountMinor: number
}

export interface Deduction extends Paid {
  /** The tax that this sum brings, in paise; null where no rate or no rule is known. */
  tdsMinor: number | null
  /** How much of the year's earlier sums is taxed with this one, since it passes the limit. */
  earlierMinor: number
}

const sum = (payments: readonly Paid[]) =>
  payments.reduce((total, { amountMinor }) => total + amountMinor, 0)

/** How much of a year's payments is taxed, in paise: all of them above the limit of the year, single ones and months above theirs. */
function taxedOf(rule: TdsRule, payments: readonly Paid[], { isIndividual }: Deductee): number {
  const total = sum(payments)
  if (rule.limitOfIndividuals && !isIndividual) return total
  const { aboveYearMinor, aboveSingleMinor, aboveMonthMinor } = rule
  if (aboveYearMinor !== null && total > aboveYearMinor) {
    return rule.taxed === 'excess' ? total - aboveYearMinor : total
  }
  const months = Map.groupBy(payments, ({ day }) => day.slice(0, 7))
  return [
    ...(aboveSingleMinor === null ? [] : payments)
      .map(({ amountMinor }) => amountMinor)
      .filter((amountMinor) => amountMinor > (aboveSingleMinor ?? 0)),
    ...(aboveMonthMinor === null ? [] : [...months.values()])
      .map(sum)
      .filter((monthMinor) => monthMinor > (aboveMonthMinor ?? 0)),
  ].reduce((taxed, one) => taxed + one, 0)
}

const percentOf = (amountMinor: number, rate: number) =>
  Number((BigInt(amountMinor) * BigInt(rate) + 5_000n) / 10_000n)

/**
 * What one client must deduct of their payments of one kind: nothing up to the limit of a financial year, and with the sum that
 * passes it tax on all of the year, earlier sums included (Income-tax Act 2025, s. 393; of goods on the excess alone).
 * The payments are in the order of their days, from 1 paisa.
 */
export function tdsDue(
  payment: TdsPayment,
  payments: readonly Paid[],
  deductee: Deductee = ordinary,
): Deduction[] {
  return payments.map((paid, at) => {
    const rule = tdsRuleOn(payment, paid.day)
    if (rule === null) return { ...paid, tdsMinor: null, earlierMinor: 0 }
    const year = financialYearOf(paid.day)
    const before = payments.slice(0, at).filter(({ day }) => financialYearOf(day) === year)
    const taxedBefore = taxedOf(rule, before, deductee)
    const taxed = taxedOf(rule, [...before, paid], deductee)
    const rate = tdsRateFor(rule, paid.day, deductee)
    return {
      ...paid,
      tdsMinor: rate === null ? null : percentOf(taxed, rate) - percentOf(taxedBefore, rate),
      earlierMinor: Math.max(0, taxed - taxedBefore - paid.amountMinor),
    }
  })
}
