import * as v from 'valibot'
import { message } from '#domain/messages/message.ts'
import { isPlainDate, type PlainDate } from '../dates.ts'
import type { Seller } from '../document/invoice.ts'
import { type Period, periodOf, shiftPeriod } from '../periods.ts'
import { requiredLine } from '../text.ts'
import { type Filing, filings } from './gstr1/period.ts'

/** In characters; the database holds the same. */
const REASON = 300

/** The returns that are due by a day. */
export const returnForms = ['gstr1', 'gstr3b'] as const
export type ReturnForm = (typeof returnForms)[number]

/** All that are marked as filed: a GSTR-1A amends the GSTR-1 of its period, once. */
export const filedForms = [...returnForms, 'gstr1a'] as const
export type FiledForm = (typeof filedForms)[number]

/** A mark that the return of a period was filed; `unmarkedAt` and `reason` once that was taken back. */
export type FiledMark = Period & {
  id: string
  form: FiledForm
  /** The registration; null of the time without one. */
  gstin: string | null
  /** The day of filing on the portal. */
  filedOn: PlainDate
  /** Instants, ISO 8601 in UTC. */
  markedAt: string
  unmarkedAt: string | null
  reason: string | null
  /** Who made and who took it back; null of the owner. */
  byName: string | null
  unmarkedByName: string | null
}

/** Returns the GSTIN under which a seller files; null for one who files no GSTR-1. */
export const gstinOf = ({ gstRegistration, taxId }: Pick<Seller, 'gstRegistration' | 'taxId'>) =>
  gstRegistration === 'regular' ? taxId : null

/** Returns the marks that still hold; a GSTIN has at most one for each day. */
export const standingMarks = (marks: readonly FiledMark[]) =>
  marks.filter(({ unmarkedAt }) => unmarkedAt === null)

/** Marks share days only where one is of a quarter and the other of one of its months. */
export const isSamePeriod = (one: Period, other: Period) =>
  one.firstDay === other.firstDay && one.lastDay === other.lastDay

/** Returns the period's code in the return, "102026"; a quarter has that of its last month. */
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
    v.string(message('required', { label: 'period' })),
    v.regex(/^(?:0[1-9]|1[0-2])(?:19|2\d)\d{2}$/, message('periodCodeInvalid')),
  ),
  filing: v.optional(v.picklist(filings), 'monthly'),
  /** The registration; by default today's, and empty for the time without one. */
  gstin: v.optional(v.string()),
}

/** The date of filing: after the period's end, and not after `today`, the day in India. */
const filedOn = (lastDay: PlainDate, today: PlainDate) =>
  v.pipe(
    v.string(message('required', { label: 'filedOn' })),
    v.nonEmpty(message('required', { label: 'filedOn' })),
    v.check(isPlainDate, message('filingDateInvalid')),
    v.check((day) => day <= today, message('filingDateFuture')),
    v.check((day) => day > lastDay, message('filingDateTooEarly')),
  )

/** The form that marks one period as filed. */
export const filingSchema = ({ lastDay }: Period, today: PlainDate) =>
  v.object({ filedOn: filedOn(lastDay, today) })

/**
 * A mark as a request gives it, with the code of the period; the day defaults to today. The
 * database checks the order of days.
 */
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
  v.object({ ...periodEntries, reason: requiredLine('placeOfSupplyReason', REASON) }),
  v.transform(({ period, filing, reason, gstin = null }) => ({
    reason,
    gstin,
    period: periodOfCode(period, filing),
  })),
)
