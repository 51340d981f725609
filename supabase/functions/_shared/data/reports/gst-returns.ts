import * as v from 'valibot'
import { gstRegistrations } from '#domain/document/invoice.ts'
import type { ReturnSource } from '#domain/gst/gstr1/source.ts'
import { currencies } from '#domain/money.ts'
import type { Period } from '#domain/periods.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { correctionsRow, noCorrections } from './corrections.ts'
import {
  documentRow,
  hsnRow,
  minor,
  numberRow,
  row,
  taxes,
  text,
  toldEntries,
} from './return-rows.ts'

const advanceRow = row({
  id: v.string(),
  voucher_id: text,
  number: text,
  paid_on: v.string(),
  client_id: text,
  client_name: v.string(),
  late: v.boolean(),
  ...toldEntries,
})

const questionRow = row({
  id: v.string(),
  client_id: v.string(),
  client_name: v.string(),
  paid_on: v.string(),
  amount_minor: minor,
  currency: v.picklist(currencies),
  reason: v.picklist(['undecided', 'unrated']),
})

const bookRow = row({
  revenue_minor: minor,
  other_minor: minor,
  other_count: v.number(),
  others: v.optional(v.array(v.object({ id: v.string(), number: v.string() })), []),
  ...taxes,
})

const registered = v.object({
  registration: v.literal('regular'),
  gstin: v.string(),
  gstins: v.array(v.string()),
  above_five_crore: v.boolean(),
  late_notes: v.array(v.object({ id: v.string(), number: v.string(), filed: v.boolean() })),
  documents: v.array(documentRow),
  hsn: v.array(hsnRow),
  advances: v.array(advanceRow),
  questions: v.array(questionRow),
  numbers: v.array(numberRow),
  books: bookRow,
  corrections: v.optional(correctionsRow, noCorrections),
})

const unregistered = v.object({
  registration: v.picklist(gstRegistrations),
  gstins: v.array(v.string()),
})

export type ReturnAnswer =
  | { registration: 'none' | 'composition'; gstins: string[] }
  | { registration: 'regular'; gstins: string[]; source: ReturnSource }

/** Reads the answer of `public.gst_return`. */
export function returnAnswer(answer: unknown): ReturnAnswer {
  const { registration, gstins } = v.parse(unregistered, answer)
  if (registration !== 'regular') return { registration, gstins }
  const {
    registration: _,
    gstins: __,
    late_notes: lateNotes,
    above_five_crore: aboveFiveCrore,
    ...source
  } = v.parse(registered, answer)
  return { registration, gstins, source: { ...source, lateNotes, aboveFiveCrore } }
}

/** The registration (today's when none is given), and whether the first two months of the quarter were filed by IFF. */
export interface ReturnOf {
  gstin: string | null
  iff: boolean
}

/**
 * Returns the data for the caller's GST returns of a period, at most a quarter. Only a
 * seller with regular registration has a `source`.
 */
export const getReturnSource = async (
  db: Db,
  { firstDay, lastDay }: Period,
  { gstin, iff }: ReturnOf,
) =>
  returnAnswer(
    unwrap(
      await db.rpc('gst_return', {
        first_day: firstDay,
        last_day: lastDay,
        ...(gstin !== null && { gstin }),
        ...(iff && { furnished: true }),
      }),
    ),
  )
