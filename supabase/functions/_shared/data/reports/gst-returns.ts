import * as v from 'valibot'
import { gstRegistrations } from '#domain/document/invoice.ts'
import { documentKinds, kinds, kindsWith } from '#domain/document/kinds.ts'
import type { ReturnSource } from '#domain/gst/gstr1/source.ts'
import { taxabilities } from '#domain/gst/taxability.ts'
import { currencies } from '#domain/money.ts'
import type { Period } from '#domain/periods.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'

const natures = documentKinds.map((kind) => kinds[kind].nature).filter((nature) => nature !== null)
const text = v.nullable(v.string())
const minor = v.number()
const taxes = { igst_minor: minor, cgst_minor: minor, sgst_minor: minor, cess_minor: minor }
const supply = v.picklist(['domestic', 'sez', 'export'])

/** Renames the columns to the domain's names. */
const row = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.object(entries),
    v.transform((given) => toCamel(given)),
  )

const documentRow = row({
  id: v.string(),
  kind: v.picklist([...kindsWith({ told: 'supply' }), ...kindsWith({ told: 'note' })]),
  number: v.string(),
  issue_date: v.string(),
  client_id: text,
  client_name: v.string(),
  client_gstin: text,
  supply,
  with_tax: v.boolean(),
  reverse_charge: v.boolean(),
  place_of_supply: text,
  total_minor: minor,
  rounding_minor: minor,
  port_code: text,
  shipping_bill: text,
  shipping_bill_date: text,
  shipped_late: v.boolean(),
  original: v.nullable(row({ issue_date: v.string(), total_minor: minor })),
  rows: v.array(
    row({
      taxability: v.picklist(taxabilities),
      gst_rate: v.nullable(v.number()),
      taxable_minor: minor,
      ...taxes,
      codes: v.array(v.string()),
      brief_codes: v.array(v.string()),
    }),
  ),
})

const hsnRow = row({
  registered: v.boolean(),
  code: v.string(),
  uqc: v.string(),
  rate: v.number(),
  description: v.string(),
  official: text,
  listed: v.boolean(),
  quantity: v.string(),
  taxable_minor: minor,
  ...taxes,
})

const advanceRow = row({
  id: v.string(),
  voucher_id: text,
  number: text,
  paid_on: v.string(),
  client_id: text,
  client_name: v.string(),
  supply,
  place_of_supply: text,
  rate: v.number(),
  received: v.boolean(),
  late: v.boolean(),
  taxable_minor: minor,
  ...taxes,
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

const numberRow = v.object({
  nature: v.picklist(natures),
  from: v.string(),
  to: v.string(),
  total: v.number(),
  cancelled: v.number(),
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
