import { daysBetween, type PlainDate } from '../dates.ts'
import { exportUnpaid } from '../law/entries/exports.ts'
import { ruleOn } from '../law/evaluate.ts'
import { lutClock, realiseBy } from '../law/export-clocks.ts'
import { shiftPeriod } from '../periods.ts'
import type { Export } from './export.ts'

/** From here on a clock is told as one that runs out. */
const SOON_DAYS = 60

export type ClockState = 'done' | 'running' | 'soon' | 'over'

export interface Clock {
  lastDay: PlainDate
  /** Below zero once it is over. */
  daysLeft: number
  state: ClockState
  /** Whether somebody extended it. */
  isExtended: boolean
  /** Whether it was done behind its last day. */
  wasLate: boolean
}

function clock(
  lastDay: PlainDate,
  extended: PlainDate | null,
  doneOn: PlainDate | null,
  today: PlainDate,
): Clock {
  const until = extended ?? lastDay
  const daysLeft = daysBetween(today, until)
  const running = daysLeft < 0 ? 'over' : daysLeft <= SOON_DAYS ? 'soon' : 'running'
  return {
    lastDay: until,
    daysLeft,
    state: doneOn === null ? running : 'done',
    isExtended: extended !== null,
    wasLate: doneOn !== null && doneOn > until,
  }
}

/** The day on which nothing was owed any more: paid, or taken off by credit notes. */
const settledOn = ({ dueMinor, paidDate, issueDate }: Export): PlainDate | null =>
  dueMinor === 0 ? (paidDate ?? issueDate) : null

/**
 * Until when the money must be home. What was given up, or closed with the bank, waits for no money. Null where the law of
 * its day is not known and nobody says another day.
 */
export function realisationClock(of: Export, today: PlainDate): Clock | null {
  const extended = of.terms?.realiseBy ?? null
  const lastDay = realiseBy(of.issueDate, of.currency === 'INR') ?? extended
  if (lastDay === null) return null
  const doneOn = settledOn(of) ?? of.terms?.closedOn ?? of.writtenOffOn
  return clock(lastDay, extended, doneOn, today)
}

export interface LutClock extends Clock {
  /** Until when tax and interest are paid if the money has not come. */
  taxBy: PlainDate
}

/** The year of an export under a letter of undertaking. Giving up the money does not end it: tax is owed then (rule 96A). */
export function lutClockOf(of: Export, today: PlainDate): LutClock | null {
  const law = of.underLut ? lutClock(of.issueDate) : null
  if (law === null) return null
  const extended = of.terms?.lutPaidBy ?? null
  const given = clock(law.paidBy, extended, settledOn(of), today)
  return {
    ...given,
    taxBy: shiftPeriod('day', given.lastDay, daysBetween(law.paidBy, law.taxBy)),
  }
}

/** Whether it is unpaid for so long past its day that further exports need full payment ahead or a letter of credit (reg. 13). */
export function blocksExports(of: Export, today: PlainDate): boolean {
  const realisation = realisationClock(of, today)
  const rule = ruleOn(exportUnpaid, today)
  return (
    realisation?.state === 'over' &&
    rule !== null &&
    shiftPeriod('month', realisation.lastDay, 12 * rule.years) < today
  )
}
