import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as sentences from '#domain/messages.ts'

const root = resolve(import.meta.dirname, '../..')
const itself = 'tests/house/messages.test.ts'
const module = 'supabase/functions/_shared/domain/messages.ts'

/** What a sentence that takes arguments says of some of them. */
const samples = {
  codeTooSoon: sentences.codeTooSoon(42),
  foreignLinkIn: sentences.foreignLinkIn('subject', 'prize.example/now'),
  notInList: sentences.notInList('a state'),
  required: sentences.required('Client name'),
  tooLong: sentences.tooLong('Full name', 120),
  tooManyRequests: sentences.tooManyRequests(42),
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

// The tests of src/ui say some of the sentences, too, but nothing fails in them.
const tests = read(
  ['src/**/*.ts*', 'supabase/functions/**/*.ts', 'tests/**/*.ts*'],
  (file) => isTest(file) && file !== itself && !file.startsWith('src/ui/'),
)

test('every message stands, word for word, in some test', () => {
  const untested = all.filter(([, text]) => !tests.some(({ source }) => stands(text, source)))
  expect(untested).toEqual([])
  expect(all.length).toBeGreaterThan(50)
})

test('every message is said somewhere in the product', () => {
  const product = read(
    ['src/**/*.ts*', 'supabase/functions/**/*.ts'],
    (file) => !isTest(file) && file !== module,
  )
  const unused = Object.keys(sentences.messages).filter(
    (name) => !product.some(({ source }) => source.includes(`messages.${name}`)),
  )
  expect(unused).toEqual([])
})

test('no screen, rule, query or answer words a message a second time', () => {
  const twice = read(
    ['src/**/*.ts*', 'supabase/functions/**/*.ts'],
    (file) => !isTest(file) && file !== module,
  ).flatMap(({ file, source }) =>
    all.filter(([, text]) => stands(text, source)).map(([path]) => `${file}: ${path}`),
  )
  expect(twice).toEqual([])
})

/** Sentences of the database alone, though most of their words are those of a message. */
const itsOwn = ['Payment date is required.', 'Nothing is due on this invoice any more.']

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]+/gu))

/** How many of the words of either sentence are in both: 1 for the same words. */
function likeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const shared = [...words].filter((word) => others.has(word)).length
  return shared / (words.size + others.size - shared)
}

test('what the database words like a message is that message, word for word', () => {
  // Not `read`: the migrations are no TypeScript, and a doubled quote is one.
  const refusals = globSync('supabase/migrations/*.sql', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(/\brefuse\(\s*\d+,\s*'((?:[^']|'')+)'/g),
    ].map(([, text = '']) => text.replaceAll("''", "'")),
  )
  const drifted = refusals
    .filter((said) => !itsOwn.includes(said) && !all.some(([, text]) => text === said))
    .flatMap((said) =>
      all.filter(([, text]) => likeness(said, text) >= 0.6).map(([path]) => `${path}: ${said}`),
    )
  expect(drifted).toEqual([])
  const { dueDatePast, birthDateInvalid, itemsRequired } = sentences.messages
  expect(refusals).toEqual(expect.arrayContaining([dueDatePast, birthDateInvalid, itemsRequired]))
})

/** What the specification quotes in sections 5 and 8, typed off it. */
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

test('every message of the specification is in the module', () => {
  const worded = [...all.map(([, text]) => text), sentences.required('Full name')]
  expect(specified.filter((text) => !worded.includes(text))).toEqual([])
})

test('the toast of a missing PDF says that it was not found and blames the free plan of the file host', () => {
  expect(sentences.messages.pdfMissing).toMatch(/^PDF not found! File host .* free plan/)
})
