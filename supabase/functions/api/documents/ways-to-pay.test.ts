import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { bottom, page, right } from '#api/pdf/pdf.ts'
import { fullInvoice, numberedLines, sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { fullText } from '#tests/setup/read-pdf.ts'
import { printedCode, textBoxes } from '#tests/setup/read-qr.ts'
import { buildInvoicePdf } from './invoice-pdf.ts'

const upiId = 'neelstudio@okbank'
const pdfOf = (...[fields]: Parameters<typeof sampleInvoice>) =>
  buildInvoicePdf(sampleInvoice({ upiId, ...fields }))

test('the code holds the link that pays exactly the balance', async () => {
  const link =
    'upi://pay?pa=neelstudio@okbank&pn=Neel%20Studio&am=50000.05&cu=INR' +
    '&tn=Invoice%20INV%2F26-27%2F0042&tr=INV26270042'
  const { data } = encode(link, { ecc: 'M', boostEcc: true, border: 0 })
  expect(printedCode(await pdfOf({ settledMinor: 3_399_995 }))?.modules).toEqual(data)
})

test('beside the code stand the UPI ID and the balance', async () => {
  const text = (await fullText(pdfOf({ settledMinor: 3_399_995 }))).replace(/\s+/g, ' ')
  expect(text).toContain('Pay by UPI neelstudio@okbank ₹50,000.05 Scan with any UPI app')
})

test('the code is 28 mm wide, with four modules of nothing around it, wherever the items end', async () => {
  const millimetre = 72 / 25.4
  const pages = new Set<number>()
  for (const count of [1, 10, 12, 13, 14, 15, 16, 17, 20]) {
    const pdf = await pdfOf({ items: numberedLines(count), settledMinor: 200, tdsMinor: 100 })
    const code = printedCode(pdf)
    if (!code) throw new Error(`No code under ${count} items.`)
    const { box, module } = code
    pages.add(code.page)
    expect(box.right - box.left).toBeCloseTo(28 * millimetre, 0)
    expect(box.top - box.bottom).toBeCloseTo(28 * millimetre, 0)
    const quiet = 4 * module
    expect(box.left).toBeGreaterThanOrEqual(quiet)
    expect(box.bottom).toBeGreaterThanOrEqual(page.height - bottom)
    for (const { x, y, width, height } of await textBoxes(pdf, code.page)) {
      const apart =
        x >= box.right + quiet ||
        x + width <= box.left - quiet ||
        y >= box.top + quiet ||
        y + height <= box.bottom - quiet
      expect(apart, `${count} items, a text at ${x}, ${y}`).toBe(true)
    }
  }
  expect(pages).toEqual(new Set([0, 1]))
})

test('a long address and name make a larger code, not one too fine to scan', async () => {
  const { business } = sampleInvoice()
  const code = printedCode(
    await pdfOf({
      upiId: `${'a'.repeat(240)}@okbank`,
      business: { ...business, name: 'नील स्टूडियो '.repeat(9) },
    }),
  )
  expect(code?.modules.length).toBeGreaterThan(100)
  // 0.4 mm.
  expect(code?.module).toBeGreaterThan(1.12)
})

test.each([
  ['a paid invoice', { status: 'PAID' }],
  ['dollars', { currency: 'USD', exchangeRate: 83.5 }],
  ['a seller without a UPI ID', { upiId: null }],
  ['what is no UPI ID', { upiId: '.@okbank' }],
] as const)('%s shows no code', async (_, fields) => {
  const pdf = await pdfOf(fields)
  expect(printedCode(pdf)).toBeNull()
  expect(await fullText(pdf)).not.toContain('Pay by UPI')
})

test('an invoice of ten items is small with all that it can hold, and always the same bytes', async () => {
  const pdf = await buildInvoicePdf(fullInvoice())
  expect(printedCode(pdf)).not.toBeNull()
  expect(pdf.length).toBeLessThan(20_000)
  expect(await buildInvoicePdf(fullInvoice())).toEqual(pdf)
})

const bank = {
  name: 'Neel Studio LLP',
  number: '123456789012',
  ifsc: 'HDFC0001234',
  bankName: null,
  swift: null,
}
const account =
  'Pay by bank transfer Account holder Neel Studio LLP Account number 123456789012 IFSC HDFC0001234'
const wordsOf = async (pdf: Uint8Array | Promise<Uint8Array>) =>
  (await fullText(pdf)).replace(/\s+/g, ' ')

test('the account is printed beside the code, or alone, also for dollars', async () => {
  const both = await pdfOf({ bank })
  expect(printedCode(both)).not.toBeNull()
  expect(await wordsOf(both)).toContain(account)
  for (const fields of [{}, { currency: 'USD', exchangeRate: 83.5 }] as const) {
    const alone = await pdfOf({ bank, upiId: null, ...fields })
    expect(printedCode(alone)).toBeNull()
    expect(await wordsOf(alone)).toContain(account)
  }
})

test('without a code and an account, the paper says nothing about paying, and prints nothing empty', async () => {
  const text = await wordsOf(pdfOf({ upiId: null }))
  for (const label of ['Pay by', 'Account', 'IFSC', 'Payment method', 'Not specified', 'Notes']) {
    expect(text).not.toContain(label)
  }
})

test('the longest names of an account stay apart from the code, on one page with it', async () => {
  const name = `${'Neelkanth Design and Communication '.repeat(3)}Private Ltd`.padEnd(120, '.')
  for (const count of [1, 9, 10, 11, 12, 13, 14, 15]) {
    const pdf = await pdfOf({ bank: { ...bank, name }, items: numberedLines(count) })
    const code = printedCode(pdf)
    if (!code) throw new Error(`No code under ${count} items.`)
    const { box, module } = code
    const texts = await textBoxes(pdf, code.page)
    const beside = texts.filter(({ y }) => y < box.top + 4 * module && y > page.height - bottom)
    expect((await wordsOf(pdf)).replace(/ /g, '')).toContain(name.replace(/ /g, ''))
    expect(beside.length).toBeGreaterThan(8)
    for (const { x, width } of beside) {
      expect(x, `${count} items`).toBeGreaterThanOrEqual(box.right + 4 * module)
      expect(x + width).toBeLessThanOrEqual(right + 0.5)
    }
  }
})
