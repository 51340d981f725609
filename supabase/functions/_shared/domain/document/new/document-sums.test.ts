import { expect, test } from 'vitest'
import { newInvoice } from '#tests/factories/new-invoice.ts'
import { newRow } from '#tests/factories/rows/new-row.ts'
import { documentSums } from './document-sums.ts'

const seller = {
  gstRegistration: 'regular',
  taxId: '27AAPFU0939F1ZV',
  stateCode: '27',
  lutYear: null,
  defaultGstRate: 1800,
  pricesIncludeTax: false,
  roundOff: true,
} as const
const items = [newRow({ amountMinor: 100_05 }), newRow({ amountMinor: 50_00, gstRate: 500 })]

test('rows without a rate bear the seller’s, and the total goes to whole rupees', () => {
  const { sums } = documentSums(seller, newInvoice({ items, clientStateCode: '29' }), '2026-11-22')
  expect(sums).toMatchObject({
    taxableMinor: 150_05,
    igstMinor: 18_01 + 2_50,
    roundOffMinor: 44,
    totalMinor: 171_00,
    taxes: [{ gstRate: 500 }, { gstRate: 1800 }],
  })
})

test('nothing is taxed of a seller without GST, and while the supply is refused', () => {
  const plain = newInvoice({ items, clientGstin: '29AAHCM7727Q1ZI', clientStateCode: '27' })
  const refused = documentSums(seller, plain, '2026-11-22')
  expect(refused.supply).toMatchObject({ refusal: 'gstin_other_state', field: 'clientGstin' })
  expect(refused.sums).toMatchObject({ igstMinor: 0, cgstMinor: 0, totalMinor: 150_00 })
  const none = documentSums(
    { ...seller, gstRegistration: 'none', roundOff: false },
    newInvoice({ items }),
    '2026-11-22',
  )
  expect(none.sums).toMatchObject({ taxes: [], totalMinor: 150_05 })
})
