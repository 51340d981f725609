import { expect, test } from 'vitest'
import { product } from '../product.ts'
import { type Params, refusals, sentenceOf } from './refusals.ts'

const seconds = 9_000
const rupees = { minor: 123_456_789, currency: 'INR' }
const support = `Please write to ${product.supportEmail}.`

/** Word for word what each code says, with its parameters and its field. */
const said: Record<string, [sentence: string, params?: Params, field?: string]> = {
  login_required: ['Please log in.'],
  login_again: ['Prove once more that it is you, then try again.'],
  session_expired: ['Your session has expired. Please log in again.'],
  not_allowed: ['Please log in again.'],
  already_there: ['This already exists.'],
  malformed: ['A value has the wrong form.'],
  value_not_allowed: ['A value is not allowed.'],
  required: ['Client name is required.', {}, 'clientName'],
  not_one_line: ['Tax ID must be one line of text, without blanks around it.', {}, 'taxId'],
  too_long: ['Reference can have at most 60 characters.', { most: 60 }, 'reference'],
  report_too_long: ['A file has at most 20,000 lines. Ask for fewer days.', { most: 20_000 }],
  statement_too_long: ['A statement has at most 1,000 lines. Ask for fewer days.', { most: 1_000 }],
  days_turned: ['Until must not be before From.'],
  statement_not_found: ['This statement is not shared, or not any more.'],
  date_out_of_range: ['The date must be between 1900 and 2999.'],
  too_many_requests: ['Too many requests. Please try again after 1 second.', { seconds: 1 }],
  changes_used_up: [
    'An account can make 2,000 changes a day. Please try again tomorrow.',
    { most: 2_000 },
  ],
  storage_full: [`The storage of this account is full. ${support}`],
  storage_young: [
    `A new account holds 30 MB, and more from Nov 30, 2026 on. Please try again then, or write to ${product.supportEmail}.`,
    { most: 30, day: '2026-11-30' },
  ],
  one_row_only: ['Only one row can be changed at a time.'],
  request_used: ['This request was already used for another invoice.', { of: 'invoice' }],
  name_unfit: ['Name is blank or too long.'],
  email_invalid: ['Please enter a valid email address.'],
  phone_invalid: ['Phone number must be exactly 10 digits.'],
  postal_code_invalid: ['Postal code must be 5 or 6 digits.'],
  state_unknown: ['Please choose a state from the list.'],
  birth_date_invalid: ['Please select a valid birth date.'],
  upi_id_invalid: ['UPI ID must look like name@bank.'],
  account_holder_unfit: ['Account holder name must be one line of at most 120 characters.'],
  account_number_invalid: ['Account number must be 9 to 18 digits.'],
  ifsc_invalid: ['IFSC must have 11 characters, like HDFC0001234.'],
  account_incomplete: ['A bank account needs its holder, its number and its IFSC.'],
  picture_invalid: ['The picture must be a PNG of at most 512 × 512 pixels.'],
  bank_without_account: ['A bank name or a SWIFT code needs its account.'],
  bank_name_unfit: ['Bank name must be one line of at most 120 characters.'],
  swift_invalid: ['SWIFT code must have 8 or 11 characters, like HDFCINBB.'],
  gstin_length: ['GSTIN must have 15 characters.'],
  gstin_form: ['GSTIN must look like 27AAPFU0939F1ZV.'],
  gstin_state: ['The first two digits of this GSTIN are no State code.'],
  gstin_check: ['This GSTIN has a slip: its last character does not fit the others.'],
  gstin_required: ['GSTIN is required.'],
  own_gstin_other_state: ['This GSTIN is of another State.'],
  gst_registration_unknown: ['GST registration must be one of none, regular and composition.'],
  composition_scheme_unfit: ['Please choose a composition scheme from the list.'],
  lut_number_invalid: ['LUT number must have 5 to 30 letters and digits.'],
  lut_year_invalid: ['Financial year must look like 26-27.'],
  lut_incomplete: ['A LUT needs its number and its financial year.'],
  default_gst_rate_unknown: ['Please choose a GST rate from the list.'],
  no_connection: ['Check your connection and try again.'],
  invoice_not_found: ['Invoice not found.'],
  invoice_id_missing: ['Invoice ID not returned from server.'],
  invoice_kept: ['An issued invoice is cancelled, never erased.'],
  invoice_unchangeable: ['An issued invoice cannot be changed.'],
  items_unchangeable: ['The items of an issued invoice cannot be changed.'],
  history_unchangeable: ['The history of an invoice cannot be changed.'],
  invoice_has_money: [
    'Money was received on this invoice, so it cannot be deleted. Undo its payments first.',
  ],
  invoice_has_credit: [
    'This invoice has a credit note, so it cannot be deleted or revised. Delete its credit notes first.',
  ],
  invoice_has_debit: [
    'This invoice has a debit note, so it cannot be deleted or revised. Delete its debit notes first.',
  ],
  invoice_cancelled: ['The invoice of this note is deleted. Restore it first.'],
  invoice_written_off: ['This invoice is written off. Undo the write-off first.'],
  note_refunded: [
    'Money was given back for this credit note, so it cannot be deleted. Undo the refund first.',
  ],
  voucher_of_goods: [
    'An advance for goods bears no tax and needs no voucher. The codes of services begin with 99.',
  ],
  voucher_issued: [
    'RV/26-27/0001 is the receipt voucher of this advance.',
    { number: 'RV/26-27/0001' },
  ],
  return_unregistered: [
    'Only who is registered for GST, and does not pay by the composition scheme, files these returns.',
  ],
  return_too_long: ['A return is of a quarter at most.'],
  return_too_large: [
    'This period has more than 30,000 documents, which is too many for one return.',
    { most: 30_000 },
  ],
  voucher_unregistered: ['Only who is registered for GST gives a receipt voucher.'],
  voucher_without_advance: ['Nothing is left of this advance.'],
  voucher_missing: ['This advance has no receipt voucher. It is given back without one.'],
  advance_of_goods: ['This advance is for goods, which bear no tax before their invoice.'],
  advance_told: [
    'The filed return has told this advance with another rate or place. Issue the voucher as it was told, or take the mark of filing back in Reports.',
  ],
  advance_returned: ['Some of this advance was given back already.'],
  voucher_used: ['An invoice or a refund names this voucher. Undo that first.'],
  voucher_replaced: ['This voucher says no longer what is so. Issue another one.'],
  debit_indivisible: ['So little cannot be split into its value and its tax.'],
  debit_note_not_found: ['Debit note not found.'],
  credit_note_not_found: ['Credit note not found.'],
  credit_commercial: [
    'This invoice has a commercial credit note, so further ones bear no tax either.',
  ],
  gstin_not_yours: ['Nothing was issued under this GSTIN.'],
  credit_taken: ['Other credit notes have taken its part of the invoice since.'],
  credit_items_or_amount: ['Choose rows of the invoice, or enter an amount.'],
  credit_row_unknown: ['A note is of rows of its own invoice, each once.'],
  credit_indivisible: [
    'So little cannot be split into its value and its tax. Credit all that is left.',
  ],
  more_than_creditable: ['Only ₹12,34,567.89 is left to credit.', rupees],
  invoice_replaced: [
    'INV/26-27/0007 stands in place of this invoice.',
    { number: 'INV/26-27/0007' },
  ],
  cancel_reason_required: ['Please say why the invoice is cancelled.'],
  revise_paid: [
    'Money was received on this invoice, so it cannot be revised. Issue a credit note instead.',
  ],
  revise_cancelled: ['This invoice is cancelled, so it cannot be revised. Duplicate it instead.'],
  draft_not_found: ['Draft not found.'],
  draft_stale: ['This draft was changed elsewhere meanwhile.', { version: 2 }],
  draft_issued: ['This draft has become an invoice already.'],
  draft_discarded: ['This draft was discarded.'],
  draft_too_long: [
    'This draft is longer than 200 kB and too long to be saved. Please shorten its texts.',
  ],
  schedule_not_found: ['Recurring invoice not found.'],
  schedule_start_past: ['The first day cannot be in the past.'],
  schedule_makes_nothing: ['Nothing would be made by then. Choose a later end.'],
  schedule_over: ['It has no day left. Give it a later end first.'],
  schedules_full: [
    'You have 1,000 recurring invoices, which is the most. Delete one first.',
    { most: 1000 },
  ],
  item_not_found: ['Item not found.'],
  item_exists: ['You have an item with this description already.'],
  items_required: ['Add at least one valid item with positive quantity and amount.'],
  too_many_items: ['An invoice can have at most 500 items.', { most: 500 }],
  total_too_large: ['The total can be at most ₹12,34,567.89.', rupees],
  script_too_long: [
    'A document can have at most 50,000 letters of Urdu and Indian scripts in its rows. Please shorten them.',
    { most: 50_000 },
  ],
  invoice_too_long: ['The invoice is too long. Please shorten its texts.'],
  business_required: ['Set up your business before you create an invoice.'],
  client_name_too_long: ['Client name is too long.'],
  client_address_required: [
    'From ₹50,000 on, a tax invoice needs the address of a client without GSTIN.',
    { minor: 5_000_000 },
  ],
  client_state_required: [
    'From ₹50,000 on, a tax invoice needs the State of a client without GSTIN.',
    { minor: 5_000_000 },
  ],
  client_unknown: ['This client is not known.'],
  client_there: ['There is a client of this name and email already.'],
  client_same: ['Choose another client to merge with.'],
  client_kept: ['A client is archived, never erased.'],
  cc_emails_invalid: ['Further emails must be at most five valid addresses.'],
  terms_days_invalid: ['Payment terms must be a whole number of days, from 0 to 365.'],
  state_is_indian: ['Only a client in India has a State.'],
  country_unknown: ['Please choose a country from the list.'],
  state_code_unknown: ['Please choose a State from the list.'],
  pan_invalid: ['PAN must be five letters, four digits and a letter.'],
  port_code_invalid: ['Port code must have six letters and digits.'],
  shipping_of_export: ['Port and shipping bill are of exports.'],
  shipping_bill_invalid: ['Shipping bill must have three to seven digits.'],
  shipping_bill_date_invalid: ['Please select a valid date of the shipping bill.'],
  shipping_bill_date_future: ['Shipping bill date cannot be in the future.'],
  shipping_bill_date_early: ['Shipping bill date cannot be before the issue date of the invoice.'],
  shipping_bill_number_missing: ['Shipping bill date needs the number of the shipping bill.'],
  hsn_sac_invalid: ['HSN/SAC must have 2 to 8 digits.'],
  exchange_rate_required: ['Enter the exchange rate: a seller with GST needs it on the document.'],
  currency_unknown: ['Currency must be one of INR, USD, EUR, GBP, AED, SGD, AUD, CAD.'],
  exchange_rate_invalid: ['Exchange rate is not valid.'],
  due_date_invalid: ['Please select a valid due date.'],
  due_date_past: ['Due date cannot be in the past.'],
  parts_count: ['Something is due in 2 to 12 parts.', { least: 2, most: 12 }],
  part_before_another: ['Each part must be due after the one before it.'],
  parts_sum: ['The parts must make up the total of ₹1,500.50.', { minor: 150_050 }],
  notes_too_long: ['Notes are too long.'],
  description_too_long: ['Description is too long.'],
  item_invalid: ['Quantity is not valid.', {}, 'items.2.quantity'],
  amount_disagrees: ['Amount must be quantity × rate, less discount.'],
  tax_unregistered: [
    'Your business is not registered for GST, so its invoices carry no tax. Leave it out, or enter your GSTIN in Settings.',
  ],
  tax_of_composition: ['A composition dealer cannot collect tax. Leave it out.'],
  gst_rate_required: ['Choose a GST rate, or say that nothing is taxed here.'],
  gst_rate_unknown: ['12.5 % is no GST rate of this day. Choose one of the list.', { rate: 1250 }],
  row_untaxed: ['What is nil-rated, exempt or outside GST bears no tax. Leave rate and cess out.'],
  uqc_required: ['Goods need a unit of the tax office’s list, such as NOS or KGS.'],
  gstin_other_state: [
    'This GSTIN is of Karnataka, and the client’s State is another one.',
    { state: '29' },
  ],
  place_of_supply_required: [
    'Choose the State in which the supply takes place, or make this an export.',
  ],
  place_of_supply_unknown: ['Place of supply must be the code of a State, or 96.'],
  place_of_supply_reason_required: ['Say why the place of supply is not the State of the client.'],
  seller_state_required: ['Choose the State of your business in Settings: tax depends on it.'],
  export_place_of_supply: ['The place of supply of an export is abroad (96).'],
  export_reverse_charge: ['There is no reverse charge on an export.'],
  export_within_india: ['An export leaves India, and this client is in India.'],
  export_to_gstin: ['This GSTIN is of somebody in India, so this is no export.'],
  sez_abroad: ['A SEZ unit is in India, and this client is not.'],
  sez_gstin_required: ['Enter the GSTIN of the SEZ unit.'],
  gstin_own: ['This is your own GSTIN.'],
  reverse_charge_unregistered: [
    'Reverse charge needs a client with a GSTIN (CGST Act, sections 9(3) and 9(4)): else the tax may be yours to pay.',
  ],
  composition_beyond_state: [
    'The composition scheme allows no supply beyond your State (CGST Act, section 10(2)(c)): this bill may end it.',
  ],
  lut_missing: ['Enter your letter of undertaking (LUT) in Settings, or charge IGST.'],
  lut_other_year: [
    'Your letter of undertaking (LUT) of 25-26 ended on 31 March. Enter that of 26-27 in Settings, or charge IGST.',
    { year: '25-26', needed: '26-27' },
  ],
  issue_date_future: ['Issue date cannot be in the future.'],
  issue_date_too_early: [
    'Issue date cannot be before Oct 5, 2026: numbers and dates go up together.',
    { day: '2026-10-05' },
  ],
  period_filed: [
    'GSTR-1 of July to September 2026 is marked as filed, so nothing dated in it changes. Correct it by a credit note, or take the mark back in Reports.',
    { first_day: '2026-07-01', last_day: '2026-09-30' },
  ],
  period_not_filed: ['This period is not marked as filed.'],
  period_not_over: ['A return is filed after its period has ended.'],
  period_unknown: [
    'A return is of a month, or of a quarter from January, April, July or October on.',
  ],
  filing_date_future: ['Date of filing cannot be in the future.'],
  filing_date_too_early: ['A return is filed after its period has ended.'],
  marks_unchangeable: ['The history of filed returns cannot be changed.'],
  series_too_short: [
    'This prefix leaves room for 9 numbers a year (at most 16 characters, CGST Rule 46(b)).',
    { most: 9 },
  ],
  series_full: [
    'All 9,999 numbers of this series are given. Choose a shorter prefix in Settings.',
    { most: 9_999 },
  ],
  number_too_long: ['An invoice number can have at most 16 characters. Please shorten the prefix.'],
  series_started: ['This series has invoices already. Another prefix can begin at any number.'],
  invoice_prefix_invalid: ['Prefix must have 1 to 8 letters, digits, dashes or slashes.'],
  invoice_prefix_taken: [
    'CN, DN, EST, RV, RF, PF, DC, JW and SA number credit and debit notes, estimates, vouchers, proforma invoices and challans. Please choose another.',
  ],
  invoice_padding_invalid: ['Digits must be a whole number from 1 to 8.'],
  image_kept: ['A picture of an issued invoice cannot be changed.'],
  valid_until_past: ['Valid until cannot be in the past.'],
  estimate_not_found: ['Estimate not found.'],
  document_not_found: ['Document not found.'],
  document_converted: [
    'This document became INV/26-27/0007 already.',
    { number: 'INV/26-27/0007' },
  ],
  estimate_answered: ['This estimate was declined already.', { state: 'declined' }],
  estimate_expired: ['This estimate was valid until Nov 20, 2026.', { day: '2026-11-20' }],
  estimate_converted: [
    'This estimate became INV/26-27/0007 already.',
    { number: 'INV/26-27/0007' },
  ],
  answer_unchangeable: ['An answer to an estimate cannot be changed.'],
  import_unknown: ['This import is not known.'],
  import_written: ['This file was brought in already.'],
  import_undone: ['This import was undone. Choose the file again.'],
  import_old: ['An import can be undone for a day.'],
  import_built_on: [
    'Something was built on this import already, such as a document for one of its clients. It can no longer be undone as a whole.',
  ],
  old_number_too_long: ['A number can have at most 16 characters (CGST Rule 46).'],
  old_total: ['The rows come to ₹12,34,567.89, which is not the total in the file.', rupees],
  import_unread: [
    'The heads of this file are not known, or it has more than 20,000 rows. Bring it in with the app, which asks for its columns.',
  ],
  import_refused: ['A row of the file does not fit. Please look through it again.'],
  export_unknown: ['This export is gone: it is kept for a day. Please start another one.'],
  account_not_empty: [
    'This account has clients, items or invoices already. An export can only be restored into an account without any.',
  ],
  restore_incomplete: ['Not all of the file arrived. Please choose it again.'],
  restore_unfinished: [
    'An export is being restored into this account. Let it end, or take it back, under Settings, Your data.',
  ],
  restore_acted: [
    'Something was written into this account since. Let the restore go on to its end.',
  ],
  restore_refused: [
    'The file was changed, and cannot be restored. Please choose it as it was saved.',
  ],
  restore_number: [
    'Document INV/26-27/0001 has a number or a date that does not fit. The file was changed, and cannot be restored. Please choose it as it was saved.',
    { number: 'INV/26-27/0001' },
  ],
  restore_sums: [
    'The sums, the tax or the payments of document INV/26-27/0001 are not what its rows come to. The file was changed, and cannot be restored. Please choose it as it was saved.',
    { number: 'INV/26-27/0001' },
  ],
  bank_claim_foreign: [
    'This claim is not in rupees. Confirm it on its invoice, with the amount in its currency.',
  ],
  bank_row_not_found: ['This row of the bank file is not there any more.'],
  payment_not_found: ['Payment not found.'],
  payment_kept: ['A payment is undone, never erased.'],
  payment_unchangeable: ['A payment cannot be changed.'],
  tds_out_of_range: ['Tax deducted must not be negative and not too large.'],
  amount_out_of_range: ['Amount must be above zero and not too large.'],
  nothing_due: ['Nothing is due on this invoice any more.'],
  more_than_due: ['Only US$1,234,567.89 is still due.', { minor: 123_456_789, currency: 'USD' }],
  payment_date_future: ['Payment date cannot be in the future.'],
  payment_date_too_early: ['Payment date is more than a year before the invoice.'],
  payment_method_unknown: ['Please choose a payment method from the list.'],
  invoice_of_another: ['This invoice is not one of the client’s in this currency.'],
  more_than_received: ['The invoices take more than was received.'],
  advance_unasked: [
    '₹12,34,567.89 more than the invoices take: keep it as an advance, or change the amounts.',
    rupees,
  ],
  more_than_advance: ['Only ₹12,34,567.89 of the advance is left.', rupees],
  advance_without_client: ['An advance is kept with a client of your book; this invoice has none.'],
  payment_refunded: ['Some of this payment was given back. Undo the refund first.'],
  nothing_refundable: ['Nothing is to be given back for this credit note.'],
  more_than_refundable: ['Only ₹12,34,567.89 is to be given back.', rupees],
  payment_decided: ['This payment is already declined.', { state: 'declined' }],
  payment_unconfirmed: ['This payment is not confirmed yet.'],
  undo_reason_required: ['Please say why the payment is undone.'],
  claims_waiting: [
    'Five payments wait to be checked already. Please let the seller check them first.',
  ],
  claims_used_up: ['No more payments can be reported here. Please write to the seller.'],
  claim_method_unknown: ['Please choose UPI or bank transfer.'],
  reference_required: ['Enter the reference of your payment, so that it can be found.'],
  reference_reported: [
    'This reference was already reported with ₹12,34,567.89 by UPI. To correct that, please write to the seller. If this is another payment, enter its own reference.',
    { ...rupees, method: 'UPI' },
  ],
  reference_counted: [
    'This reference was already counted with ₹12,34,567.89 by Bank transfer. To correct that, please write to the seller. If this is another payment, enter its own reference.',
    { ...rupees, method: 'Bank transfer' },
  ],
  mails_of_day: [
    'An account of this age can send 10 mails a day. Please try again after 3 hours, or send the link yourself.',
    { most: 10, seconds },
  ],
  mails_to_address: [
    'a@b.example has had many mails. Please try again after 3 hours, or send the link yourself.',
    { address: 'a@b.example', seconds },
  ],
  mails_of_host: [
    'No more mails can be sent today. Please try again tomorrow, or send the link yourself.',
  ],
  mails_of_hour: [
    'That is many mails in an hour. Please try again after 2 minutes.',
    { seconds: 120 },
  ],
  mails_stopped: [
    'a@b.example has asked for no more mails from here. Please send the link yourself.',
    { address: 'a@b.example' },
  ],
  mail_recipients_number: ['A mail goes to one to six addresses, copies included.'],
  mail_recipients_invalid: ['Please name valid email addresses, each of them once.'],
  mail_unchangeable: ['A mail that was sent cannot be changed.'],
  mail_on_its_way: ['This mail is being sent.'],
  mail_kind_unknown: ['Please choose invoice or reminder.'],
  mail_outcome_unknown: ['A mail ends as sent, unsure or refused.'],
  mail_name_link: [
    'The name of your business on this invoice holds a link, so no mail goes out in that name. Please send the link of the invoice yourself.',
  ],
  mail_failed: ['The mail server did not take the mail. Please try again in a moment.'],
  mail_refused: ['The mail server refuses mail to this address.'],
  mail_unsure: [
    'The mail server broke off: the mail may have gone out. Ask your client before you send it again.',
  ],
  mail_still_unsure: [
    'This mail may have gone out already, so it is not sent a second time. If your client has not got it, send it again as a new mail.',
  ],
  mail_unrecorded: [
    'The mail went out, but it could not be noted in the history. Do not send it again.',
  ],
  mail_unconfigured: ['No mail can be sent here: no mail server is set up.'],
  stop_link_unknown: ['This link is not known. It may be incomplete.'],
  stop_scope_unknown: ['Please choose sender or all.'],
  invalid_credentials: ['Email or password is wrong.'],
  email_not_confirmed: ['Please verify your email before you log in.'],
  otp_expired: ['This code is wrong or has expired. Ask for a new one.'],
  user_already_exists: ['An account with this email already exists. Please sign in.'],
  email_exists: ['An account with this email already exists. Please sign in.'],
  user_missing: ['Login failed. User data missing.'],
  code_too_soon: ['You can ask for a new code in 42 seconds.', { seconds: 42 }],
  over_request_rate_limit: ['Too many attempts. Please wait five minutes, then try again.'],
  over_email_send_rate_limit: [
    'No more mails can be sent at the moment. Please try again in an hour.',
  ],
  email_address_invalid: ['No mail can be delivered to this address. Please check it.'],
  email_address_not_authorized: [`No mail can be sent to this address yet. ${support}`],
  captcha_missing: ['Please answer the check that you are a person.'],
  captcha_failed: ['The check that you are a person did not pass. Please answer it again.'],
  weak_password_length: ['Password should be at least 10 characters.', { least: 10 }],
  weak_password_characters: [
    'Password should contain at least one character of each: abc, ABC.',
    { characters: 'abc, ABC' },
  ],
  weak_password_pwned: [
    'Password is known to be weak and easy to guess, please choose a different one.',
  ],
  same_password: ['Choose a password that you do not use now.'],
  current_password_required: ['Current password is required.'],
  current_password_invalid: ['Your current password is wrong.'],
}

test('every code of the catalogue says its sentence, and none is left out here', () => {
  const words = Object.entries(said).map(([code, [, params, field]]) => [
    code,
    sentenceOf(code, params, field),
  ])
  expect(words).toEqual(Object.entries(said).map(([code, [sentence]]) => [code, sentence]))
  expect(Object.keys(said)).toEqual(Object.keys(refusals))
})

test('a code that nobody knows says what another server said, or nothing', () => {
  expect(sentenceOf('user_banned', { said: 'User is banned' })).toBe('User is banned')
  expect(sentenceOf('invalid_credentials', { said: 'No.' })).toBe('Email or password is wrong.')
  for (const code of ['', 'XX000', 'toString', '__proto__']) expect(sentenceOf(code)).toBeNull()
})

test('parameters of another kind than the catalogue knows break no sentence', () => {
  const odd = { minor: 'much', currency: 'EUR', seconds: null, reasons: 'all', most: {} }
  for (const code of Object.keys(refusals)) expect(sentenceOf(code, odd)).toMatch(/\S/)
})

test('what a weak password lacks is told together', () => {
  const reasons = ['length', 'characters', 'pwned', 'something new']
  expect(sentenceOf('weak_password', { reasons, least: 10, characters: 'abc, ABC' })).toBe(
    'Password should be at least 10 characters. Password should contain at least one character of each: abc, ABC. Password is known to be weak and easy to guess, please choose a different one.',
  )
})

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7_199, '120 minutes'],
  [7_200, '2 hours'],
])('a wait of %i seconds reads %s', (wait, words) => {
  expect(sentenceOf('mails_to_address', { seconds: wait })).toContain(`after ${words}, or`)
})
