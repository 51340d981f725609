import { expect, test } from 'vitest'
import { newInvoice } from '#tests/factories/new-invoice.ts'
import { newRow } from '#tests/factories/rows/new-row.ts'
import { said } from '#tests/setup/said.ts'
import { type CautionSeller, cautionsOf, confirmedOf } from './cautions.ts'
import { documentSums } from './document-sums.ts'
import type { NewInvoice } from './new-invoice.ts'

const seller: CautionSeller & Parameters<typeof documentSums>[0] = {
  ...{ gstRegistration: 'regular' as const, taxId: '27AAPFU0939F1ZV', stateCode: '27' },
  ...{ lutYear: null, defaultGstRate: 1800, pricesIncludeTax: false, roundOff: false },
  ...{ defaultHsnSac: null, aboveFiveCrore: false },
}
const registered = { clientGstin: '29AABCR1718E1ZL', clientAddress: '4 Residency Road' }
const rows = (...codes: (string | null)[]) => ({
  items: codes.map((hsnSac, place) => ({ ...newRow({ hsnSac }), place })),
})

const toldOf = (changes: Partial<NewInvoice>, own: object = {}) => {
  const by = { ...seller, ...own }
  const document = newInvoice({ clientStateCode: '29', ...rows('998391'), ...changes })
  return cautionsOf(by, document, documentSums(by, document, '2026-11-22'))
}
const codesOf = (...args: Parameters<typeof toldOf>) => toldOf(...args).map(({ code }) => code)

const above = { aboveFiveCrore: true }
const scheme = { gstRegistration: 'composition' }

test.each<[string, Partial<NewInvoice>, own: object, codes: string[]]>([
  ['an invoice that has everything', registered, {}, []],
  // CGST Act s. 9(3) and 9(4).
  [
    'reverse charge to who has no GSTIN',
    { reverseCharge: true },
    {},
    ['reverse_charge_unregistered'],
  ],
  ['reverse charge to the registered', { ...registered, reverseCharge: true }, {}, []],
  // CGST Act s. 10(2)(c).
  ['a composition dealer’s bill to another State', {}, scheme, ['composition_beyond_state']],
  [
    'a composition dealer’s export',
    { clientCountry: 'SG', clientStateCode: null },
    scheme,
    ['composition_beyond_state'],
  ],
  ['a composition dealer’s bill within the State', { clientStateCode: '27' }, scheme, []],
  // CGST Rule 46(d).
  [
    'an invoice to the registered without their address',
    { ...registered, clientAddress: null },
    {},
    ['client_address_missing'],
  ],
  [
    'an invoice to a consumer of whom no State is known',
    { clientStateCode: null },
    {},
    ['client_state_missing'],
  ],
  // Notification 78/2020-Central Tax.
  ['a row without a code to the registered', { ...registered, ...rows(null) }, {}, ['hsn_missing']],
  ['a row without a code to a consumer', rows(null), {}, []],
  ['a row without a code to a consumer above ₹5 crore', rows(null), above, ['hsn_missing']],
  [
    'a row with the seller’s own code',
    { ...registered, ...rows(null) },
    { defaultHsnSac: '9983' },
    [],
  ],
  ['a code of two digits', rows('99'), {}, ['hsn_length']],
  ['a code of five digits', rows('48191'), {}, ['hsn_length']],
  ['a code of four digits', rows('4819'), {}, []],
  ['a code of four digits above ₹5 crore', rows('4819'), above, ['hsn_length']],
  ['codes of six and eight digits above ₹5 crore', rows('481910', '48191010'), above, []],
  // CGST Rule 48(4).
  ['an invoice to the registered above ₹5 crore', registered, above, ['e_invoice']],
  [
    'an export above ₹5 crore',
    { clientCountry: 'SG', clientStateCode: null, currency: 'USD', exchangeRate: 83 },
    above,
    ['e_invoice'],
  ],
  ['what is refused anyway', { supply: 'sez' }, {}, []],
  ['a bill of a seller without GST', rows(null), { gstRegistration: 'none' }, []],
])('of %s the person is told what the law asks', (_, changes, own, codes) => {
  expect(codesOf(changes, own)).toEqual(codes)
})

test('a caution names its rows as they were typed, leads to the first, and asks for a word where the database does', () => {
  const [caution] = toldOf({ ...registered, ...rows('998391', null, '998391', null) })
  expect(caution).toMatchObject({ field: 'items.1.hsnSac', asks: true })
  expect(said(caution?.message ?? '')).toMatch(/^Row 2, 4: HSN\/SAC is missing\./)
  const [many] = toldOf({ ...registered, ...rows(...Array(7).fill(null)) })
  expect(said(many?.message ?? '')).toMatch(/^7 rows: HSN/)
  expect(confirmedOf(toldOf({ reverseCharge: true, ...rows('99') }))).toEqual([
    'reverse_charge_unregistered',
  ])
})
