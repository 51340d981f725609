import * as v from 'valibot'
import { expect, test } from 'vitest'
import { said } from '#tests/setup/said.ts'
import { catalogueItemSchema } from './catalogue.ts'

const parse = (today: string, item: object) =>
  v.safeParse(catalogueItemSchema(today), { description: 'Consulting', ...item })

test('an item takes what a row takes, and leaves the rest empty', () => {
  expect(parse('2026-11-22', {}).output).toEqual({
    description: 'Consulting',
    unit: null,
    rate: null,
    currency: 'INR',
    hsnSac: null,
    gstRate: null,
    taxability: 'taxable',
  })
  const full = {
    unit: ' hours ',
    rate: '0600.50',
    currency: 'USD',
    hsnSac: '9983 12',
    gstRate: '18',
  }
  expect(parse('2026-11-22', full).output).toMatchObject({
    unit: 'hours',
    rate: '600.5',
    currency: 'USD',
    hsnSac: '998312',
    gstRate: 1800,
  })
})

test('a rate that has ended is none, and one that is not on the list never was', () => {
  expect(parse('2026-01-31', { gstRate: 28 }).success).toBe(true)
  for (const gstRate of [28, 17, 18.01]) {
    expect(parse('2026-02-01', { gstRate }).issues?.map(({ message }) => said(message))).toEqual([
      'Choose a GST rate from the list.',
    ])
  }
})
