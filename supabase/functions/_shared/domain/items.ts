import * as v from 'valibot'
import {
  isCompleteItem,
  itemEntries,
  itemSchema,
  type NewInvoiceInput,
  type NewInvoiceItem,
} from './invoice.ts'

/** A row of the form, with whatever is typed into it. */
export type TypedItem = NewInvoiceInput['items'][number]

const itemFields = ['description', 'quantity', 'amount'] as const
type ItemField = (typeof itemFields)[number]

/** The typed rows that go onto the invoice: exactly what `newInvoiceSchema` lets through. */
export function completeItems(rows: TypedItem[]): NewInvoiceItem[] {
  return rows.flatMap((row) => {
    const item = v.safeParse(itemSchema, row)
    return item.success && isCompleteItem(item.output) ? [item.output] : []
  })
}

/** What is taken, and is nothing; what is refused is said beside its field. */
const isNothing = (field: ItemField, row: TypedItem) => {
  const value = v.safeParse(itemEntries[field], row[field])
  return value.success && (value.output === '' || value.output === 0)
}

/** A row as it is added: no description, a quantity of 1, no amount. */
const isUntouched = (row: TypedItem) =>
  isNothing('description', row) && isNothing('amount', row) && String(row.quantity ?? 1) === '1'

/** A row that somebody began and that would not go onto the invoice; `index` counts from 0. */
export type LeftOutRow = {
  index: number
  /** What it lacks, in the order of the form. */
  missing: [ItemField, ...ItemField[]]
  /** Its amount, in minor units; 0 without one. */
  amountMinor: number
}

export function leftOutRows(rows: TypedItem[]): LeftOutRow[] {
  return rows.flatMap((row, index) => {
    const [first, ...others] = itemFields.filter((field) => isNothing(field, row))
    if (!first || isUntouched(row)) return []
    const amount = v.safeParse(itemEntries.amount, row.amount)
    return [{ index, missing: [first, ...others], amountMinor: amount.success ? amount.output : 0 }]
  })
}
