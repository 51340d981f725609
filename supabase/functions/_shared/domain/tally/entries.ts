import type { PlainDate } from '../dates.ts'
import type { KindWith } from '../document/kinds.ts'
import type { Taxability } from '../gst/taxability.ts'
import type { Currency } from '../money.ts'
import type { PaymentMethod } from '../payment/payment.ts'

// What vouchers are made from, as the database gives it (`tally_documents`, `tally_money`). Amounts are paise.

/** The client as the book has them today; of a document without one, its own copy. */
export interface TallyParty {
  id: string | null
  name: string
  /** Another client has the same name. */
  shared: boolean
  gstin: string | null
  stateCode: string | null
  country: string | null
  address: string | null
  city: string | null
  postalCode: string | null
}

/** The rows of a document of one rate and code, summed up. */
export interface TallyValue {
  taxability: Taxability
  /** Hundredths of a per cent; null if it bears no tax. */
  gstRate: number | null
  hsn: string | null
  /** Null without a rate of exchange. */
  minor: number | null
}

export interface TallyDocument {
  id: string
  kind: KindWith<{ told: 'supply' | 'note' }>
  number: string
  day: PlainDate
  cancelled: boolean
  /** A note that leaves the tax of its invoice unchanged. */
  commercial: boolean
  /** Null of a seller without regular registration. */
  sellerGstin: string | null
  party: TallyParty
  /** The client's on the day of issue. */
  gstin: string | null
  supply: 'domestic' | 'sez' | 'export'
  withTax: boolean
  reverseCharge: boolean
  placeOfSupply: string | null
  /** The invoice of a note. */
  originalNumber: string | null
  originalDay: PlainDate | null
  reason: string | null
  currency: Currency
  exchangeRate: string | null
  /** In minor units of its own currency. */
  ownTotalMinor: number
  values: TallyValue[]
  cgstMinor: number | null
  sgstMinor: number | null
  igstMinor: number | null
  cessMinor: number | null
  roundOffMinor: number | null
  totalMinor: number | null
}

export interface TallyBill {
  name: string
  type: 'New Ref' | 'Agst Ref' | 'Advance'
  /** What it takes off the client's debt; null without a rate of exchange. */
  minor: number | null
}

export interface TallyMove {
  id: string
  /** `use`: an advance settles an invoice. */
  kind: 'receipt' | 'refund' | 'use' | 'write_off'
  day: PlainDate
  /** The voucher of an advance or of its refund; other money has no number. */
  number: string | null
  method: PaymentMethod | null
  reference: string | null
  currency: Currency
  party: TallyParty
  /** What came; below 0 what went back. Null without a rate of exchange. */
  moneyMinor: number | null
  tdsMinor: number | null
  /** The part that the bank kept. */
  chargesMinor: number
  /** In minor units of its own currency, what has no rate of exchange. */
  unratedMinor: number
  bills: TallyBill[]
  /** The numbers of what it is for. */
  documents: string[]
}

/** A period as it was read. */
export interface TallySource {
  documents: TallyDocument[]
  moves: TallyMove[]
}
