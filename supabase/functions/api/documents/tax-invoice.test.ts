import { expect, test } from 'vitest'
import { left, right } from '#api/pdf/pdf.ts'
import { logo } from '#tests/factories/png.ts'
import {
  buyerAbroad,
  buyerBeyond,
  compositionBill,
  fullTaxInvoice,
  taxInvoice,
  taxSeller,
  withoutTax,
} from '#tests/factories/tax-invoice.ts'
import { drawnTexts, fullText, pageTexts, placedTexts } from '#tests/setup/read-pdf.ts'
import { type PrintedCode, printedCode, textBoxes } from '#tests/setup/read-qr.ts'
import { buildInvoicePdf } from './invoice-pdf.ts'

type Fields = NonNullable<Parameters<typeof fullTaxInvoice>[0]>

/** The greatest height of a logo, and the greatest width of a signature. */
const pictured = {
  ...taxSeller,
  logo: logo({ width: 340, height: 102 }),
  signature: logo({ width: 180, height: 50 }),
}
const wordsOf = async (pdf: Uint8Array | Promise<Uint8Array>) =>
  (await fullText(pdf)).replace(/\s+/g, ' ')

const manners: [what: string, fields: Fields][] = [
  ['within the State', { roundOffMinor: -20 }],
  ['to another State and paid in part', { placeOfSupply: '29', settledMinor: 280_000 }],
  ['to a SEZ without tax', { supply: 'sez', withTax: false, placeOfSupply: '29' }],
  ['with the recipient owing the tax', { reverseCharge: true }],
]

test.each(manners)(
  'ten rows %s, logo, tax by rate, code, account and signature stand on one page',
  async (_, fields) => {
    const pdf = await buildInvoicePdf(
      fullTaxInvoice({ business: pictured, buyer: buyerBeyond, ...fields }),
    )
    expect(await pageTexts(pdf)).toHaveLength(1)
    expect(pdf.length).toBeLessThan(24_000)
    expect(printedCode(pdf)).not.toBeNull()
    const words = await wordsOf(pdf)
    for (const text of [
      ...['TAX INVOICE', 'ORIGINAL FOR RECIPIENT', 'GSTIN 27AAPFU0939F1ZV', '998391', '12.5 hours'],
      ...['Place of supply', 'Taxable value', 'PO Number KI-2291'],
      ...(fields.withTax === false ? ['0 %', '1,58,415.00'] : ['18 %', '1,25,955.00']),
      ...['HDFC Bank, Deccan', '501001234567', 'For Neel Studio', 'Authorised signatory'],
    ]) {
      expect(words).toContain(text)
    }
    expect(words).not.toMatch(/Not specified|null|undefined|NaN/)
  },
)

test('a seller without GST prints no number that is a GSTIN and no word of it (CGST Act s. 32)', async () => {
  const words = await wordsOf(buildInvoicePdf(withoutTax(taxInvoice())))
  expect(words).toContain('Neel Studio')
  expect(words).not.toMatch(/27AAPFU0939F1ZV|27AAGCB7383J1Z8|GSTIN|Tax ID|tax invoice|CGST|SGST/i)
})

test('a row whose discount takes all of it is drawn with what it was and what was taken (CGST Act s. 15(3)(a))', async () => {
  const free = { description: 'First month', minor: 0, quantity: '2', rate: '500' }
  const rows = [
    { description: 'Packaging design', minor: 8_400_000 },
    { ...free, discountPercent: '100', discountMinor: 100_000 },
  ]
  const words = await wordsOf(buildInvoicePdf(taxInvoice({ rows })))
  expect(words).toContain('First month 998391 2 500.00 100 % 0.00')
})

test('a receipt voucher of a later day says when its money came (CGST Rule 50)', async () => {
  const voucher = { kind: 'receipt_voucher', issueDate: '2026-11-01' } as const
  const wordsOn = (receivedOn: string) =>
    wordsOf(buildInvoicePdf(taxInvoice({ buyer: buyerBeyond, ...voucher, receivedOn })))
  const late = await wordsOn('2026-10-10')
  expect(late).toContain('RECEIPT VOUCHER')
  expect(late).toMatch(/Issue Date Nov 1, 2026 .*Received On Oct 10, 2026/)
  expect(await wordsOn('2026-11-01')).not.toContain('Received On')
})

test('the words of the composition scheme are the first of the bill, above both of its columns (CGST Rule 5(1)(f))', async () => {
  for (const compositionScheme of ['section10', 'notification2_2019'] as const) {
    const bill = compositionBill()
    const texts = await placedTexts(
      buildInvoicePdf({ ...bill, business: { ...bill.business, compositionScheme } }),
    )
    const isSaid = ({ text }: { text: string }) => /taxable person|eligible to|supplies$/.test(text)
    expect(texts.findIndex(isSaid)).toBe(0)
    const lowest = Math.min(...texts.filter(isSaid).map(({ y }) => y))
    const rest = texts.filter((text) => text.text.trim() !== '' && !isSaid(text))
    for (const { y } of rest) expect(y).toBeLessThan(lowest)
  }
})

test('a commercial credit note is a sheet of values alone, and says that the tax stays (CGST s. 34(2))', async () => {
  const commercialNote = taxInvoice({
    ...{ kind: 'credit_note', commercial: true, formattedInvoiceNumber: 'CN/26-27/0001' },
    ...{ creditReason: 'Fewer hours', paymentMethod: null },
    original: { id: 'i-1', number: 'INV/24-25/0007', issueDate: '2025-03-20', kind: 'invoice' },
    rows: [{ description: 'Packaging design', minor: 8_400_000, gstRate: null }],
  })
  const words = await wordsOf(buildInvoicePdf(commercialNote))
  for (const text of [
    ...[
      'CREDIT NOTE',
      'CN/26-27/0001',
      'INV/24-25/0007',
      'Mar 20, 2025',
      'Fewer hours',
      '₹84,000.00',
    ],
    'Commercial credit note without GST: the tax of the invoice stays as it is (CGST Act, section 34(2)).',
  ]) {
    expect(words).toContain(text)
  }
  expect(words).not.toMatch(/[CSI]GST [^A]|UTGST|Taxable value|18 %|TAX INVOICE/)
})

test('without a picture of a signature there are a space, a line and the signer (CGST Rule 46(q))', async () => {
  const texts = await placedTexts(buildInvoicePdf(taxInvoice()))
  const at = (wanted: string) => texts.find(({ text }) => text === wanted)
  const [above, below] = [at('For Neel Studio'), at('Authorised signatory')]
  expect((above?.y ?? 0) - (below?.y ?? 0)).toBeGreaterThan(40)
})

test('sixty rows stand once each on their pages, under a head on each', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    ...{
      description: `Line ${index + 1}.`,
      minor: 10_000 * (index + 1),
      rate: '12.5',
      unit: 'nos',
    },
  }))
  const pages = await pageTexts(buildInvoicePdf(fullTaxInvoice({ rows, business: pictured })))
  expect(pages.length).toBe(3)
  for (const page of pages.slice(0, 2)) {
    expect(page.replace(/\s+/g, ' ')).toContain('Description HSN/SAC Qty Rate Taxable value GST')
  }
  const lines = [...pages.join('\n').matchAll(/Line (\d+)\./g)].map((match) => Number(match[1]))
  expect(lines).toEqual(rows.map((_, index) => index + 1))
})

test('the largest amounts and the longest texts stay on the page, and lose nothing', async () => {
  const wide = { description: 'W'.repeat(300), unit: 'W'.repeat(20), quantity: '1000000.999' }
  const invoice = fullTaxInvoice({
    business: { ...pictured, stateCode: '26', name: 'Neelkanth Design '.repeat(7) },
    buyer: { ...buyerBeyond, deliveryAddress: 'Whitefield '.repeat(25) },
    placeOfSupply: '26',
    rows: [
      { ...wide, minor: 500_000_000_000, rate: '9999999999.9999', discountMinor: 99_999_999_999 },
      { description: 'x', minor: 1_000_000, cessMinor: 100_000_000_000, gstRate: 25 },
    ],
  })
  const pdf = await buildInvoicePdf(invoice)
  for (const page of (await pageTexts(pdf)).keys()) {
    for (const { x, width } of await textBoxes(pdf, page)) {
      expect(x).toBeGreaterThanOrEqual(left - 0.5)
      expect(x + width).toBeLessThanOrEqual(right + 0.5)
    }
  }
  const texts = await drawnTexts(pdf)
  expect(texts).toContain('5,00,00,00,000.00')
  expect(texts).toContain('9,99,99,99,999.9999')
  // Those of the description, of the unit, and of each word of the delivery address.
  expect((await fullText(pdf)).match(/W/g)).toHaveLength(300 + 20 + 25)
})

test('beside a signature the account and the names of payment keep clear of the code', async () => {
  const bank = { ...fullTaxInvoice().bank, name: 'Neelkanth Design and Communication '.repeat(3) }
  const pdf = await buildInvoicePdf(
    fullTaxInvoice({
      ...{ business: pictured, upiId: `${'neel.studio.'.repeat(6)}x@okhdfcbank` },
      bank: { ...bank, number: '1'.repeat(18), ifsc: 'HDFC0001234', bankName: null, swift: null },
    }),
  )
  const { box, module, page } = printedCode(pdf) as PrintedCode
  const texts = await textBoxes(pdf, page)
  const beside = texts.filter(({ y }) => y < box.top + 4 * module && y > box.bottom - 4 * module)
  expect(beside.length).toBeGreaterThan(8)
  for (const { x } of beside) expect(x).toBeGreaterThanOrEqual(box.right + 4 * module)
  const rows = beside.toSorted((one, other) => one.y - other.y || one.x - other.x)
  for (const [index, { x, y, width }] of rows.entries()) {
    const next = rows[index + 1]
    if (next && Math.abs(next.y - y) < 4) expect(x + width).toBeLessThanOrEqual(next.x + 0.5)
  }
})

test('an export leads with its client’s currency, and has the rupees, the LUT and the SWIFT code', async () => {
  const words = await wordsOf(
    buildInvoicePdf(
      taxInvoice({
        ...{ currency: 'USD', exchangeRate: 83.5, supply: 'export', withTax: false },
        ...{ placeOfSupply: '96', buyer: buyerAbroad, bank: fullTaxInvoice().bank },
        rows: [{ description: 'Product design', minor: 125_000, quantity: '25', rate: '50' }],
        business: { ...taxSeller, lutNumber: 'AD270326012345X', lutYear: '26-27' },
      }),
    ),
  )
  for (const text of [
    ...['Total US$1,250.00 ₹1,04,375.00', 'Balance due US$1,250.00 ₹1,04,375.00'],
    ...['Exchange rate US$1 = ₹83.50', 'AD270326012345X (26-27)', 'HDFCINBBXXX', 'United States'],
    'UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX',
  ]) {
    expect(words).toContain(text)
  }
  // IGST Act s. 16(3)(a): no rate is charged.
  expect(words).toMatch(/0.%/)
  expect(words).not.toMatch(/18.%/)
})

test('a bill of supply shows no tax and the words of the scheme', async () => {
  const words = await wordsOf(buildInvoicePdf(compositionBill()))
  expect(words).toContain('BILL OF SUPPLY')
  expect(words).toContain('composition taxable person, not eligible to collect tax on supplies')
  expect(words).not.toMatch(/CGST|IGST|Taxable|TAX INVOICE/)
})

test('an estimate on paper is titled so, holds its tax, and asks for nothing', async () => {
  const invoice = fullTaxInvoice({ buyer: buyerBeyond })
  const text = await wordsOf(buildInvoicePdf({ ...invoice, kind: 'estimate' }))
  expect(text).toMatch(/ESTIMATE .* Valid Until .* CGST/)
  expect(text).not.toMatch(/invoice|Payment status|UNPAID|Pay by|Balance|due/i)
})
