import { gstinFault } from '../gst/gstin.ts'
import { compact } from '../text.ts'
import type { ColumnMapping } from './column-mapping.ts'
import type { ImportFieldName } from './import-field.ts'
import { type ImportKind, importFields } from './import-fields.ts'

/** Letters, their vowel signs and digits; the dot below a letter (U+093C) is often left out. */
const plain = (head: string) =>
  head
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|\u093C/gu, '')

/** How many rows below the heads are looked into. */
const MOST_LOOKED_INTO = 50

/** One of five may be mistyped. */
const ENOUGH = 0.8

const isGstin = (cell: string) => gstinFault(compact(cell)) === null
const isEmail = (cell: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell)
/** A mobile number of India. */
const isPhone = (cell: string) => /^(?:\+?91|0)?[6-9]\d{9}$/.test(cell.replace(/[\s()-]/g, ''))

type Looks = readonly [field: ImportFieldName, fits: (cell: string) => boolean]

/** Fields that are known by how their cells look. */
const looks: Partial<Record<ImportKind, readonly Looks[]>> = {
  clients: [
    ['gstin', isGstin],
    ['email', isEmail],
    ['phone', isPhone],
  ],
  invoices: [
    ['clientGstin', isGstin],
    ['clientEmail', isEmail],
  ],
}

/** The first column that is not taken and whose cells, blank ones aside, fit. */
function columnOf(
  below: readonly (readonly string[])[],
  taken: ReadonlySet<number>,
  fits: (cell: string) => boolean,
): number | undefined {
  const rows = below.slice(0, MOST_LOOKED_INTO)
  const width = Math.max(0, ...rows.map((row) => row.length))
  return Array.from({ length: width }, (_, at) => at).find((at) => {
    const cells = rows.map((row) => (row[at] ?? '').trim()).filter(Boolean)
    return !taken.has(at) && cells.length > 0 && cells.filter(fits).length >= ENOUGH * cells.length
  })
}

/**
 * Maps columns to fields by the known heads of a file, and others by how they look in the rows `below`. No
 * column is taken twice.
 */
export function guessMapping(
  kind: ImportKind,
  heads: readonly string[],
  below: readonly (readonly string[])[] = [],
): ColumnMapping {
  const known = heads.map(plain)
  const taken = new Set<number>()
  const mapping: ColumnMapping = {}
  for (const { field, heads: names } of importFields[kind]) {
    const column = names
      .map((name) => known.findIndex((head, at) => head === plain(name) && !taken.has(at)))
      .find((at) => at >= 0)
    if (column === undefined) continue
    taken.add(column)
    mapping[field] = column
  }
  for (const [field, fits] of looks[kind] ?? []) {
    const found = mapping[field] === undefined ? columnOf(below, taken, fits) : undefined
    if (found === undefined) continue
    taken.add(found)
    mapping[field] = found
  }
  return mapping
}

/** How many rows at the top of a file may stand above the heads. */
const MOST_ABOVE = 20

/** The row with the heads of a file: the first of those with most known heads, else the first row. */
export function headRow(kind: ImportKind, rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, MOST_ABOVE).map((row) => Object.keys(guessMapping(kind, row)).length)
  return Math.max(0, known.indexOf(Math.max(...known, 1)))
}
