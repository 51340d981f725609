import * as v from 'valibot'
import { dayOnScreen, formatDay } from '../dates.ts'
import { stateNameOf } from '../gst/states.ts'
import { currencies, formatMoney, formatWhole, minorToDecimal } from '../money.ts'
import { formatMonths } from '../periods.ts'
import { product } from '../product.ts'
import { messages } from './messages.ts'

const number = v.fallback(v.number(), 0)
const text = v.fallback(v.string(), '')

/**
 * The parameters that a refusal may carry beside its code, each absent unless the refusal uses it.
 * Amounts are minor units of `currency`; `said` holds another server's words for a code that is not
 * known here.
 */
const knownParams = v.object({
  most: number,
  least: number,
  seconds: number,
  minor: number,
  currency: v.fallback(v.picklist(currencies), 'INR'),
  /** A payment as it was typed, when a form knows it. */
  amountMinor: number,
  tdsMinor: number,
  method: text,
  state: text,
  of: text,
  /** An email address. */
  address: text,
  /** The number of a document: INV/26-27/0001. */
  number: text,
  characters: text,
  reasons: v.fallback(v.array(v.string()), []),
  said: text,
  day: text,
  /** A period, both days included. */
  first_day: text,
  last_day: text,
  /** Financial years, as in 26-27. */
  year: text,
  needed: text,
  /** A rate of GST, in hundredths of a per cent. */
  rate: number,
})

/** A JSON object, as it is sent. */
export type Params = Readonly<Record<string, unknown>>

/** Labels of the fields that a refusal names. */
const fieldLabels: Record<string, string> = {
  cess: 'Cess',
  city: 'City',
  clientAddress: 'Address',
  clientEmail: 'Client email',
  clientCity: 'City',
  clientContact: 'Contact person',
  clientName: 'Client name',
  clientPhone: 'Phone',
  clientPostalCode: 'Postal code',
  deliveryAddress: 'Delivery address',
  description: 'Description',
  discount: 'Discount',
  gstRate: 'GST rate',
  location: 'City',
  issueDate: 'Issue date',
  name: 'Name',
  number: 'Number',
  note: 'Note',
  paidOn: 'Payment date',
  placeOfSupplyReason: 'Reason',
  poNumber: 'PO number',
  quantity: 'Quantity',
  query: 'Search',
  rate: 'Rate',
  reason: 'Reason',
  reference: 'Reference',
  reverseChargeWording: 'Reverse charge wording',
  subject: 'Subject',
  taxId: 'Tax ID',
  taxability: 'Taxability',
  unit: 'Unit',
  website: 'Website',
}

type Said = v.InferOutput<typeof knownParams> & { label: string }
export type Sentence = string | ((said: Said) => string)

const inSeconds = (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`

/** "1 second", "90 seconds", "3 hours": rounded up, because trying too early starts the wait again. */
function waitText(seconds: number): string {
  if (seconds < 120) return inSeconds(seconds)
  if (seconds < 7200) return `${Math.ceil(seconds / 60)} minutes`
  return `${Math.ceil(seconds / 3600)} hours`
}

const reference = (done: string) => (said: Said) =>
  `This reference was already ${done} with ${formatMoney(said.minor, said.currency)} by ${said.method}. To correct that, please write to the seller. If this is another payment, enter its own reference.`

/** CGST Rule 46; in paise. */
const placeNeeded = (what: string, fromMinor: number) =>
  `From ₹${formatWhole(fromMinor / 100)} on, a tax invoice needs the ${what} of a client without GSTIN.`

const taken = 'An account with this email already exists. Please sign in.'

/** Refusals of the database and of the product itself. */
const own = {
  login_required: 'Please log in.',
  login_again: 'Prove once more that it is you, then try again.',
  session_expired: 'Your session has expired. Please log in again.',
  not_allowed: 'Please log in again.',
  already_there: 'This already exists.',
  malformed: 'A value has the wrong form.',
  value_not_allowed: 'A value is not allowed.',
  required: ({ label }) => messages.required(label),
  not_one_line: ({ label }) => `${label} must be one line of text, without blanks around it.`,
  too_long: ({ label, most }) => messages.tooLong(label, most),
  report_too_long: ({ most }) =>
    `A file has at most ${formatWhole(most)} lines. Ask for fewer days.`,
  statement_too_long: ({ most }) =>
    `A statement has at most ${formatWhole(most)} lines. Ask for fewer days.`,
  days_turned: messages.daysTurned,
  statement_not_found: 'This statement is not shared, or not any more.',
  date_out_of_range: 'The date must be between 1900 and 2999.',
  too_many_requests: ({ seconds }) =>
    `Too many requests. Please try again after ${inSeconds(seconds)}.`,
  changes_used_up: ({ most }) =>
    `An account can make ${formatWhole(most)} changes a day. Please try again tomorrow.`,
  storage_full: `The storage of this account is full. Please write to ${product.supportEmail}.`,
  storage_young: ({ most, day }) =>
    `A new account holds ${formatWhole(most)} MB, and more from ${dayOnScreen(day)} on. Please try again then, or write to ${product.supportEmail}.`,
  one_row_only: 'Only one row can be changed at a time.',
  request_used: ({ of }) => `This request was already used for another ${of}.`,

  name_unfit: 'Name is blank or too long.',
  email_invalid: messages.emailInvalid,
  phone_invalid: messages.phoneInvalid,
  postal_code_invalid: messages.postalCodeInvalid,
  state_unknown: messages.notInList('a state'),
  birth_date_invalid: messages.birthDateInvalid,
  upi_id_invalid: messages.upiIdInvalid,
  account_holder_unfit: 'Account holder name must be one line of at most 120 characters.',
  account_number_invalid: messages.accountNumberInvalid,
  ifsc_invalid: messages.ifscInvalid,
  account_incomplete: 'A bank account needs its holder, its number and its IFSC.',
  picture_invalid: messages.pictureInvalid,
  bank_without_account: messages.bankNameNeedsAccount,
  bank_name_unfit: 'Bank name must be one line of at most 120 characters.',
  swift_invalid: messages.swiftInvalid,
  gstin_length: messages.gstinLength,
  gstin_form: messages.gstinForm,
  gstin_state: messages.gstinState,
  gstin_check: messages.gstinCheck,
  gstin_required: messages.required('GSTIN'),
  own_gstin_other_state: messages.gstinOtherState,
  gst_registration_unknown: messages.gstRegistrationUnknown,
  composition_scheme_unfit: messages.notInList('a composition scheme'),
  lut_number_invalid: messages.lutNumberInvalid,
  lut_year_invalid: messages.lutYearInvalid,
  lut_incomplete: 'A LUT needs its number and its financial year.',
  default_gst_rate_unknown: messages.gstRateUnknown,

  no_connection: 'Check your connection and try again.',

  invoice_not_found: 'Invoice not found.',
  invoice_id_missing: messages.invoiceIdMissing,
  invoice_kept: 'An issued invoice is cancelled, never erased.',
  invoice_unchangeable: 'An issued invoice cannot be changed.',
  items_unchangeable: 'The items of an issued invoice cannot be changed.',
  history_unchangeable: 'The history of an invoice cannot be changed.',
  invoice_has_money: messages.invoiceHasMoney,
  invoice_has_credit: messages.invoiceHasCredit,
  invoice_has_debit: messages.invoiceHasDebit,
  invoice_cancelled: 'The invoice of this note is deleted. Restore it first.',
  invoice_written_off: 'This invoice is written off. Undo the write-off first.',
  note_refunded: messages.noteRefunded,
  voucher_of_goods:
    'An advance for goods bears no tax and needs no voucher. The codes of services begin with 99.',
  voucher_issued: ({ number }) => `${number} is the receipt voucher of this advance.`,
  return_unregistered:
    'Only who is registered for GST, and does not pay by the composition scheme, files these returns.',
  return_too_long: 'A return is of a quarter at most.',
  return_too_large: ({ most }) =>
    `This period has more than ${formatWhole(most)} documents, which is too many for one return.`,
  voucher_unregistered: 'Only who is registered for GST gives a receipt voucher.',
  voucher_without_advance: 'Nothing is left of this advance.',
  voucher_missing: 'This advance has no receipt voucher. It is given back without one.',
  advance_of_goods: 'This advance is for goods, which bear no tax before their invoice.',
  advance_told:
    'The filed return has told this advance with another rate or place. Issue the voucher as it was told, or take the mark of filing back in Reports.',
  advance_returned: 'Some of this advance was given back already.',
  voucher_used: 'An invoice or a refund names this voucher. Undo that first.',
  voucher_replaced: 'This voucher says no longer what is so. Issue another one.',
  debit_indivisible: 'So little cannot be split into its value and its tax.',
  debit_note_not_found: 'Debit note not found.',
  credit_note_not_found: 'Credit note not found.',
  credit_commercial:
    'This invoice has a commercial credit note, so further ones bear no tax either.',
  gstin_not_yours: 'Nothing was issued under this GSTIN.',
  credit_taken: 'Other credit notes have taken its part of the invoice since.',
  credit_items_or_amount: messages.creditItemsOrAmount,
  credit_row_unknown: 'A note is of rows of its own invoice, each once.',
  credit_indivisible:
    'So little cannot be split into its value and its tax. Credit all that is left.',
  more_than_creditable: ({ minor, currency }) => messages.moreThanCreditable(minor, currency),
  invoice_replaced: ({ number }) => `${number} stands in place of this invoice.`,
  cancel_reason_required: 'Please say why the invoice is cancelled.',
  revise_paid:
    'Money was received on this invoice, so it cannot be revised. Issue a credit note instead.',
  revise_cancelled: 'This invoice is cancelled, so it cannot be revised. Duplicate it instead.',
  draft_not_found: 'Draft not found.',
  draft_stale: 'This draft was changed elsewhere meanwhile.',
  draft_issued: 'This draft has become an invoice already.',
  draft_discarded: 'This draft was discarded.',
  draft_too_long:
    'This draft is longer than 200 kB and too long to be saved. Please shorten its texts.',
  schedule_not_found: 'Recurring invoice not found.',
  schedule_start_past: messages.scheduleStartPast,
  schedule_makes_nothing: messages.scheduleMakesNothing,
  schedule_over: 'It has no day left. Give it a later end first.',
  schedules_full: ({ most }) =>
    `You have ${formatWhole(most)} recurring invoices, which is the most. Delete one first.`,
  item_not_found: 'Item not found.',
  item_exists: 'You have an item with this description already.',
  items_required: messages.itemsRequired,
  too_many_items: ({ most }) => messages.tooManyItems(most),
  total_too_large: ({ minor, currency }) =>
    messages.atMost('The total', formatMoney(minor, currency)),
  script_too_long: ({ most }) =>
    `A document can have at most ${formatWhole(most)} letters of Urdu and Indian scripts in its rows. Please shorten them.`,
  invoice_too_long: 'The invoice is too long. Please shorten its texts.',
  business_required: 'Set up your business before you create an invoice.',
  client_name_too_long: 'Client name is too long.',
  client_address_required: ({ minor }) => placeNeeded('address', minor),
  client_state_required: ({ minor }) => placeNeeded('State', minor),
  client_unknown: messages.clientUnknown,
  client_there: messages.clientThere,
  client_same: messages.clientSame,
  client_kept: 'A client is archived, never erased.',
  cc_emails_invalid: 'Further emails must be at most five valid addresses.',
  terms_days_invalid: messages.termsDaysInvalid,
  state_is_indian: messages.stateIsIndian,
  country_unknown: messages.countryUnknown,
  state_code_unknown: messages.stateCodeUnknown,
  pan_invalid: messages.panInvalid,
  port_code_invalid: messages.portCodeInvalid,
  shipping_of_export: 'Port and shipping bill are of exports.',
  shipping_bill_invalid: messages.shippingBillInvalid,
  shipping_bill_date_invalid: messages.shippingBillDateInvalid,
  shipping_bill_date_future: messages.shippingBillDateFuture,
  shipping_bill_date_early: messages.shippingBillDateEarly,
  shipping_bill_number_missing: messages.shippingBillNumberMissing,
  hsn_sac_invalid: messages.hsnSacInvalid,
  exchange_rate_required: 'Enter the exchange rate: a seller with GST needs it on the document.',
  currency_unknown: messages.currencyUnknown,
  exchange_rate_invalid: 'Exchange rate is not valid.',
  due_date_invalid: messages.dueDateInvalid,
  due_date_past: messages.dueDatePast,
  parts_count: ({ least, most }) => messages.partsCount(least, most),
  part_before_another: messages.partBeforeAnother,
  parts_sum: ({ minor, currency }) => messages.partsSum(minor, currency),
  notes_too_long: 'Notes are too long.',
  description_too_long: 'Description is too long.',
  item_invalid: ({ label }) => `${label} is not valid.`,
  amount_disagrees: messages.amountDisagrees,

  tax_unregistered:
    'Your business is not registered for GST, so its invoices carry no tax. Leave it out, or enter your GSTIN in Settings.',
  tax_of_composition: 'A composition dealer cannot collect tax. Leave it out.',
  gst_rate_required: 'Choose a GST rate, or say that nothing is taxed here.',
  gst_rate_unknown: ({ rate }) =>
    `${minorToDecimal(rate).replace(/\.?0+$/, '')} % is no GST rate of this day. Choose one of the list.`,
  row_untaxed: 'What is nil-rated, exempt or outside GST bears no tax. Leave rate and cess out.',
  uqc_required: messages.unitOfGoods,
  gstin_other_state: ({ state }) =>
    `This GSTIN is of ${stateNameOf(state) ?? 'another State'}, and the client’s State is another one.`,
  place_of_supply_required:
    'Choose the State in which the supply takes place, or make this an export.',
  place_of_supply_unknown: messages.placeOfSupplyUnknown,
  place_of_supply_reason_required: 'Say why the place of supply is not the State of the client.',
  seller_state_required: 'Choose the State of your business in Settings: tax depends on it.',
  export_place_of_supply: 'The place of supply of an export is abroad (96).',
  export_reverse_charge: 'There is no reverse charge on an export.',
  export_within_india: 'An export leaves India, and this client is in India.',
  export_to_gstin: 'This GSTIN is of somebody in India, so this is no export.',
  sez_abroad: 'A SEZ unit is in India, and this client is not.',
  sez_gstin_required: 'Enter the GSTIN of the SEZ unit.',
  gstin_own: 'This is your own GSTIN.',
  reverse_charge_unregistered:
    'Reverse charge needs a client with a GSTIN (CGST Act, sections 9(3) and 9(4)): else the tax may be yours to pay.',
  composition_beyond_state:
    'The composition scheme allows no supply beyond your State (CGST Act, section 10(2)(c)): this bill may end it.',
  lut_missing: 'Enter your letter of undertaking (LUT) in Settings, or charge IGST.',
  lut_other_year: ({ year, needed }) =>
    `Your letter of undertaking (LUT) of ${year} ${year < needed ? 'ended on 31 March' : 'begins on 1 April'}. Enter that of ${needed} in Settings, or charge IGST.`,

  issue_date_future: messages.issueDateFuture,
  issue_date_too_early: ({ day }) =>
    `Issue date cannot be before ${dayOnScreen(day)}: numbers and dates go up together.`,
  period_filed: ({ first_day, last_day }) =>
    `GSTR-1 of ${formatMonths({ firstDay: first_day, lastDay: last_day })} is marked as filed, so nothing dated in it changes. Correct it by a credit note, or take the mark back in Reports.`,
  period_not_filed: 'This period is not marked as filed.',
  period_not_over: messages.filingDateTooEarly,
  period_unknown:
    'A return is of a month, or of a quarter from January, April, July or October on.',
  filing_date_future: messages.filingDateFuture,
  filing_date_too_early: messages.filingDateTooEarly,
  marks_unchangeable: 'The history of filed returns cannot be changed.',
  series_too_short: ({ most }) => messages.seriesTooShort(most),
  series_full: ({ most }) =>
    `All ${formatWhole(most)} numbers of this series are given. Choose a shorter prefix in Settings.`,
  number_too_long: messages.numberTooLong,
  series_started: 'This series has invoices already. Another prefix can begin at any number.',
  invoice_prefix_invalid: messages.invoicePrefixInvalid,
  invoice_prefix_taken: messages.invoicePrefixTaken,
  invoice_padding_invalid: messages.invoicePaddingInvalid,
  image_kept: 'A picture of an issued invoice cannot be changed.',

  valid_until_past: messages.validUntilPast,
  estimate_not_found: 'Estimate not found.',
  document_not_found: 'Document not found.',
  document_converted: ({ number }) => `This document became ${number} already.`,
  estimate_answered: ({ state }) => `This estimate was ${state} already.`,
  // The client's page says it.
  estimate_expired: ({ day }) => `This estimate was valid until ${formatDay(day)}.`,
  estimate_converted: ({ number }) => `This estimate became ${number} already.`,
  answer_unchangeable: 'An answer to an estimate cannot be changed.',

  import_unknown: 'This import is not known.',
  import_written: 'This file was brought in already.',
  import_undone: 'This import was undone. Choose the file again.',
  import_old: 'An import can be undone for a day.',
  import_built_on:
    'Something was built on this import already, such as a document for one of its clients. It can no longer be undone as a whole.',
  old_number_too_long: 'A number can have at most 16 characters (CGST Rule 46).',
  old_total: ({ minor, currency }) =>
    `The rows come to ${formatMoney(minor, currency)}, which is not the total in the file.`,
  import_unread:
    'The heads of this file are not known, or it has more than 20,000 rows. Bring it in with the app, which asks for its columns.',
  import_refused: 'A row of the file does not fit. Please look through it again.',
  export_unknown: 'This export is gone: it is kept for a day. Please start another one.',
  account_not_empty:
    'This account has clients, items or invoices already. An export can only be restored into an account without any.',
  restore_incomplete: 'Not all of the file arrived. Please choose it again.',
  restore_unfinished:
    'An export is being restored into this account. Let it end, or take it back, under Settings, Your data.',
  restore_acted: 'Something was written into this account since. Let the restore go on to its end.',
  restore_refused: messages.accountFileChanged,
  restore_number: ({ number }) =>
    `Document ${number} has a number or a date that does not fit. ${messages.accountFileChanged}`,
  restore_sums: ({ number }) =>
    `The sums, the tax or the payments of document ${number} are not what its rows come to. ${messages.accountFileChanged}`,

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
      ? messages.moreThanDueWithTds(minor, { amountMinor, tdsMinor }, currency)
      : messages.moreThanDue(minor, currency),
  payment_date_future: messages.paymentDateFuture,
  payment_date_too_early: 'Payment date is more than a year before the invoice.',
  payment_method_unknown: messages.paymentMethodInvalid,
  invoice_of_another: 'This invoice is not one of the client’s in this currency.',
  more_than_received: messages.receivedLess,
  advance_unasked: ({ minor, currency }) => messages.advanceUnasked(minor, currency),
  more_than_advance: ({ minor, currency }) => messages.moreThanAdvance(minor, currency),
  advance_without_client: 'An advance is kept with a client of your book; this invoice has none.',
  payment_refunded: 'Some of this payment was given back. Undo the refund first.',
  nothing_refundable: ({ currency }) => messages.moreThanRefundable(0, currency),
  more_than_refundable: ({ minor, currency }) => messages.moreThanRefundable(minor, currency),
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

  mails_of_day: ({ most, seconds }) =>
    `An account of this age can send ${most} mails a day. Please try again after ${waitText(seconds)}, or send the link yourself.`,
  mails_to_address: ({ address, seconds }) =>
    `${address} has had many mails. Please try again after ${waitText(seconds)}, or send the link yourself.`,
  mails_of_host:
    'No more mails can be sent today. Please try again tomorrow, or send the link yourself.',
  mails_of_hour: ({ seconds }) =>
    `That is many mails in an hour. Please try again after ${waitText(seconds)}.`,
  mails_stopped: ({ address }) =>
    `${address} has asked for no more mails from here. Please send the link yourself.`,
  mail_recipients_number: messages.mailRecipientsNumber,
  mail_recipients_invalid: 'Please name valid email addresses, each of them once.',
  mail_unchangeable: 'A mail that was sent cannot be changed.',
  mail_on_its_way: 'This mail is being sent.',
  mail_kind_unknown: 'Please choose invoice or reminder.',
  mail_outcome_unknown: 'A mail ends as sent, unsure or refused.',
  mail_name_link:
    'The name of your business on this invoice holds a link, so no mail goes out in that name. Please send the link of the invoice yourself.',
  mail_failed: 'The mail server did not take the mail. Please try again in a moment.',
  mail_refused: 'The mail server refuses mail to this address.',
  mail_unsure:
    'The mail server broke off: the mail may have gone out. Ask your client before you send it again.',
  mail_still_unsure:
    'This mail may have gone out already, so it is not sent a second time. If your client has not got it, send it again as a new mail.',
  mail_unrecorded:
    'The mail went out, but it could not be noted in the history. Do not send it again.',
  mail_unconfigured: messages.mailUnconfigured,
  stop_link_unknown: 'This link is not known. It may be incomplete.',
  stop_scope_unknown: 'Please choose sender or all.',
} satisfies Record<string, Sentence>

/**
 * Refusals of the Auth server, by its own codes; `captcha_missing`, `code_too_soon` and the parts
 * of `weak_password` are ours.
 */
const ofAuth = {
  invalid_credentials: 'Email or password is wrong.',
  email_not_confirmed: 'Please verify your email before you log in.',
  otp_expired: 'This code is wrong or has expired. Ask for a new one.',
  user_already_exists: taken,
  email_exists: taken,
  user_missing: 'Login failed. User data missing.',
  code_too_soon: ({ seconds }) => messages.codeTooSoon(seconds),
  over_request_rate_limit: 'Too many attempts. Please wait five minutes, then try again.',
  over_email_send_rate_limit:
    'No more mails can be sent at the moment. Please try again in an hour.',
  email_address_invalid: 'No mail can be delivered to this address. Please check it.',
  email_address_not_authorized: `No mail can be sent to this address yet. Please write to ${product.supportEmail}.`,
  captcha_missing: 'Please answer the check that you are a person.',
  captcha_failed: 'The check that you are a person did not pass. Please answer it again.',
  weak_password_length: ({ least }) => `Password should be at least ${least} characters.`,
  weak_password_characters: ({ characters }) =>
    `Password should contain at least one character of each: ${characters}.`,
  weak_password_pwned:
    'Password is known to be weak and easy to guess, please choose a different one.',
  same_password: messages.passwordSame,
  current_password_required: messages.required('Current password'),
  current_password_invalid: 'Your current password is wrong.',
} satisfies Record<string, Sentence>

export type RefusalCode = keyof typeof own | keyof typeof ofAuth

export const refusals: Readonly<Record<string, Sentence>> = { ...own, ...ofAuth }

/** Whether it is a code of the product's own, and not one of the Auth server. */
export const isOwn = (code: string) => Object.hasOwn(own, code)

/**
 * Returns the sentence for a refusal's code or each of its `reasons`, else another server's words
 * for it; null when there is nothing to say.
 */
export function sentenceOf(
  code: string,
  params: Params = {},
  field?: string | null,
): string | null {
  const known = v.parse(knownParams, params)
  // "items.0.rate" is the rate of a row.
  const name = field?.split('.').at(-1) ?? ''
  const said = { ...known, label: fieldLabels[name] ?? 'This value' }
  const codes = known.reasons.length > 0 ? known.reasons.map((why) => `${code}_${why}`) : [code]
  const sentences = codes.map((each) => {
    const sentence = Object.hasOwn(refusals, each) ? refusals[each] : null
    return typeof sentence === 'function' ? sentence(said) : sentence
  })
  return sentences.filter(Boolean).join(' ') || known.said || null
}
