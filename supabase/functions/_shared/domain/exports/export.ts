import type { PlainDate } from '../dates.ts'
import type { Currency } from '../money.ts'
import type { NamedChange } from '../people/named-change.ts'

/** The bank's word on money from abroad. */
export interface Remittance {
  bankAdvice: string | null
  irmNumber: string | null
  firaNumber: string | null
  firaFile: string | null
  purposeCode: string | null
  /** Credited by the bank, and kept by it, in paise. */
  rupeesMinor: number | null
  chargesMinor: number | null
  /** Who noted it last; null for the owner. */
  changedByName?: string | null
}

/** A payment of an export. One remittance may pay several invoices: a payment is its part for one of them. */
export interface ExportPayment {
  id: string
  /** The receipt that it came with, if it is part of one. */
  receiptId: string | null
  paidOn: PlainDate
  /** In the invoice's currency, as are the two below. */
  amountMinor: number
  tdsMinor: number
  reference: string | null
  /** The whole remittance, and what of it went to other invoices before this one. */
  remittedMinor: number
  beforeMinor: number
  remittance: Remittance | null
}

/** An exporter's notes on an invoice, beside its paper. */
export interface ExportTerms {
  /** Where the bank, or for LUT the Commissioner, extended the day. */
  realiseBy: PlainDate | null
  lutPaidBy: PlainDate | null
  /** What will come of the total; null for all of it. */
  netMinor: number | null
  contractNumber: string | null
  contractDate: PlainDate | null
  remarks: string | null
  /** When the bank's entry was closed, and what for. */
  closedOn: PlainDate | null
  closingNote: string | null
  lastChange?: NamedChange
}

/** An invoice to a client abroad, in minor units of its currency. */
export interface Export {
  id: string
  number: string
  issueDate: PlainDate
  clientName: string
  address: string
  country: string
  currency: Currency
  exchangeRate: number | null
  totalMinor: number
  totalInrMinor: number | null
  taxableMinor: number
  igstMinor: number
  cessMinor: number
  settledMinor: number
  creditedMinor: number
  dueMinor: number
  paidDate: PlainDate | null
  writtenOffOn: PlainDate | null
  writeOffReason: string | null
  poNumber: string | null
  underLut: boolean
  withIgst: boolean
  portCode: string | null
  shippingBill: string | null
  shippingBillDate: PlainDate | null
  /** Services, which no shipping bill declares. */
  needsEdf: boolean
  rows: { description: string; code: string | null }[]
  terms: ExportTerms | null
  payments: ExportPayment[]
}

/** What is noted of the export declaration of a month. */
export interface EdfNote {
  firstDay: PlainDate
  filedOn: PlainDate | null
  formNumber: string | null
  /** Where the bank extended it. */
  dueOn: PlainDate | null
  mode: string | null
  thirdParty: string | null
  /** Who noted it; null for the owner. */
  byName: string | null
}

export interface ExportYear {
  /** Of all, while `invoices` has the first thousand. */
  count: number
  months: EdfNote[]
  invoices: Export[]
}
