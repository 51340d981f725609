import type { NewInvoiceInput } from '#domain/document/new-invoice.ts'
import { emptyInvoice, emptyItem, emptyPart } from '../invoice-form-values.ts'

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
const rowText = (row: object | undefined, empty: object) =>
  Object.entries(row ?? {})
    .filter(([key, value]) => textOf(value) !== textOf(Reflect.get(empty, key)))
    .map(([, value]) => textOf(value))
    .join(' · ')

/** Row by row, of as many as either has. */
const rowsOf = (name: string, mine: object[], other: object[], empty: object) =>
  Array.from({ length: Math.max(mine.length, other.length) }, (_, index) => ({
    label: `${name} ${index + 1}`,
    mine: rowText(mine[index], empty),
    other: rowText(other[index], empty),
  }))

/** In what two versions of a form differ, field by field and row by row, in their order. */
export function differencesOf(
  { items: mineItems, parts: mineParts, ...mine }: NewInvoiceInput,
  { items: otherItems, parts: otherParts, ...other }: NewInvoiceInput,
): Difference[] {
  const keys = new Set(Object.keys({ ...emptyInvoice, ...mine, ...other }))
  keys.delete('items')
  keys.delete('parts')
  const heads = [...keys].map((key) => ({
    label: labelOf(key),
    mine: textOf(Reflect.get(mine, key)),
    other: textOf(Reflect.get(other, key)),
  }))
  return [
    ...heads,
    ...rowsOf('Part', mineParts ?? [], otherParts ?? [], emptyPart),
    ...rowsOf('Item', mineItems, otherItems, emptyItem),
  ].filter((one) => one.mine !== one.other)
}
