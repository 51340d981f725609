import type { RefusalParams } from '#domain/messages/refusal-params.ts'
import { formatMoney } from '#domain/money.ts'
import type { Refusals } from '#languages/words.ts'
import { counted } from '../counted.ts'
import { money } from '../money.ts'

const reference = (done: string) => (said: RefusalParams) =>
  `This reference was already ${done} for ${formatMoney(said.minor, said.currency)} by ${said.method}. To correct that, write to the seller. If this is another payment, enter its own reference.`

/** Payments, claims, advances and refunds. */
export const paymentsRefusals = {
  bank_claim_foreign:
    'This reported payment is not in rupees. Confirm it on its invoice, with the amount in its currency.',
  bank_row_not_found: 'This row of the bank file no longer exists.',
  payment_not_found: 'Payment not found.',
  purpose_code_invalid: money.purposeCodeInvalid,
  not_an_export: 'This invoice is not for a client abroad.',
  payment_kept: 'A payment can be undone, but not erased.',
  payment_unchangeable: 'A payment cannot be changed.',
  tds_out_of_range: 'TDS cannot be negative or too large.',
  amount_out_of_range: 'Amount must be above zero and not too large.',
  nothing_due: 'Nothing is due on this invoice any more.',
  more_than_due: ({ minor, currency, tdsMinor, amountMinor }) =>
    tdsMinor > 0
      ? counted.moreThanDueWithTds({ minor, amountMinor, tdsMinor, currency })
      : counted.moreThanDue({ minor, currency }),
  payment_date_future: money.paymentDateFuture,
  payment_date_too_early: 'Payment date cannot be more than a year before the invoice.',
  credited_day_wrong: money.creditedDayWrong,
  payment_method_unknown: money.paymentMethodInvalid,
  invoice_of_another: 'This invoice belongs to another client or is in another currency.',
  more_than_received: counted.receivedLess,
  advance_unasked: ({ minor, currency }) => counted.advanceUnasked({ minor, currency }),
  more_than_advance: ({ minor, currency }) => counted.moreThanAdvance({ minor, currency }),
  advance_without_client: 'An advance needs a saved client, and this invoice has none.',
  payment_refunded: 'Part of this payment was refunded. Undo the refund first.',
  nothing_refundable: ({ currency }) => counted.moreThanRefundable({ minor: 0, currency }),
  more_than_refundable: ({ minor, currency }) => counted.moreThanRefundable({ minor, currency }),
  payment_decided: ({ state }) => `This payment is already ${state}.`,
  payment_unconfirmed: 'This payment is not confirmed yet.',
  undo_reason_required: 'Enter a reason for undoing the payment.',

  claims_waiting: 'Five reported payments are already waiting. Ask the seller to check them first.',
  claims_used_up: 'No more payments can be reported here. Write to the seller.',
  claim_method_unknown: 'Choose UPI or bank transfer.',
  reference_required: 'Enter the payment reference, so that the seller can find your payment.',
  reference_reported: reference('reported'),
  reference_counted: reference('recorded'),
} satisfies Refusals
