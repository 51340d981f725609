import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** What stands at the beginning of a line: bodies of functions and of blocks are indented. */
const lines = globSync('supabase/migrations/*.sql', { cwd: root }).flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .map((line, at) => ({ at: `${file}:${at + 1}`, line })),
)

const made =
  /^create (?:or replace )?(?:unlogged )?(?:unique )?(table|view|materialized view|function|type|domain|index|sequence) (?:if not exists )?([\w.]+)|^create (trigger|policy) (\w+).* on ([\w.]+)/

// Until the first release; from then on migrations add, and this file goes (CONTRIBUTING).
test('nothing is defined twice in the migrations', () => {
  const names = lines.flatMap(({ line }) => {
    const [, kind, name, onTable, its, table] = made.exec(line) ?? []
    if (kind) return [`${kind} ${name}`]
    return onTable ? [`${onTable} ${its} on ${table}`] : []
  })
  expect(names.length).toBeGreaterThan(240)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('no migration changes, drops or fills what the same chain made', () => {
  const found = lines.filter(
    // A list that comes with the schema is filled in a file of its own, and in no other way.
    ({ at, line }) =>
      !(at.includes('_hsn_list.sql:') && line.startsWith('insert into public.hsn_codes ')) &&
      !(at.includes('_kinds.sql:') && line.startsWith('insert into private.document_kinds ')) &&
      !(at.includes('_account_tables.sql:') && line === 'insert into private.account_tables') &&
      (/^(drop|update|delete|insert|alter (?!default privileges|table [\w.]+ enable row level security;))/.test(
        line,
      ) ||
        /\bor replace\b|\bnot valid\b/.test(line)),
  )
  expect(found).toEqual([])
})
