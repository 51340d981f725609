import * as v from 'valibot'
import { expect, test } from 'vitest'
import fc, { thorough } from '#tests/setup/property.ts'
import { completeItems, leftOutRows, type TypedItem } from './items.ts'
import { newInvoiceSchema } from './new-invoice.ts'

const today = '2026-11-21'
const invoice = { clientName: 'Kaveri', clientEmail: 'a@kaveri.example', dueDate: '2026-12-01' }

const whole = { description: 'Design', quantity: '2', amount: '1500.50' }
const untouched = { description: '', quantity: '1', amount: '' }

test('a row that was begun is named with all that it lacks, in the order of the form', () => {
  const rows: [change: object, missing: string[], amountMinor: number][] = [
    [{ ...whole, amount: '' }, ['amount'], 0],
    [{ ...whole, amount: '0' }, ['amount'], 0],
    [{ ...whole, quantity: '0' }, ['quantity'], 150_050],
    [{ ...whole, quantity: '' }, ['quantity'], 150_050],
    [{ ...whole, description: ' \u200b' }, ['description'], 150_050],
    [{ ...untouched, description: 'Design' }, ['amount'], 0],
    [{ ...untouched, amount: '20' }, ['description'], 2_000],
    [{ ...untouched, quantity: '0' }, ['description', 'quantity', 'amount'], 0],
    [{ ...untouched, quantity: '3' }, ['description', 'amount'], 0],
  ]
  expect(leftOutRows(rows.map(([row]) => ({ ...whole, ...row })))).toEqual(
    rows.map(([, missing, amountMinor], index) => ({ index, missing, amountMinor })),
  )
})

test('neither a whole row nor one that nobody touched is left out, and a refused value lacks nothing', () => {
  const refused = [
    { ...whole, amount: '-1' },
    { ...whole, quantity: '1.5' },
    { ...whole, amount: 'x' },
  ]
  expect(leftOutRows([whole, untouched, { description: '', amount: '' }, ...refused])).toEqual([])
})

test('a row whose discount takes all of it is whole', () => {
  const free = { description: 'First month', quantity: '1', rate: '500', discount: '100%' }
  expect(leftOutRows([whole, free])).toEqual([])
  expect(completeItems([whole, free])).toHaveLength(2)
})

const row: fc.Arbitrary<TypedItem> = fc.record({
  description: fc.constantFrom('', ' ', 'Design'),
  quantity: fc.constantFrom('', '0', '1', '2', 3),
  amount: fc.constantFrom('', '0', '0.01', '1500.50', 20),
})

test('the total counts exactly the rows that are sent, and every other one is untouched or named', () => {
  const isUntouched = ({ description, quantity, amount }: TypedItem) =>
    description.trim() === '' && quantity === '1' && ['', '0'].includes(String(amount))
  fc.assert(
    fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
      const items = [...rows, whole]
      const sent = v.parse(newInvoiceSchema(today), { ...invoice, items }).items
      expect(completeItems(items)).toEqual(sent)
      const untouched = items.filter(isUntouched).length
      expect(sent.length + leftOutRows(items).length + untouched).toBe(items.length)
    }),
    { numRuns: thorough(300, 1_000) },
  )
})
