import * as v from 'valibot'
import { documentKinds, kinds, kindsWith } from '#domain/document/kinds.ts'
import { taxabilities } from '#domain/gst/taxability.ts'
import { toCamel } from '../names.ts'

// Rows of the answer of `public.gst_return`, in the domain's names.

const natures = documentKinds.map((kind) => kinds[kind].nature).filter((nature) => nature !== null)
export const text = v.nullable(v.string())
export const minor = v.number()
export const taxes = { igst_minor: minor, cgst_minor: minor, sgst_minor: minor, cess_minor: minor }
export const supply = v.picklist(['domestic', 'sez', 'export'])

/** Renames the columns to the domain's names. */
export const row = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.object(entries),
    v.transform((given) => toCamel(given)),
  )

export const documentRow = row({
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

export const hsnRow = row({
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

export const numberRow = v.object({
  nature: v.picklist(natures),
  from: v.string(),
  to: v.string(),
  total: v.number(),
  cancelled: v.number(),
})

/** The rows of table 11. */
export const toldEntries = {
  supply,
  place_of_supply: text,
  rate: v.number(),
  received: v.boolean(),
  taxable_minor: minor,
  ...taxes,
}
