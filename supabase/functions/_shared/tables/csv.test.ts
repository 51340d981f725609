import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { hostileTexts } from '#tests/factories/hostile-texts.ts'
import fc from '#tests/setup/property.ts'
import { csvOf } from './csv.ts'
import type { Column, ColumnKind } from './table.ts'

const armed = /^[\s\u00a0]*[=+\-@\t\r\n|%＝＋－＠]/
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '=1+1',
    '+91 98',
    '-2',
    '@SUM(A1)',
    '\t=1',
    ' =cmd|x',
    '"=1"',
    '＝1',
    ...hostileTexts,
  ),
)
const column = (label: string, kind: ColumnKind): Column => ({ label, kind })
const read = (csv: string) =>
  Papa.parse<string[]>(csv.replace(/^\uFEFF/, ''), { newline: '\r\n' }).data.slice(1, -1)
const asTyped = (cell: string) => cell.replace(/^'/, '')

test('whatever clients are called is read back as it was, and nothing of it is a formula', () => {
  const kinds = fc.constantFrom<ColumnKind>('text', 'amount', 'number', 'day')
  fc.assert(
    fc.property(kinds, fc.array(fc.tuple(text, text)), (kind, rows) => {
      const table = { name: 'T', columns: [column('Number', 'text'), column('Client', kind)], rows }
      const cells = read(csvOf(table))
      expect(cells.map((row) => row.map(asTyped))).toEqual(rows.map((row) => row.map(asTyped)))
      const [texts, others] = [
        cells.map(([first = '']) => first),
        cells.map(([, second = '']) => second),
      ]
      for (const cell of texts) expect(cell).not.toMatch(armed)
      for (const cell of others)
        if (armed.test(cell)) expect([kind, cell]).toEqual([kind, expect.stringMatching(/^-\d+$/)])
    }),
  )
})

test('an amount stays the decimal it is, and what is not known an empty cell', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (paise) => {
      const digits = String(paise < 0n ? -paise : paise).padStart(3, '0')
      const amount = `${paise < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
      const table = {
        name: 'T',
        columns: [column('Total', 'amount'), column('Paid', 'day')],
        rows: [[amount, null]],
      }
      expect(csvOf(table)).toBe(`\uFEFFTotal,Paid\r\n${amount},\r\n`)
    }),
  )
})

test('a table without rows has its labels, and a label is no formula either', () => {
  expect(csvOf({ name: 'T', columns: [column('=A1', 'text'), column('b', 'day')], rows: [] })).toBe(
    "\uFEFF'=A1,b\r\n",
  )
})
