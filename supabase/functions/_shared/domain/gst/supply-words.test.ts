import { expect, test } from 'vitest'
import { supply } from '#languages/en/messages/supply.ts'
import { newInvoice } from '#tests/factories/new-invoice.ts'
import type { NewInvoice } from '../document/new/new-invoice.ts'
import { supplyOf } from './supply.ts'
import { supplySentence } from './supply-words.ts'

const seller = {
  gstRegistration: 'regular',
  taxId: '27AAPFU0939F1ZV',
  stateCode: '27',
  lutYear: null,
} as const

const sentence = (changes: Partial<NewInvoice>, own: object = {}) => {
  const decided = supplyOf({ ...seller, ...own }, newInvoice(changes), '2026-11-22')
  return 'refusal' in decided ? decided.refusal : supplySentence(supply, decided)
}

test.each<[told: string | null, changes: Partial<NewInvoice>, own?: object]>([
  ['IGST: the client is in Karnataka and you are in Maharashtra.', { clientStateCode: '29' }],
  ['CGST + SGST: the client and you are both in Maharashtra.', { clientStateCode: '27' }],
  [
    'CGST + UTGST: the client and you are both in Chandigarh.',
    { clientStateCode: '04' },
    { stateCode: '04' },
  ],
  [
    'IGST: the client is in Uttar Pradesh and you are in Maharashtra.',
    { clientGstin: '09AAACG2115R1ZF', clientStateCode: '09' },
  ],
  ['CGST + SGST: the client’s State is missing, so your own State, Maharashtra, is used.', {}],
  ['IGST: the client is abroad.', { clientCountry: 'US' }],
  [
    'No tax, under your letter of undertaking: the client is abroad.',
    { clientCountry: 'US' },
    { lutYear: '26-27' },
  ],
  [
    'IGST: the client is in a special economic zone.',
    { supply: 'sez', clientGstin: '27AAGCB7383J1Z8' },
  ],
  [
    'IGST: you chose Goa as the place of supply, and you are in Maharashtra.',
    { clientStateCode: '27', placeOfSupply: '30', placeOfSupplyReason: 'The house is in Goa' },
  ],
  [
    'IGST: the client is in Karnataka and you are in Maharashtra. The client pays the tax (reverse charge).',
    { clientStateCode: '29', reverseCharge: true },
  ],
  ['No tax: a composition dealer cannot charge it.', {}, { gstRegistration: 'composition' }],
  [null, { clientStateCode: '29' }, { gstRegistration: 'none' }],
])('the seller reads “%s”', (told, changes, own) => {
  expect(sentence(changes, own)).toBe(told)
})
