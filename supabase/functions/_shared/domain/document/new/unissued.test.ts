import { expect, test } from 'vitest'
import { documents as english } from '#languages/en/documents/index.ts'
import { newInvoice } from '#tests/factories/new-invoice.ts'
import { newRow } from '#tests/factories/rows/new-row.ts'
import fc from '#tests/setup/property.ts'
import { noEnterprise } from '../../law/enterprise.ts'
import { documentView } from '../view/document-view.ts'
import { unissuedDocument } from './unissued.ts'

type UnissuedSeller = Parameters<typeof unissuedDocument>[0]

const seller: UnissuedSeller = {
  id: '',
  name: 'Neel Studio',
  email: 'hello@neelstudio.example',
  phone: '9820012345',
  address: null,
  city: 'Pune',
  state: 'Maharashtra',
  stateCode: '27',
  postalCode: '411004',
  country: 'India',
  website: null,
  taxId: '27AAPFU0939F1ZV',
  businessType: null,
  description: null,
  logo: null,
  gstRegistration: 'regular',
  compositionScheme: null,
  lutNumber: null,
  lutYear: null,
  defaultGstRate: 1_800,
  defaultHsnSac: '998391',
  pricesIncludeTax: false,
  roundOff: false,
  aboveFiveCrore: false,
  hsnSummary: false,
  reverseChargeWording: null,
  ...noEnterprise,
  ...{ iec: null, adCode: null, exportBank: null },
  signature: null,
  paymentDetails: {
    upiId: null,
    bankAccountName: 'Neel Studio',
    bankAccountNumber: '50100012345678',
    bankIfsc: 'HDFC0001234',
    bankName: null,
    bankSwift: null,
  },
}
const today = '2026-11-22'

test('a preview reads as the issued document will: the seller’s rate and code, the tax of the place, the ways to pay', () => {
  const invoice = newInvoice({
    clientStateCode: '29',
    items: [newRow({ amountMinor: 10_000_00, hsnSac: null, gstRate: null })],
  })
  const document = unissuedDocument(seller, invoice, 'SAMPLE', today)
  if (!document) throw new Error('It was refused.')
  const view = documentView(document, english)
  expect(view).toMatchObject({ title: 'TAX INVOICE', number: 'SAMPLE' })
  expect(JSON.stringify(view.rows)).toContain('998391')
  expect(view.totals.map(({ label, figure }) => [label, figure.main])).toEqual([
    ['Taxable value', '₹10,000.00'],
    ['IGST', '₹1,800.00'],
    ['Total', '₹11,800.00'],
  ])
  expect(view.pay.bank?.facts.map(({ value }) => value)).toContain('50100012345678')
})

test('parts of what is not issued yet add up to its total, each on its day', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 4_999 }), { minLength: 1, maxLength: 2 }),
      (amounts, shares) => {
        const parts = [...shares, null].map((share, days) => ({
          dueDate: null,
          days,
          amountMinor: null,
          share,
        }))
        const items = amounts.map((amountMinor) => newRow({ amountMinor }))
        const document = unissuedDocument(seller, newInvoice({ items, parts }), 'SAMPLE', today)
        const sum = document?.parts.reduce((all, { amountMinor }) => all + amountMinor, 0)
        expect(sum).toBe(document?.total.minor)
        expect(document?.parts.map(({ dueDate }) => dueDate.slice(8))).toEqual(
          parts.map((_, days) => String(22 + days)),
        )
      },
    ),
  )
})

test('an export under a letter of undertaking needs one', () => {
  const abroad = newInvoice({ supply: 'export', withTax: false, items: [newRow()] })
  expect(unissuedDocument(seller, abroad, 'SAMPLE', today)).toBeNull()
})
