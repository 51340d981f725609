import * as v from 'valibot'
import type { InvoiceItem } from '#domain/invoice.ts'
import { minorToDecimal } from '#domain/money.ts'

/** A row of an invoice as the interface tells it; amounts are in the invoice's currency, before tax. */
export const itemAnswer = v.object({
  id: v.pipe(v.string(), v.uuid()),
  description: v.string(),
  quantity: v.number(),
  unit: v.nullable(v.string()),
  rate: v.nullable(v.number()),
  discount: v.number(),
  discountPercent: v.nullable(v.number()),
  amount: v.number(),
})

const numberOrNull = (decimal: string | null) => (decimal === null ? null : Number(decimal))

export const itemShape = (item: InvoiceItem): v.InferOutput<typeof itemAnswer> => ({
  id: item.id,
  description: item.description,
  quantity: Number(item.quantity),
  unit: item.unit,
  rate: numberOrNull(item.rate),
  discount: Number(minorToDecimal(item.discountMinor)),
  discountPercent: numberOrNull(item.discountPercent),
  amount: Number(minorToDecimal(item.amount.minor)),
})
