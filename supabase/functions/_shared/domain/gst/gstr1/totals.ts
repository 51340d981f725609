import { kinds } from '../../document/kinds.ts'
import type { Gstr1, RateRow, Taxes } from './rows.ts'
import { addedUp } from './sections.ts'
import type { ReturnDocument, ReturnSource } from './source.ts'

/** Paise. */
export interface Sum extends Taxes {
  taxableMinor: number
}

export const nothing: RateRow = {
  rate: 0,
  taxableMinor: 0,
  igstMinor: 0,
  cgstMinor: 0,
  sgstMinor: 0,
  cessMinor: 0,
}

export const taxOf = ({ igstMinor, cgstMinor, sgstMinor, cessMinor }: Taxes) =>
  igstMinor + cgstMinor + sgstMinor + cessMinor

export const sumOf = (rows: readonly RateRow[]): Sum =>
  rows.reduce((sum, row) => addedUp(sum, row), nothing)

/** Adds up the documents of a section; credit notes count without a sign. */
export const sumOfDocuments = (documents: readonly { rows: RateRow[] }[]): Sum =>
  sumOf(documents.flatMap(({ rows }) => rows))

/** With the sign of what they do: a credit note takes off, a debit note adds. */
export const rowsOfNotes = (notes: readonly { note: 'C' | 'D'; rows: RateRow[] }[]): RateRow[] =>
  notes.flatMap(({ note, rows }) =>
    rows.map((row) => addedUp({ ...nothing, rate: row.rate }, row, note === 'C' ? -1 : 1)),
  )

/** The sum of all sections of supplies; advances are not supplies. */
const supplied = ({ b2b, b2cl, exp, b2cs, ...made }: Gstr1): Sum =>
  sumOf([
    ...[...b2b, ...b2cl, ...exp].flatMap(({ rows }) => rows),
    ...b2cs,
    ...rowsOfNotes([...made.cdnr, ...made.cdnur]),
  ])

const untaxedMinor = ({ nil }: Gstr1) =>
  nil.reduce((all, row) => all + row.nilMinor + row.exemptMinor + row.nonGstMinor, 0)

const signOf = ({ kind }: ReturnDocument) => kinds[kind].sign

/** The sum of the sections next to that of the books, in paise. */
export interface Tie {
  /** Taxable and untaxed values, tax that is charged, and what was rounded. */
  sectionsMinor: number
  /** The revenue of the period, less what is not of this GSTIN. */
  booksMinor: number
  sectionsTaxMinor: number
  booksTaxMinor: number
  hsnMinor: number
  ties: boolean
}

/**
 * Adds the sections up and puts them beside the books, which the database counts by other ways: the revenue that is kept with
 * each document, and the taxes of the documents' totals. It ties if no paisa is missing, tax by tax, and the HSN tables
 * come to the same.
 */
export function tieOf(source: ReturnSource, made: Gstr1): Tie {
  const { books, documents } = source
  const all = supplied(made)
  const free = untaxedMinor(made)
  let roundedMinor = 0
  let notChargedMinor = 0
  for (const document of documents) {
    roundedMinor += signOf(document) * document.roundingMinor
    if (!document.reverseCharge) continue
    for (const row of document.rows) notChargedMinor += signOf(document) * taxOf(row)
  }
  const hsn = sumOf([...made.hsnB2b, ...made.hsnB2c])
  const sectionsMinor = all.taxableMinor + free + taxOf(all) - notChargedMinor + roundedMinor
  const booksMinor = books.revenueMinor - books.otherMinor
  const sameTaxes = (one: Taxes, other: Taxes) =>
    one.igstMinor === other.igstMinor &&
    one.cgstMinor === other.cgstMinor &&
    one.sgstMinor === other.sgstMinor &&
    one.cessMinor === other.cessMinor
  return {
    sectionsMinor,
    booksMinor,
    sectionsTaxMinor: taxOf(all),
    booksTaxMinor: taxOf(books),
    hsnMinor: hsn.taxableMinor,
    ties:
      sectionsMinor === booksMinor &&
      sameTaxes(all, books) &&
      sameTaxes(hsn, books) &&
      hsn.taxableMinor === all.taxableMinor + free,
  }
}
