import { expect, test } from 'vitest'
import type { InvoiceDocument } from '#domain/document/invoice.ts'
import { buyerBeyond, fullTaxInvoice } from '#tests/factories/tax-invoice.ts'
import { fullText } from '#tests/setup/read-pdf.ts'
import { printedCode } from '#tests/setup/read-qr.ts'
import { buildInvoicePdf } from './invoice-pdf.ts'

const wordsOf = async (pdf: Uint8Array) => (await fullText(pdf)).replace(/\s+/g, ' ')

const proforma = (): InvoiceDocument => ({
  ...fullTaxInvoice({ buyer: buyerBeyond }),
  kind: 'proforma_invoice',
})

/** The document as the database issues it: no tax, no parts, no day. */
const challan = (): InvoiceDocument => {
  const invoice = fullTaxInvoice({ buyer: buyerBeyond })
  const rows = invoice.items.map((item) => ({
    ...item,
    ...{ gstRate: null, cgstMinor: 0, sgstMinor: 0, igstMinor: 0, cessMinor: 0 },
  }))
  const none = { cgstMinor: 0, sgstMinor: 0, igstMinor: 0, cessMinor: 0, roundOffMinor: 0 }
  const total = { minor: invoice.taxableMinor, rupeesMinor: invoice.taxableMinor }
  return {
    ...invoice,
    ...none,
    kind: 'job_work_challan',
    ...{ items: rows, taxes: [], parts: [], total },
  }
}

test('a proforma invoice on paper has the tax of its invoice and how to pay, and owes nothing', async () => {
  const pdf = await buildInvoicePdf(proforma())
  const words = await wordsOf(pdf)
  // Its days stand below its number, as on each document with tax.
  expect(words).toMatch(/PROFORMA INVOICE \S+ Issue Date .* Valid Until .* For .* CGST/)
  expect(printedCode(pdf)).not.toBeNull()
  expect(words).not.toMatch(/TAX INVOICE|ORIGINAL FOR|Payment status|UNPAID|Balance due|Due Date/)
})

test.each([
  ['original', 'ORIGINAL FOR CONSIGNEE'],
  ['duplicate', 'DUPLICATE FOR TRANSPORTER'],
  ['triplicate', 'TRIPLICATE FOR CONSIGNER'],
] as const)(
  'the %s of a challan is marked, and says value, code, reason and place (CGST Rule 55)',
  async (copy, mark) => {
    const pdf = await buildInvoicePdf(challan(), { copy })
    const words = await wordsOf(pdf)
    expect(words).toContain('DELIVERY CHALLAN')
    expect(words).toContain(mark)
    expect(words).toMatch(/Reason Job work|Reason .*Job work/)
    expect(words).toMatch(/Place of supply.*998391.*Authorised signatory/)
    expect(words).not.toMatch(/CGST|IGST|Taxable|Due|UNPAID|Pay by/)
  },
)

test('both speak Hindi', async () => {
  for (const document of [challan(), proforma()]) {
    const pdf = await buildInvoicePdf({ ...document, language: 'hi' })
    expect(await wordsOf(pdf)).not.toMatch(/Delivery challan|Proforma invoice|Job work|Valid Until/)
  }
})
