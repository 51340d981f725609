import { receiverNames } from '#domain/gst/gstr1/receiver-names.ts'
import type {
  AdvanceRow,
  B2bInvoice,
  Gstr1,
  HsnRow,
  InvoiceType,
  RateRow,
} from '#domain/gst/gstr1/rows.ts'
import { type Gstr1SectionName, gstr1SectionNames } from '#domain/gst/gstr1/section-names.ts'
import { taxOf } from '#domain/gst/gstr1/totals.ts'
import { uqcs } from '#domain/gst/units.ts'
import { minorToDecimal } from '#domain/money.ts'
import { places } from '#languages/en/names/places.ts'
import { returns as english } from '#languages/en/names/returns.ts'
import type { Words } from '#languages/words.ts'
import type { Column, ColumnKind, Table } from './table.ts'

// The sections as the sheets and CSVs of the offline tool have them: its columns, its labels, dates as text.

/** A column that files alone have. */
const head = (label: string, kind: ColumnKind = 'text'): Column => ({ label, kind })
const buyer = [head('GSTIN/UIN of Recipient'), head('Receiver Name')]

/** The names of heads and cells: in a file those of the tool, on a screen in its language. */
export interface ReturnNames {
  returns: Words<typeof english>
  states: Readonly<Record<string, string>>
}

const inTool: ReturnNames = { returns: english, states: places.states }

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

const units = new Map(uqcs.map(({ code, label }) => [code, `${code}-${label.toUpperCase()}`]))

const typeLabels: Record<InvoiceType, string> = {
  R: 'Regular B2B',
  SEWP: 'SEZ supplies with payment',
  SEWOP: 'SEZ supplies without payment',
  DE: 'Deemed Exp',
  CBW: 'Intra-State supplies attracting IGST',
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

/** The columns and cells that have a name. */
function named({ returns: { columns, untaxed, natures }, states }: ReturnNames) {
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

type Say = ReturnType<typeof named>

const hsnTable = (
  { column, rate, taxable, cess }: Say,
  name: string,
  rows: readonly HsnRow[],
): Table => ({
  name,
  columns: [
    ...[column('hsn'), column('description'), column('uqc'), column('quantity', 'number')],
    ...[column('value', 'amount'), rate, taxable],
    ...[column('igst', 'amount'), column('cgst', 'amount')],
    ...[column('sgst', 'amount'), cess],
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

function advanceTable(say: Say, name: 'at' | 'atadj', rows: readonly AdvanceRow[]): Table {
  const { column, place, percentColumn, rate, cess, state } = say
  const isMarkFirst = name === 'at'
  const columns = isMarkFirst ? [percentColumn, rate] : [rate, percentColumn]
  const amountColumn = column(isMarkFirst ? 'received' : 'adjusted', 'amount')
  return {
    name,
    columns: [place, ...columns, amountColumn, cess],
    rows: rows.map((row) => {
      const [first, second] = isMarkFirst
        ? [markOf(row), percent(row.rate)]
        : [percent(row.rate), markOf(row)]
      return [state(row.placeOfSupply), first, second, amount(row.taxableMinor), cessOf(row)]
    }),
  }
}

const sections: Record<Gstr1SectionName, (made: Gstr1, say: Say) => Table> = {
  b2b: ({ b2b, cdnr }, { place, percentColumn, rate, taxable, cess, commerce, state }) => ({
    name: 'b2b,sez,de',
    columns: [
      ...[...buyer, head('Invoice Number'), head('Invoice date'), head('Invoice Value', 'amount')],
      ...[place, head('Reverse Charge'), percentColumn, head('Invoice Type'), commerce],
      ...[rate, taxable, cess],
    ],
    rows: linesOfNamed(b2b, [...b2b, ...cdnr], (document, name, row) => [
      ...[document.gstin, name, document.number, date(document.day)],
      ...[amount(document.valueMinor), state(document.placeOfSupply)],
      ...[document.reverseCharge ? 'Y' : 'N', markOf(document), typeLabels[document.type], null],
      ...[percent(row.rate), amount(row.taxableMinor), cessOf(row)],
    ]),
  }),
  b2cl: ({ b2cl }, { place, percentColumn, rate, taxable, cess, commerce, state }) => ({
    name: 'b2cl',
    columns: [
      ...[head('Invoice Number'), head('Invoice date'), head('Invoice Value', 'amount')],
      ...[place, percentColumn, rate, taxable, cess, commerce],
    ],
    rows: lines(b2cl, (document, row) => [
      ...[document.number, date(document.day), amount(document.valueMinor)],
      ...[state(document.placeOfSupply), markOf(document), percent(row.rate)],
      ...[amount(row.taxableMinor), cessOf(row), null],
    ]),
  }),
  b2cs: ({ b2cs }, { column, place, percentColumn, rate, taxable, cess, commerce, state }) => ({
    name: 'b2cs',
    columns: [column('type'), place, rate, percentColumn, taxable, cess, commerce],
    rows: b2cs.map((row) => [
      ...['OE', state(row.placeOfSupply), percent(row.rate), markOf(row)],
      ...[amount(row.taxableMinor), cessOf(row), null],
    ]),
  }),
  exp: ({ exp }, { rate, taxable, cess }) => ({
    name: 'exp',
    columns: [
      ...[head('Export Type'), head('Invoice Number'), head('Invoice date')],
      ...[head('Invoice Value', 'amount'), head('Port Code'), head('Shipping Bill Number')],
      ...[head('Shipping Bill Date'), rate, taxable, cess],
    ],
    rows: lines(exp, (document, row) => [
      ...[document.withTax ? 'WPAY' : 'WOPAY', document.number, date(document.day)],
      ...[amount(document.valueMinor), document.portCode, document.shippingBill],
      ...[document.shippingBillDate && date(document.shippingBillDate), percent(row.rate)],
      ...[amount(row.taxableMinor), cessOf(row)],
    ]),
  }),
  cdnr: ({ b2b, cdnr }, { place, percentColumn, rate, taxable, cess, state }) => ({
    name: 'cdnr',
    columns: [
      ...[...buyer, head('Note Number'), head('Note Date'), head('Note Type'), place],
      ...[head('Reverse Charge'), head('Note Supply Type'), head('Note Value', 'amount')],
      ...[percentColumn, rate, taxable, cess],
    ],
    rows: linesOfNamed(cdnr, [...b2b, ...cdnr], (document, name, row) => [
      ...[document.gstin, name, document.number, date(document.day)],
      ...[document.note, state(document.placeOfSupply), document.reverseCharge ? 'Y' : 'N'],
      ...[typeLabels[document.type], amount(document.valueMinor), markOf(document)],
      ...[percent(row.rate), amount(row.taxableMinor), cessOf(row)],
    ]),
  }),
  cdnur: ({ cdnur }, { place, percentColumn, rate, taxable, cess, state }) => ({
    name: 'cdnur',
    columns: [
      ...[head('UR Type'), head('Note Number'), head('Note Date'), head('Note Type'), place],
      ...[head('Note Value', 'amount'), percentColumn, rate, taxable, cess],
    ],
    rows: lines(cdnur, (document, row) => [
      ...[document.type, document.number, date(document.day), document.note],
      ...[state(document.placeOfSupply), amount(document.valueMinor), markOf(document)],
      ...[percent(row.rate), amount(row.taxableMinor), cessOf(row)],
    ]),
  }),
  exemp: ({ nil }, { column, untaxed }) => ({
    name: 'exemp',
    columns: [
      ...[column('description'), column('nil', 'amount')],
      column('exempt', 'amount'),
      column('nonGst', 'amount'),
    ],
    rows: nil.map((row) => [
      untaxed[row.kind],
      ...[row.nilMinor, row.exemptMinor, row.nonGstMinor].map((minor) => amount(minor)),
    ]),
  }),
  at: ({ at }, say) => advanceTable(say, 'at', at),
  atadj: ({ txpd }, say) => advanceTable(say, 'atadj', txpd),
  'hsn-b2b': ({ hsnB2b }, say) => hsnTable(say, 'hsn(b2b)', hsnB2b),
  'hsn-b2c': ({ hsnB2c }, say) => hsnTable(say, 'hsn(b2c)', hsnB2c),
  docs: ({ docs }, { column, natures }) => ({
    name: 'docs',
    columns: [
      ...[column('nature'), column('from'), column('to')],
      ...[column('count', 'number'), column('cancelled', 'number')],
    ],
    rows: docs.map((row) => [
      ...[natures[row.nature], row.from, row.to, String(row.total), String(row.cancelled)],
    ]),
  }),
}

/** A section with the columns of the tool. */
export const gstr1Table = (
  made: Gstr1,
  section: Gstr1SectionName,
  names: ReturnNames = inTool,
): Table => sections[section](made, named(names))

/** Every section, for one workbook. */
export const gstr1Tables = (made: Gstr1): Table[] =>
  gstr1SectionNames.map((section) => gstr1Table(made, section))
