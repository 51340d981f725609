import { expect, test } from 'vitest'
import { documents as english } from '#languages/en/documents/index.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { buyerBeyond, taxInvoice, taxSeller } from '#tests/factories/tax-invoice.ts'
import { abroad, labels, linesOf, tableOf, twoRates } from '#tests/factories/viewed-taxes.ts'
import { documentView } from './document-view.ts'

test('a tax invoice within a State shows both halves of the tax, by row, by rate and in all', () => {
  const invoice = taxInvoice({ rows: twoRates, roundOffMinor: -50 })
  const view = documentView(invoice, english)
  expect([view.title, view.kind, view.copy]).toEqual([
    'TAX INVOICE',
    'Invoice',
    'ORIGINAL FOR RECIPIENT',
  ])
  expect(labels(invoice)).toEqual([
    ...['Description', 'HSN/SAC', 'Qty', 'Taxable value', 'GST', 'CGST\u00a0+ SGST'],
  ])
  expect(view.rows[1]?.cells.map(({ main }) => main)).toEqual([
    ...['Printing', '4911', '1', '500.00', '5\u00a0%', '25.00'],
  ])
  expect(tableOf(invoice)).toEqual([
    ['Tax by rate', 'Taxable value', 'CGST', 'SGST'],
    ['5 % (2.5 % + 2.5 %)', '500.00', '12.50', '12.50'],
    ['18 % (9 % + 9 %)', '1,000.00', '90.00', '90.00'],
    ['Total', '1,500.00', '102.50', '102.50'],
  ])
  expect(linesOf(invoice)).toEqual([
    ...['Taxable value ₹1,500.00', 'CGST ₹102.50', 'SGST ₹102.50', 'Round-off −₹0.50'],
    'Total ₹1,704.50',
  ])
  expect(view.terms).toEqual([
    { label: 'Place of supply', value: 'Maharashtra (27)' },
    { label: 'Reverse charge', value: 'No' },
  ])
  expect(view.endorsements).toEqual([])
})

test('the tax by code and rate, where the seller wants it: its rows add up to the rates', () => {
  const rows = [
    ...twoRates,
    { description: 'Cards', minor: 30_000, gstRate: 500, hsnSac: '4909' },
    { description: 'More printing', minor: 20_001, gstRate: 500, hsnSac: '4911' },
    { description: 'Advice', minor: 10_000, hsnSac: null },
  ]
  const business = { ...taxSeller, hsnSummary: true }
  expect(tableOf(taxInvoice({ rows, business }))).toEqual([
    ['HSN/SAC', 'Tax by rate', 'Taxable value', 'CGST', 'SGST'],
    ['4909', '5 % (2.5 % + 2.5 %)', '300.00', '7.50', '7.50'],
    ['4911', '5 % (2.5 % + 2.5 %)', '700.01', '17.50', '17.50'],
    ['', '18 % (9 % + 9 %)', '100.00', '9.00', '9.00'],
    ['998391', '18 % (9 % + 9 %)', '1,000.00', '90.00', '90.00'],
    ['Total', '', '2,100.01', '124.00', '124.00'],
  ])
  const byRate = tableOf(taxInvoice({ rows }))
  expect(byRate?.[0]?.[0]).toBe('Tax by rate')
  expect(byRate?.at(-1)?.slice(-2)).toEqual(['124.00', '124.00'])
  // A column without values is left out, and so is a summary that would fill a page.
  const bare = rows.map((row) => ({ ...row, hsnSac: null }))
  expect(tableOf(taxInvoice({ rows: bare, business }))?.[0]?.[0]).toBe('Tax by rate')
  const many = Array.from({ length: 13 }, (_, n) => ({
    ...{ description: 'Goods', minor: 100, hsnSac: `49${10 + n}` },
  }))
  expect(tableOf(taxInvoice({ rows: many, business }))?.[0]?.[0]).toBe('Tax by rate')
})

test('in a union territory without a legislature the State’s half is UTGST', () => {
  const business = { ...taxSeller, stateCode: '04' }
  const [head] = tableOf(taxInvoice({ business, placeOfSupply: '04' })) ?? []
  expect(head).toEqual(['Tax by rate', 'Taxable value', 'CGST', 'UTGST'])
})

test('to another State, and to a SEZ in the same one, there is one tax', () => {
  for (const fields of [{ placeOfSupply: '29' }, { supply: 'sez' }] as const) {
    const invoice = taxInvoice({ rows: twoRates, buyer: buyerBeyond, ...fields })
    expect(tableOf(invoice)?.[0]).toEqual(['Tax by rate', 'Taxable value', 'IGST'])
    expect(linesOf(invoice)).toEqual([
      ...['Taxable value ₹1,500.00', 'IGST ₹205.00', 'Total ₹1,705.00'],
    ])
  }
})

test('both parties have address, State with its code and GSTIN where the seller is registered', () => {
  const { seller, buyer, delivery } = documentView(
    taxInvoice({
      buyer: { ...buyerBeyond, contact: 'Meera Iyer', deliveryAddress: 'Unit 4\nWhitefield' },
    }),
    english,
  )
  expect(seller.lines).toEqual([
    '14 Law College Road, Erandwane, Pune, Maharashtra (27), India 411001',
    'GSTIN 27AAPFU0939F1ZV',
    'hello@neelstudio.in · 9876543210',
  ])
  expect(buyer.lines).toEqual([
    'Meera Iyer',
    '4 Residency Road, Bengaluru, Karnataka (29), India 560025',
    'GSTIN 29AABCR1718E1ZL',
    'accounts@kaveri.example · 9845012345',
  ])
  expect(delivery).toEqual({ label: 'Deliver To', lines: ['Unit 4', 'Whitefield'] })
})

test('a seller without GST says no word of it, whatever is known of the client', () => {
  const view = documentView(sampleInvoice({ buyer: buyerBeyond }), english)
  expect(view.buyer.lines).toEqual([
    ...['4 Residency Road', 'Bengaluru, Karnataka, India 560025'],
    'accounts@kaveri.example · 9845012345',
  ])
  expect([view.title, view.copy, view.taxTable, view.terms, view.endorsements]).toEqual([
    ...['INVOICE', null, null, [], []],
  ])
  expect(JSON.stringify(view)).not.toMatch(/GST|CGST|taxable|reverse/i)
})

const zeroRated =
  'SUPPLY MEANT FOR EXPORT/SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS '
const lutSeller = { ...taxSeller, lutNumber: 'AD270326012345X', lutYear: '26-27' }

test('an export under a LUT shows its rate, no tax, the LUT and the words of the law', () => {
  const invoice = taxInvoice({
    ...{ ...abroad, withTax: false, business: lutSeller },
    ...{ portCode: 'INBOM4', shippingBill: '1234567', shippingBillDate: '2026-11-19' },
  })
  const view = documentView(invoice, english)
  expect(view.endorsements).toEqual([
    `${zeroRated}UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX`,
  ])
  expect(view.terms.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Place of supply: Other Countries (96)',
    'Destination: United States',
    'Reverse charge: No',
    'LUT: AD270326012345X (26-27)',
    'Port code: INBOM4',
    'Shipping bill: 1234567 of Nov 19, 2026',
  ])
  expect(linesOf(invoice)).toEqual([
    ...['Taxable value US$84,000.00', 'IGST US$0.00', 'Total US$84,000.00'],
  ])
  expect(view.totals.map(({ figure }) => figure.beside)).toEqual([
    ...['₹70,14,000.00', '₹0.00', '₹70,14,000.00'],
  ])
})

test('a supply under a LUT prints 0 %, since no rate is charged (IGST Act, section 16(3)(a))', () => {
  const rows = [
    ...twoRates,
    { description: 'Books', minor: 30_000, taxability: 'exempt' as const, gstRate: null },
  ]
  const under = { ...abroad, ...{ rows, withTax: false, business: lutSeller } }
  const view = documentView(taxInvoice(under), english)
  expect(view.rows.map(({ cells }) => cells[4]?.main)).toEqual(['0\u00a0%', '0\u00a0%', 'Exempt'])
  expect(tableOf(taxInvoice(under))).toEqual([
    ['Tax by rate', 'Taxable value', 'IGST'],
    ['0 %', 'US$1,500.00', 'US$0.00'],
  ])
  const business = { ...lutSeller, hsnSummary: true }
  expect(tableOf(taxInvoice({ ...under, business }))?.slice(1)).toEqual([
    ['4911', '0 %', 'US$500.00', 'US$0.00'],
    ['998391', '0 %', 'US$1,000.00', 'US$0.00'],
    ['Total', '', 'US$1,500.00', 'US$0.00'],
  ])
  const paid = documentView(taxInvoice({ ...abroad, rows, business: lutSeller }), english)
  expect(paid.rows.map(({ cells }) => cells[4]?.main)).toEqual(['18\u00a0%', '5\u00a0%', 'Exempt'])
})

// CGST Rule 34: the tax is on the rupees; each line of the sheet adds up in both currencies.
test('an export with tax has the IGST of its rupees, and they add up to the total, which is converted once', () => {
  const rows = [33_334, 33_333, 33_334].map((minor) => ({ description: 'Design', minor }))
  const view = documentView(taxInvoice({ ...abroad, business: lutSeller, rows }), english)
  expect(view.totals.map(({ label, figure }) => [label, figure.main, figure.beside])).toEqual([
    ['Taxable value', 'US$1,000.01', '₹83,500.84'],
    ['IGST', 'US$180.00', '₹15,030.15'],
    ['Round-off', 'US$0.00', '−₹0.15'],
    ['Total', 'US$1,180.01', '₹98,530.84'],
  ])
})

test('the tax by rate or code of an export has rupees beside it, which add up to those of the totals', () => {
  const rows = [33_334, 33_333, 33_334].map((minor, at) => ({
    ...{ description: 'Design', minor },
    hsnSac: at === 0 ? '4911' : '998391',
  }))
  const business = { ...lutSeller, hsnSummary: true }
  const table = documentView(taxInvoice({ ...abroad, business, rows }), english).taxTable
  const rupees = [...(table?.rows.map(({ cells }) => cells) ?? []), table?.sum ?? []].map((cells) =>
    cells.slice(2).map(({ beside }) => beside),
  )
  expect(rupees).toEqual([
    ['₹27,833.89', '₹5,010.10'],
    ['₹55,666.95', '₹10,020.05'],
    ['₹83,500.84', '₹15,030.15'],
  ])
})

test('an export with tax says that it is paid, and no LUT', () => {
  const view = documentView(taxInvoice({ ...abroad, business: lutSeller }), english)
  expect(view.endorsements).toEqual([`${zeroRated}ON PAYMENT OF INTEGRATED TAX`])
  expect(view.terms.map(({ label }) => label)).not.toContain('LUT')
})

test('tax that the recipient owes is shown by rate and is not in the total', () => {
  const invoice = taxInvoice({ rows: twoRates, reverseCharge: true })
  const view = documentView(invoice, english)
  expect(view.terms).toContainEqual({ label: 'Reverse charge', value: 'Yes' })
  expect(tableOf(invoice)?.[0]?.[0]).toBe('Tax payable by the recipient')
  expect(linesOf(invoice)).toEqual(['Taxable value ₹1,500.00', 'Total ₹1,500.00'])
  expect(view.endorsements).toEqual(['Tax is payable by the recipient on reverse charge.'])
  const business = { ...taxSeller, reverseChargeWording: 'GST is yours to pay (RCM).' }
  expect(documentView({ ...invoice, business }, english).endorsements).toEqual([
    'GST is yours to pay (RCM).',
  ])
})
