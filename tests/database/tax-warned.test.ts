import { expect, test } from 'vitest'
import { toSnake } from '#data/snake-names.ts'
import { needsBuyerPlace } from '#domain/document/new/buyer-place.ts'
import { documentSums } from '#domain/document/new/document-sums.ts'
import type { NewInvoice } from '#domain/document/new/new-invoice.ts'
import { newInvoice } from '../factories/new-invoice.ts'
import { newRow } from '../factories/rows/new-row.ts'
import { makeRegistered } from '../setup/stack/people.ts'
import { gstins, scheme, told } from './ground/tax-refusals.ts'

const seller = {
  ...{ gstRegistration: 'regular' as const, stateCode: '27', lutYear: null, defaultGstRate: null },
  ...{ pricesIncludeTax: false, roundOff: false, taxId: gstins.own },
}
const design = newRow({ hsnSac: '998391', gstRate: 1800, amountMinor: 100_000 })
const dear = { ...design, amountMinor: 5_000_000 }
const exempt = { gstRate: null, taxability: 'exempt' } as const
const clientAddress = '4 Residency Road'

// CGST Rule 46: the value of what is taxed counts, and not the tax on it.
test.each<[string, change: Partial<NewInvoice>, isNeeded: boolean, answer: string]>([
  ['of ₹50,000', { items: [dear] }, true, 'client_address_required clientAddress'],
  [
    'of two rates that are ₹50,000 together, of whose client no State is known',
    { clientAddress, items: [design, { ...dear, gstRate: 500, amountMinor: 4_900_000 }] },
    true,
    'client_state_required clientStateCode',
  ],
  ['of a paisa less', { items: [{ ...dear, amountMinor: 4_999_999 }] }, false, 'issued'],
  [
    'of ₹50,000 to a known place',
    { clientAddress, clientStateCode: '29', items: [dear] },
    true,
    'issued',
  ],
  [
    'of ₹50,000 to a client with a GSTIN',
    { clientGstin: gstins.karnataka, items: [dear] },
    false,
    'issued',
  ],
  [
    'of ₹50,000 that is mostly exempt',
    { items: [design, { ...dear, ...exempt }] },
    false,
    'issued',
  ],
  ['of ₹50,000 mostly at 0 %', { items: [design, { ...dear, gstRate: 0 }] }, false, 'issued'],
  [
    'of ₹50,000 in dollars within India',
    { currency: 'USD', exchangeRate: 50, items: [design] },
    true,
    'client_address_required clientAddress',
  ],
  [
    'of ₹50,000 to a client abroad, who has no State',
    {
      ...{ clientCountry: 'SG', clientAddress: '1 Raffles Place', supply: 'domestic' },
      ...{ placeOfSupply: '27', placeOfSupplyReason: 'The house is here.', items: [dear] },
    },
    true,
    'issued',
  ],
  [
    'of ₹50,000 that is an export',
    { clientCountry: 'SG', currency: 'USD', exchangeRate: 83.5, items: [dear] },
    false,
    'issued',
  ],
])(
  'a tax invoice %s: domain and database ask alike for a place',
  async (_, change, isNeeded, answer) => {
    const document = newInvoice(change)
    const { items, ...rest } = document
    expect(needsBuyerPlace(document, documentSums(seller, document, '2026-11-22'))).toBe(isNeeded)
    const user = await makeRegistered()
    expect(await told(user, { ...toSnake(rest), items: items.map(toSnake) })).toBe(answer)
  },
)

test.each([
  ['a composition dealer', scheme],
  ['a seller without GST', { gst_registration: 'none' }],
])('%s is not asked where the client is', async (_, change) => {
  const items = [{ description: 'Design', amount_minor: 5_000_000 }]
  expect(await told(await makeRegistered(change), { items })).toBe('issued')
})
