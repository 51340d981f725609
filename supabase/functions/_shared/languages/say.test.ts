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
    'Row 2: HSN/SAC is missing. A tax invoice shows it (Notification 78/2020-Central Tax).',
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
  not_one_line: ['Tax ID must be one line of text, without blanks around it.', {}, 'taxId'],
  too_long: ['Reference can have at most 60 characters.', { most: 60 }, 'reference'],
  report_too_long: ['A file has at most 20,000 lines. Ask for fewer days.', { most: 20_000 }],
  statement_too_long: ['A statement has at most 1,000 lines. Ask for fewer days.', { most: 1_000 }],
  too_many_requests: ['Too many requests. Please try again after 1 second.', { seconds: 1 }],
  changes_used_up: [
    'An account can make 2,000 changes a day. Please try again tomorrow.',
    { most: 2_000 },
  ],
  storage_young: [
    `A new account holds 30 MB, and more from 30 Nov 2026 on. Please try again then, or write to ${product.supportEmail}.`,
    { most: 30, day: '2026-11-30' },
  ],
  request_used: ['This request was already used for another invoice.', { of: 'invoice' }],
  voucher_issued: [
    'RV/26-27/0001 is the receipt voucher of this advance.',
    { number: 'RV/26-27/0001' },
  ],
  return_too_large: [
    'This period has more than 30,000 documents, which is too many for one return.',
    { most: 30_000 },
  ],
  more_than_creditable: ['Only ₹12,34,567.89 is left to credit.', rupees],
  invoice_replaced: [
    'INV/26-27/0007 stands in place of this invoice.',
    { number: 'INV/26-27/0007' },
  ],
  schedules_full: [
    'You have 1,000 recurring invoices, which is the most. Delete one first.',
    { most: 1000 },
  ],
  too_many_items: ['An invoice can have at most 500 items.', { most: 500 }],
  total_too_large: ['The total can be at most ₹12,34,567.89.', rupees],
  script_too_long: [
    'A document can have at most 50,000 letters of Urdu and Indian scripts in its rows. Please shorten them.',
    { most: 50_000 },
  ],
  client_address_required: [
    'From ₹50,000 on, a tax invoice needs the address of a client without GSTIN.',
    { minor: 5_000_000 },
  ],
  client_state_required: [
    'From ₹50,000 on, a tax invoice needs the State of a client without GSTIN.',
    { minor: 5_000_000 },
  ],
  parts_count: ['Something is due in 2 to 12 parts.', { least: 2, most: 12 }],
  parts_sum: ['The parts must make up the total of ₹1,500.50.', { minor: 150_050 }],
  item_invalid: ['Quantity is not valid.', {}, 'items.2.quantity'],
  gst_rate_unknown: ['12.5 % is no GST rate of this day. Choose one of the list.', { rate: 1250 }],
  gstin_other_state: [
    'This GSTIN is of Karnataka, and the client’s State is another one.',
    { state: '29' },
  ],
  lut_other_year: [
    'Your letter of undertaking (LUT) of 25-26 ended on 31 March. Enter that of 26-27 in Settings, or charge IGST.',
    { year: '25-26', needed: '26-27' },
  ],
  issue_date_too_early: [
    'Issue date cannot be before 5 Oct 2026: numbers and dates go up together.',
    { day: '2026-10-05' },
  ],
  period_filed: [
    'GSTR-1 of July to September 2026 is marked as filed, so nothing dated in it changes. Correct it by a credit note, or take the mark back in Reports.',
    { first_day: '2026-07-01', last_day: '2026-09-30' },
  ],
  series_too_short: [
    'This prefix leaves room for 9 numbers a year (at most 16 characters, CGST Rule 46(b)).',
    { most: 9 },
  ],
  series_full: [
    'All 9,999 numbers of this series are given. Choose a shorter prefix in Settings.',
    { most: 9_999 },
  ],
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
  old_total: ['The rows come to ₹12,34,567.89, which is not the total in the file.', rupees],
  restore_number: [
    'Document INV/26-27/0001 has a number or a date that does not fit. The file was changed, and cannot be restored. Please choose it as it was saved.',
    { number: 'INV/26-27/0001' },
  ],
  restore_sums: [
    'The sums, the tax or the payments of document INV/26-27/0001 are not what its rows come to. The file was changed, and cannot be restored. Please choose it as it was saved.',
    { number: 'INV/26-27/0001' },
  ],
  more_than_due: ['Only US$1,234,567.89 is still due.', { minor: 123_456_789, currency: 'USD' }],
  advance_unasked: [
    '₹12,34,567.89 more than the invoices take: keep it as an advance, or change the amounts.',
    rupees,
  ],
  more_than_advance: ['Only ₹12,34,567.89 of the advance is left.', rupees],
  nothing_refundable: ['Nothing is to be given back for this credit note.'],
  more_than_refundable: ['Only ₹12,34,567.89 is to be given back.', rupees],
  payment_decided: ['This payment is already declined.', { state: 'declined' }],
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
  mails_of_hour: [
    'That is many mails in an hour. Please try again after 2 minutes.',
    { seconds: 120 },
  ],
  mails_stopped: [
    'a@b.example has asked for no more mails from here. Please send the link yourself.',
    { address: 'a@b.example' },
  ],
  code_too_soon: ['You can ask for a new code in 42 seconds.', { seconds: 42 }],
  weak_password_length: ['Password should be at least 10 characters.', { least: 10 }],
  weak_password_characters: [
    'Password should contain at least one character of each: abc, ABC.',
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
