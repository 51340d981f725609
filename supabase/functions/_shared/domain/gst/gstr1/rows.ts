// The rows of a GSTR-1 as the offline tool knows them, by section. Amounts are paise, rates hundredths of a per cent, days
// `YYYY-MM-DD`, States codes of two digits.

/** The taxes on an amount; a tax that does not apply is 0. */
export interface Taxes {
  igstMinor: number
  cgstMinor: number
  sgstMinor: number
  cessMinor: number
}

/** The value and taxes of one document, or one place, at one rate. */
export interface RateRow extends Taxes {
  rate: number
  taxableMinor: number
}

/** By notification some supplies bear 65 per cent of the rate; only those are marked. */
interface Marked {
  percent?: 65
}

/** The origin of a row; rows without a document have neither field. */
export interface Source {
  id: string
  clientName: string
}

interface Document extends Marked, Partial<Source> {
  number: string
  day: string
  /** The value of the whole document, tax included. */
  valueMinor: number
  rows: RateRow[]
}

/** Regular, SEZ with and without payment, deemed export, and within a State bearing IGST. */
export type InvoiceType = 'R' | 'SEWP' | 'SEWOP' | 'DE' | 'CBW'

interface ToRegistered extends Document {
  gstin: string
  placeOfSupply: string
  reverseCharge: boolean
  type: InvoiceType
}

export type B2bInvoice = ToRegistered

export interface B2clInvoice extends Document {
  placeOfSupply: string
}

/** Summed by place and rate; below 0 where more was credited than billed. */
export interface B2csRow extends RateRow, Marked {
  placeOfSupply: string
}

export interface ExportInvoice extends Document {
  withTax: boolean
  portCode: string | null
  shippingBill: string | null
  shippingBillDate: string | null
}

/** Credit or debit. */
type NoteKind = 'C' | 'D'

export interface RegisteredNote extends ToRegistered {
  note: NoteKind
}

export interface UnregisteredNote extends Document {
  note: NoteKind
  type: 'B2CL' | 'EXPWP' | 'EXPWOP'
  /** Null of an export's. */
  placeOfSupply: string | null
}

/** The advance without tax; `taxableMinor` is the base of the tax. */
export interface AdvanceRow extends RateRow, Marked {
  placeOfSupply: string
  /** For a SEZ in the seller's own State, which bears IGST all the same (IGST Act s. 7(5)). */
  bearsIgst?: true
}

export const nilKinds = ['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C'] as const
export type NilKind = (typeof nilKinds)[number]

export interface NilRow {
  kind: NilKind
  nilMinor: number
  exemptMinor: number
  nonGstMinor: number
}

export interface HsnRow extends RateRow {
  code: string
  /** The seller's words, cut to 30 characters. */
  description: string
  /** The official ones; null of a code that is not listed. */
  official: string | null
  /** `NA` of services. */
  uqc: string
  /** A plain decimal. */
  quantity: string
}

/** The natures of documents by their numbers in the portal's list. */
export const natureNumbers = {
  invoice: 1,
  debit_note: 4,
  credit_note: 5,
  receipt_voucher: 6,
  refund_voucher: 8,
  job_work_challan: 9,
  approval_challan: 10,
  delivery_challan: 12,
} as const
export type Nature = keyof typeof natureNumbers

/** Numbers of one series without a gap. */
export interface IssuedSeries {
  nature: Nature
  from: string
  to: string
  total: number
  cancelled: number
}

/** One that was filed, and what it says now. */
export interface Amended<Row> {
  /** MMYYYY of the filed return. */
  period: string
  before: Row
  now: Row
}

/** A sum of one place, stated anew. */
export interface AmendedSum {
  period: string
  placeOfSupply: string
  bearsIgst?: true
  /** All rates, in full. */
  rows: RateRow[]
  /** As it was told last. */
  was: RateRow[]
}

/** Tables 9A, 9C, 10 and 11 for earlier periods. */
export interface Amendments {
  b2ba: Amended<B2bInvoice>[]
  b2cla: Amended<B2clInvoice>[]
  b2csa: AmendedSum[]
  expa: Amended<ExportInvoice>[]
  cdnra: Amended<RegisteredNote>[]
  cdnura: Amended<UnregisteredNote>[]
  ata: AmendedSum[]
  txpda: AmendedSum[]
}

export interface Gstr1 {
  gstin: string
  /** MMYYYY; of a quarter its last month. */
  period: string
  b2b: B2bInvoice[]
  b2cl: B2clInvoice[]
  b2cs: B2csRow[]
  nil: NilRow[]
  exp: ExportInvoice[]
  at: AdvanceRow[]
  cdnr: RegisteredNote[]
  cdnur: UnregisteredNote[]
  docs: IssuedSeries[]
  hsnB2b: HsnRow[]
  hsnB2c: HsnRow[]
  txpd: AdvanceRow[]
  amended: Amendments
}

/**
 * Returns whether the tax is CGST and SGST: within the seller's State, except for a SEZ and
 * supplies that bear IGST all the same.
 */
export const isIntraState = (
  gstin: string,
  placeOfSupply: string | null,
  type: InvoiceType = 'R',
) => placeOfSupply === gstin.slice(0, 2) && (type === 'R' || type === 'DE')
