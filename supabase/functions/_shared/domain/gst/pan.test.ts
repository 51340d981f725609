import { expect, test } from 'vitest'
import { panOfTaxId } from './pan.ts'

test.each([
  ['27AAPFU0939F1ZV', 'AAPFU0939F'],
  ['AAPFU0939F', 'AAPFU0939F'],
  // Nobody checks how a tax ID is typed.
  [' aapfu-0939f ', 'AAPFU0939F'],
  ['27 aapfu0939f 1zv', 'AAPFU0939F'],
  // A wrong check character, a TAN, a form without a PAN, free text.
  ['27AAPFU0939F1ZO', null],
  ['MUMK12345A', null],
  ['9917SGP29001OST', null],
  ['PAN AAPFU0939F', null],
  ['', null],
  [null, null],
])('the PAN of the tax ID %s is %s', (taxId, pan) => {
  expect(panOfTaxId(taxId)).toBe(pan)
})
