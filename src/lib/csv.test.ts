import { expect, test } from 'vitest'
import { hostileTexts } from '../../tests/factories/hostile-texts.ts'
import fc from '../../tests/setup/property.ts'
import { csvOf } from './csv.ts'

/** Reads CSV back, letter by letter, as a spreadsheet does. */
function read(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let quoted = false
  const letters = [...csv.replace(/^\uFEFF/, '')]
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? ''
    if (quoted && letter === '"' && letters[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (letter === '"') quoted = !quoted
    else if (quoted) cell += letter
    else if (letter === ',') {
      row.push(cell)
      cell = ''
    } else if (letter === '\r' && letters[at + 1] === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
      at += 1
    } else cell += letter
  }
  return rows
}

const armed = /^\s*[=+\-@\t\r]/
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

test('whatever clients are called is read back as it was, and nothing of it is a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 })), (rows) => {
      const csv = csvOf(
        ['Number', 'Client'],
        rows.map((row) => row.map((text) => ({ text }))),
      )
      const cells = read(csv).slice(1)
      expect(cells.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
        rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))),
      )
      for (const cell of cells.flat()) expect(cell).not.toMatch(armed)
    }),
  )
})

test('an amount stays a number, and what is not known an empty cell', () => {
  const csv = csvOf(['Total', 'Paid'], [[{ number: '-1234.50' }, null]])
  expect(csv).toBe('\uFEFFTotal,Paid\r\n-1234.50,\r\n')
})
