import { expect, test } from 'vitest'
import { message } from '#domain/messages/message.ts'
import type { Params } from '#domain/messages/refusal-params.ts'
import { product } from '#domain/product.ts'
import { said, sentenceOf } from '#tests/setup/said.ts'
import { refusals } from './en/messages/refusals/index.ts'
import { sentences as hindi } from './hi/sentences.ts'
import { say } from './say.ts'

const inHindi = (text: string) => say(hindi, text)

test('one message is said in English and in Hindi, its labels too, side by side', () => {
  const long = message('tooLong', { label: 'city', limit: 60_000 })
  expect([said(long), inHindi(long), said(long)]).toEqual([
    'City can have at most 60,000 characters.',
    'शहर: ज़्यादा से ज़्यादा 60,000 अक्षर।',
    'City can have at most 60,000 characters.',
  ])
  expect(inHindi(message('hsnLength'))).toBe('HSN/SAC में 4, 6 या 8 अंक होते हैं (अधिसूचना 78/2020)।')
})

test('a message within a message is said in its language', () => {
  const faulty = message('ofRows', { rows: [2], message: message('hsnMissing') })
  expect(said(faulty)).toBe(
    'Row 2: HSN/SAC is missing. A tax invoice must show it (Notification 78/2020-Central Tax).',
  )
  expect(inHindi(faulty)).toBe(
    'लाइन 2: HSN/SAC नहीं है। टैक्स इनवॉइस पर यह लिखा जाता है (अधिसूचना 78/2020)।',
  )
})

test.each([
  'User is banned',
  'A name with {braces}',
  'tooLong {broken',
  'tooLong {broken}',
  'too_long {"most": 5,}',
  'ofRows {"message": 5}',
  'toString',
  '__proto__ {"reasons": ["x"]}',
  '',
])('another server’s words and what only looks like a message stay as they are: "%s"', (text) => {
  expect([said(text), inHindi(text)]).toEqual([text, text])
})

const seconds = 9_000
const rupees = { minor: 123_456_789, currency: 'INR' }

/** The sentences of codes that take parameters or its field. */
const worded: Record<string, [sentence: string, params?: Params, field?: string]> = {
  required: ['Client name is required.', {}, 'clientName'],
  not_one_line: [
    'Tax ID must be one line of text, without spaces at its start or end.',
    {},
    'taxId',
  ],
  too_long: ['Reference can have at most 60 characters.', { most: 60 }, 'reference'],
  report_too_long: [
    'A file can have at most 20,000 lines. Choose a shorter period.',
    { most: 20_000 },
  ],
  statement_too_long: [
    'A statement can have at most 1,000 lines. Choose a shorter period.',
    { most: 1_000 },
  ],
  too_many_requests: ['Too many requests. Try again in 1 second.', { seconds: 1 }],
  key_scope_missing: ['This key needs the scope “payments”.', { scope: 'payments' }],
  keys_full: ['You can have 20 keys at most. End one that you no longer need.', { most: 20 }],
  members_full: [
    'A business can have 20 members and open invitations at most. Remove one that you no longer need.',
    { most: 20 },
  ],
  comments_full: ['A document can have 100 comments at most.', { most: 100 }],
  webhooks_full: [
    'You can have 5 webhooks at most. Remove one that you no longer need.',
    { most: 5 },
  ],
  changes_used_up: [
    'An account can make at most 2,000 changes a day. Try again tomorrow.',
    { most: 2_000 },
  ],
  storage_young: [
    `A new account can store 30 MB, and more from 30 Nov 2026. Try again then, or write to ${product.supportEmail}.`,
    { most: 30, day: '2026-11-30' },
  ],
  request_used: ['This request was already used for another invoice.', { of: 'invoice' }],
  voucher_issued: [
    'This advance already has receipt voucher RV/26-27/0001.',
    { number: 'RV/26-27/0001' },
  ],
  return_too_large: [
    'This period has more than 30,000 documents, which is too many for one return.',
    { most: 30_000 },
  ],
  more_than_creditable: ['Only ₹12,34,567.89 is left to credit.', rupees],
  invoice_replaced: ['This invoice was replaced by INV/26-27/0007.', { number: 'INV/26-27/0007' }],
  schedules_full: [
    'You can have at most 1,000 recurring invoices. Delete one first.',
    { most: 1000 },
  ],
  too_many_items: ['An invoice can have at most 500 items.', { most: 500 }],
  total_too_large: ['The total can be at most ₹12,34,567.89.', rupees],
  script_too_long: [
    'A document can have at most 50,000 letters of Urdu and Indian scripts in its rows. Shorten them.',
    { most: 50_000 },
  ],
  client_address_required: [
    'From ₹50,000, a tax invoice needs the address of a client without a GSTIN.',
    { minor: 5_000_000 },
  ],
  client_state_required: [
    'From ₹50,000, a tax invoice needs the State of a client without a GSTIN.',
    { minor: 5_000_000 },
  ],
  parts_count: ['A split payment must have 2 to 12 instalments.', { least: 2, most: 12 }],
  parts_sum: ['The instalments must add up to the total of ₹1,500.50.', { minor: 150_050 }],
  item_invalid: ['Quantity is not valid.', {}, 'items.2.quantity'],
  gst_rate_unknown: [
    '12.5 % is not a GST rate on this date. Choose one from the list.',
    { rate: 1250 },
  ],
  gstin_other_state: [
    'This GSTIN belongs to Karnataka, but the client’s State is a different one.',
    { state: '29' },
  ],
  lut_other_year: [
    'Your letter of undertaking (LUT) for 25-26 ended on 31 March. Enter the one for 26-27 in Settings, or charge IGST.',
    { year: '25-26', needed: '26-27' },
  ],
  issue_date_too_early: [
    'Issue date cannot be before 5 Oct 2026: numbers must follow the order of dates.',
    { day: '2026-10-05' },
  ],
  period_filed: [
    'GSTR-1 for July to September 2026 is marked as filed, so documents dated in it cannot change. Issue a credit note, or unmark the return in Reports.',
    { first_day: '2026-07-01', last_day: '2026-09-30' },
  ],
  correction_too_late: [
    'Documents of this financial year could be amended until 30 Nov 2026 (CGST Act, section 37(3)). Ask your accountant what to do.',
    { day: '2026-11-30' },
  ],
  not_amendable: [
    'The place of supply of a sale without a GSTIN cannot be amended. Credit the document in full and issue a new one.',
    { of: 'place' },
  ],
  return_marked: [
    'GSTR-3B for July to September 2026 is marked as filed, which includes this period. Unmark it first.',
    { first_day: '2026-07-01', last_day: '2026-09-30' },
  ],
  series_too_short: [
    'This prefix leaves room for only 9 numbers a year, because a number can have at most 16 characters (CGST Rule 46(b)). Shorten the prefix.',
    { most: 9 },
  ],
  series_full: [
    'All 9,999 numbers of this series are used. Choose a shorter prefix in Settings.',
    { most: 9_999 },
  ],
  document_converted: [
    'This document was already converted to INV/26-27/0007.',
    { number: 'INV/26-27/0007' },
  ],
  estimate_answered: ['This estimate was already declined.', { state: 'declined' }],
  estimate_expired: ['This estimate was valid until Nov 20, 2026.', { day: '2026-11-20' }],
  estimate_converted: [
    'This estimate was already converted to INV/26-27/0007.',
    { number: 'INV/26-27/0007' },
  ],
  old_total: ['The rows add up to ₹12,34,567.89, which is not the total in the file.', rupees],
  restore_number: [
    'Document INV/26-27/0001 has a number or a date that is not valid. This file was changed after the export, so it cannot be restored. Choose the original ZIP.',
    { number: 'INV/26-27/0001' },
  ],
  restore_sums: [
    'The totals, the tax or the payments of document INV/26-27/0001 do not match its rows. This file was changed after the export, so it cannot be restored. Choose the original ZIP.',
    { number: 'INV/26-27/0001' },
  ],
  more_than_due: ['Only US$1,234,567.89 is still due.', { minor: 123_456_789, currency: 'USD' }],
  advance_unasked: [
    'The payment is ₹12,34,567.89 more than the invoices need. Keep the rest as an advance, or change the amounts.',
    rupees,
  ],
  more_than_advance: ['Only ₹12,34,567.89 of the advance is left.', rupees],
  nothing_refundable: ['Nothing is left to refund on this credit note.'],
  more_than_refundable: ['Only ₹12,34,567.89 is left to refund.', rupees],
  payment_decided: ['This payment is already declined.', { state: 'declined' }],
  reference_reported: [
    'This reference was already reported for ₹12,34,567.89 by UPI. To correct that, write to the seller. If this is another payment, enter its own reference.',
    { ...rupees, method: 'UPI' },
  ],
  reference_counted: [
    'This reference was already recorded for ₹12,34,567.89 by Bank transfer. To correct that, write to the seller. If this is another payment, enter its own reference.',
    { ...rupees, method: 'Bank transfer' },
  ],
  mails_of_day: [
    'An account of this age can send 10 emails a day. Try again in 3 hours, or send the link yourself.',
    { most: 10, seconds },
  ],
  mails_to_address: [
    'Too many emails have gone to a@b.example. Try again in 3 hours, or send the link yourself.',
    { address: 'a@b.example', seconds },
  ],
  mails_of_hour: ['Too many emails in one hour. Try again in 2 minutes.', { seconds: 120 }],
  mails_stopped: [
    'a@b.example has asked for no more emails from here. Send the link yourself.',
    { address: 'a@b.example' },
  ],
  code_too_soon: ['You can ask for a new code in 42 seconds.', { seconds: 42 }],
  weak_password_length: ['Password must have at least 10 characters.', { least: 10 }],
  weak_password_characters: [
    'Password must have at least one of each: abc, ABC.',
    { characters: 'abc, ABC' },
  ],
}

test('a code says its sentence with its parameters and its field, and none that has some is left out here', () => {
  const words = Object.entries(worded).map(([code, [, params, field]]) => [
    code,
    sentenceOf(code, params, field),
  ])
  expect(words).toEqual(Object.entries(worded).map(([code, [sentence]]) => [code, sentence]))
  const spoken = Object.entries(refusals).filter(([, words]) => typeof words !== 'string')
  expect(Object.keys(worded).sort()).toEqual(spoken.map(([code]) => code).sort())
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

test('a weak password is told all that it lacks at once', () => {
  const reasons = ['length', 'characters', 'pwned', 'something new']
  expect(sentenceOf('weak_password', { reasons, least: 10, characters: 'abc, ABC' })).toBe(
    'Password must have at least 10 characters. Password must have at least one of each: abc, ABC. This password is easy to guess. Choose a different one.',
  )
})

test.each([
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7_199, '120 minutes'],
  [7_200, '2 hours'],
])('a wait of %i seconds reads %s', (wait, words) => {
  expect(sentenceOf('mails_to_address', { seconds: wait })).toContain(`in ${words}, or`)
})
