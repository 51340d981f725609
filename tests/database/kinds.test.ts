import { expect, test } from 'vitest'
import { toCamel } from '#data/names.ts'
import { documentKinds, kinds } from '#domain/document/kinds.ts'
import { sql } from '../setup/stack/database.ts'

test('the database and the domain say the same of every kind of document', async () => {
  const rows = await sql<{ kind: string }[]>`select * from private.document_kinds`
  const known = rows.map((row) => toCamel(row))
  expect(known.map(({ kind }) => kind).sort()).toEqual([...documentKinds].sort())
  const said = documentKinds.map((kind) => ({
    kind,
    ...Object.fromEntries(
      Object.keys(known[0] ?? {}).flatMap((trait) =>
        trait === 'kind' ? [] : [[trait, Reflect.get(kinds[kind], trait)]],
      ),
    ),
  }))
  expect(known).toEqual(expect.arrayContaining(said))
})
