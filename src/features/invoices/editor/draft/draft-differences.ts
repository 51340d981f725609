import type { NewInvoiceInput } from '#domain/document/new-invoice.ts'
import { emptyInvoice, emptyItem } from '../invoice-form-values.ts'

export interface Difference {
  label: string
  mine: string
  other: string
}

const own: Record<string, string> = {
  poNumber: 'PO number',
  clientGstin: 'Client GSTIN',
  clientPan: 'Client PAN',
  clientStateCode: 'Client State',
}

/** `clientName` as "Client name". */
const labelOf = (key: string) =>
  own[key] ??
  key
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase())

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** What of a row is not as a new one is. */
const rowText = (row: object | undefined) =>
  Object.entries(row ?? {})
    .filter(([key, value]) => textOf(value) !== textOf(Reflect.get(emptyItem, key)))
    .map(([, value]) => textOf(value))
    .join(' · ')

/** In what two versions of a form differ, field by field and row by row, in their order. */
export function differencesOf(
  { items: mineItems, ...mine }: NewInvoiceInput,
  { items: otherItems, ...other }: NewInvoiceInput,
): Difference[] {
  const keys = new Set(Object.keys({ ...emptyInvoice, ...mine, ...other }))
  keys.delete('items')
  const heads = [...keys].map((key) => ({
    label: labelOf(key),
    mine: textOf(Reflect.get(mine, key)),
    other: textOf(Reflect.get(other, key)),
  }))
  const most = Math.max(mineItems.length, otherItems.length)
  const rows = Array.from({ length: most }, (_, index) => ({
    label: `Item ${index + 1}`,
    mine: rowText(mineItems[index]),
    other: rowText(otherItems[index]),
  }))
  return [...heads, ...rows].filter((one) => one.mine !== one.other)
}
