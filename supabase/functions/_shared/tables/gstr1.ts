import type { AdvanceRow, Gstr1, HsnRow } from '#domain/gst/gstr1/rows.ts'
import {
  type AmendedSectionName,
  amendedSectionNames,
  type Gstr1SectionName,
  gstr1SectionNames,
} from '#domain/gst/gstr1/section-names.ts'
import { taxOf } from '#domain/gst/gstr1/totals.ts'
import { amendedTable } from './gstr1-amended.ts'
import {
  amount,
  buyer,
  cessOf,
  date,
  head,
  inTool,
  lines,
  linesOfNamed,
  markOf,
  named,
  percent,
  type ReturnNames,
  type Say,
  typeLabels,
  units,
} from './gstr1-cells.ts'
import type { Table } from './table.ts'

// The sections as the sheets and CSVs of the offline tool have them: its columns, its labels, dates as text.

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

/** Every section, for one workbook, and the amendment tables that hold something. */
export const gstr1Tables = (made: Gstr1): Table[] => [
  ...gstr1SectionNames.map((section) => gstr1Table(made, section)),
  ...amendedSectionNames
    .map((section) => amendedTable(made, section))
    .filter(({ rows }) => rows.length > 0),
]

const isAmended = (section: Gstr1SectionName | AmendedSectionName): section is AmendedSectionName =>
  amendedSectionNames.some((name) => name === section)

/** The table of a section or of an amendment table, as the tool has it. */
export const tableOf = (made: Gstr1, section: Gstr1SectionName | AmendedSectionName): Table =>
  isAmended(section) ? amendedTable(made, section) : gstr1Table(made, section)
