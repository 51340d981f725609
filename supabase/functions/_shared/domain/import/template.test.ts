import { expect, test } from 'vitest'
import { guessMapping } from './guess-mapping.ts'
import { importKinds } from './import-fields.ts'
import { readRows } from './read-rows.ts'
import { importTemplates } from './template.ts'

test.each(importKinds)(
  'the template for %s is read as it stands, each column as its field',
  (kind) => {
    const columns = importTemplates[kind]
    const mapping = guessMapping(
      kind,
      columns.map(([, head]) => head),
    )
    expect(mapping).toEqual(Object.fromEntries(columns.map(([field], at) => [field, at])))
    const cells = columns.map(([, , cell]) => cell)
    const { rows, faults } = readRows(kind, [cells], mapping, { first: 2, today: '2026-11-22' })
    expect(faults).toEqual([])
    expect(rows).toHaveLength(1)
  },
)
