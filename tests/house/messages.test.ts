import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { messages } from '#domain/messages/messages.ts'
import { rareMessages } from '#domain/messages/rare-messages.ts'
import { refusals } from '#domain/messages/refusals.ts'

const sentences = { ...messages, ...rareMessages }

const root = resolve(import.meta.dirname, '../..')
const domain = 'supabase/functions/_shared/domain'
/** The catalogue: sentences, and refusals by their codes. */
const catalogue = ['messages', 'rare-messages', 'refusals', 'login-failed'].map(
  (name) => `${domain}/messages/${name}.ts`,
)

/** Examples of the sentences that take arguments. */
const samples = {
  atMost: sentences.atMost('Quantity', '10,00,000'),
  seriesTooShort: sentences.seriesTooShort(9),
  tooManyItems: sentences.tooManyItems(500),
  leftOut: sentences.leftOut(2),
  linesLoading: sentences.linesLoading(2_000),
  rowsPasted: sentences.rowsPasted(2),
  creditsCounted: sentences.creditsCounted(3),
  creditsRecorded: sentences.creditsRecorded(1),
  remindersSent: sentences.remindersSent(2),
  invoicesMarkedSent: sentences.invoicesMarkedSent(2),
  invoicesCancelled: sentences.invoicesCancelled(1),
  invoicesRestored: sentences.invoicesRestored(1),
  advanceUnasked: sentences.advanceUnasked(123_456_789, 'INR'),
  codeLength: sentences.codeLength(6),
  deletionAsked: sentences.deletionAsked('2026-11-30'),
  negative: sentences.negative('TDS'),
  noNumber: sentences.noNumber('Amount'),
  passwordTooLong: sentences.passwordTooLong(72),
  passwordTooShort: sentences.passwordTooShort(8),
  tooManyDecimals: sentences.tooManyDecimals('Amount'),
  codeTooSoon: sentences.codeTooSoon(42),
  mailSentTo: sentences.mailSentTo(['a@b.example', 'c@d.example']),
  moreThanCreditable: sentences.moreThanCreditable(500, 'INR'),
  moreThanRefundable: sentences.moreThanRefundable(18_000, 'INR'),
  documentCreated: sentences.documentCreated('estimate'),
  documentListFailed: sentences.documentListFailed('estimate'),
  documentLoadFailed: sentences.documentLoadFailed('estimate'),
  documentDeleted: sentences.documentDeleted('invoice'),
  documentDeleteFailed: sentences.documentDeleteFailed('invoice'),
  documentRestored: sentences.documentRestored('invoice'),
  documentRestoreFailed: sentences.documentRestoreFailed('invoice'),
  moreThanAdvance: sentences.moreThanAdvance(500_000, 'INR'),
  partsCount: sentences.partsCount(2, 12),
  partsSum: sentences.partsSum(150_050, 'INR'),
  moreThanDue: sentences.moreThanDue(123_456_789, 'USD'),
  moreThanDueWithTds: sentences.moreThanDueWithTds(
    123_450,
    { amountMinor: 111_106, tdsMinor: 12_345 },
    'INR',
  ),
  foreignLinkIn: sentences.foreignLinkIn('subject', 'prize.example/now'),
  notInList: sentences.notInList('a state'),
  required: sentences.required('Client name'),
  tooLong: sentences.tooLong('Full name', 120),
}

/** Everything that an exported value says, however deep; a function speaks by its sample. */
function leaves(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    const sample = Object.entries(samples).find(([name]) => name === path)
    if (!sample) throw new Error(`${path} has no sample in this test.`)
    return [sample]
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${path} says nothing.`)
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`))
}
const all = Object.entries(sentences).flatMap(([name, value]) => leaves(value, name))
const wordsOfRefusals = Object.entries(refusals).flatMap(([code, sentence]) =>
  typeof sentence === 'string' ? [[code, sentence] as const] : [],
)

/** Source as it reads: one blank for every break, no escapes of quotes or of regular expressions. */
const plain = (source: string) =>
  source
    .replace(/(['"`])\s*\+\s*\1/g, '')
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/\s+/g, ' ')

const read = (patterns: string[], keep: (file: string) => boolean) =>
  globSync(patterns, { cwd: root })
    .filter((file) => !file.includes('node_modules') && keep(file))
    .map((file) => ({ file, source: plain(readFileSync(join(root, file), 'utf8')) }))

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)

const isLetter = (character = '') => /\w/.test(character)

/** The whole sentence: 'Failed to load invoice' does not stand in 'Failed to load invoices'. */
function stands(text: string, source: string) {
  for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1)) {
    if (!isLetter(source[at - 1]) && !isLetter(source[at + text.length])) return true
  }
  return false
}

// [error-37]
test('every message is said somewhere in the product', () => {
  const product = read(['src/**/*.ts*', 'supabase/functions/**/*.ts'], (file) => !isTest(file))
  const said = (name: string) => new RegExp(`(?:essages\\.|')${name}\\b`)
  const unused = Object.keys(sentences).filter(
    (name) => !product.some(({ source }) => said(name).test(source)),
  )
  expect(unused).toEqual([])
})

// [error-39]
test('no screen, rule, query or answer words a message a second time', () => {
  const twice = read(
    ['src/**/*.ts*', 'supabase/functions/**/*.ts'],
    (file) => !isTest(file) && !catalogue.includes(file),
  ).flatMap(({ file, source }) =>
    [...all, ...wordsOfRefusals]
      .filter(([, text]) => stands(text, source))
      .map(([path]) => `${file}: ${path}`),
  )
  expect(twice).toEqual([])
})

/** Sentences quoted in sections 5 and 8 of the specification, typed off it. */
const specified = [
  // 5, create invoice
  'Please enter a valid email address.',
  'Due date cannot be in the past.',
  'Add at least one valid item with positive quantity and amount.',
  // 5, profile and business
  'Full name is required.',
  'Phone number must be exactly 10 digits.',
  'Please select a valid birth date.',
  'Please select your city.',
  'Postal code must be 5 or 6 digits.',
  // 5, other
  'Enter a valid email',
  'Passwords do not match',
  'Email is required',
  // 8, failures
  'Login failed. Try again.',
  'Login failed. User data missing.',
  'Registration failed.',
  'OTP verification failed.',
  'Request failed.',
  'Reset failed.',
  'Update failed.',
  'Failed to update profile. Please try again.',
  'Failed to load profile.',
  'Failed to load business profile.',
  'Error in creating business profile',
  'Error in updating business profile',
  'Failed to delete invoice. Please try again.',
  'Failed to create invoice. Please try again.',
  'Invoice ID not returned from server.',
  'Something went wrong while loading your invoices.',
  'Error fetching dashboard data:',
  'Error loading recent invoices:',
  'Unknown error',
  'Failed to load invoice',
  'Download failed:',
  'Please register first',
  // 8, success
  'Login successful!',
  'Check your email to verify your account.',
  'OTP Verified! Please login.',
  'Reset link sent to email.',
  'Password reset successful.',
  'profile updated successfully.',
  'Profile updated successfully!',
  'Business profile created successfully.',
  'Business updated successfully.',
  'Invoice deleted successfully.',
  'Invoice created successfully!',
]

// [valid-29] [error-38]
test('every message of the specification is in the catalogue', () => {
  const worded = [...all, ...wordsOfRefusals]
    .map(([, text]) => text)
    .concat(sentences.required('Full name'))
  expect(specified.filter((text) => !worded.includes(text))).toEqual([])
})

test('the toast of a missing PDF says that it was not found and blames the free plan of the file host', () => {
  expect(sentences.pdfMissing).toMatch(/^PDF not found! File host .* free plan/)
})
