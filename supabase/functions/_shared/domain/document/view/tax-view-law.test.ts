import { expect, test } from 'vitest'
import { documents as english } from '#languages/en/documents/index.ts'
import { logo } from '#tests/factories/png.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import {
  buyerBeyond,
  compositionBill,
  taxInvoice,
  taxSeller,
} from '#tests/factories/tax-invoice.ts'
import { abroad, labels, linesOf, tableOf, twoRates } from '#tests/factories/viewed-taxes.ts'
import type { InvoiceDocument } from '../invoice.ts'
import { documentView } from './document-view.ts'

test('a composition dealer writes a bill of supply with the words of the scheme', () => {
  const bill = compositionBill()
  const view = documentView(bill, english)
  expect([view.title, view.name]).toEqual(['BILL OF SUPPLY', 'Bill of supply INV/26-27/0042'])
  expect([view.taxTable, view.terms, linesOf(bill)]).toEqual([null, [], ['Total ₹6,500.00']])
  const business = { ...bill.business, compositionScheme: 'notification2_2019' } as const
  expect(documentView({ ...bill, business }, english).declaration).toBe(
    'taxable person paying tax in terms of notification No. 2/2019-Central Tax (Rate) dated 07.03.2019, not eligible to collect tax on supplies',
  )
})

test('the words of the composition scheme stand at the top of the bill and nowhere else (CGST Rule 5(1)(f))', () => {
  const { declaration, endorsements } = documentView(compositionBill(), english)
  expect(declaration).toBe('composition taxable person, not eligible to collect tax on supplies')
  expect(endorsements).toEqual([])
  expect(documentView({ ...compositionBill(), kind: 'estimate' }, english).declaration).toBeNull()
  expect(documentView(taxInvoice(), english).declaration).toBeNull()
})

test('rows without tax say why, and the value of all is not called taxable', () => {
  const rows = (['exempt', 'nil', 'non_gst'] as const).map((taxability) => ({
    ...{ description: taxability, minor: 10_000, taxability, gstRate: null },
  }))
  const invoice = taxInvoice({
    rows: [...twoRates, ...rows],
    buyer: { ...buyerBeyond, gstin: null, pan: 'AABCR1718E' },
  })
  const view = documentView(invoice, english)
  expect(view.title).toBe('INVOICE-CUM-BILL OF SUPPLY')
  expect(view.buyer.lines).toContain('PAN AABCR1718E')
  expect(labels(invoice)[3]).toBe('Value')
  expect(view.rows.map(({ cells }) => cells.slice(4).map(({ main }) => main))).toEqual([
    ['18\u00a0%', '180.00'],
    ['5\u00a0%', '25.00'],
    ['Exempt', ''],
    ['Nil', ''],
    ['Non-GST', ''],
  ])
  expect(linesOf(invoice)[0]).toBe('Value before tax ₹1,800.00')
})

test('rows with 0 % beside taxed rows make an invoice-cum-bill of supply within India, as exempt rows do', () => {
  const rows = [...twoRates, { description: 'Books', minor: 10_000, gstRate: 0 }]
  const buyer = { ...buyerBeyond, gstin: null }
  const titleOf = (fields: object) =>
    documentView(taxInvoice({ rows, buyer, ...fields }), english).title
  expect(titleOf({})).toBe('INVOICE-CUM-BILL OF SUPPLY')
  expect(titleOf({ buyer: buyerBeyond })).toBe('TAX INVOICE')
  expect(titleOf({ rows: twoRates })).toBe('TAX INVOICE')
  // Supplies abroad are taxable at zero.
  expect(titleOf({ ...abroad, rows })).toBe('TAX INVOICE')
})

test('rates that hold the tax say so, and a cess has its column', () => {
  const rows = [{ description: 'Soda', minor: 10_000, cessMinor: 1_200, rate: '130' }]
  const invoice = taxInvoice({ rows, pricesIncludeTax: true })
  expect(labels(invoice)).toEqual([
    ...['Description', 'HSN/SAC', 'Qty', 'Rate incl. tax', 'Taxable value', 'GST'],
    ...['CGST\u00a0+ SGST', 'Cess'],
  ])
  expect(linesOf(invoice)).toContain('Cess ₹12.00')
})

test('a round-off is shown by a seller without GST, too', () => {
  const invoice = { ...sampleInvoice(), taxableMinor: 8_400_020, roundOffMinor: -20 }
  expect(linesOf(invoice)).toEqual([
    ...['Subtotal ₹84,000.20', 'Round-off −₹0.20', 'Total ₹84,000.00'],
  ])
})

test('a document of a seller with GST has a place to sign, with a picture or without (CGST Rules 46(q) and 49(i))', () => {
  const signed = { label: 'For Neel Studio', caption: 'Authorised signatory' }
  const signature = logo()
  expect(documentView(taxInvoice(), english).signature).toEqual({ ...signed, picture: null })
  expect(documentView(compositionBill(), english).signature).toEqual({ ...signed, picture: null })
  const pictured = taxInvoice({ business: { ...taxSeller, signature } })
  expect(documentView(pictured, english).signature).toEqual({ ...signed, picture: signature })
  // An offer needs no signature, nor does a document of a seller without GST.
  expect(documentView({ ...taxInvoice(), kind: 'estimate' }, english).signature).toBeNull()
  expect(documentView(sampleInvoice(), english).signature).toBeNull()
})

test('a seller without GST prints no tax ID that is a GSTIN, and any other (CGST Act, section 32)', () => {
  const { business } = sampleInvoice()
  const linesWith = (taxId: string) =>
    documentView(sampleInvoice({ business: { ...business, taxId } }), english).seller.lines.join(
      ' ',
    )
  for (const gstin of [
    '27AAPFU0939F1ZV',
    '27aapfu0939f1zv',
    '27 AAPFU0939F 1ZO',
    'GSTIN: 27AAPFU0939F1ZV',
  ]) {
    expect(linesWith(gstin)).not.toMatch(/tax id|27 ?AAPFU/i)
  }
  expect(linesWith('AAPFU0939F')).toContain('Tax ID AAPFU0939F')
})

test('an estimate shows the tax of the invoice that it may become, and says nothing of the law or of money', () => {
  const invoice = taxInvoice({ rows: twoRates, buyer: buyerBeyond })
  const view = documentView({ ...invoice, kind: 'estimate', upiId: 'neel@ybl' }, english)
  expect([view.title, view.name, view.copy]).toEqual([
    ...['ESTIMATE', 'Estimate INV/26-27/0042', 'For your approval'],
  ])
  expect(linesOf({ ...invoice, kind: 'estimate' })).toEqual(linesOf(invoice))
  expect(view.taxTable).toEqual(documentView(invoice, english).taxTable)
  expect([view.seller.label, view.buyer.label, view.dates[1]?.label]).toEqual([
    ...['From', 'For', 'Valid Until'],
  ])
  expect([view.status, view.pay, view.endorsements, view.headline.label]).toEqual([
    ...[null, { upi: null, bank: null }, [], 'Total'],
  ])
})

test('an estimate of which nothing is taxed shows no tax, as the bill of supply that it would become', () => {
  const rows = [
    { description: 'Course', minor: 10_000, taxability: 'exempt', gstRate: null },
  ] as const
  const invoice = taxInvoice({ rows: [...rows], taxes: [] })
  expect(linesOf({ ...invoice, kind: 'estimate' })).toEqual(
    linesOf({ ...invoice, kind: 'bill_of_supply' }),
  )
})

test('vouchers of an advance say what came or went, whose place is not known yet, and ask for no money', () => {
  const receipt: InvoiceDocument = {
    ...taxInvoice({ buyer: buyerBeyond }),
    kind: 'receipt_voucher',
    status: 'PAID',
    placeOfSupply: null,
    upiId: 'neel@ybl',
  }
  const view = documentView(receipt, english)
  expect([view.title, view.name, view.headline.label, view.copy]).toEqual([
    ...['RECEIPT VOUCHER', 'Receipt voucher INV/26-27/0042', 'Advance received'],
    'ORIGINAL FOR RECIPIENT',
  ])
  expect(view.terms).toEqual([
    { label: 'Place of supply', value: 'Not known yet: inter-State' },
    { label: 'Reverse charge', value: 'No' },
  ])
  expect(tableOf(receipt)?.[0]).toEqual(['Tax by rate', 'Taxable value', 'IGST'])
  expect([view.status, view.pay, view.dates.map(({ label }) => label)]).toEqual([
    ...[null, { upi: null, bank: null }, ['Issue Date']],
  ])
  const original = {
    id: null,
    number: 'RV/26-27/0001',
    issueDate: '2026-11-12',
    kind: 'receipt_voucher',
  } as const
  const refund = documentView({ ...receipt, kind: 'refund_voucher', original }, english)
  expect([refund.title, refund.headline.label, refund.terms[0]]).toEqual([
    ...['REFUND VOUCHER', 'Advance refunded'],
    { label: 'Against receipt voucher', value: 'RV/26-27/0001 of Nov 12, 2026' },
  ])
})

test('an invoice says by which receipt voucher an advance settles it', () => {
  const used = { number: 'RV/26-27/0001', issueDate: '2026-11-12', amountMinor: 50_000 }
  expect(documentView({ ...taxInvoice(), vouchers: [used] }, english).facts).toEqual([
    { label: 'Advance used', value: '₹500.00 of RV/26-27/0001, Nov 12, 2026' },
  ])
})
