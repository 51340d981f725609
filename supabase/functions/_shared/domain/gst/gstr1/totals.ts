import { kinds } from '../../document/kinds.ts'
import type { Gstr1, RateRow, Taxes } from './rows.ts'
import { addedUp } from './sections.ts'
import type { Books, ReturnDocument } from './source.ts'

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

/** Signs the rows by their effect: a credit note subtracts, a debit note adds. */
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
  /** Taxable and untaxed values, charged tax, and round-off. */
  sectionsMinor: number
  /** The revenue of the period, less the part outside this GSTIN. */
  booksMinor: number
  sectionsTaxMinor: number
  booksTaxMinor: number
  hsnMinor: number
  ties: boolean
}

/** The sections, and the documents of which they are made. */
interface Composed {
  made: Gstr1
  documents: readonly ReturnDocument[]
}

/**
 * Adds up the sections and compares them with the books, which the database counts in other ways:
 * the revenue stored with each document, and the taxes of the documents' totals. They tie if every
 * tax agrees to the paisa. A filed return and all that was corrected of it since are one (`now`);
 * the HSN tables, which nothing amends, have the sum of what was filed (`told`).
 */
export function tieOf(books: Books, now: Composed, told: Composed = now): Tie {
  const all = supplied(now.made)
  let roundedMinor = 0
  let notChargedMinor = 0
  for (const document of now.documents) {
    roundedMinor += signOf(document) * document.roundingMinor
    if (!document.reverseCharge) continue
    for (const row of document.rows) notChargedMinor += signOf(document) * taxOf(row)
  }
  const hsn = sumOf([...told.made.hsnB2b, ...told.made.hsnB2c])
  const filed = supplied(told.made)
  const sectionsMinor =
    all.taxableMinor + untaxedMinor(now.made) + taxOf(all) - notChargedMinor + roundedMinor
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
      sameTaxes(hsn, filed) &&
      hsn.taxableMinor === filed.taxableMinor + untaxedMinor(told.made),
  }
}
