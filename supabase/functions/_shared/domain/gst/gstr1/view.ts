import { kinds } from '../../document/kinds.ts'
import { isInTable } from './compose.ts'
import type { PreparedReturn } from './prepare.ts'
import type { Gstr1, RateRow } from './rows.ts'
import { type Gstr1SectionName, gstr1SectionNames } from './section-names.ts'
import { sectionOf, taxedRows, untaxed } from './sections.ts'
import type { ReturnAdvance, ReturnDocument, ReturnSource } from './source.ts'
import { rowsOfNotes, type Sum, sumOf, taxOf } from './totals.ts'

/** A document as the page of the return lists it. Amounts are paise; a credit note's are below 0. */
export interface DocumentLine {
  id: string
  /** Null of an advance without a voucher, which is found with its client. */
  number: string | null
  clientId: string | null
  day: string
  clientName: string
  placeOfSupply: string | null
  taxableMinor: number
  taxMinor: number
  valueMinor: number
}

/** A section of the return's page, under its `sectionWords`: its documents and its sum. */
export interface SectionView {
  name: Gstr1SectionName
  /** The number of documents, or of rows in a section without documents. */
  count: number
  /** Null for a section without values. */
  sum: Sum | null
  documents: DocumentLine[]
}

type Told = {
  id?: string
  clientId?: string | null
  clientName?: string
  number: string | null
  day: string
  placeOfSupply?: string | null
  valueMinor: number
  rows: RateRow[]
}

/** Adds up the rows of a document into one line; a credit note is lowered by `sign` -1. */
function lineOf(told: Told, sign = 1): DocumentLine {
  const sum = sumOf(told.rows)
  return {
    id: told.id ?? '',
    number: told.number,
    clientId: told.clientId ?? null,
    day: told.day,
    clientName: told.clientName ?? '',
    placeOfSupply: told.placeOfSupply ?? null,
    taxableMinor: sign * sum.taxableMinor,
    taxMinor: sign * taxOf(sum),
    valueMinor: sign * told.valueMinor,
  }
}

const lineOfDocument = (document: ReturnDocument, rows: RateRow[]) =>
  lineOf(
    { ...document, day: document.issueDate, valueMinor: document.totalMinor, rows },
    kinds[document.kind].sign,
  )

const lineOfAdvance = (advance: ReturnAdvance) =>
  lineOf({
    ...advance,
    id: advance.voucherId ?? advance.id,
    day: advance.paidOn,
    valueMinor: advance.taxableMinor + taxOf(advance),
    rows: [advance],
  })

/** One line for each document with untaxed value; it has no tax to show. */
function untaxedLines({ gstin, documents }: ReturnSource) {
  return documents.flatMap((document) => {
    const { nilMinor, exemptMinor, nonGstMinor } = untaxed(gstin, document)
    const taxableMinor = nilMinor + exemptMinor + nonGstMinor
    return taxableMinor === 0 ? [] : [{ ...lineOfDocument(document, []), taxableMinor }]
  })
}

/** The sections of a return with the documents of each, in the order of the form. */
export function sectionViews(given: ReturnSource, prepared: PreparedReturn): SectionView[] {
  const { made, documents } = prepared
  const source = { ...given, documents }
  const invoices = (rows: readonly Told[]) => ({
    documents: rows.map((row) => lineOf(row)),
    sum: sumOf(rows.flatMap((row) => row.rows)),
  })
  const notes = (rows: readonly (Told & { note: 'C' | 'D' })[]) => ({
    documents: rows.map((row) => lineOf(row, row.note === 'C' ? -1 : 1)),
    sum: sumOf(rowsOfNotes(rows)),
  })
  const advances = (rows: Gstr1['at'], received: boolean) => ({
    documents: source.advances
      .filter((row) => isInTable(row) && row.received === received && rows.length > 0)
      .map(lineOfAdvance),
    sum: sumOf(rows),
  })
  const small =
    made.b2cs.length === 0
      ? []
      : source.documents
          .filter((document) => sectionOf(source.gstin, document) === 'b2cs')
          .map((document) => ({ document, rows: taxedRows(document) }))
          .filter(({ rows }) => rows.length > 0)
  const free = made.nil.length === 0 ? [] : untaxedLines(source)
  const alone = (rows: readonly unknown[], sum: Sum | null) => ({
    documents: [],
    sum,
    count: rows.length,
  })
  const parts: Record<Gstr1SectionName, Omit<SectionView, 'name' | 'count'> & { count?: number }> =
    {
      b2b: invoices(made.b2b),
      b2cl: invoices(made.b2cl),
      b2cs: {
        documents: small.map(({ document, rows }) => lineOfDocument(document, rows)),
        sum: sumOf(made.b2cs),
      },
      exp: invoices(made.exp),
      cdnr: notes(made.cdnr),
      cdnur: notes(made.cdnur),
      exemp: {
        documents: free,
        sum: { ...sumOf([]), taxableMinor: free.reduce((sum, line) => sum + line.taxableMinor, 0) },
      },
      at: advances(made.at, true),
      atadj: advances(made.txpd, false),
      'hsn-b2b': alone(made.hsnB2b, sumOf(made.hsnB2b)),
      'hsn-b2c': alone(made.hsnB2c, sumOf(made.hsnB2c)),
      docs: alone(made.docs, null),
    }
  return gstr1SectionNames.map((name) => ({
    name,
    count: parts[name].documents.length,
    ...parts[name],
  }))
}
