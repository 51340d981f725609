import { rupeesOf } from '#domain/exports/amounts.ts'
import type { EdfMonth } from '#domain/exports/edf.ts'
import type { Export, ExportPayment } from '#domain/exports/export.ts'
import { panOfTaxId } from '#domain/gst/pan.ts'
import { amountOf, minorToDecimal } from '#domain/money.ts'
import { countryNameOf } from '#domain/people/country-name.ts'
import type { Period } from '#domain/periods.ts'
import type { FileFormat } from '#domain/reports/registers.ts'
import { amountInWords } from '#languages/en/documents/amount-in-words.ts'
import { csvOf } from './csv.ts'
import type { Column, ColumnKind, Table } from './table.ts'
import { workbookOf } from './workbook.ts'

// The lists that exporters hand in, with the labels of the forms.

const head = (label: string, kind: ColumnKind = 'text'): Column => ({ label, kind })
const decimal = (minor: number | null) => (minor === null ? null : minorToDecimal(minor))

/** Of the seller, as far as the forms ask. */
export interface Exporter {
  name: string
  address: string | null
  city: string | null
  taxId: string | null
  gstRegistration: string
  iec: string | null
  adCode: string | null
  exportBank: string | null
}

const distinct = (texts: (string | null)[]) =>
  [...new Set(texts.filter((text) => text !== null && text !== ''))].join('; ')

/** Part 1 of the EDF: who exports, through which bank, and how much. */
export function edfPartOne(month: EdfMonth, exporter: Exporter): Table {
  const gstin = exporter.gstRegistration === 'none' ? null : exporter.taxId
  const lines: [string, string | null][] = [
    ['Form no.', month.note?.formNumber ?? null],
    ['Month', month.period.firstDay.slice(0, 7)],
    ['Exporter', exporter.name],
    ['Address', [exporter.address, exporter.city].filter(Boolean).join(', ')],
    ['AD code', exporter.adCode],
    ['AD bank', exporter.exportBank],
    ['IEC', exporter.iec],
    ['GSTIN', gstin],
    ['PAN', panOfTaxId(exporter.taxId)],
    ['Mode', month.note?.mode ?? null],
    ['Third party', month.note?.thirdParty ?? null],
    ...month.totals.flatMap(({ currency, minor }): [string, string][] => [
      [`Total (${currency})`, minorToDecimal(minor)],
      [`Total in words (${currency})`, amountInWords(minor, currency)],
    ]),
  ]
  return { name: 'EDF Part 1', columns: [head('Field'), head('Value')], rows: lines }
}

/** Annex 2B: a row for each invoice of the month. */
export const edfList = (month: EdfMonth): Table => ({
  name: 'EDF Annex 2B',
  columns: [
    ...[head('S. No.', 'number'), head('Name and address of recipient'), head('Country')],
    ...[head('Invoice no.'), head('Invoice date', 'day'), head('Currency')],
    ...[head('Invoice amount', 'amount'), head('Net realisable value', 'amount')],
    ...[head('Contract no.'), head('Contract date', 'day'), head('Description'), head('SAC')],
    head('Remarks'),
  ],
  rows: month.invoices.map((invoice, at) => [
    String(at + 1),
    [invoice.clientName, invoice.address].filter((text) => text !== '').join(', '),
    countryNameOf(invoice.country),
    ...[invoice.number, invoice.issueDate, invoice.currency, decimal(invoice.totalMinor)],
    decimal(invoice.terms?.netMinor ?? invoice.totalMinor),
    invoice.terms?.contractNumber ?? invoice.poNumber,
    invoice.terms?.contractDate ?? null,
    distinct(invoice.rows.map(({ description }) => description)),
    distinct(invoice.rows.map(({ code }) => code)),
    invoice.terms?.remarks ?? null,
  ]),
})

/** The bank's number of a payment, as returns ask for it. */
const advice = (payment: ExportPayment) => {
  const told = payment.remittance
  return told?.firaNumber ?? told?.irmNumber ?? told?.bankAdvice ?? null
}

/** A row for each part of a remittance, for the eBRC and one's own files. */
export const remittanceTable = (invoices: readonly Export[]): Table => ({
  name: 'Remittances',
  columns: [
    ...[head('Invoice no.'), head('Invoice date', 'day'), head('Client'), head('Currency')],
    ...[head('Invoice amount', 'amount'), head('Received on', 'day'), head('Reference')],
    ...[head('Bank advice'), head('IRM no.'), head('FIRA no.'), head('FIRA file')],
    ...[head('Purpose code'), head('Remittance', 'amount'), head('Mapped to invoice', 'amount')],
    ...[head('Rupees credited', 'amount'), head('Bank charges', 'amount')],
    head('Exchange difference', 'amount'),
  ],
  rows: invoices.flatMap((invoice) =>
    invoice.payments.map((payment) => {
      const told = payment.remittance
      const rupees = rupeesOf(invoice, payment)
      return [
        ...[invoice.number, invoice.issueDate, invoice.clientName, invoice.currency],
        ...[decimal(invoice.totalMinor), payment.paidOn, payment.reference],
        ...[told?.bankAdvice ?? null, told?.irmNumber ?? null, told?.firaNumber ?? null],
        ...[told?.firaFile ?? null, told?.purposeCode ?? null],
        ...[decimal(payment.remittedMinor), decimal(payment.amountMinor)],
        ...[decimal(rupees?.creditedMinor ?? null), decimal(rupees?.chargesMinor ?? null)],
        decimal(rupees?.differenceMinor ?? null),
      ]
    }),
  ),
})

/** An invoice's cells, then those of its first payment; further ones follow on lines with its number alone. */
function withPayments(
  invoice: Export,
  cells: (string | null)[],
  again: (string | null)[],
): (string | null)[][] {
  const paid = invoice.payments.map((payment) => [
    ...[advice(payment), payment.paidOn],
    decimal(rupeesOf(invoice, payment)?.grossMinor ?? null),
  ])
  const [first = [null, null, null], ...others] = paid
  return [[...cells, ...first], ...others.map((cellsOfPayment) => [...again, ...cellsOfPayment])]
}

const bank = [head('BRC/FIRC No.'), head('BRC/FIRC Date', 'day'), head('BRC/FIRC Value', 'amount')]

/** Statement 3 of RFD-01: exports without payment of tax. */
export const statementThree = (invoices: readonly Export[]): Table => ({
  name: 'Statement 3',
  columns: [
    ...[head('Sr. No.', 'number'), head('Document Type'), head('Document No.')],
    ...[head('Document Date', 'day'), head('Document Value', 'amount')],
    ...[head('Goods/Services (G/S)'), head('Port Code'), head('Shipping Bill No.')],
    ...[head('Shipping Bill Date', 'day'), head('FOB Value', 'amount'), ...bank],
  ],
  rows: invoices
    .filter(({ underLut }) => underLut)
    .flatMap((invoice, at) => {
      const known = [String(at + 1), 'Invoice', invoice.number, invoice.issueDate]
      const isGoods = !invoice.needsEdf
      return withPayments(
        invoice,
        [
          ...known,
          ...[decimal(invoice.totalInrMinor), isGoods ? 'G' : 'S', invoice.portCode],
          ...[invoice.shippingBill, invoice.shippingBillDate, null],
        ],
        [...known, null, isGoods ? 'G' : 'S', null, null, null, null],
      )
    }),
})

/** Statement 2 of RFD-01, as one guide has it: exports of services with payment of tax. */
export const statementTwo = (invoices: readonly Export[]): Table => ({
  name: 'Statement 2',
  columns: [
    ...[head('Document Type'), head('Document No.'), head('Document Date', 'day')],
    ...[head('Document Value', 'amount'), head('Taxable Value', 'amount')],
    ...[head('Integrated Tax', 'amount'), head('Cess', 'amount'), ...bank],
  ],
  rows: invoices
    .filter(({ withIgst, needsEdf }) => withIgst && needsEdf)
    .flatMap((invoice) =>
      withPayments(
        invoice,
        [
          ...['Invoice', invoice.number, invoice.issueDate, decimal(invoice.totalInrMinor)],
          ...[inRupees(invoice, invoice.taxableMinor), inRupees(invoice, invoice.igstMinor)],
          inRupees(invoice, invoice.cessMinor),
        ],
        ['Invoice', invoice.number, invoice.issueDate, null, null, null, null],
      ),
    ),
})

const inRupees = ({ currency, exchangeRate }: Export, minor: number) =>
  decimal(amountOf(minor, currency, exchangeRate).rupeesMinor)

export const exportTables = {
  remittances: remittanceTable,
  'statement-3': statementThree,
  'statement-2': statementTwo,
} as const
export type ExportTable = keyof typeof exportTables

const types: Record<FileFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

const fileOf = async (name: string, tables: Table[], format: FileFormat) => ({
  name: `${name}.${format}`,
  type: types[format],
  content:
    format === 'csv'
      ? new TextEncoder().encode(tables.map(csvOf).join(''))
      : await workbookOf(tables),
})

/** "EDF_2026-10.xlsx" has both parts as sheets; a CSV has one of them. */
export const edfFile = (month: EdfMonth, exporter: Exporter, format: FileFormat, part: 1 | 2) => {
  const name = `EDF_${month.period.firstDay.slice(0, 7)}`
  if (format === 'xlsx') return fileOf(name, [edfList(month), edfPartOne(month, exporter)], format)
  return part === 1
    ? fileOf(`${name}_Part_1`, [edfPartOne(month, exporter)], format)
    : fileOf(name, [edfList(month)], format)
}

export const exportFile = (
  kind: ExportTable,
  invoices: readonly Export[],
  { firstDay, lastDay }: Period,
  format: FileFormat,
) => fileOf(`${kind}_${firstDay}_${lastDay}`, [exportTables[kind](invoices)], format)
