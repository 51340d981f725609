import * as v from 'valibot'
import type { NewInvoiceInput, PlacedItem } from './new-invoice.ts'
import { hasWorth, isCompleteItem, itemEntries, itemSchema } from './new-item.ts'
import { rowFieldNames, rowFields } from './row-fields.ts'

/** A row of the form, with whatever is typed into it. */
export type TypedItem = NewInvoiceInput['items'][number]

const itemFields = ['description', 'quantity', 'amount'] as const
type ItemField = (typeof itemFields)[number]

/** Parses only rows that are new since the last call: a form calls with every key, and may have 500 rows. */
function eachRow<Result>(read: (row: TypedItem) => Result): (rows: TypedItem[]) => Result[] {
  let known = new Map<string, Result>()
  return (rows) => {
    const now = new Map<string, Result>()
    const results = rows.map((row) => {
      const typed = JSON.stringify(row)
      const result = known.get(typed) ?? read(row)
      now.set(typed, result)
      return result
    })
    known = now
    return results
  }
}

const readItems = eachRow((row) => v.safeParse(itemSchema, row))

/** The typed rows that `newInvoiceSchema` accepts. */
export const completeItems = (rows: TypedItem[]): PlacedItem[] =>
  readItems(rows).flatMap((item, place) =>
    item.success && isCompleteItem(item.output) ? [{ ...item.output, place }] : [],
  )

/** True for a valid field that holds nothing; an invalid value is reported beside its field instead. */
const isNothing = (field: keyof typeof itemEntries, row: TypedItem) => {
  const value = v.safeParse(itemEntries[field], row[field])
  return value.success && isBlank(value.output)
}

const isBlank = (value: unknown) => value === '' || value == null || value === 0 || value === '0'

const byThemselves = rowFieldNames.filter(
  (field) => !('isOfTax' in rowFields[field]) && field !== 'quantity' && field !== 'discount',
)

/** True for a row just added: no description, a quantity of 1, and nothing else. */
export const isUntouched = (row: TypedItem) =>
  String(row.quantity ?? 1) === '1' &&
  byThemselves.every((field) => isNothing(field, row)) &&
  !row.discount

/** A row that somebody began and that would not go onto the invoice; `index` counts from 0. */
export type LeftOutRow = {
  index: number
  /** The missing fields, in the order of the form. */
  missing: [ItemField, ...ItemField[]]
  /** Its amount, in minor units; 0 without one. */
  amountMinor: number
}

const valued = (row: TypedItem) => v.safeParse(itemSchema, { ...row, description: '' })

/** Returns the amount of a typed row in minor units; 0 while it is not known. */
export function amountMinorOf(row: TypedItem): number {
  const item = valued(row)
  return item.success ? item.output.amountMinor : 0
}

/** Whether that would be enough to go onto the invoice. */
function isWorthNothing(row: TypedItem): boolean {
  const item = valued(row)
  return !item.success || !hasWorth(item.output)
}

/** The fields that a row lacks to go onto the invoice, in the order of the form. */
export function missingFields(row: TypedItem): ItemField[] {
  const hasRate = !isNothing('rate', row)
  return itemFields.filter((field) =>
    field === 'amount' && hasRate ? isWorthNothing(row) : isNothing(field, row),
  )
}

const whatIsMissing = eachRow((row): Omit<LeftOutRow, 'index'>[] => {
  const [first, ...others] = missingFields(row)
  if (!first || isUntouched(row)) return []
  return [{ missing: [first, ...others], amountMinor: amountMinorOf(row) }]
})

export const leftOutRows = (rows: TypedItem[]): LeftOutRow[] =>
  whatIsMissing(rows).flatMap((missing, index) => missing.map((of) => ({ index, ...of })))
