import * as v from 'valibot'
import { expect, test } from 'vitest'
import { email } from '../../supabase/functions/_shared/domain/text.ts'
import { cpuTime } from '../setup/cpu-time.ts'
import fc from '../setup/property.ts'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { codeOf } from './ledger.ts'

const piece = fc.constantFrom(
  ...[
    'a',
    'b1',
    'Z',
    '@',
    '.',
    '-',
    '_',
    '+',
    "'",
    '"',
    '<',
    '>',
    '(',
    ',',
    ';',
    ' ',
    '\n',
    '\t',
    '%',
    '&',
    '\\',
  ],
  ...[
    'in',
    'example',
    'xn--p1ai',
    '1',
    '127.0.0.1',
    'é',
    'K',
    'ſ',
    'İ',
    '한',
    '\u200b',
    '\u00a0',
    '\u2028',
  ],
  ...['<script>', 'x'.repeat(64), 'y'.repeat(180), '..', '--', '@b.in', 'a@b.', '[', ']', '|', '`'],
)
const address = fc.oneof(
  fc.emailAddress(),
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc
    .tuple(
      fc.array(piece, { minLength: 1, maxLength: 4 }),
      fc.array(piece, { minLength: 1, maxLength: 4 }),
    )
    .map(([name, domain]) => `${name.join('')}@${domain.join('')}`),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((name) => `${name}@b.in`),
)

test('domain and database take the same addresses', async () => {
  const typed = fc
    .sample(address, { numRuns: 4_000, seed: 20_261_122 })
    .map((value) => value.replaceAll('\0', '').toWellFormed())
  const asKept = typed.map((value) => value.trim().toLowerCase())
  const rows = await sql<{ taken: boolean }[]>`
    select private.is_email(value) as taken
    from unnest(${asKept}::text[]) with ordinality as given (value, place) order by place`
  const inDatabase = rows.map(({ taken }) => taken)
  const inDomain = typed.map((value) => v.safeParse(email, value).success)
  const differing = typed.filter((_, at) => inDatabase[at] !== inDomain[at])
  expect(differing).toEqual([])
  expect(inDomain.filter(Boolean).length).toBeGreaterThan(500)
  expect(inDomain.filter((taken) => !taken).length).toBeGreaterThan(500)
})

test.each([
  '<script>@x.yz',
  'a@b',
  'a@b..in',
  'a@-b.in',
  'a b@c.in',
  'a"@b.in',
  'a@b.in\n',
  `${'a'.repeat(250)}@b.in`,
])('nobody writes %s past the forms', async (wrong) => {
  const user = await makeSeller()
  const attempts = [
    as(user, (tx) => tx`update profiles set email = ${wrong}`),
    as(user, (tx) => tx`update businesses set email = ${wrong}`),
    as(user, (tx) => createInvoice(tx, { client_email: wrong })),
  ]
  expect(await Promise.all(attempts.map(codeOf))).toEqual(['23514', '23514', 'PT422'])
})

test('an account whose name has an apostrophe is taken, as by browsers and the Auth server', async () => {
  const user = await makeSeller()
  await as(user, (tx) => createInvoice(tx, { client_email: "Rory.O'Brien+in@Mail.example.co.in" }))
  const [row] = await sql`select client_email from invoices where user_id = ${user}`
  expect(row?.client_email).toBe("rory.o'brien+in@mail.example.co.in")
})

test('a text of a megabyte is told from an address at once', () => {
  for (const long of [
    'a'.repeat(1e6),
    `a@${'b-'.repeat(5e5)}`,
    `a@${'b.'.repeat(5e5)}`,
    '@'.repeat(1e6),
  ]) {
    expect(v.safeParse(email, long).success).toBe(false)
    expect(cpuTime(() => v.safeParse(email, long))).toBeLessThan(500)
  }
})
