import { receiverNames } from '#domain/gst/gstr1/receiver-names.ts'
import type {
  AdvanceRow,
  B2bInvoice,
  Gstr1,
  HsnRow,
  InvoiceType,
  NilKind,
  RateRow,
} from '#domain/gst/gstr1/rows.ts'
import { type Gstr1SectionName, gstr1SectionNames } from '#domain/gst/gstr1/section-names.ts'
import { taxOf } from '#domain/gst/gstr1/totals.ts'
import { stateNameOf } from '#domain/gst/states.ts'
import { uqcs } from '#domain/gst/units.ts'
import { minorToDecimal } from '#domain/money.ts'
import type { Column, ColumnKind, Table } from './table.ts'

// The sections as the sheets and CSVs of the offline tool have them: its columns, its labels, dates as text.

const column = (label: string, kind: ColumnKind = 'text'): Column => ({ label, kind })
const names = (label: string): Column => ({ ...column(label), isNamed: true })
const percentColumn = column('Applicable % of Tax Rate', 'number')
const rate = column('Rate', 'number')
const taxable = column('Taxable Value', 'amount')
const cess = column('Cess Amount', 'amount')
const place = names('Place Of Supply')
const commerce = column('E-Commerce GSTIN')
const buyer = [column('GSTIN/UIN of Recipient'), column('Receiver Name')]

type Cell = string | null

const amount = minorToDecimal
/** "18", "0.25" */
const percent = (hundredths: number) => amount(hundredths).replace(/\.?0+$/, '')
const cessOf = ({ cessMinor }: RateRow): Cell => (cessMinor === 0 ? null : amount(cessMinor))
const markOf = (row: { percent?: 65 }): Cell => (row.percent === undefined ? null : '65')

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "14-Jul-2017" */
const date = (day: string) =>
  `${day.slice(8)}-${months[Number(day.slice(5, 7)) - 1]}-${day.slice(0, 4)}`

/** "27-Maharashtra" */
const state = (code: string | null): Cell => code && `${code}-${stateNameOf(code) ?? ''}`

const units = new Map(uqcs.map(({ code, label }) => [code, `${code}-${label.toUpperCase()}`]))

const typeLabels: Record<InvoiceType, string> = {
  R: 'Regular B2B',
  SEWP: 'SEZ supplies with payment',
  SEWOP: 'SEZ supplies without payment',
  DE: 'Deemed Exp',
  CBW: 'Intra-State supplies attracting IGST',
}

export const nilLabels: Record<NilKind, string> = {
  INTRB2B: 'Inter-State supplies to registered persons',
  INTRAB2B: 'Intra-State supplies to registered persons',
  INTRB2C: 'Inter-State supplies to unregistered persons',
  INTRAB2C: 'Intra-State supplies to unregistered persons',
}

/** A line for each rate of each document. */
const lines = <Document extends { rows: RateRow[] }>(
  documents: readonly Document[],
  cells: (document: Document, row: RateRow) => Cell[],
) => documents.flatMap((document) => document.rows.map((row) => cells(document, row)))

/** The same, each with the one name that its GSTIN has among all of them. */
function linesOfNamed<Document extends B2bInvoice>(
  documents: readonly Document[],
  all: readonly B2bInvoice[],
  cells: (document: Document, name: Cell, row: RateRow) => Cell[],
) {
  const names = receiverNames(all)
  return lines(documents, (document, row) =>
    cells(document, names.get(document.gstin) ?? null, row),
  )
}

const hsnTable = (name: string, rows: readonly HsnRow[]): Table => ({
  name,
  columns: [
    ...[column('HSN'), column('Description'), column('UQC'), column('Total Quantity', 'number')],
    ...[column('Total Value', 'amount'), rate, taxable],
    ...[column('Integrated Tax Amount', 'amount'), column('Central Tax Amount', 'amount')],
    ...[column('State/UT Tax Amount', 'amount'), cess],
  ],
  rows: rows.map((row) => [
    ...[row.code, row.description, units.get(row.uqc) ?? row.uqc, row.quantity],
    ...[amount(row.taxableMinor + taxOf(row)), percent(row.rate), amount(row.taxableMinor)],
    ...[row.igstMinor, row.cgstMinor, row.sgstMinor].map((minor) =>
      minor === 0 ? null : amount(minor),
    ),
    cessOf(row),
  ]),
})

const advanceTable = (
  name: string,
  label: string,
  columns: Column[],
  rows: readonly AdvanceRow[],
  isMarkFirst: boolean,
): Table => ({
  name,
  columns: [place, ...columns, column(label, 'amount'), cess],
  rows: rows.map((row) => {
    const [first, second] = isMarkFirst
      ? [markOf(row), percent(row.rate)]
      : [percent(row.rate), markOf(row)]
    return [state(row.placeOfSupply), first, second, amount(row.taxableMinor), cessOf(row)]
  }),
})

const sections: Record<Gstr1SectionName, (made: Gstr1) => Table> = {
  b2b: ({ b2b, cdnr }) => ({
    name: 'b2b,sez,de',
    columns: [
      ...[
        ...buyer,
        column('Invoice Number'),
        column('Invoice date'),
        column('Invoice Value', 'amount'),
      ],
      ...[place, column('Reverse Charge'), percentColumn, column('Invoice Type'), commerce],
      ...[rate, taxable, cess],
    ],
    rows: linesOfNamed(b2b, [...b2b, ...cdnr], (document, name, row) => [
      ...[document.gstin, name, document.number, date(document.day)],
      ...[amount(document.valueMinor), state(document.placeOfSupply)],
      ...[document.reverseCharge ? 'Y' : 'N', markOf(document), typeLabels[document.type], null],
      ...[percent(row.rate), amount(row.taxableMinor), cessOf(row)],
    ]),
  }),
  b2cl: ({ b2cl }) => ({
    name: 'b2cl',
    columns: [
      ...[column('Invoice Number'), column('Invoice date'), column('Invoice Value', 'amount')],
      ...[place, percentColumn, rate, taxable, cess, commerce],
    ],
    rows: lines(b2cl, (document, row) => [
      ...[document.number, date(document.day), amount(document.valueMinor)],
      ...[state(document.placeOfSupply), markOf(document), percent(row.rate)],
      ...[amount(row.taxableMinor), cessOf(row), null],
    ]),
  }),
  b2cs: ({ b2cs }) => ({
    name: 'b2cs',
    columns: [column('Type'), place, rate, percentColumn, taxable, cess, commerce],
    rows: b2cs.map((row) => [
      ...['OE', state(row.placeOfSupply), percent(row.rate), markOf(row)],
      ...[amount(row.taxableMinor), cessOf(row), null],
    ]),
  }),
  exp: ({ exp }) => ({
    name: 'exp',
    columns: [
      ...[column('Export Type'), column('Invoice Number'), column('Invoice date')],
      ...[column('Invoice Value', 'amount'), column('Port Code'), column('Shipping Bill Number')],
      ...[column('Shipping Bill Date'), rate, taxable, cess],
    ],
    rows: lines(exp, (document, row) => [
      ...[document.withTax ? 'WPAY' : 'WOPAY', document.number, date(document.day)],
      ...[amount(document.valueMinor), document.portCode, document.shippingBill],
      ...[document.shippingBillDate && date(document.shippingBillDate), percent(row.rate)],
      ...[amount(row.taxableMinor), cessOf(row)],
    ]),
  }),
  cdnr: ({ b2b, cdnr }) => ({
    name: 'cdnr',
    columns: [
      ...[...buyer, column('Note Number'), column('Note Date'), column('Note Type'), place],
      ...[column('Reverse Charge'), column('Note Supply Type'), column('Note Value', 'amount')],
      ...[percentColumn, rate, taxable, cess],
    ],
    rows: linesOfNamed(cdnr, [...b2b, ...cdnr], (document, name, row) => [
      ...[document.gstin, name, document.number, date(document.day)],
      ...[document.note, state(document.placeOfSupply), document.reverseCharge ? 'Y' : 'N'],
      ...[typeLabels[document.type], amount(document.valueMinor), markOf(document)],
      ...[percent(row.rate), amount(row.taxableMinor), cessOf(row)],
    ]),
  }),
  cdnur: ({ cdnur }) => ({
    name: 'cdnur',
    columns: [
      ...[
        column('UR Type'),
        column('Note Number'),
        column('Note Date'),
        column('Note Type'),
        place,
      ],
      ...[column('Note Value', 'amount'), percentColumn, rate, taxable, cess],
    ],
    rows: lines(cdnur, (document, row) => [
      ...[document.type, document.number, date(document.day), document.note],
      ...[state(document.placeOfSupply), amount(document.valueMinor), markOf(document)],
      ...[percent(row.rate), amount(row.taxableMinor), cessOf(row)],
    ]),
  }),
  exemp: ({ nil }) => ({
    name: 'exemp',
    columns: [
      ...[names('Description'), column('Nil Rated Supplies', 'amount')],
      column('Exempted(other than nil rated/non GST supply)', 'amount'),
      column('Non-GST Supplies', 'amount'),
    ],
    rows: nil.map((row) => [
      nilLabels[row.kind],
      ...[row.nilMinor, row.exemptMinor, row.nonGstMinor].map((minor) => amount(minor)),
    ]),
  }),
  at: ({ at }) => advanceTable('at', 'Gross Advance Received', [percentColumn, rate], at, true),
  atadj: ({ txpd }) =>
    advanceTable('atadj', 'Gross Advance Adjusted', [rate, percentColumn], txpd, false),
  'hsn-b2b': ({ hsnB2b }) => hsnTable('hsn(b2b)', hsnB2b),
  'hsn-b2c': ({ hsnB2c }) => hsnTable('hsn(b2c)', hsnB2c),
  docs: ({ docs }) => ({
    name: 'docs',
    columns: [
      ...[names('Nature of Document'), column('Sr. No. From'), column('Sr. No. To')],
      ...[column('Total Number', 'number'), column('Cancelled', 'number')],
    ],
    rows: docs.map((row) => [
      ...[row.nature, row.from, row.to, String(row.total), String(row.cancelled)],
    ]),
  }),
}

/** A section with the columns and labels of the tool. */
export const gstr1Table = (made: Gstr1, section: Gstr1SectionName): Table => sections[section](made)

/** Every section, for one workbook. */
export const gstr1Tables = (made: Gstr1): Table[] =>
  gstr1SectionNames.map((section) => gstr1Table(made, section))
