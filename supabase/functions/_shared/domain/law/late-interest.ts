import { daysBetween, type PlainDate } from '../dates.ts'
import { shiftPeriod } from '../periods.ts'
import { bankRate, lateInterest } from './entries/late-payment.ts'
import { ruleOn } from './evaluate.ts'

/** Money that came in, or a credit; it bears no interest from the next day on. */
export interface Reduction {
  day: PlainDate
  amountMinor: number
}

/** Some days on which balance and rate stay the same. */
export interface InterestLine {
  /** The days that bear interest, both included. */
  firstDay: PlainDate
  lastDay: PlainDate
  days: number
  /** What is open of the amount, and the interest of the rests before, in paise. */
  openMinor: number
  addedMinor: number
  /** Three times the Bank Rate, in hundredths of a per cent. */
  rate: number
}

/** A month of interest, or the days since the last rest; its interest is rounded to the paisa and then bears interest. */
export interface Rest {
  lines: InterestLine[]
  interestMinor: number
}

export interface LateInterest {
  rests: Rest[]
  /** The amount still open at the end. */
  openMinor: number
  interestMinor: number
}

export interface Late {
  amountMinor: number
  lastDay: PlainDate
  asOf: PlainDate
  reductions: readonly Reduction[]
}

const dayAfter = (day: PlainDate) => shiftPeriod('day', day, 1)
const dayBefore = (day: PlainDate) => shiftPeriod('day', day, -1)

/** Splits the days of a rest where the Bank Rate changes and behind each day with money. */
function spansOf(firstDay: PlainDate, lastDay: PlainDate, { reductions }: Late) {
  const starts = [
    firstDay,
    ...bankRate.map(({ from }) => from ?? ''),
    ...reductions.map(({ day }) => dayAfter(day)),
  ].filter((day) => day >= firstDay && day <= lastDay)
  const sorted = [...new Set(starts)].sort()
  return sorted.map((start, at) => {
    const next = sorted[at + 1]
    return { firstDay: start, lastDay: next === undefined ? lastDay : dayBefore(next) }
  })
}

/** The amount that is still open on a day: less all that came in before it. */
const openOn = (day: PlainDate, { amountMinor, reductions }: Late) =>
  reductions.reduce(
    (open, { day: came, amountMinor: minor }) => (came < day ? Math.max(0, open - minor) : open),
    amountMinor,
  )

/**
 * The interest that a late payer owes by law: compound, with monthly rests, at three times the Bank Rate of each day (MSMED Act
 * 2006, s. 16). Ours, since the Act does not say: a year has 365 days, rests are counted from the last pay day, and each is
 * rounded to the paisa. Money lowers the amount first, and once nothing of that is open no interest is added. Null where the
 * Bank Rate of a day is not known.
 */
export function interestOf(late: Late): LateInterest | null {
  const { lastDay, asOf } = late
  const rests: Rest[] = []
  let interestMinor = 0
  for (let month = 0, from = lastDay; from < asOf; month += 1) {
    const end = shiftPeriod('month', lastDay, month + 1)
    const [until = asOf] = [end, asOf].sort()
    const rest = restOf(dayAfter(from), until, interestMinor, late)
    if (rest === null) return null
    if (rest.lines.length > 0) rests.push(rest)
    interestMinor += rest.interestMinor
    from = until
  }
  return { rests, interestMinor, openMinor: openOn(dayAfter(asOf), late) }
}

function restOf(
  firstDay: PlainDate,
  lastDay: PlainDate,
  addedMinor: number,
  late: Late,
): Rest | null {
  const lines: InterestLine[] = []
  // Paise times hundredths of a per cent times days.
  let product = 0n
  let yearDays = 1
  for (const span of spansOf(firstDay, lastDay, late)) {
    const openMinor = openOn(span.firstDay, late)
    if (openMinor === 0) continue
    const bank = ruleOn(bankRate, span.firstDay)
    const law = ruleOn(lateInterest, span.firstDay)
    if (bank === null || law === null) return null
    const rate = bank.rate * law.times
    const days = daysBetween(span.firstDay, span.lastDay) + 1
    yearDays = law.yearDays
    product += BigInt(openMinor + addedMinor) * BigInt(rate) * BigInt(days)
    lines.push({ ...span, days, openMinor, addedMinor, rate })
  }
  const divisor = BigInt(yearDays) * 10_000n
  return { lines, interestMinor: Number((product + divisor / 2n) / divisor) }
}

/** The Bank Rates of a span of days, for whoever checks the interest. */
export const bankRatesOf = (firstDay: PlainDate, lastDay: PlainDate) =>
  bankRate.filter(
    ({ from, until }) => (from ?? '') <= lastDay && (until === null || until >= firstDay),
  )
