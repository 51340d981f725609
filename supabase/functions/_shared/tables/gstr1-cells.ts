import { receiverNames } from '#domain/gst/gstr1/receiver-names.ts'
import type { B2bInvoice, InvoiceType, RateRow } from '#domain/gst/gstr1/rows.ts'
import { uqcs } from '#domain/gst/units.ts'
import { minorToDecimal } from '#domain/money.ts'
import { places } from '#languages/en/names/places.ts'
import { returns as english } from '#languages/en/names/returns.ts'
import type { Words } from '#languages/words.ts'
import type { Column, ColumnKind } from './table.ts'

// Heads and cells of the sheets and CSVs of the offline tool: its labels, dates as text.

/** A column that files alone have. */
export const head = (label: string, kind: ColumnKind = 'text'): Column => ({ label, kind })
export const buyer = [head('GSTIN/UIN of Recipient'), head('Receiver Name')]

/** The names of heads and cells: in a file those of the tool, on a screen in its language. */
export interface ReturnNames {
  returns: Words<typeof english>
  states: Readonly<Record<string, string>>
}

export const inTool: ReturnNames = { returns: english, states: places.states }

export type Cell = string | null

export const amount = minorToDecimal
/** "18", "0.25" */
export const percent = (hundredths: number) => amount(hundredths).replace(/\.?0+$/, '')
export const cessOf = ({ cessMinor }: RateRow): Cell => (cessMinor === 0 ? null : amount(cessMinor))
export const markOf = (row: { percent?: 65 }): Cell => (row.percent === undefined ? null : '65')

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "14-Jul-2017" */
export const date = (day: string) =>
  `${day.slice(8)}-${months[Number(day.slice(5, 7)) - 1]}-${day.slice(0, 4)}`

export const units = new Map(
  uqcs.map(({ code, label }) => [code, `${code}-${label.toUpperCase()}`]),
)

export const typeLabels: Record<InvoiceType, string> = {
  R: 'Regular B2B',
  SEWP: 'SEZ supplies with payment',
  SEWOP: 'SEZ supplies without payment',
  DE: 'Deemed Exp',
  CBW: 'Intra-State supplies attracting IGST',
}

/** A line for each rate of each document. */
export const lines = <Document extends { rows: RateRow[] }>(
  documents: readonly Document[],
  cells: (document: Document, row: RateRow) => Cell[],
) => documents.flatMap((document) => document.rows.map((row) => cells(document, row)))

/** The same, each with the one name that its GSTIN has among all of them. */
export function linesOfNamed<Document extends B2bInvoice>(
  documents: readonly Document[],
  all: readonly B2bInvoice[],
  cells: (document: Document, name: Cell, row: RateRow) => Cell[],
) {
  const names = receiverNames(all)
  return lines(documents, (document, row) =>
    cells(document, names.get(document.gstin) ?? null, row),
  )
}

/** The columns and cells that have a name. */
export function named({ returns: { columns, untaxed, natures }, states }: ReturnNames) {
  const column = (name: keyof typeof columns, kind: ColumnKind = 'text') =>
    head(columns[name], kind)
  return {
    untaxed,
    natures,
    column,
    percentColumn: column('percent', 'number'),
    rate: column('rate', 'number'),
    taxable: column('taxable', 'amount'),
    cess: column('cess', 'amount'),
    place: column('placeOfSupply'),
    commerce: column('commerce'),
    /** "27-Maharashtra" */
    state: (code: string | null): Cell => code && `${code}-${states[code] ?? ''}`,
  }
}

export type Say = ReturnType<typeof named>
