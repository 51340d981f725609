import * as v from 'valibot'

/** The purpose of an imported file. */
export type MappingPurpose = 'bank' | 'clients' | 'items' | 'invoices'

/** The number of the column, from 0, that holds each of the fields; a field without a column is absent. */
export type ColumnMapping<Field extends string = string> = Partial<Record<Field, number>>

/** How many columns a file may have (private.heads_fingerprint). */
const MOST_COLUMNS = 200

const columnMapping = v.record(
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_COLUMNS - 1)),
)

/** Reads a stored mapping for these fields; null when it is malformed or names none of them. */
export function readMapping<Field extends string>(
  kept: unknown,
  fields: readonly Field[],
  columns: number,
): ColumnMapping<Field> | null {
  const read = v.safeParse(columnMapping, kept)
  if (!read.success) return null
  const mapping: ColumnMapping<Field> = {}
  for (const field of fields) {
    const column = read.output[field]
    if (column !== undefined && column < columns) mapping[field] = column
  }
  return Object.keys(mapping).length > 0 ? mapping : null
}
