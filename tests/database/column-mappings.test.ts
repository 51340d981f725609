import { beforeAll, expect, test } from 'vitest'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { makePerson } from '../setup/stack/people.ts'
import { outcome } from './ledger.ts'

let person: string
beforeAll(async () => {
  person = await makePerson()
})

const keep = (tx: Tx, heads: string[], mapping: string, purpose = 'bank') =>
  tx`select keep_mapping(${purpose}, ${heads}, (${mapping}::text)::jsonb)`

async function find(tx: Tx, heads: string[], purpose = 'bank') {
  const [row] = await tx`select find_mapping(${purpose}, ${heads}) as mapping`
  return row?.mapping
}

test('choices about the columns of a file are found again by its heads, and by nobody else', async () => {
  await as(person, (tx) => keep(tx, ['Txn Date', ' Amount '], '{"day": 0, "amount": 1}'))
  expect(await as(person, (tx) => find(tx, ['TXN DATE', 'Amount']))).toEqual({ day: 0, amount: 1 })
  await as(person, (tx) => keep(tx, ['Txn Date', 'Amount'], '{"day": 0}'))
  expect(await as(person, (tx) => find(tx, ['Txn Date', 'Amount']))).toEqual({ day: 0 })
  expect(await as(person, (tx) => find(tx, ['Amount', 'Txn Date']))).toBeNull()
  expect(await as(person, (tx) => find(tx, ['Txn Date', 'Amount'], 'items'))).toBeNull()
  expect(await as(await makePerson(), (tx) => find(tx, ['Txn Date', 'Amount']))).toBeNull()
})

test('the last fifty are kept', async () => {
  await tryAs(person, async (tx) => {
    for (let file = 0; file < 52; file += 1) await keep(tx, [`Head ${file}`], '{"day": 0}')
    expect(await find(tx, ['Head 0'])).toBeNull()
    expect(await find(tx, ['Head 51'])).toEqual({ day: 0 })
    const [row] = await tx`select count(*)::integer as kept from column_mappings`
    expect(row?.kept).toBe(50)
  })
})

test.each([
  ['heads that are none', [], '{}', 'bank', 'PT422 | malformed'],
  ['too many heads', Array(201).fill('a'), '{}', 'bank', 'PT422 | malformed'],
  ['heads that are too long', ['x'.repeat(20_001)], '{}', 'bank', 'PT422 | malformed'],
  ['a mapping that is a list', ['a'], '[]', 'bank', '23514'],
  [
    'a mapping that is too long',
    ['a'],
    `{"a": "${'x'.repeat(4000)}"}`,
    'bank',
    'PT422 | malformed',
  ],
  ['a purpose that is none', ['a'], '{}', 'mails', '23514'],
])('%s are refused', async (_, heads, mapping, purpose, refusal) => {
  const said = await tryAs(person, (tx) => outcome(keep(tx, heads, mapping, purpose)))
  expect(said).toContain(refusal)
  expect((await sql`select from column_mappings where purpose = 'mails'`).count).toBe(0)
})
