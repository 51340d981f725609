import type { Invoice } from './invoice.ts'
import type { BankAccount } from './payment-details.ts'

/** What the PDF prints of the payments; it changes while the invoice as issued does not. */
export type Payable = {
  /** What of `settled` is tax deducted at source, in minor units of the invoice's currency. */
  tdsMinor: number
  /** Where the balance can be paid; null when nothing is due or the seller has no UPI ID. */
  upiId: string | null
  /** The seller's account, when something is due and the seller gave one. */
  bank: BankAccount | null
}

/** The invoice as its PDF needs it. */
export type InvoiceDocument = Invoice & Payable
