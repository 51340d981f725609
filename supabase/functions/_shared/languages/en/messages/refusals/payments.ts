import type { RefusalParams } from '#domain/messages/refusal-params.ts'
import { formatMoney } from '#domain/money.ts'
import type { Refusals } from '#languages/words.ts'
import { counted } from '../counted.ts'
import { money } from '../money.ts'

const reference = (done: string) => (said: RefusalParams) =>
  `This reference was already ${done} with ${formatMoney(said.minor, said.currency)} by ${said.method}. To correct that, please write to the seller. If this is another payment, enter its own reference.`

/** Payments, claims, advances and refunds. */
export const paymentsRefusals = {
  bank_claim_foreign:
    'This claim is not in rupees. Confirm it on its invoice, with the amount in its currency.',
  bank_row_not_found: 'This row of the bank file is not there any more.',
  payment_not_found: 'Payment not found.',
  payment_kept: 'A payment is undone, never erased.',
  payment_unchangeable: 'A payment cannot be changed.',
  tds_out_of_range: 'Tax deducted must not be negative and not too large.',
  amount_out_of_range: 'Amount must be above zero and not too large.',
  nothing_due: 'Nothing is due on this invoice any more.',
  more_than_due: ({ minor, currency, tdsMinor, amountMinor }) =>
    tdsMinor > 0
      ? counted.moreThanDueWithTds({ minor, amountMinor, tdsMinor, currency })
      : counted.moreThanDue({ minor, currency }),
  payment_date_future: money.paymentDateFuture,
  payment_date_too_early: 'Payment date is more than a year before the invoice.',
  payment_method_unknown: money.paymentMethodInvalid,
  invoice_of_another: 'This invoice is not one of the client’s in this currency.',
  more_than_received: counted.receivedLess,
  advance_unasked: ({ minor, currency }) => counted.advanceUnasked({ minor, currency }),
  more_than_advance: ({ minor, currency }) => counted.moreThanAdvance({ minor, currency }),
  advance_without_client: 'An advance is kept with a client of your book; this invoice has none.',
  payment_refunded: 'Some of this payment was given back. Undo the refund first.',
  nothing_refundable: ({ currency }) => counted.moreThanRefundable({ minor: 0, currency }),
  more_than_refundable: ({ minor, currency }) => counted.moreThanRefundable({ minor, currency }),
  payment_decided: ({ state }) => `This payment is already ${state}.`,
  payment_unconfirmed: 'This payment is not confirmed yet.',
  undo_reason_required: 'Please say why the payment is undone.',

  claims_waiting:
    'Five payments wait to be checked already. Please let the seller check them first.',
  claims_used_up: 'No more payments can be reported here. Please write to the seller.',
  claim_method_unknown: 'Please choose UPI or bank transfer.',
  reference_required: 'Enter the reference of your payment, so that it can be found.',
  reference_reported: reference('reported'),
  reference_counted: reference('counted'),
} satisfies Refusals
