import * as v from 'valibot'
import type { PlainDate } from '../dates.ts'
import { catalogueItemSchema } from '../document/catalogue.ts'
import { clientSchema } from '../people/client.ts'
import type { Cells, ImportRow } from './cells.ts'
import {
  countryIn,
  currencyIn,
  numberIn,
  percentIn,
  stateCodeIn,
  taxabilityIn,
  termsDaysIn,
} from './cells.ts'
import type { ColumnMapping } from './column-mapping.ts'
import type { ImportKind } from './import-fields.ts'
import { gatherInvoices } from './read-invoices.ts'

/** A file may make so many rows; the database holds the same (100 parts of 1,000). */
export const MOST_IMPORT_ROWS = 20_000
/**
 * The size of one part (private.stage_import), so that a request can write it. For invoices `lines`
 * limits their rows in sum; a single invoice with more goes alone.
 */
const importPart: Record<ImportKind, { rows: number; lines: number }> = {
  clients: { rows: 1_000, lines: 1_000 },
  items: { rows: 1_000, lines: 1_000 },
  invoices: { rows: 500, lines: 1_000 },
}

const linesOf = ({ items }: ImportRow) => (Array.isArray(items) ? items.length : 1)

/** Splits the rows of a file into parts, in order. An empty file has one empty part. */
export function importParts(kind: ImportKind, rows: readonly ImportRow[]): ImportRow[][] {
  const most = importPart[kind]
  const parts: ImportRow[][] = [[]]
  let lines = 0
  for (const row of rows) {
    const last = parts.at(-1) ?? []
    if (last.length === most.rows || (last.length > 0 && lines + linesOf(row) > most.lines)) {
      parts.push([row])
      lines = linesOf(row)
    } else {
      last.push(row)
      lines += linesOf(row)
    }
  }
  return parts
}

/** A fault in a row: its line in the file, from 1, its field, and the cell. */
export type ImportFault = { line: number; field: string; cell: string; message: string }
/** `lines` says of each row where in the file it begins, `blank` how many lines say nothing to bring in. */
export type ReadRows = {
  rows: ImportRow[]
  lines: number[]
  faults: ImportFault[]
  blank: number
}

const joined = (texts: string[], by: string) => texts.filter(Boolean).join(by)

/** A cell without the apostrophe that keeps a spreadsheet from running it (`csvOf`). */
const bare = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '')

const given = (text: string) => text || undefined

/** Builds the input of the client schema from a row. */
const clientOf = (cell: Cells) => ({
  name: cell('name'),
  contact: given(joined([cell('firstName'), cell('lastName')], ' ')),
  email: given(cell('email')),
  phone: given(cell('phone')),
  gstin: given(cell('gstin')),
  pan: given(cell('pan')),
  address: given(joined([cell('address'), cell('address2')], '\n')),
  city: given(cell('city')),
  stateCode:
    cell('country') && countryIn(cell('country')) !== 'IN'
      ? undefined
      : given(cell('state') && stateCodeIn(cell('state'))),
  postalCode: given(cell('postalCode')),
  country: given(cell('country') && countryIn(cell('country'))),
  deliveryAddress: given(cell('deliveryAddress')),
  currency: given(cell('currency') && currencyIn(cell('currency'))),
  termsDays: termsDaysIn(cell('termsDays')),
  notes: given(cell('notes')),
})

const itemOf = (cell: Cells) => ({
  description: cell('description'),
  unit: given(cell('unit')),
  rate: numberIn(cell('rate')),
  currency: given(cell('currency') && currencyIn(cell('currency'))),
  hsnSac: given(cell('hsnSac')),
  gstRate: percentIn(cell('gstRate')),
  taxability: taxabilityIn(cell('taxability')),
})

/** The columns of schema fields that the file names differently. */
const columnOf: Record<string, string> = { contact: 'firstName', stateCode: 'state' }

/**
 * Reads the rows below the heads of a file; `first` is the line of the first one. Unreadable rows
 * are reported with their line and dropped; all others come out as from the forms.
 */
export function readRows(
  kind: ImportKind,
  table: readonly (readonly string[])[],
  mapping: ColumnMapping,
  { first, today }: { first: number; today: PlainDate },
): ReadRows {
  const items = catalogueItemSchema(today)
  const found: ReadRows = { rows: [], lines: [], faults: [], blank: 0 }
  const invoices = kind === 'invoices' ? gatherInvoices() : null
  for (const [at, row] of table.entries()) {
    const cell: Cells = (field) => {
      const column = mapping[field]
      return column === undefined ? '' : bare(row[column] ?? '')
    }
    if (Object.keys(mapping).every((field) => cell(field) === '')) {
      found.blank += 1
      continue
    }
    if (invoices) {
      const fault = invoices.add(cell, first + at)
      if (fault === 'skipped') found.blank += 1
      else if (fault) {
        const { field, message } = fault
        found.faults.push({ line: first + at, field, cell: cell(field), message })
      }
      continue
    }
    const read =
      kind === 'clients'
        ? v.safeParse(clientSchema, clientOf(cell))
        : v.safeParse(items, itemOf(cell))
    if (read.success) {
      found.rows.push(read.output)
      found.lines.push(first + at)
      continue
    }
    const told = new Set<string>()
    for (const issue of read.issues) {
      const path = String(issue.path?.[0]?.key ?? '')
      const field = columnOf[path] ?? path
      if (told.has(field)) continue
      told.add(field)
      found.faults.push({
        ...{ line: first + at, field, cell: cell(field) },
        message: issue.message,
      })
    }
  }
  for (const { line, document } of invoices?.whole() ?? []) {
    found.rows.push(document)
    found.lines.push(line)
  }
  return found
}
