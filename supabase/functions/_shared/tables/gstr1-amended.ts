import type { AmendedSum, Gstr1 } from '#domain/gst/gstr1/rows.ts'
import type { AmendedSectionName } from '#domain/gst/gstr1/section-names.ts'
import { financialYearOf } from '#domain/periods.ts'
import {
  amount,
  buyer,
  type Cell,
  cessOf,
  date,
  head,
  inTool,
  lines,
  linesOfNamed,
  markOf,
  named,
  percent,
  typeLabels,
} from './gstr1-cells.ts'
import type { Table } from './table.ts'

// The amendment sheets of the offline tool: the number and the day that were filed, then the new values in full.

const { column, place, percentColumn, rate, taxable, cess, commerce, state } = named(inTool)

const invoice = [
  ...[head('Original Invoice Number'), head('Original Invoice date')],
  ...[
    head('Revised Invoice Number'),
    head('Revised Invoice date'),
    head('Invoice Value', 'amount'),
  ],
]
const noteOf = (day: 'date' | 'Date') => [
  ...[head('Original Note Number'), head(`Original Note ${day}`)],
  ...[head('Revised Note Number'), head(`Revised Note ${day}`), head('Note Type'), place],
]

type Told = { number: string; day: string }

/** Each with what was told of it. */
const pairs = <Row extends Told>(all: readonly { before: Row; now: Row }[]) =>
  all.map(({ before, now }) => ({
    ...now,
    original: [before.number, date(before.day)] as Cell[],
    revised: [now.number, date(now.day)] as Cell[],
  }))

const monthNames = [
  ...['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER'],
  ...['OCTOBER', 'NOVEMBER', 'DECEMBER'],
]

/** "2026-27" and "JULY" of 072026. */
function monthCells(period: string): Cell[] {
  const [month, year] = [period.slice(0, 2), period.slice(2)]
  const short = financialYearOf(`${year}-${month}-01`)
  return [`20${short}`, monthNames[Number(month) - 1] ?? null]
}

const month = [head('Financial Year'), head('Original Month')]

const sumLines = (
  all: readonly AmendedSum[],
  cells: (sum: AmendedSum, row: AmendedSum['rows'][number]) => Cell[],
) => all.flatMap((sum) => sum.rows.map((row) => [...monthCells(sum.period), ...cells(sum, row)]))

const advances = (
  name: 'ata' | 'atadja',
  label: 'received' | 'adjusted',
  all: readonly AmendedSum[],
): Table => ({
  name,
  columns: [
    ...[...month, head('Original Place Of Supply'), percentColumn, rate],
    ...[column(label, 'amount'), cess],
  ],
  rows: sumLines(all, ({ placeOfSupply }, row) => [
    ...[state(placeOfSupply), null, percent(row.rate), amount(row.taxableMinor), cessOf(row)],
  ]),
})

const tables: Record<AmendedSectionName, (amended: Gstr1['amended']) => Table> = {
  b2ba: ({ b2ba, cdnra }) => ({
    name: 'b2ba',
    columns: [
      ...[...buyer, ...invoice, place, head('Reverse Charge'), percentColumn],
      ...[head('Invoice Type'), commerce, rate, taxable, cess],
    ],
    rows: linesOfNamed(
      pairs(b2ba),
      [...b2ba, ...cdnra].map(({ now }) => now),
      (document, name, row) => [
        ...[document.gstin, name, ...document.original, ...document.revised],
        ...[amount(document.valueMinor), state(document.placeOfSupply)],
        ...[document.reverseCharge ? 'Y' : 'N', markOf(document), typeLabels[document.type], null],
        ...[percent(row.rate), amount(row.taxableMinor), cessOf(row)],
      ],
    ),
  }),
  b2cla: ({ b2cla }) => ({
    name: 'b2cla',
    columns: [
      ...[...invoice.slice(0, 2), head('Original Place Of Supply'), ...invoice.slice(2)],
      ...[percentColumn, rate, taxable, cess, commerce],
    ],
    rows: lines(pairs(b2cla), (document, row) => [
      ...[...document.original, state(document.placeOfSupply), ...document.revised],
      ...[amount(document.valueMinor), markOf(document), percent(row.rate)],
      ...[amount(row.taxableMinor), cessOf(row), null],
    ]),
  }),
  b2csa: ({ b2csa }) => ({
    name: 'b2csa',
    columns: [...month, place, column('type'), percentColumn, rate, taxable, cess, commerce],
    rows: sumLines(b2csa, ({ placeOfSupply }, row) => [
      ...[state(placeOfSupply), 'OE', null, percent(row.rate), amount(row.taxableMinor)],
      ...[cessOf(row), null],
    ]),
  }),
  expa: ({ expa }) => ({
    name: 'expa',
    columns: [
      ...[head('Export Type'), ...invoice, head('Port Code'), head('Shipping Bill Number')],
      ...[head('Shipping Bill Date'), rate, taxable, cess],
    ],
    rows: lines(pairs(expa), (document, row) => [
      ...[document.withTax ? 'WPAY' : 'WOPAY', ...document.original, ...document.revised],
      ...[amount(document.valueMinor), document.portCode, document.shippingBill],
      ...[document.shippingBillDate && date(document.shippingBillDate), percent(row.rate)],
      ...[amount(row.taxableMinor), cessOf(row)],
    ]),
  }),
  cdnra: ({ b2ba, cdnra }) => ({
    name: 'cdnra',
    columns: [
      ...[...buyer, ...noteOf('date'), head('Reverse Charge'), head('Note Supply Type')],
      ...[head('Note Value', 'amount'), percentColumn, rate, taxable, cess],
    ],
    rows: linesOfNamed(
      pairs(cdnra),
      [...b2ba, ...cdnra].map(({ now }) => now),
      (document, name, row) => [
        ...[document.gstin, name, ...document.original, ...document.revised, document.note],
        ...[state(document.placeOfSupply), document.reverseCharge ? 'Y' : 'N'],
        ...[typeLabels[document.type], amount(document.valueMinor), markOf(document)],
        ...[percent(row.rate), amount(row.taxableMinor), cessOf(row)],
      ],
    ),
  }),
  cdnura: ({ cdnura }) => ({
    name: 'cdnura',
    columns: [
      ...[head('UR Type'), ...noteOf('Date'), head('Note Value', 'amount')],
      ...[percentColumn, rate, taxable, cess],
    ],
    rows: lines(pairs(cdnura), (document, row) => [
      ...[document.type, ...document.original, ...document.revised, document.note],
      ...[state(document.placeOfSupply), amount(document.valueMinor), markOf(document)],
      ...[percent(row.rate), amount(row.taxableMinor), cessOf(row)],
    ]),
  }),
  ata: ({ ata }) => advances('ata', 'received', ata),
  atadja: ({ txpda }) => advances('atadja', 'adjusted', txpda),
}

/** An amendment table with the columns of the tool. */
export const amendedTable = ({ amended }: Gstr1, section: AmendedSectionName): Table =>
  tables[section](amended)
