import { expect, test } from 'vitest'
import fc from '#tests/setup/property.ts'
import { emptyItem } from '../invoice-form-values.ts'
import { cellsOf } from './cells.ts'
import { type Column, columnsOf, hasHead } from './columns.ts'
import { rowsOf } from './rows.ts'

/** Heads that somebody might give the columns of each field. */
const columnNames = {
  description: 'Description',
  hsnSac: 'HSN/SAC',
  quantity: 'Quantity',
  unit: 'Unit',
  rate: 'Rate',
  discount: 'Discount',
  gstRate: 'GST rate',
  amount: 'Amount',
}

const table = (text: string) => {
  const cells = cellsOf(text)
  const columns = columnsOf(cells)
  return { columns, rows: rowsOf(hasHead(cells) ? cells.slice(1) : cells, columns) }
}

test('columns are known by their heads in Hindi, too', () => {
  const { columns, rows } = table(
    'विवरण\tमात्रा\tइकाई\tदर\tछूट\tGST दर\tरकम\nलेबल\t2\tNOS\t100\t5%\t18%\t190\n',
  )
  expect(columns).toEqual([
    ...['description', 'quantity', 'unit', 'rate', 'discount', 'gstRate', 'amount'],
  ])
  expect(rows).toHaveLength(1)
})

test('columns are known by their heads, in any order', () => {
  const { columns, rows } = table(
    'Sr. No\tAmount (₹)\tParticulars\tHSN/SAC\tQty\tUnit price\tUnit\tGST %\tGST amount\n' +
      '1\t30,000.00\tBrand identity\t998391\t12.5\t₹2,400\thrs\t18%\t5,400.00\n',
  )
  expect(columns).toEqual([
    ...['', 'amount', 'description', 'hsnSac', 'quantity', 'rate', 'unit', 'gstRate', ''],
  ])
  expect(rows).toEqual([
    {
      ...emptyItem,
      ...{ description: 'Brand identity', hsnSac: '998391', unit: 'hrs', gstRate: '18' },
      ...{ quantity: '12.5', rate: '2400', amount: '30000.00' },
    },
  ])
})

test.each<[string, Column[]]>([
  ['Logo\t5,000\nCards\t1,250.50', ['description', 'amount']],
  ['Logo\t2\t5,000\nCards\t500\t1.50', ['description', 'quantity', 'rate']],
  [
    '1\tLogo\t2\t5,000\t10,000\n2\tCards\t500\t1.50\t750',
    ['', 'description', 'quantity', 'rate', 'amount'],
  ],
  [
    'Logo\t998391\t2\thours\t5,000\t10%\t18%',
    ['description', 'hsnSac', 'quantity', 'unit', 'rate', 'discount', 'gstRate'],
  ],
  ['Design\nPrinting', ['description']],
])('without heads the columns of %j are known by what they look like', (text, columns) => {
  expect(table(text).columns).toEqual(columns)
})

test('a list of lines becomes descriptions, without what counts them', () => {
  expect(table('- Design services\r\n\r\n• Cards\r\n3. Posters, 3 of them\r\n').rows).toEqual(
    ['Design services', 'Cards', 'Posters, 3 of them'].map((description) => ({
      ...emptyItem,
      description,
    })),
  )
})

/** Copies a cell as spreadsheets do. */
const copied = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const words = fc.stringMatching(/^[A-Z][a-z"]{1,8}( [a-z]{1,8}){0,3}$/)

test('whatever a cell holds, a copied table is read as it was', () => {
  const cell = fc.oneof(words, fc.tuple(words, fc.constantFrom('\t', '\n', '\r\n'), words))
  const line = fc.tuple(cell, cell, cell)
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('\n', '\r\n'),
      (lines, end) => {
        const texts = lines.map((cells) => cells.map((each) => [each].flat().join('')))
        const text = texts.map((cells) => cells.map(copied).join('\t')).join(end)
        expect(cellsOf(text)).toEqual(
          texts.map((cells) => cells.map((each) => each.replace(/[\t\r\n]+/g, ' '))),
        )
      },
    ),
  )
})

test('a table under its heads gives the same rows in every order of its columns', () => {
  const names = ['description', 'quantity', 'rate', 'hsnSac', 'gstRate'] as const
  const row = fc.record({
    description: words,
    quantity: fc.integer({ min: 1, max: 999 }).map(String),
    rate: fc.integer({ min: 1, max: 999 }).map(String),
    hsnSac: fc.constantFrom('998391', '9983', '940161'),
    gstRate: fc.constantFrom('0', '5', '18'),
  })
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 20 }),
      fc.shuffledSubarray([...names], { minLength: names.length }),
      (rows, order) => {
        const lines = [
          order.map((name) => columnNames[name]),
          ...rows.map((each) => order.map((name) => each[name])),
        ]
        const read = table(lines.map((line) => line.map(copied).join('\t')).join('\n'))
        expect(read.rows).toEqual(
          rows.map((each) => ({
            ...emptyItem,
            ...each,
            amount: `${Number(each.quantity) * Number(each.rate)}.00`,
          })),
        )
      },
    ),
  )
})

test('no text is too odd to be read, and none of it stands in two columns', () => {
  const odd = fc.array(
    fc.constantFrom('"', '\t', '\n', '\r', '1', '%', 'Qty', 'a', ',', '₹', ' '),
    {
      maxLength: 200,
    },
  )
  fc.assert(
    fc.property(odd, (parts) => {
      const { columns, rows } = table(parts.join(''))
      const taken = columns.filter(Boolean)
      expect(new Set(taken).size).toBe(taken.length)
      expect(rows.length).toBeLessThanOrEqual(parts.length + 1)
    }),
  )
})
