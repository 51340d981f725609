import type { PlainDate } from '../../dates.ts'
import type { DocumentKind, KindWith, kinds } from '../../document/kinds.ts'
import type { Currency } from '../../money.ts'
import type { Period } from '../../periods.ts'
import type { FiledForm } from '../filing.ts'
import type { Taxability } from '../taxability.ts'
import type { Taxes } from './rows.ts'

// The data that a return is made from, as the database gives it (`public.gst_return`). Amounts are paise.

/** The rows of a document of one rate and kind, summed up. */
export interface RateSum extends Taxes {
  taxability: Taxability
  /** Hundredths of a per cent; null if it bears no tax. */
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
  /** The part of the total that is neither taxed value nor tax. */
  roundingMinor: number
  portCode: string | null
  shippingBill: string | null
  shippingBillDate: PlainDate | null
  /** They were noted after the period was filed. */
  shippedLate: boolean
  /** The invoice of a note. */
  original: { issueDate: PlainDate; totalMinor: number } | null
  rows: RateSum[]
}

/** Rows of one code, unit and rate; below 0 where more was credited than billed. */
export interface HsnSum extends Taxes {
  /** True for buyers with a GSTIN. */
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

/** What table 11 says of an advance, or of several of one place and rate. */
export interface ToldAdvance extends Taxes {
  supply: ReturnDocument['supply']
  placeOfSupply: string | null
  rate: number
  received: boolean
  taxableMinor: number
}

/** The unused rest of an advance that came in the period, or the part of an earlier one that was used in it. */
export interface ReturnAdvance extends ToldAdvance {
  id: string
  /** The receipt voucher, or the invoice that the money was entered on; null of one without either. */
  voucherId: string | null
  number: string | null
  paidOn: PlainDate
  clientId: string | null
  clientName: string
  /** Known only after this period was filed. */
  late: boolean
}

/** An advance that no figure counts until its purpose, or the rate of its currency, is known. */
export interface AdvanceQuestion {
  id: string
  clientId: string
  clientName: string
  paidOn: PlainDate
  /** In its own currency's minor units. */
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

/** The totals for the same period, taken from the books alone. */
export interface Books extends Taxes {
  revenueMinor: number
  /**
   * Revenue that no return of this GSTIN holds: issued before the registration or under another,
   * and notes that leave tax alone.
   */
  otherMinor: number
  otherCount: number
  /** The first of those that were issued elsewhere; the others are only counted. */
  others: { id: string; number: string }[]
}

/** A document of a filed period that differs from what was told of it; `key` is that of all that correct each other. */
export interface DocumentChange {
  key: string
  was: ReturnDocument | null
  now: ReturnDocument | null
  /** A credit note that its buyer rejected, furnished again as it is. */
  again: boolean
  /** The day on which it was corrected; null of one that stands as it was issued. */
  madeOn: PlainDate | null
}

export interface AdvanceChange {
  key: string
  was: ToldAdvance | null
  now: ToldAdvance | null
}

/** What differs in one filed period from what was told of it. */
export interface Amendment extends Period {
  /** The last day on which it can be amended. */
  endsOn: PlainDate
  /** The return that told the difference; null while none has. */
  via: (Period & { form: FiledForm; filedOn: PlainDate }) | null
  /** Whether a GSTR-1A may tell it: the GSTR-3B of the period may still be open, and no GSTIN of a buyer changed. */
  awaitsGstr3b: boolean
  documents: DocumentChange[]
  /** All of the period to buyers without a GSTIN, as told before; empty where none of them changed. */
  small: { key: string; told: ReturnDocument }[]
  advances: { changes: AdvanceChange[]; told: { key: string; told: ToldAdvance }[] }
}

/** What a return that is marked as filed told. */
export interface FiledReturn {
  documents: { key: string; told: ReturnDocument }[]
  advances: ToldAdvance[]
  hsn: HsnSum[]
  numbers: NumberRun[]
}

export interface Corrections {
  /** Null while it is not filed, and of one whose rows were not kept. */
  filed: FiledReturn | null
  /** Lists the changes of a filed return since, in the order in which it was told; what no return has told comes last. */
  corrected: Amendment[]
  /** The amendments of earlier returns in this one. */
  amendments: Amendment[]
  /** What it would amend, were the GSTR-3B of its period filed. */
  waiting: Amendment[]
  /** Whether a return of the financial year before today's is marked as filed. */
  lastYearFiled: boolean
}

export interface ReturnSource {
  gstin: string
  /**
   * Whether turnover is above five crore: HSN/SAC then needs six digits at least (Notification
   * 78/2020-Central Tax).
   */
  aboveFiveCrore: boolean
  /** Credit notes with tax that came too late to lower it: in no section. */
  lateNotes: { id: string; number: string; filed: boolean }[]
  documents: ReturnDocument[]
  hsn: HsnSum[]
  advances: ReturnAdvance[]
  questions: AdvanceQuestion[]
  numbers: NumberRun[]
  books: Books
  corrections: Corrections
}

/** Advances that are in no figure until somebody says what they are for. */
export const undecidedOf = ({ questions }: Pick<ReturnSource, 'questions'>) =>
  questions.filter(({ reason }) => reason === 'undecided')

/** What a return is composed of. */
export interface Told extends Pick<ReturnSource, 'gstin' | 'documents' | 'hsn' | 'numbers'> {
  advances: readonly ToldAdvance[]
}
