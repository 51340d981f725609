import { expect, test } from 'vitest'
import { logo } from '../../../../tests/factories/png.ts'
import { buyerBeyond, fullTaxInvoice, taxSeller } from '../../../../tests/factories/tax-invoice.ts'
import { fullText, pageTexts, properties } from '../../../../tests/setup/read-pdf.ts'
import { buildInvoicePdf } from './invoice-pdf.ts'

const business = {
  ...taxSeller,
  logo: logo({ width: 340, height: 102 }),
  signature: logo({ width: 180, height: 50 }),
}

test.each([
  ['hi', 'hi-IN', ['कर बीजक', 'कर योग्य मूल्य', 'आपूर्ति का स्थान', 'रुपये एक लाख', 'खाता नंबर']],
  ['en-hi', 'en-IN', ['TAX INVOICE', 'कर बीजक', 'Rupees One Lakh', 'रुपये एक लाख', 'Balance due']],
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
