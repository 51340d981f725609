import type { PlainDate } from '../../dates.ts'
import type { DocumentKind, KindWith, kinds } from '../../document/kinds.ts'
import type { Currency } from '../../money.ts'
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
  /** Listed ones of four or five digits, which are too short above ₹5 crore of turnover. */
  briefCodes: string[]
}

export interface ReturnDocument {
  id: string
  kind: KindWith<{ told: 'supply' | 'note' }>
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
  /** They were noted after the period was filed. */
  shippedLate: boolean
  /** Of a note: its invoice. */
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
  /** The receipt voucher, or the invoice that the money was entered on; null of one without either. */
  voucherId: string | null
  number: string | null
  paidOn: PlainDate
  clientId: string | null
  clientName: string
  supply: ReturnDocument['supply']
  placeOfSupply: string | null
  rate: number
  received: boolean
  /** Known only after this period was filed. */
  late: boolean
  taxableMinor: number
}

/** An advance that is in no figure until it is said what it is for, or what its currency was worth. */
export interface AdvanceQuestion {
  id: string
  clientId: string
  clientName: string
  paidOn: PlainDate
  /** In its own currency. */
  amountMinor: number
  currency: Currency
  reason: 'undecided' | 'unrated'
}

export interface NumberRun {
  nature: NonNullable<(typeof kinds)[DocumentKind]['nature']>
  from: string
  to: string
  total: number
  cancelled: number
}

/** What the books say of the same period by themselves. */
export interface Books extends Taxes {
  revenueMinor: number
  /** In the revenue, and in no return of this GSTIN: issued before the registration or under another, and notes that leave tax alone. */
  otherMinor: number
  otherCount: number
}

export interface ReturnSource {
  gstin: string
  /** Of turnover: HSN/SAC then has six digits at least (Notification 78/2020-Central Tax). */
  aboveFiveCrore: boolean
  /** Credit notes with tax that came too late to lower it: in no section. */
  lateNotes: { id: string; number: string; filed: boolean }[]
  documents: ReturnDocument[]
  hsn: HsnSum[]
  advances: ReturnAdvance[]
  questions: AdvanceQuestion[]
  numbers: NumberRun[]
  books: Books
}
