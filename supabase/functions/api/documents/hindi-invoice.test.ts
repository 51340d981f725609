import { expect, test } from 'vitest'
import type { InvoiceDocument } from '#domain/document/invoice.ts'
import { logo } from '#tests/factories/png.ts'
import {
  buyerAbroad,
  buyerBeyond,
  compositionBill,
  fullTaxInvoice,
  taxInvoice,
  taxSeller,
} from '#tests/factories/tax-invoice.ts'
import { fullText, pageTexts, properties } from '#tests/setup/read-pdf.ts'
import { textBoxes } from '#tests/setup/read-qr.ts'
import { buildInvoicePdf } from './invoice-pdf.ts'

const business = {
  ...taxSeller,
  logo: logo({ width: 340, height: 102 }),
  signature: logo({ width: 180, height: 50 }),
}

test.each([
  ['hi', 'hi-IN', ['कर बीजक', 'टैक्स योग्य रकम', 'आपूर्ति का स्थान', 'रुपये एक लाख', 'खाता नंबर']],
  ['en-hi', 'en-IN', ['TAX INVOICE', 'कर बीजक', 'Rupees One Lakh', 'रुपये एक लाख', 'Balance due']],
  ['en-hi', 'en-IN', ['Tax by rate', 'दर के अनुसार टैक्स', 'Page 1 of 1', 'पेज 1 / 1']],
  ['en-hi', 'en-IN', ['Pay by UPI', 'UPI से भुगतान', 'किसी भी UPI ऐप से स्कैन करें']],
  ['en-hi', 'en-IN', ['Account number', 'खाता नंबर', 'बैंक ट्रांसफ़र से भुगतान', 'अधिकृत हस्ताक्षर']],
] as const)(
  'ten rows with tax, code and account in %s stand on one page, and are copied as they read',
  async (language, lang, texts) => {
    const pdf = await buildInvoicePdf(
      fullTaxInvoice({ language, business, buyer: buyerBeyond, roundOffMinor: -20 }),
    )
    expect(await pageTexts(pdf)).toHaveLength(1)
    const words = (await fullText(pdf)).replace(/\s+/g, ' ').normalize('NFC')
    for (const text of texts) expect(words).toContain(text.normalize('NFC'))
    expect(await properties(pdf)).toMatchObject({ Language: lang })
  },
)

test.each([
  ['a SEZ', { supply: 'sez', withTax: false, placeOfSupply: '29' }, 'UNDERTAKING WITHOUT PAYMENT'],
  ['who owes the tax', { reverseCharge: true }, 'Tax is payable by the recipient'],
] as const)(
  'both languages and what the law wants said stand on one page, to %s',
  async (_, fields, said) => {
    const pdf = await buildInvoicePdf(
      fullTaxInvoice({ language: 'en-hi', business, buyer: buyerBeyond, ...fields }),
    )
    expect(await pageTexts(pdf)).toHaveLength(1)
    const words = (await fullText(pdf)).replace(/\s+/g, ' ').normalize('NFC')
    for (const text of [
      said,
      'Rupees One Lakh',
      'रुपये एक लाख',
      '501001234567',
      'Authorised signatory',
    ])
      expect(words).toContain(text.normalize('NFC'))
  },
)

const bill = compositionBill()
const half = { amountMinor: 325_000, share: 5_000 }
const documents: [what: string, invoice: InvoiceDocument][] = [
  [
    'with all that it can have',
    fullTaxInvoice({ business, buyer: buyerBeyond, roundOffMinor: -20 }),
  ],
  [
    'by code, with the tax owed by its buyer',
    fullTaxInvoice({ reverseCharge: true, business: { ...taxSeller, hsnSummary: true } }),
  ],
  [
    'to an address of delivery, paid in part',
    fullTaxInvoice({
      ...{ business, settledMinor: 500_000, tdsMinor: 100_000 },
      buyer: { ...buyerBeyond, contact: 'Meera Iyer', deliveryAddress: 'Unit 4\nWhitefield' },
    }),
  ],
  [
    'abroad',
    taxInvoice({
      ...{ currency: 'USD', exchangeRate: 83.5, supply: 'export', placeOfSupply: '96' },
      ...{ buyer: buyerAbroad, bank: fullTaxInvoice().bank },
    }),
  ],
  [
    'in parts, under the composition scheme',
    {
      ...bill,
      ...{ upiId: 'neelstudio@okbank', bank: fullTaxInvoice().bank },
      parts: [
        { dueDate: '2026-12-02', ...half },
        { dueDate: '2026-12-31', ...half },
      ],
    },
  ],
]

test.each(documents)(
  'nothing overlaps on a document %s, in Hindi and side by side',
  async (_, invoice) => {
    for (const language of ['hi', 'en-hi'] as const) {
      const pdf = await buildInvoicePdf({ ...invoice, language })
      for (const page of (await pageTexts(pdf)).keys()) {
        const boxes = (await textBoxes(pdf, page)).map(({ x, y, width, height }) => ({
          ...{ from: x + 0.5, to: x + width - 0.5 },
          ...{ low: y - 0.2 * height, high: y + 0.75 * height },
        }))
        for (const [at, one] of boxes.entries()) {
          const over = boxes
            .slice(at + 1)
            .filter(
              (other) =>
                one.from < other.to &&
                other.from < one.to &&
                one.low < other.high &&
                other.low < one.high,
            )
          expect(over).toEqual([])
        }
      }
    }
  },
)
