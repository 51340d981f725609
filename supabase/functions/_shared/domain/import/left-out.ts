import type { ColumnMapping } from './column-mapping.ts'
import type { ImportKind } from './import-fields.ts'

/**
 * Returns the places, in the rows below the heads, that an import leaves out: each with a fault and, since one
 * wrong line drops a whole invoice, the other lines of that invoice. `first` is the line of the first row.
 */
export function leftOutPlaces(
  kind: ImportKind,
  below: readonly (readonly string[])[],
  mapping: ColumnMapping,
  faults: readonly { line: number }[],
  first: number,
): number[] {
  const wrong = new Set(faults.map(({ line }) => line - first))
  const column = kind === 'invoices' ? mapping.number : undefined
  const numberAt = (place: number) =>
    column === undefined ? '' : (below[place]?.[column] ?? '').trim().toLowerCase()
  const numbers = new Set([...wrong].map(numberAt).filter(Boolean))
  return [...below.keys()].filter((place) => wrong.has(place) || numbers.has(numberAt(place)))
}
