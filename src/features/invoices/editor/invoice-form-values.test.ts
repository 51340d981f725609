import { expect, test } from 'vitest'
import { emptyInvoice, emptyItem, valuesOf } from './invoice-form-values.ts'

test('a draft that a program made fills the fields with what they can hold, numbers as texts', () => {
  const values = valuesOf({
    clientName: 12,
    reverseCharge: 'yes',
    dueDate: { day: 1 },
    keepClient: false,
    items: [{ description: 'Labels', hsnSac: 998_391, amount: 1_500, unit: true }, 'a row'],
  })
  expect(values).toEqual({
    ...emptyInvoice,
    clientName: '12',
    keepClient: false,
    items: [{ ...emptyItem, description: 'Labels', hsnSac: '998391', amount: '1500' }],
  })
})

test('a draft keeps the day of issue that was typed', () => {
  expect(valuesOf({ issueDate: '2026-11-10' }).issueDate).toBe('2026-11-10')
})
