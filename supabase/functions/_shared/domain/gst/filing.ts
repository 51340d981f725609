import * as v from 'valibot'
import { isPlainDate, type PlainDate } from '../dates.ts'
import type { Seller } from '../document/invoice.ts'
import { messages } from '../messages/messages.ts'
import { rareMessages } from '../messages/rare-messages.ts'
import { type Period, periodOf, shiftPeriod } from '../periods.ts'
import { requiredLine } from '../text.ts'
import { type Filing, filings } from './gstr1/period.ts'

/** In characters; the database holds the same. */
const REASON = 300

/** That the GSTR-1 of a period was marked as filed; `unmarkedAt` and `reason` once that was taken back. */
export type FiledMark = Period & {
  id: string
  /** The registration; null of the time without one. */
  gstin: string | null
  /** The day of filing on the portal. */
  filedOn: PlainDate
  /** Instants, ISO 8601 in UTC. */
  markedAt: string
  unmarkedAt: string | null
  reason: string | null
}

/** Under which GSTIN a seller files; null of who files no GSTR-1. */
export const gstinOf = ({ gstRegistration, taxId }: Pick<Seller, 'gstRegistration' | 'taxId'>) =>
  gstRegistration === 'regular' ? taxId : null

/** Those that stand, which of a GSTIN is at most one for each day. */
export const standingMarks = (marks: readonly FiledMark[]) =>
  marks.filter(({ unmarkedAt }) => unmarkedAt === null)

/** Marks share days only where one is of a quarter and the other of one of its months. */
export const isSamePeriod = (one: Period, other: Period) =>
  one.firstDay === other.firstDay && one.lastDay === other.lastDay

/** As the return names it: "102026", of a quarter by its last month. */
export const periodCode = ({ lastDay }: Period) => `${lastDay.slice(5, 7)}${lastDay.slice(0, 4)}`

export const isQuarter = ({ firstDay, lastDay }: Period) =>
  firstDay.slice(0, 7) !== lastDay.slice(0, 7)

/** The month of a code, or the quarter that ends with it. */
function periodOfCode(code: string, filing: Filing): Period {
  const { firstDay, lastDay } = periodOf('month', `${code.slice(2)}-${code.slice(0, 2)}-01`)
  return {
    firstDay: filing === 'quarterly' ? shiftPeriod('month', firstDay, -2) : firstDay,
    lastDay,
  }
}

const periodEntries = {
  period: v.pipe(
    v.string(() => messages.required('period')),
    v.regex(/^(?:0[1-9]|1[0-2])(?:19|2\d)\d{2}$/, () => rareMessages.periodCodeInvalid),
  ),
  filing: v.optional(v.picklist(filings), 'monthly'),
  /** The registration; that of today without it, and empty for the time without one. */
  gstin: v.optional(v.string()),
}

/** When it was filed: behind the period's end, and not after `today`, the day in India. */
const filedOn = (lastDay: PlainDate, today: PlainDate) =>
  v.pipe(
    v.string(() => messages.required('Filed on')),
    v.nonEmpty(() => messages.required('Filed on')),
    v.check(isPlainDate, () => rareMessages.filingDateInvalid),
    v.check(
      (day) => day <= today,
      () => messages.filingDateFuture,
    ),
    v.check(
      (day) => day > lastDay,
      () => messages.filingDateTooEarly,
    ),
  )

/** The form that marks one period as filed. */
export const filingSchema = ({ lastDay }: Period, today: PlainDate) =>
  v.object({ filedOn: filedOn(lastDay, today) })

/** As a request says it, of a period by its code; without a day it is of today. Its order of days is the database's to judge. */
export const filingRequest = (today: PlainDate) =>
  v.pipe(
    v.object({ ...periodEntries, filedOn: v.optional(filedOn('', today)) }),
    v.transform(({ period, filing, filedOn = null, gstin = null }) => ({
      filedOn,
      gstin,
      period: periodOfCode(period, filing),
    })),
  )

export const unfilingRequest = v.pipe(
  v.object({ ...periodEntries, reason: requiredLine('Reason', REASON) }),
  v.transform(({ period, filing, reason, gstin = null }) => ({
    reason,
    gstin,
    period: periodOfCode(period, filing),
  })),
)
