import * as v from 'valibot'
import type { ReturnSource } from '#domain/gst/gstr1/source.ts'
import { taxabilities } from '#domain/gst/taxability.ts'
import { gstRegistrations } from '#domain/invoice.ts'
import type { Period } from '#domain/periods.ts'
import type { Db } from './client.ts'
import { unwrap } from './errors.ts'
import { toCamel } from './names.ts'

const text = v.nullable(v.string())
const minor = v.number()
const taxes = { igst_minor: minor, cgst_minor: minor, sgst_minor: minor, cess_minor: minor }
const supply = v.picklist(['domestic', 'sez', 'export'])

/** With the names of the domain. */
const row = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.object(entries),
    v.transform((given) => toCamel(given)),
  )

const documentRow = row({
  id: v.string(),
  kind: v.picklist(['invoice', 'bill_of_supply', 'credit_note']),
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
  original: v.nullable(row({ issue_date: v.string(), total_minor: minor })),
  rows: v.array(
    row({
      taxability: v.picklist(taxabilities),
      gst_rate: v.nullable(v.number()),
      taxable_minor: minor,
      ...taxes,
      codes: v.array(v.string()),
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
  number: v.string(),
  issue_date: v.string(),
  client_name: v.string(),
  supply,
  place_of_supply: text,
  rate: v.number(),
  received: v.boolean(),
  taxable_minor: minor,
  ...taxes,
})

const numberRow = v.object({
  nature: v.picklist(['invoice', 'credit_note', 'receipt_voucher', 'refund_voucher']),
  from: v.string(),
  to: v.string(),
  total: v.number(),
  cancelled: v.number(),
})

const bookRow = row({
  revenue_minor: minor,
  other_minor: minor,
  other_count: v.number(),
  ...taxes,
})

const registered = v.object({
  registration: v.literal('regular'),
  gstin: v.string(),
  documents: v.array(documentRow),
  hsn: v.array(hsnRow),
  advances: v.array(advanceRow),
  numbers: v.array(numberRow),
  books: bookRow,
})

const unregistered = v.object({ registration: v.picklist(gstRegistrations) })

export type ReturnAnswer =
  | { registration: 'none' | 'composition' }
  | { registration: 'regular'; source: ReturnSource }

/** Reads what `public.gst_return` answers. */
export function returnAnswer(answer: unknown): ReturnAnswer {
  const { registration } = v.parse(unregistered, answer)
  if (registration !== 'regular') return { registration }
  const { registration: _, ...source } = v.parse(registered, answer)
  return { registration, source }
}

/** What the caller's GST returns of a period, at most a quarter, are made of; nothing of who takes no tax. */
export const getReturnSource = async (db: Db, { firstDay, lastDay }: Period) =>
  returnAnswer(unwrap(await db.rpc('gst_return', { first_day: firstDay, last_day: lastDay })))
