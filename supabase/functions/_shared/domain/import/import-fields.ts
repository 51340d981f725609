import { importedFields } from '../document/new/row-fields.ts'
import { clientFields } from './client-fields.ts'
import type { ImportField } from './import-field.ts'

export const importKinds = ['clients', 'items', 'invoices'] as const
export type ImportKind = (typeof importKinds)[number]

const itemFields: readonly ImportField[] = [
  {
    field: 'description',
    isRequired: true,
    heads: [
      'Item Name',
      'lineItem',
      'Name',
      'Product Name',
      'Item',
      'Description',
      ...['Product', 'Particulars', 'Item Description', 'आइटम', 'आइटम का नाम', 'सामान', 'विवरण'],
    ],
  },
  { field: 'unit', heads: ['Usage unit', 'Unit Name', 'Unit', 'unit', ...['UOM', 'UQC', 'इकाई']] },
  {
    field: 'rate',
    heads: [
      'Rate',
      'Selling Price',
      'Item Price',
      'Price',
      'Sales Rate',
      'amount',
      ...['Sale Price', 'MRP', 'दर', 'रेट', 'कीमत'],
    ],
  },
  { field: 'currency', heads: ['Currency Code', 'Currency'] },
  {
    field: 'hsnSac',
    heads: [
      'HSN/SAC',
      'HSN',
      'hsnCode',
      'SAC',
      'HSN Code',
      ...['HSN No', 'HSN/SAC Code', 'SAC Code', 'एचएसएन'],
    ],
  },
  {
    field: 'gstRate',
    heads: [
      ...['Inter State Tax Rate', 'Intra State Tax Rate', 'gstRate', 'GST %', 'GST Rate'],
      ...['Tax Percentage', 'Item Tax %', 'Inter State Tax Name', 'Tax Name'],
      ...['Tax Rate', 'Tax %', 'जीएसटी %', 'जीएसटी दर'],
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
    heads: [
      'Invoice Number',
      'invoiceNumber',
      'Invoice No',
      'Invoice#',
      'Number',
      ...['Bill No', 'Bill Number', 'Voucher No', 'इनवॉइस नंबर', 'बिल नंबर'],
    ],
  },
  {
    field: 'issueDate',
    isRequired: true,
    heads: [
      'Invoice Date',
      'invoiceDate',
      'Billing Date',
      'Issue date',
      'Date',
      ...['Bill Date', 'Voucher Date', 'तारीख', 'दिनांक', 'इनवॉइस की तारीख', 'बिल की तारीख'],
    ],
  },
  { field: 'dueDate', heads: ['Due Date', 'dueDate', ...['देय तारीख']] },
  {
    field: 'clientName',
    isRequired: true,
    heads: [
      'Customer Name',
      'clientName',
      'Client',
      'Billed To',
      ...['Client Name', 'Party Name', 'Customer', 'Party', 'ग्राहक का नाम', 'ग्राहक', 'पार्टी'],
    ],
  },
  {
    field: 'clientEmail',
    heads: [
      'Primary Contact EmailID',
      'clientEmail',
      'Customer Email',
      'EmailID',
      'Email',
      ...['ईमेल'],
    ],
  },
  {
    field: 'clientGstin',
    heads: [
      ...['GST Identification Number (GSTIN)', 'GST Identification Number', 'clientGstin'],
      ...['Client GSTIN', 'GSTIN', 'GST No', 'GSTIN No', 'GST Number'],
      ...[
        'GSTIN/UIN',
        'GSTN',
        'Party GSTIN',
        'GST IN',
        'जीएसटीआईएन',
        'जीएसटी नंबर',
        'जीएसटी',
        'जीएसटी संख्या',
      ],
    ],
  },
  {
    field: 'clientAddress',
    heads: ['Billing Address', 'clientAddress', 'Address', ...['पता']],
  },
  { field: 'clientCity', heads: ['Billing City', 'clientCity', 'City', ...['शहर']] },
  { field: 'clientState', heads: ['Billing State', 'clientState', 'State', ...['राज्य']] },
  {
    field: 'clientPostalCode',
    heads: ['Billing Code', 'clientPincode', 'Pincode', 'Pin', 'PIN Code', ...['पिन', 'पिन कोड']],
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
  {
    field: 'total',
    heads: [
      'Total',
      'Invoice Total',
      'Total Value',
      ...['Bill Amount', 'Grand Total', 'Invoice Amount', 'कुल', 'कुल रकम'],
    ],
  },
  { field: 'balance', heads: ['Balance', 'Balance Due', 'Amount Due', ...['बकाया']] },
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
