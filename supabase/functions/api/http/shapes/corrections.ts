import * as v from 'valibot'
import { filedForms, periodCode } from '#domain/gst/filing.ts'
import type { Amendment, Corrections, ToldAdvance } from '#domain/gst/gstr1/source.ts'
import { taxOf } from '#domain/gst/gstr1/totals.ts'
import { major } from './item.ts'

const advanceShape = (told: ToldAdvance | null) => ({
  taxableValue: major(told?.taxableMinor ?? 0),
  tax: major(told ? taxOf(told) : 0),
})

const amendmentShape = (one: Amendment) => ({
  period: periodCode(one),
  from: one.firstDay,
  to: one.lastDay,
  until: one.endsOn,
  toldBy: one.via && { form: one.via.form, period: periodCode(one.via) },
  documents: one.documents.map(({ was, now, again }) => ({
    id: (now ?? was)?.id ?? null,
    number: now?.number ?? null,
    total: now ? major(now.totalMinor) : null,
    filedNumber: was?.number ?? null,
    filedTotal: was ? major(was.totalMinor) : null,
    rejected: again,
  })),
  advances: one.advances.changes.map(({ was, now }) => ({
    placeOfSupply: (now ?? was)?.placeOfSupply ?? null,
    rate: ((now ?? was)?.rate ?? 0) / 100,
    received: (now ?? was)?.received ?? true,
    filed: advanceShape(was),
    now: advanceShape(now),
  })),
})

/** What differs from filed returns, in rupees. */
export const correctionsShape = (period: string, all: Corrections) => ({
  period,
  amendments: all.amendments.map(amendmentShape),
  waiting: all.waiting.map(amendmentShape),
  corrected: all.corrected.map(amendmentShape),
})

const text = v.nullable(v.string())
const sums = v.object({ taxableValue: v.number(), tax: v.number() })
const amendment = v.object({
  ...{ period: v.string(), from: v.string(), to: v.string(), until: v.string() },
  toldBy: v.nullable(v.object({ form: v.picklist(filedForms), period: v.string() })),
  documents: v.array(
    v.object({
      ...{ id: text, number: text, total: v.nullable(v.number()) },
      ...{ filedNumber: text, filedTotal: v.nullable(v.number()), rejected: v.boolean() },
    }),
  ),
  advances: v.array(
    v.object({
      ...{ placeOfSupply: text, rate: v.number(), received: v.boolean() },
      ...{ filed: sums, now: sums },
    }),
  ),
})

export const correctionsAnswer: v.GenericSchema<ReturnType<typeof correctionsShape>> = v.object({
  period: v.string(),
  amendments: v.array(amendment),
  waiting: v.array(amendment),
  corrected: v.array(amendment),
})
