import * as v from 'valibot'
import type { InvoiceItem, Taxes, TaxLine } from '#domain/document/invoice.ts'
import { taxabilities } from '#domain/gst/taxability.ts'
import { minorToDecimal } from '#domain/money.ts'

/** Minor units as the number that JSON carries: 123450 → 1234.5. */
export const major = (minor: number) => Number(minorToDecimal(minor))

/** Hundredths of a per cent: 1800 → 18. */
export const percentOf = (rate: number | null) => (rate === null ? null : rate / 100)

/** Used for a row, a rate and a document. */
export const sumsAnswer = {
  taxableValue: v.number(),
  cgst: v.number(),
  sgst: v.number(),
  igst: v.number(),
  cess: v.number(),
}

/** UTGST stands where SGST does. */
export const taxesShape = (taxes: Taxes) => ({
  cgst: major(taxes.cgstMinor),
  sgst: major(taxes.sgstMinor),
  igst: major(taxes.igstMinor),
  cess: major(taxes.cessMinor),
})

/** The sums of the rows with one rate. */
export const taxLineAnswer = v.object({
  rate: v.number(),
  ...sumsAnswer,
})

export const taxLineShape = (line: TaxLine): v.InferOutput<typeof taxLineAnswer> => ({
  rate: line.gstRate / 100,
  taxableValue: major(line.taxableMinor),
  ...taxesShape(line),
})

/** A row of an invoice as the interface tells it; amounts are in the invoice's currency, before tax. */
export const itemAnswer = v.object({
  id: v.pipe(v.string(), v.uuid()),
  description: v.string(),
  hsnSac: v.nullable(v.string()),
  quantity: v.number(),
  unit: v.nullable(v.string()),
  rate: v.nullable(v.number()),
  discount: v.number(),
  discountPercent: v.nullable(v.number()),
  amount: v.number(),
  taxability: v.picklist(taxabilities),
  gstRate: v.nullable(v.number()),
  ...sumsAnswer,
})

const numberOrNull = (decimal: string | null) => (decimal === null ? null : Number(decimal))

export const itemShape = (item: InvoiceItem): v.InferOutput<typeof itemAnswer> => ({
  id: item.id,
  description: item.description,
  hsnSac: item.hsnSac,
  quantity: Number(item.quantity),
  unit: item.unit,
  rate: numberOrNull(item.rate),
  discount: major(item.discountMinor),
  discountPercent: numberOrNull(item.discountPercent),
  amount: major(item.amount.minor),
  taxableValue: major(item.amount.minor),
  taxability: item.taxability,
  gstRate: percentOf(item.gstRate),
  ...taxesShape(item),
})
