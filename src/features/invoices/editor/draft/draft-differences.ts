import type { NewInvoiceInput } from '#domain/document/new/new-invoice.ts'
import type { editorDraft } from '#languages/en/screens/editor-draft.ts'
import type { Words } from '#languages/words.ts'
import { emptyInvoice, emptyItem, emptyPart } from '../invoice-form-values.ts'

export interface Difference {
  label: string
  mine: string
  other: string
}

type Said = Words<typeof editorDraft>

const isField = (key: string, fields: Said['fields']): key is keyof Said['fields'] =>
  Object.hasOwn(fields, key)

/** A program may keep a field that the form lacks; it is named by its key: `someName`. */
const labelOf = (key: string, { fields }: Said) => (isField(key, fields) ? fields[key] : key)

const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value))

/** Joins the values of a row that differ from a new one's. */
const rowText = (row: object | undefined, empty: object) =>
  Object.entries(row ?? {})
    .filter(([key, value]) => textOf(value) !== textOf(Reflect.get(empty, key)))
    .map(([, value]) => textOf(value))
    .join(' · ')

/** Row by row, of as many as either has. */
const rowsOf = (name: Said['item'], mine: object[], other: object[], empty: object) =>
  Array.from({ length: Math.max(mine.length, other.length) }, (_, index) => ({
    label: name({ number: index + 1 }),
    mine: rowText(mine[index], empty),
    other: rowText(other[index], empty),
  }))

/** The differences of two versions of a form, field by field and row by row, in their order. */
export function differencesOf(
  words: Said,
  { items: mineItems, parts: mineParts, ...mine }: NewInvoiceInput,
  { items: otherItems, parts: otherParts, ...other }: NewInvoiceInput,
): Difference[] {
  const keys = new Set(Object.keys({ ...emptyInvoice, ...mine, ...other }))
  keys.delete('items')
  keys.delete('parts')
  const heads = [...keys].map((key) => ({
    label: labelOf(key, words),
    mine: textOf(Reflect.get(mine, key)),
    other: textOf(Reflect.get(other, key)),
  }))
  return [
    ...heads,
    ...rowsOf(words.part, mineParts ?? [], otherParts ?? [], emptyPart),
    ...rowsOf(words.item, mineItems, otherItems, emptyItem),
  ].filter((one) => one.mine !== one.other)
}
