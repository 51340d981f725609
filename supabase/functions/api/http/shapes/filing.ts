import * as v from 'valibot'
import { type FiledMark, filedForms, isQuarter, periodCode } from '#domain/gst/filing.ts'
import { type Filing, filings } from '#domain/gst/gstr1/period.ts'

const day = v.pipe(v.string(), v.isoDate())
const instant = v.pipe(v.string(), v.isoTimestamp())

const filingOf = (mark: FiledMark): Filing => (isQuarter(mark) ? 'quarterly' : 'monthly')

/** A filed return; `unmarkedAt` and `reason` are null while the mark stands, and the names null of the owner. */
export const filedMarkShape = (mark: FiledMark) => ({
  id: mark.id,
  form: mark.form,
  gstin: mark.gstin,
  period: periodCode(mark),
  filing: filingOf(mark),
  from: mark.firstDay,
  to: mark.lastDay,
  filedOn: mark.filedOn,
  markedAt: mark.markedAt,
  unmarkedAt: mark.unmarkedAt,
  reason: mark.reason,
  byName: mark.byName,
  unmarkedByName: mark.unmarkedByName,
})

export const filedMarkAnswer: v.GenericSchema<ReturnType<typeof filedMarkShape>> = v.object({
  id: v.pipe(v.string(), v.uuid()),
  form: v.picklist(filedForms),
  gstin: v.nullable(v.string()),
  period: v.string(),
  filing: v.picklist(filings),
  from: day,
  to: day,
  filedOn: day,
  markedAt: instant,
  unmarkedAt: v.nullable(instant),
  reason: v.nullable(v.string()),
  byName: v.nullable(v.string()),
  unmarkedByName: v.nullable(v.string()),
})
