import { expect, test } from 'vitest'
import { readChain } from '../../supabase/local/postgres/chain.ts'
import { changedAfterRelease, readReleased } from '../../supabase/local/schema/released.ts'
import { readSchemas } from '../../supabase/local/schema/sources.ts'

/** The lines of the schema. Definitions stand at the beginning of a line: bodies of functions and of blocks are indented. */
const lines = readSchemas().flatMap(({ path, text }) =>
  text.split('\n').map((line, at) => ({ at: `${path}:${at + 1}`, line })),
)

test('the schema changes, drops and fills nothing that it has made, but for the tables of its own words', () => {
  const found = lines.filter(
    ({ line }) =>
      !/^insert into private\.(\w+_kinds|account_tables|calls)\b/.test(line) &&
      (/^(drop|update|delete|insert|alter (?!default privileges|table [\w.]+ enable row level security;))/.test(
        line,
      ) ||
        /\bor replace\b|\bnot valid\b/.test(line)),
  )
  expect(found).toEqual([])
})

const migration = (version: string, text = 'select 1') => ({ version, name: 'some', text })

test('a migration that was released stays as it is, and none comes before it', () => {
  expect(changedAfterRelease(readChain())).toEqual([])
  expect(Object.keys(readReleased()).length).toBeGreaterThan(0)

  const marks = { '2': 'of another text' }
  expect(changedAfterRelease([migration('1'), migration('2'), migration('3')], marks)).toEqual([
    '1_some',
    '2_some',
  ])
  expect(changedAfterRelease([migration('3')], marks)).toEqual(['2'])
})
