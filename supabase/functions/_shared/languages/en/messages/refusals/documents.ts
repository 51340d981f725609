import { dayOnScreen, formatDay } from '#domain/dates.ts'
import { formatMoney, formatWhole } from '#domain/money.ts'
import type { Refusals } from '#languages/words.ts'
import { named } from '../../names/fields.ts'
import { business } from '../business.ts'
import { clients } from '../clients.ts'
import { counted } from '../counted.ts'
import { documents } from '../documents.ts'
import { invoices } from '../invoices.ts'
import { money } from '../money.ts'

/** Documents. */
export const documentsRefusals = {
  invoice_not_found: 'Invoice not found.',
  invoice_id_missing: invoices.invoiceIdMissing,
  invoice_kept: 'An issued invoice can be cancelled, but not erased.',
  invoice_unchangeable: 'An issued invoice cannot be changed.',
  items_unchangeable: 'The items of an issued invoice cannot be changed.',
  history_unchangeable: 'The history of an invoice cannot be changed.',
  invoice_has_money: invoices.invoiceHasMoney,
  invoice_has_credit: money.invoiceHasCredit,
  invoice_has_debit: money.invoiceHasDebit,
  invoice_cancelled: 'The invoice of this note was deleted. Restore it first.',
  invoice_written_off: 'This invoice is written off. Undo the write-off first.',
  note_refunded: money.noteRefunded,
  debit_indivisible: 'This amount is too small to split into value and tax.',
  debit_note_not_found: 'Debit note not found.',
  credit_note_not_found: 'Credit note not found.',
  credit_commercial:
    'This invoice has a commercial credit note, so its other credit notes cannot have tax either.',
  gstin_not_yours: 'You have issued no documents under this GSTIN.',
  credit_taken: 'Other credit notes now cover its part of the invoice.',
  credit_items_or_amount: money.creditItemsOrAmount,
  credit_row_unknown: 'A note can only have rows of its own invoice, each once.',
  credit_indivisible:
    'This amount is too small to split into value and tax. Credit everything that is left.',
  more_than_creditable: ({ minor, currency }) => counted.moreThanCreditable({ minor, currency }),
  invoice_replaced: ({ number }) => `This invoice was replaced by ${number}.`,
  cancel_reason_required: 'Enter a reason for cancelling the invoice.',
  revise_paid:
    'Money was received on this invoice, so it cannot be revised. Issue a credit note instead.',
  revise_cancelled: 'This invoice is cancelled, so it cannot be revised. Duplicate it instead.',
  draft_not_found: 'Draft not found.',
  draft_stale: 'This draft was changed elsewhere in the meantime.',
  draft_issued: 'This draft was already issued as an invoice.',
  draft_discarded: 'This draft was discarded.',
  draft_too_long: 'This draft is over 200 kB, too long to save. Shorten its texts.',
  schedule_not_found: 'Recurring invoice not found.',
  schedule_start_past: clients.scheduleStartPast,
  schedule_makes_nothing: clients.scheduleMakesNothing,
  schedule_over: 'This recurring invoice has ended. Give it a later end first.',
  schedules_full: ({ most }) =>
    `You can have at most ${formatWhole(most)} recurring invoices. Delete one first.`,
  items_required: documents.itemsRequired,
  too_many_items: ({ most }) => counted.tooManyItems({ most }),
  total_too_large: ({ minor, currency }) =>
    counted.atMost({ label: 'theTotal', most: formatMoney(minor, currency) }),
  script_too_long: ({ most }) =>
    `A document can have at most ${formatWhole(most)} letters of Urdu and Indian scripts in its rows. Shorten them.`,
  invoice_too_long: 'The invoice is too long. Shorten its texts.',
  port_code_invalid: clients.portCodeInvalid,
  acceptance_within_india:
    'The law on late payment is about invoices in rupees to buyers in India, and so is the day of acceptance.',
  interest_unknown:
    'The interest is not known: enter the day of acceptance and, in the settings, an Udyam number of a micro or small enterprise that does not trade.',
  accepted_on_invalid: clients.acceptedOnInvalid,
  accepted_on_future: clients.acceptedOnFuture,
  agreed_days_invalid: clients.agreedDaysInvalid,
  shipping_of_export: 'Only an export can have a port code and a shipping bill.',
  shipping_bill_invalid: clients.shippingBillInvalid,
  shipping_bill_date_invalid: clients.shippingBillDateInvalid,
  shipping_bill_date_future: clients.shippingBillDateFuture,
  shipping_bill_date_early: clients.shippingBillDateEarly,
  shipping_bill_number_missing: clients.shippingBillNumberMissing,
  exchange_rate_required:
    'Enter the exchange rate. A seller registered for GST must show it on the document.',
  currency_unknown: clients.currencyUnknown,
  exchange_rate_invalid: 'Exchange rate is not valid.',
  due_date_invalid: documents.dueDateInvalid,
  due_date_past: documents.dueDatePast,
  parts_count: ({ least, most }) => counted.partsCount({ least, most }),
  part_before_another: documents.partBeforeAnother,
  parts_sum: ({ minor, currency }) => counted.partsSum({ minor, currency }),
  notes_too_long: 'Notes are too long.',
  description_too_long: 'Description is too long.',
  item_invalid: ({ label }) => `${named(label)} is not valid.`,
  amount_disagrees: documents.amountDisagrees,

  issue_date_future: documents.issueDateFuture,
  issue_date_too_early: ({ day }) =>
    `Issue date cannot be before ${dayOnScreen(day)}: numbers must follow the order of dates.`,
  series_too_short: ({ most }) => business.seriesTooShort({ most }),
  series_full: ({ most }) =>
    `All ${formatWhole(most)} numbers of this series are used. Choose a shorter prefix in Settings.`,
  number_too_long: business.numberTooLong,
  series_started:
    'This series already has invoices. To choose the next number, start another prefix.',
  invoice_prefix_invalid: business.invoicePrefixInvalid,
  invoice_prefix_taken: business.invoicePrefixTaken,
  invoice_padding_invalid: business.invoicePaddingInvalid,

  valid_until_past: documents.validUntilPast,
  estimate_not_found: 'Estimate not found.',
  document_not_found: 'Document not found.',
  document_converted: ({ number }) => `This document was already converted to ${number}.`,
  estimate_answered: ({ state }) => `This estimate was already ${state}.`,
  // The client's page says it.
  estimate_expired: ({ day }) => `This estimate was valid until ${formatDay(day)}.`,
  estimate_converted: ({ number }) => `This estimate was already converted to ${number}.`,
  answer_unchangeable: 'An answer to an estimate cannot be changed.',
} satisfies Refusals
