import type { imports } from '#languages/en/names/imports.ts'
import { importedFields } from '../document/new/row-fields.ts'
import { gstinFault } from '../gst/gstin.ts'
import { compact } from '../text.ts'
import type { ColumnMapping } from './column-mapping.ts'

export const importKinds = ['clients', 'items', 'invoices'] as const
export type ImportKind = (typeof importKinds)[number]

export type ImportFieldName = keyof (typeof imports)['fields']

export interface ImportField {
  field: ImportFieldName
  isRequired?: boolean
  /**
   * How other programs head its column, as they document it: exports of Zoho Invoice and Books, the bulk files of Refrens,
   * and what is usual. Compared without case, blanks and signs; the first that a file has is taken.
   */
  heads: readonly string[]
}

const clientFields: readonly ImportField[] = [
  {
    field: 'name',
    isRequired: true,
    heads: ['Display Name', 'Contact Name', 'clientName', 'Customer Name', 'Company Name', 'Name'],
  },
  { field: 'firstName', heads: ['First Name', 'Contact Person'] },
  { field: 'lastName', heads: ['Last Name'] },
  {
    field: 'email',
    heads: ['EmailID', 'clientEmail', 'Email', 'Email Address', 'Primary Contact EmailID'],
  },
  {
    field: 'phone',
    heads: [
      ...['Phone', 'MobilePhone', 'clientPhone', 'Mobile', 'Billing Phone', 'Phone Number'],
      ...['Mobile No', 'Mobile Number', 'Phone No', 'Contact No'],
    ],
  },
  {
    field: 'gstin',
    heads: [
      ...['GST Identification Number (GSTIN)', 'GST Identification Number', 'clientGstin'],
      ...['GSTIN', 'GST Number', 'clientGST', 'GST No', 'GSTIN No', 'GSTIN Number', 'GST'],
    ],
  },
  { field: 'pan', heads: ['PAN Number', 'clientPan', 'PAN', 'PAN No'] },
  {
    field: 'address',
    heads: ['Billing Address', 'clientAddress', 'Address', 'clientStreet', 'Street'],
  },
  { field: 'address2', heads: ['Billing Street2', 'Street 2'] },
  { field: 'city', heads: ['Billing City', 'clientCity', 'City'] },
  {
    field: 'state',
    heads: [
      ...['Billing State', 'clientState', 'State', 'Place of Contact(With State Code)'],
      'Place Of Contact',
    ],
  },
  {
    field: 'postalCode',
    heads: ['Billing Code', 'clientPincode', 'Pincode', 'Postal Code', 'ZIP', 'PIN Code', 'Pin'],
  },
  { field: 'country', heads: ['Billing Country', 'clientCountry', 'Country'] },
  {
    field: 'deliveryAddress',
    heads: ['Shipping Address', 'Delivery Address'],
  },
  { field: 'currency', heads: ['Currency Code', 'Currency'] },
  {
    field: 'termsDays',
    heads: ['Payment Terms', 'Payment Terms Label', 'Payment terms (days)'],
  },
  { field: 'notes', heads: ['Notes', 'Remarks'] },
]

const itemFields: readonly ImportField[] = [
  {
    field: 'description',
    isRequired: true,
    heads: ['Item Name', 'lineItem', 'Name', 'Product Name', 'Item', 'Description'],
  },
  { field: 'unit', heads: ['Usage unit', 'Unit Name', 'Unit', 'unit'] },
  {
    field: 'rate',
    heads: ['Rate', 'Selling Price', 'Item Price', 'Price', 'Sales Rate', 'amount'],
  },
  { field: 'currency', heads: ['Currency Code', 'Currency'] },
  { field: 'hsnSac', heads: ['HSN/SAC', 'HSN', 'hsnCode', 'SAC', 'HSN Code'] },
  {
    field: 'gstRate',
    heads: [
      ...['Inter State Tax Rate', 'Intra State Tax Rate', 'gstRate', 'GST %', 'GST Rate'],
      ...['Tax Percentage', 'Item Tax %', 'Inter State Tax Name', 'Tax Name'],
    ],
  },
  {
    field: 'taxability',
    heads: ['Taxability', 'Taxability Type', 'Taxable'],
  },
]

const invoiceFields: readonly ImportField[] = [
  {
    field: 'number',
    isRequired: true,
    heads: ['Invoice Number', 'invoiceNumber', 'Invoice No', 'Invoice#', 'Number'],
  },
  {
    field: 'issueDate',
    isRequired: true,
    heads: ['Invoice Date', 'invoiceDate', 'Billing Date', 'Issue date', 'Date'],
  },
  { field: 'dueDate', heads: ['Due Date', 'dueDate'] },
  {
    field: 'clientName',
    isRequired: true,
    heads: ['Customer Name', 'clientName', 'Client', 'Billed To'],
  },
  {
    field: 'clientEmail',
    heads: ['Primary Contact EmailID', 'clientEmail', 'Customer Email', 'EmailID', 'Email'],
  },
  {
    field: 'clientGstin',
    heads: [
      ...['GST Identification Number (GSTIN)', 'GST Identification Number', 'clientGstin'],
      ...['Client GSTIN', 'GSTIN', 'GST No', 'GSTIN No', 'GST Number'],
    ],
  },
  {
    field: 'clientAddress',
    heads: ['Billing Address', 'clientAddress', 'Address'],
  },
  { field: 'clientCity', heads: ['Billing City', 'clientCity', 'City'] },
  { field: 'clientState', heads: ['Billing State', 'clientState', 'State'] },
  {
    field: 'clientPostalCode',
    heads: ['Billing Code', 'clientPincode', 'Pincode', 'Pin', 'PIN Code'],
  },
  {
    field: 'clientCountry',
    heads: ['Billing Country', 'clientCountry', 'Country'],
  },
  {
    field: 'placeOfSupply',
    heads: ['Place of Supply', 'Place of Supply(With State Code)', 'placeOfSupply'],
  },
  { field: 'poNumber', heads: ['PurchaseOrder', 'PO number', 'poNumber'] },
  { field: 'currency', heads: ['Currency Code', 'Currency', 'currency'] },
  { field: 'exchangeRate', heads: ['Exchange Rate', 'exchangeRate'] },
  ...importedFields,
  {
    field: 'inclusive',
    heads: ['Is Inclusive Tax', 'Tax Inclusive'],
  },
  { field: 'total', heads: ['Total', 'Invoice Total', 'Total Value'] },
  { field: 'balance', heads: ['Balance', 'Balance Due', 'Amount Due'] },
  { field: 'status', heads: ['Invoice Status', 'Status'] },
  {
    field: 'paidOn',
    heads: ['Last Payment Date', 'Payment Date', 'Paid on'],
  },
  { field: 'notes', heads: ['Notes', 'Remarks'] },
]

export const importFields: Record<ImportKind, readonly ImportField[]> = {
  clients: clientFields,
  items: itemFields,
  invoices: invoiceFields,
}

export const importFieldNames = (kind: ImportKind) => importFields[kind].map(({ field }) => field)

const plain = (head: string) => head.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** How many rows below the heads are looked into. */
const MOST_LOOKED_INTO = 50

/** The column whose cells are GSTINs, whatever its head says: all that are not blank, of the first rows. */
function gstinColumn(below: readonly (readonly string[])[], taken: ReadonlySet<number>) {
  const rows = below.slice(0, MOST_LOOKED_INTO)
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, at) =>
    rows.map((row) => compact(row[at] ?? '')).filter(Boolean),
  )
  const at = columns.findIndex(
    (cells, place) =>
      !taken.has(place) && cells.length > 0 && cells.every((cell) => gstinFault(cell) === null),
  )
  return at < 0 ? undefined : at
}

const gstinFields: Partial<Record<ImportKind, string>> = {
  clients: 'gstin',
  invoices: 'clientGstin',
}

/**
 * Maps columns to fields by the known heads of a file, and GSTINs by how they look in the rows `below`. No
 * column is taken twice.
 */
export function guessMapping(
  kind: ImportKind,
  heads: readonly string[],
  below: readonly (readonly string[])[] = [],
): ColumnMapping {
  const known = heads.map(plain)
  const taken = new Set<number>()
  const mapping: ColumnMapping = {}
  for (const { field, heads: names } of importFields[kind]) {
    const column = names
      .map((name) => known.findIndex((head, at) => head === plain(name) && !taken.has(at)))
      .find((at) => at >= 0)
    if (column === undefined) continue
    taken.add(column)
    mapping[field] = column
  }
  const field = gstinFields[kind]
  const found = field && mapping[field] === undefined ? gstinColumn(below, taken) : undefined
  if (field && found !== undefined) mapping[field] = found
  return mapping
}

/** How many rows at the top of a file may stand above the heads. */
const MOST_ABOVE = 20

/** The row with the heads of a file: the first of those with most known heads, else the first row. */
export function headRow(kind: ImportKind, rows: readonly (readonly string[])[]): number {
  const known = rows.slice(0, MOST_ABOVE).map((row) => Object.keys(guessMapping(kind, row)).length)
  return Math.max(0, known.indexOf(Math.max(...known, 1)))
}
