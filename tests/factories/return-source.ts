import type {
  HsnSum,
  ReturnAdvance,
  ReturnDocument,
  ReturnSource,
} from '../../supabase/functions/_shared/domain/gst/gstr1/source.ts'

const free = { igstMinor: 0, cgstMinor: 0, sgstMinor: 0, cessMinor: 0 }

/** An invoice of ₹1,180 to somebody without a GSTIN in Karnataka, by a seller in Maharashtra. */
export const returnDocument = (changes: Partial<ReturnDocument> = {}): ReturnDocument => ({
  id: crypto.randomUUID(),
  kind: 'invoice',
  number: 'INV/26-27/0001',
  issueDate: '2026-10-05',
  clientId: null,
  clientName: 'Kaveri Interiors',
  clientGstin: null,
  supply: 'domestic',
  withTax: true,
  reverseCharge: false,
  placeOfSupply: '29',
  totalMinor: 118_000,
  roundingMinor: 0,
  portCode: null,
  shippingBill: null,
  shippingBillDate: null,
  shippedLate: false,
  original: null,
  rows: [
    {
      ...free,
      taxability: 'taxable',
      gstRate: 1800,
      taxableMinor: 100_000,
      igstMinor: 18_000,
      codes: [],
      briefCodes: [],
    },
  ],
  ...changes,
})

/** An advance of the same. */
export const returnAdvance = (changes: Partial<ReturnAdvance> = {}): ReturnAdvance => ({
  ...free,
  id: crypto.randomUUID(),
  voucherId: '7d9c2b1a-5e3f-4a60-8b7c-000000000009',
  number: 'RV/26-27/0001',
  paidOn: '2026-10-05',
  clientId: '4d9c2b1a-5e3f-4a60-8b7c-000000000001',
  late: false,
  clientName: 'Kaveri Interiors',
  supply: 'domestic',
  placeOfSupply: '29',
  rate: 1800,
  received: true,
  taxableMinor: 50_000,
  igstMinor: 9_000,
  ...changes,
})

export const hsnSum = (changes: Partial<HsnSum> = {}): HsnSum => ({
  ...free,
  registered: true,
  code: '998391',
  uqc: 'NA',
  rate: 1800,
  description: 'Design',
  official: 'Specialty design services',
  listed: true,
  quantity: '0',
  taxableMinor: 100_000,
  igstMinor: 18_000,
  ...changes,
})

/** Makes the source of a return, empty but for the given changes. */
export const returnSource = (changes: Partial<ReturnSource> = {}): ReturnSource => ({
  gstin: '27AAPFU0939F1ZV',
  aboveFiveCrore: false,
  lateNotes: [],
  documents: [],
  hsn: [],
  advances: [],
  questions: [],
  numbers: [],
  books: { ...free, revenueMinor: 0, otherMinor: 0, otherCount: 0, others: [] },
  corrections: { filed: null, corrected: [], amendments: [], waiting: [], lastYearFiled: false },
  ...changes,
})
