import type { Brand } from 'valibot'
import type { DocumentLanguage } from '#languages/languages.ts'
import type { PlainDate } from '../dates.ts'
import type { Decimal } from '../decimals.ts'
import type { Taxability } from '../gst/taxability.ts'
import type { Amount, Currency } from '../money.ts'
import type { BankAccount } from '../payment/payment-details.ts'
import type { DocumentKind } from './kinds.ts'
import type { Reach } from './reach.ts'

/**
 * PAID, UNPAID and WRITTEN_OFF are stored. An unpaid invoice is OVERDUE when its due date is before
 * today in India, and a deleted one is CANCELLED, whatever it was before. A credit note is UNPAID
 * while a refund for it is owed.
 */
export const invoiceStatuses = ['PAID', 'UNPAID', 'OVERDUE', 'CANCELLED', 'WRITTEN_OFF'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const isKnownStatus = (status: string): status is InvoiceStatus =>
  invoiceStatuses.some((known) => known === status)

/** An unknown status in the server's words, in capitals: it is shown and has no effect. */
export type OtherStatus = string & Brand<'OtherStatus'>

/** The filters that a list accepts: a status, the credit notes (no other list shows them), or the debit notes. */
export const listFilters = [...invoiceStatuses, 'CREDIT_NOTE', 'DEBIT_NOTE'] as const
export type ListFilter = (typeof listFilters)[number]

export const PAGE_SIZE = 5

/** The destination of a supply: within India, a special economic zone, or abroad. */
export const supplies = ['domestic', 'sez', 'export'] as const
export type Supply = (typeof supplies)[number]

/** In minor units of the invoice's currency. SGST includes UTGST. */
export type Taxes = {
  cgstMinor: number
  sgstMinor: number
  igstMinor: number
  cessMinor: number
}

/** The sums of all rows with one rate; the rate is in hundredths of a per cent. */
export type TaxLine = Taxes & { gstRate: number; taxableMinor: number }

export type InvoiceItem = Taxes & {
  id: string
  description: string
  hsnSac: string | null
  quantity: Decimal
  unit: string | null
  /** Price of one unit; without it `amount` is what the seller gave, and `quantity` is only shown. */
  rate: Decimal | null
  /** Whether the rate of one unit holds the tax. */
  includesTax: boolean
  discountPercent: Decimal | null
  discountMinor: number
  /** Before tax. */
  amount: Amount
  taxability: Taxability
  /** In hundredths of a per cent; null if the seller takes no tax or the row is not taxable. */
  gstRate: number | null
}

export const gstRegistrations = ['none', 'regular', 'composition'] as const
export type GstRegistration = (typeof gstRegistrations)[number]

export const compositionSchemes = ['section10', 'notification2_2019'] as const
export type CompositionScheme = (typeof compositionSchemes)[number]

/** The seller as it was when the invoice was issued. */
export type Seller = {
  name: string
  email: string
  phone: string
  address: string | null
  /** The GSTIN, for a seller with GST. */
  taxId: string | null
  city: string | null
  state: string | null
  stateCode: string | null
  postalCode: string
  country: string
  website: string | null
  /** A data URI, see `domain/people/logo.ts`. */
  logo: string | null
  /** A picture of the signature, in the same form. */
  signature: string | null
  gstRegistration: GstRegistration
  compositionScheme: CompositionScheme | null
  lutNumber: string | null
  /** As in 26-27. */
  lutYear: string | null
  /** Whether the tax is shown by HSN/SAC, too. */
  hsnSummary: boolean
  reverseChargeWording: string | null
  /** Its number as a micro, small or medium enterprise; missing on documents from before it was asked. */
  udyam?: string | null
}

/** The client as they were when the invoice was issued. */
export type Buyer = {
  name: string
  email: string
  contact: string | null
  phone: string | null
  address: string | null
  city: string | null
  stateCode: string | null
  postalCode: string | null
  /** ISO 3166: IN. */
  country: string
  gstin: string | null
  pan: string | null
  deliveryAddress: string | null
}

export type Original = {
  /** Not for the holder of a link. */
  id: string | null
  number: string
  issueDate: PlainDate
  kind: DocumentKind
}

/** The fields that lists and cards show of an invoice. */
export type InvoiceSummary = {
  id: string
  /** Empty where it is missing; screens say `numberText`. */
  formattedInvoiceNumber: string
  clientName: string
  clientEmail: string
  currency: Currency
  total: Amount
  kind: DocumentKind
  /** Money received and TDS, from confirmed payments, up to the amount due; for a credit note, the refunds. */
  settled: Amount
  /** The tax that the client deducted at source, of all that came in; in its currency. */
  tdsMinor: number
  /** Total of its credit notes. */
  credited: Amount
  /** The amount still due; zero for a credit note and for a written-off invoice. */
  balance: Amount
  /** The amount that was still due when it was given up; zero unless it was written off. */
  writtenOff: Amount
  /**
   * Money received beyond the amount due, to be given back: for all its credit notes, or for this
   * one. In its currency.
   */
  refundableMinor: number
  /** Money given back for its credit notes, in its currency. */
  refundedMinor: number
  /** The document that this one credits, refunds or replaces. */
  original: Original | null
  status: InvoiceStatus | OtherStatus
  /** Days and instants are empty where they are missing. */
  issueDate: PlainDate
  /** With instalments, the due date of the earliest one that is not settled. */
  dueDate: PlainDate
  /** An instant, ISO 8601 in UTC. */
  createdAt: string
  /** When it was deleted; null of a live one. */
  cancelledAt: string | null
  /** The ways in which the client may know of it; null when it never left. */
  reach: Reach | null
}

/** An amount that is due on one day; the share is in hundredths of a per cent, if the seller asked for one. */
export type DuePart = { dueDate: PlainDate; amountMinor: number; share: number | null }

/** The terms agreed with the buyer, and the facts that decide on the tax. */
export type DocumentTerms = {
  /** In the order of their days; empty when all is due at once. For an estimate the days count from its issue. */
  parts: DuePart[]
  poNumber: string | null
  supply: Supply
  /** For an export or a supply to a SEZ: whether IGST is paid, or nothing under a letter of undertaking. */
  withTax: boolean
  /** The recipient owes the tax: it is shown, and not in the total. */
  reverseCharge: boolean
  /** A State's code, 96 for other countries; null of a seller without GST. */
  placeOfSupply: string | null
  pricesIncludeTax: boolean
  language: DocumentLanguage
  portCode: string | null
  shippingBill: string | null
  shippingBillDate: PlainDate | null
  /** Set for a credit note that leaves the tax of its invoice alone and is in no return. */
  commercial?: boolean
  /** For a receipt voucher: the day on which its money came. */
  receivedOn?: PlainDate | null
}

/** The sums of a document's rows, before any payment. */
export type DocumentSums = Taxes & {
  taxableMinor: number
  /** By rate; empty for a seller without GST. */
  taxes: TaxLine[]
  /** Rounds to whole rupees, or holds the paisa into which prices with tax cannot be split. */
  roundOffMinor: number
}

/**
 * The part of an advance that settles an invoice, listed by its receipt voucher; in minor units of
 * the invoice's currency.
 */
export type UsedVoucher = { number: string; issueDate: PlainDate; amountMinor: number }

/** Another document, by its number. */
export type DocumentLink = { id: string; number: string }

/** The whole document. */
export type Invoice = InvoiceSummary &
  DocumentTerms &
  DocumentSums & {
    clientId: string | null
    /** Why it was cancelled, where that was asked. */
    cancelReason: string | null
    /** The document that took its place when it was cancelled. */
    replacement: DocumentLink | null
    /** Receipt vouchers of the advances that it uses. */
    vouchers: UsedVoucher[]
    placeOfSupplyReason: string | null
    pdfUrl: string | null
    paidDate: PlainDate | null
    paymentMethod: string | null
    notes: string | null
    /** Why a credit note was given. */
    creditReason: string | null
    /** The time and reason of writing off; null when it was not. */
    writtenOffAt: string | null
    writeOffReason: string | null
    /** Rupees for one unit of the currency; null for INR, and while no rate is known. */
    exchangeRate: number | null
    items: InvoiceItem[]
    business: Seller
    buyer: Buyer
  }

/** The payment facts that the PDF prints; they change while the invoice as issued does not. */
export type Payable = {
  /** The UPI ID for the balance; null when nothing is due or the seller has none. */
  upiId: string | null
  /** The seller's account, when something is due and the seller gave one. */
  bank: BankAccount | null
}

/** The invoice as its PDF needs it. */
export type InvoiceDocument = Invoice & Payable
