import type { Brand } from 'valibot'
import type { PlainDate } from '../dates.ts'
import type { Decimal } from '../decimals.ts'
import type { Taxability } from '../gst/taxability.ts'
import type { Amount, Currency } from '../money.ts'
import type { BankAccount } from '../payment/payment-details.ts'
import type { DocumentKind } from './kinds.ts'
import type { Reach } from './reach.ts'

/**
 * PAID, UNPAID and WRITTEN_OFF are stored; OVERDUE is an unpaid invoice whose due date is before today in India, CANCELLED
 * one that was deleted, whatever it was before. A credit note is UNPAID while something is to be given back for it.
 */
export const invoiceStatuses = ['PAID', 'UNPAID', 'OVERDUE', 'CANCELLED', 'WRITTEN_OFF'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const isKnownStatus = (status: string): status is InvoiceStatus =>
  invoiceStatuses.some((known) => known === status)

/** A status that is none of the known, as the server words it, in capitals: shown, and nothing follows from it. */
export type OtherStatus = string & Brand<'OtherStatus'>

/** The filters that a list accepts: a status, the credit notes (no other list shows them), or the debit notes. */
export const listFilters = [...invoiceStatuses, 'CREDIT_NOTE', 'DEBIT_NOTE'] as const
export type ListFilter = (typeof listFilters)[number]

export const PAGE_SIZE = 5

/** Where the supply goes: within India, to a special economic zone, or abroad. */
export const supplies = ['domestic', 'sez', 'export'] as const
export type Supply = (typeof supplies)[number]

export const documentLanguages = ['en', 'hi', 'en-hi'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

/** Minor units of the invoice's currency. UTGST stands where SGST does. */
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
  /** In hundredths of a per cent; null where the seller takes no tax, and of what is not taxable. */
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
  /** The same, of who signs. */
  signature: string | null
  gstRegistration: GstRegistration
  compositionScheme: CompositionScheme | null
  lutNumber: string | null
  /** As in 26-27. */
  lutYear: string | null
  /** Whether the tax is shown by HSN/SAC, too. */
  hsnSummary: boolean
  reverseChargeWording: string | null
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
  /** Received and deducted at source, by the confirmed payments, as far as it was due; of a credit note what was given back. */
  settled: Amount
  /** Total of its credit notes. */
  credited: Amount
  /** The amount still due; zero for a credit note and for a written-off invoice. */
  balance: Amount
  /** The amount that was still due when it was given up; zero unless it was written off. */
  writtenOff: Amount
  /** Received beyond what is due, and to be given back: of all its credit notes, or of the one. In its currency. */
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
  /** In the order of their days; none of what is due at once. Of an estimate their days count from its issue. */
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
  /** By rate; none of a seller without GST. */
  taxes: TaxLine[]
  /** To whole rupees, or the paisa that prices with tax cannot be split into. */
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
    /** When what is due was given up, and why; null where it was not. */
    writtenOffAt: string | null
    writeOffReason: string | null
    /** Rupees for one unit of the currency; null for INR, and for another where none is known. */
    exchangeRate: number | null
    items: InvoiceItem[]
    business: Seller
    buyer: Buyer
  }

/** The payment facts that the PDF prints; they change while the invoice as issued does not. */
export type Payable = {
  /** The part of `settled` that is tax deducted at source, in minor units of the invoice's currency. */
  tdsMinor: number
  /** Where the balance can be paid; null when nothing is due or the seller has no UPI ID. */
  upiId: string | null
  /** The seller's account, when something is due and the seller gave one. */
  bank: BankAccount | null
}

/** The invoice as its PDF needs it. */
export type InvoiceDocument = Invoice & Payable
