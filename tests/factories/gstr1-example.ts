import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import * as v from 'valibot'
import { returns } from '#languages/en/names/returns.ts'
import { noAmendments } from '../../supabase/functions/_shared/domain/gst/gstr1/compose.ts'
import {
  type Gstr1,
  type InvoiceType,
  isIntraState,
  type Nature,
  natureNumbers,
  nilKinds,
  type RateRow,
} from '../../supabase/functions/_shared/domain/gst/gstr1/rows.ts'
import { parseMinor } from '../../supabase/functions/_shared/domain/money.ts'

// Sample rows of the offline tool with its results, as captured in public descriptions of it.

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, 'gstr1-example', name), 'utf8').trimEnd()

const rowsOf = (name: string) =>
  v.parse(
    v.array(v.record(v.string(), v.string())),
    Papa.parse(read(`${name}.csv`), { header: true }).data,
  )

type Cells = Record<string, string>

export const expected: unknown = JSON.parse(read('expected.json'))

export const gstin = '27AAPFU0939F1ZV'

const cell = (row: Cells, name: string) => row[name] ?? ''
const minor = (row: Cells, name: string) =>
  parseMinor(cell(row, name).replaceAll(',', '') || '0') ?? 0

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** 2017-07-14 of "14-Jul-17". */
function day(text: string): string {
  const [date = '', month = '', year = ''] = text.split('-')
  return `20${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date}`
}

const place = (row: Cells) => cell(row, 'Place Of Supply').slice(0, 2)

const marked = (row: Cells): { percent?: 65 } =>
  row['Applicable % of Tax Rate'] === '65' ? { percent: 65 } : {}

/**
 * Computes the amounts of the tool's rows in whole numbers; within a State it takes half of the
 * rate twice.
 */
function rateRow(row: Cells, isIntra: boolean, amount = 'Taxable Value', isFree = false): RateRow {
  const rate = minor(row, 'Rate')
  const taxableMinor = minor(row, amount)
  const parts = isIntra ? 2n : 1n
  const share = BigInt(marked(row).percent ?? 100)
  const tax = isFree
    ? 0
    : Number((BigInt(taxableMinor) * BigInt(rate) * share) / (1_000_000n * parts))
  return {
    rate,
    taxableMinor,
    igstMinor: isIntra ? 0 : tax,
    cgstMinor: isIntra ? tax : 0,
    sgstMinor: isIntra ? tax : 0,
    cessMinor: isFree ? 0 : minor(row, 'Cess Amount'),
  }
}

const types: Record<string, InvoiceType> = {
  'Regular B2B': 'R',
  'Deemed Exp': 'DE',
  'SEZ supplies with payment': 'SEWP',
  'SEZ supplies without payment': 'SEWOP',
  'Intra-State supplies attracting IGST': 'CBW',
}

/** Rows of one number are one document. */
function documents(name: string, number: string): [Cells, Cells[]][] {
  const all = rowsOf(name)
  const firsts = all.filter((row, at) => at === all.findIndex((one) => one[number] === row[number]))
  return firsts.map((first) => [first, all.filter((row) => row[number] === first[number])])
}

const document = (first: Cells, value: string, number: string, date: string) => ({
  number: cell(first, number),
  day: day(cell(first, date)),
  valueMinor: minor(first, value),
  ...marked(first),
})

function registered(first: Cells, rows: Cells[], type: InvoiceType) {
  const isIntra = isIntraState(gstin, place(first), type)
  return {
    gstin: cell(first, 'GSTIN/UIN of Recipient'),
    clientName: cell(first, 'Receiver Name'),
    placeOfSupply: place(first),
    reverseCharge: cell(first, 'Reverse Charge') === 'Y',
    type,
    rows: rows.map((row) => rateRow(row, isIntra, 'Taxable Value', type === 'SEWOP')),
  }
}

const note = (row: Cells) => (cell(row, 'Note Type') === 'D' ? 'D' : 'C')

const invoice = (first: Cells) => document(first, 'Invoice Value', 'Invoice Number', 'Invoice date')
const noteDocument = (first: Cells) => document(first, 'Note Value', 'Note Number', 'Note Date')

const natures = Object.keys(natureNumbers) as Nature[]
const nature = (text: string) => natures.find((each) => returns.natures[each] === text) ?? 'invoice'

const advance = (amount: string) => (row: Cells) => ({
  placeOfSupply: place(row),
  ...marked(row),
  ...rateRow(row, isIntraState(gstin, place(row)), amount),
})

const hsn = (name: string, officials: Record<string, string>) =>
  rowsOf(name).map((row) => ({
    code: cell(row, 'HSN'),
    description: cell(row, 'Description'),
    official: officials[cell(row, 'HSN')] ?? null,
    uqc: cell(row, 'UQC').slice(0, 3),
    quantity: cell(row, 'Total Quantity'),
    rate: minor(row, 'Rate'),
    taxableMinor: minor(row, 'Taxable Value'),
    igstMinor: minor(row, 'Integrated Tax Amount'),
    cgstMinor: minor(row, 'Central Tax Amount'),
    sgstMinor: minor(row, 'State/UT Tax Amount'),
    cessMinor: minor(row, 'Cess Amount'),
  }))

/** The sample as rows of a return; `officials` are the official descriptions of its codes. */
export const exampleReturn = (officials: Record<string, string>): Gstr1 => ({
  gstin,
  period: '062025',
  b2b: documents('b2b', 'Invoice Number').map(([first, rows]) => ({
    ...invoice(first),
    ...registered(first, rows, types[cell(first, 'Invoice Type')] ?? 'R'),
  })),
  b2cl: documents('b2cl', 'Invoice Number').map(([first, rows]) => ({
    ...invoice(first),
    placeOfSupply: place(first),
    rows: rows.map((row) => rateRow(row, false)),
  })),
  b2cs: rowsOf('b2cs').map((row) => ({
    placeOfSupply: place(row),
    ...marked(row),
    ...rateRow(row, isIntraState(gstin, place(row))),
  })),
  nil: rowsOf('exemp').map((row, at) => ({
    kind: nilKinds[at] ?? 'INTRB2B',
    nilMinor: minor(row, 'Nil Rated Supplies'),
    exemptMinor: minor(row, 'Exempted(other than nil rated/non GST supply)'),
    nonGstMinor: minor(row, 'Non-GST Supplies'),
  })),
  exp: documents('exp', 'Invoice Number').map(([first, rows]) => {
    const withTax = cell(first, 'Export Type') === 'WPAY'
    return {
      ...invoice(first),
      withTax,
      portCode: cell(first, 'Port Code') || null,
      shippingBill: cell(first, 'Shipping Bill Number') || null,
      shippingBillDate: cell(first, 'Shipping Bill Date') && day(cell(first, 'Shipping Bill Date')),
      rows: rows.map((row) => rateRow(row, false, 'Taxable Value', !withTax)),
    }
  }),
  at: rowsOf('at').map(advance('Gross Advance Received')),
  cdnr: documents('cdnr', 'Note Number').map(([first, rows]) => ({
    ...noteDocument(first),
    ...registered(first, rows, types[cell(first, 'Note Supply Type')] ?? 'R'),
    note: note(first),
  })),
  cdnur: documents('cdnur', 'Note Number').map(([first, rows]) => {
    const type = cell(first, 'UR Type')
    return {
      ...noteDocument(first),
      note: note(first),
      type: type === 'EXPWP' || type === 'EXPWOP' ? type : 'B2CL',
      placeOfSupply: place(first) || null,
      rows: rows.map((row) => rateRow(row, false, 'Taxable Value', type === 'EXPWOP')),
    }
  }),
  docs: rowsOf('docs').map((row) => ({
    nature: nature(cell(row, 'Nature of Document')),
    from: cell(row, 'Sr. No. From'),
    to: cell(row, 'Sr. No. To'),
    total: Number(row['Total Number']),
    cancelled: Number(row.Cancelled),
  })),
  hsnB2b: hsn('hsn-b2b', officials),
  hsnB2c: hsn('hsn-b2c', officials),
  txpd: rowsOf('atadj').map(advance('Gross Advance Adjusted')),
  amended: noAmendments(),
})
