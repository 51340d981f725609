import type { PlainDate } from '../../dates.ts'
import type { Taxability } from '../taxability.ts'
import type { Taxes } from './rows.ts'

// What a return is made of, as the database gives it (`public.gst_return`). Amounts are paise.

/** The rows of a document of one rate and kind, summed up. */
export interface RateSum extends Taxes {
  taxability: Taxability
  /** Hundredths of a per cent; null of what bears no tax. */
  gstRate: number | null
  taxableMinor: number
  /** Those of its HSN codes that the portal does not take; '' of a row without one. */
  codes: string[]
}

export interface ReturnDocument {
  id: string
  kind: 'invoice' | 'bill_of_supply' | 'credit_note'
  number: string
  issueDate: PlainDate
  /** Null of one that never was of a client of the book. */
  clientId: string | null
  clientName: string
  clientGstin: string | null
  supply: 'domestic' | 'sez' | 'export'
  withTax: boolean
  reverseCharge: boolean
  placeOfSupply: string | null
  totalMinor: number
  /** What of the total is neither taxed nor tax. */
  roundingMinor: number
  portCode: string | null
  shippingBill: string | null
  shippingBillDate: PlainDate | null
  /** Of a credit note: its invoice. */
  original: { issueDate: PlainDate; totalMinor: number } | null
  rows: RateSum[]
}

/** Rows of one code, unit and rate; below 0 where more was credited than billed. */
export interface HsnSum extends Taxes {
  /** Of buyers with a GSTIN. */
  registered: boolean
  code: string
  uqc: string
  rate: number
  description: string
  official: string | null
  listed: boolean
  quantity: string
  taxableMinor: number
}

/** What of an advance came in the period and is left, or what of an earlier one was used in it. */
export interface ReturnAdvance extends Taxes {
  id: string
  number: string
  issueDate: PlainDate
  clientName: string
  supply: ReturnDocument['supply']
  placeOfSupply: string | null
  rate: number
  received: boolean
  taxableMinor: number
}

export interface NumberRun {
  nature: 'invoice' | 'credit_note' | 'receipt_voucher' | 'refund_voucher'
  from: string
  to: string
  total: number
  cancelled: number
}

/** What the books say of the same period by themselves. */
export interface Books extends Taxes {
  revenueMinor: number
  /** Issued before the registration, or under another GSTIN: in the revenue, and in no return of this one. */
  otherMinor: number
  otherCount: number
}

export interface ReturnSource {
  gstin: string
  documents: ReturnDocument[]
  hsn: HsnSum[]
  advances: ReturnAdvance[]
  numbers: NumberRun[]
  books: Books
}
