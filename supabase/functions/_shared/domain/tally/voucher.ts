import type { PlainDate } from '../dates.ts'
import type { TallyBill, TallyParty } from './entries.ts'
import type { LedgerKey, VoucherTypeKey } from './ledgers.ts'

/** The GST of a line of sales. */
export interface LineTax {
  taxability: 'Taxable' | 'Exempt' | 'Nil Rated' | 'Non-GST'
  hsn: string | null
  /** Hundredths of a per cent, by Tally's name of the tax. */
  rates: { head: 'CGST' | 'SGST/UTGST' | 'IGST'; rate: number }[]
}

export type VoucherBill = Omit<TallyBill, 'minor'> & {
  /** Debit above 0, as the line. */
  minor: number
}

/** A line of a voucher: a debit is above 0, a credit below. */
export interface VoucherLine {
  /** Null for the client's own ledger. */
  key: LedgerKey | null
  minor: number
  bills: VoucherBill[]
  tax: LineTax | null
}

export interface Voucher {
  /** The same whenever it is made: Tally knows it again by this. */
  id: string
  type: VoucherTypeKey
  day: PlainDate
  number: string | null
  reference: string | null
  narration: string
  party: TallyParty
  /** What TallyPrime wants to know of a supply under GST. */
  supply: { gstin: string | null; place: string | null } | null
  lines: VoucherLine[]
}

/** Why something is in no voucher. */
export type LeftOutReason = 'cancelled' | 'no_rate' | 'nothing'

export interface LeftOut {
  id: string
  /** The document's; null for money, which its day and its client tell. */
  number: string | null
  day: PlainDate
  client: string
  reason: LeftOutReason
}

export const line = (key: LedgerKey | null, minor: number): VoucherLine => ({
  key,
  minor,
  bills: [],
  tax: null,
})

/** Without lines of nothing, which Tally refuses. */
export const withoutNothing = (lines: VoucherLine[]): VoucherLine[] =>
  lines.filter(({ minor, bills }) => minor !== 0 || bills.some((bill) => bill.minor !== 0))
