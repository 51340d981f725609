import { expect, test } from 'vitest'
import { taxes } from '#languages/en/names/taxes.ts'
import { taxChoiceOf, taxChoices, taxFieldsOf, taxText } from './choices.ts'
import type { Taxability } from './taxability.ts'

test('the choices are the rates of the day and the untaxed kinds', () => {
  const labels = taxChoices('2026-02-01', taxes).map(({ label }) => label)
  expect(labels).toEqual([
    ...[
      '0 %',
      '0.1 %',
      '0.25 %',
      '1 %',
      '1.5 %',
      '3 %',
      '5 %',
      '6 %',
      '7.5 %',
      '12 %',
      '18 %',
      '40 %',
    ],
    ...['Nil-rated', 'Exempt', 'Non-GST'],
  ])
  expect(taxChoices('2026-01-31', taxes).map(({ value }) => value)).toContain('28')
})

test('a choice is the two fields that it stands for', () => {
  for (const { value } of [...taxChoices('2026-11-22', taxes), { value: '' }]) {
    const { gstRate, taxability } = taxFieldsOf(value)
    expect(taxChoiceOf(gstRate, taxability)).toBe(value)
  }
  expect(taxFieldsOf('exempt')).toEqual({ gstRate: '', taxability: 'exempt' })
})

test('how an item is taxed reads as it was chosen', () => {
  const textOf = (rate: number | null, taxability: Taxability) => taxText(rate, taxability, taxes)
  expect([textOf(25, 'taxable'), textOf(null, 'nil'), textOf(null, 'taxable')]).toEqual([
    'GST 0.25 %',
    'Nil-rated',
    null,
  ])
})
