const free = { igst_minor: 0, cgst_minor: 0, sgst_minor: 0, cess_minor: 0 }

/** Rows of a document at 18 per cent between two States. */
export const ratedRow = (changes: object = {}) => ({
  taxability: 'taxable',
  gst_rate: 1800 as number | null,
  taxable_minor: 100_000,
  ...free,
  igst_minor: 18_000,
  codes: [] as string[],
  brief_codes: [] as string[],
  ...changes,
})

/** A document of a return: an invoice of ₹1,180 to a registered client in Karnataka. */
export const returnDocument = (sequence: number, changes: object = {}) => ({
  id: `7d9c2b1a-5e3f-4a60-8b7c-${String(sequence).padStart(12, '0')}`,
  kind: 'invoice',
  number: `INV/26-27/${String(sequence).padStart(4, '0')}`,
  issue_date: '2026-10-05',
  client_name: 'Kaveri Interiors',
  client_id: null as string | null,
  client_gstin: '29AABCR1718E1ZL' as string | null,
  supply: 'domestic',
  with_tax: true,
  reverse_charge: false,
  place_of_supply: '29',
  total_minor: 118_000,
  rounding_minor: 0,
  port_code: null,
  shipping_bill: null,
  shipping_bill_date: null,
  shipped_late: false,
  original: null as object | null,
  rows: [ratedRow()],
  ...changes,
})

/** A sum by HSN of what `returnDocument` sells. */
export const hsnSum = (changes: object = {}) => ({
  registered: true,
  code: '998391',
  uqc: 'NA',
  rate: 1800,
  description: 'Design',
  official: 'Specialty design services',
  listed: true,
  quantity: '0',
  taxable_minor: 100_000,
  ...free,
  igst_minor: 18_000,
  ...changes,
})

/** An answer of `gst_return` for one such invoice, with matching totals. */
export const gstReturnRow = (changes: object = {}) => ({
  registration: 'regular',
  gstin: '27AAPFU0939F1ZV',
  gstins: ['27AAPFU0939F1ZV'],
  above_five_crore: false,
  late_notes: [] as object[],
  documents: [returnDocument(1)],
  hsn: [hsnSum()],
  advances: [] as object[],
  questions: [] as object[],
  numbers: [
    { nature: 'invoice', from: 'INV/26-27/0001', to: 'INV/26-27/0002', total: 2, cancelled: 1 },
  ],
  books: {
    ...free,
    revenue_minor: 118_000,
    other_minor: 0,
    other_count: 0,
    others: [] as object[],
    igst_minor: 18_000,
  },
  ...changes,
})
