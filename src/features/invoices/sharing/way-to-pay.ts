import type { Invoice } from '#domain/document/invoice.ts'
import { isBill } from '#domain/document/kind-questions.ts'
import { isPayable, type PaymentDetails } from '#domain/payment/payment-details.ts'

/** Whether an invoice asks for money without saying where to pay it. `details` are those of today, as for every page and PDF. */
export const lacksWayToPay = (
  invoice: Pick<Invoice, 'kind' | 'balance' | 'currency'>,
  details: PaymentDetails,
) => isBill(invoice) && invoice.balance.minor > 0 && !isPayable(details, invoice.currency)
