import { expect, test } from 'vitest'
import { product } from '#domain/product.ts'
import { numberedLines, sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { fullText, pageTexts, placedTexts, properties } from '#tests/setup/read-pdf.ts'
import { buildInvoicePdf } from './invoice-pdf.ts'

const textOf = (...args: Parameters<typeof sampleInvoice>) =>
  fullText(buildInvoicePdf(sampleInvoice(...args)))

// [what-8]
test('the document holds every field of the invoice', async () => {
  const text = await textOf({
    paymentMethod: 'Bank transfer',
    items: [{ description: 'Print supervision, Kochi', quantity: 12_000, minor: 1_234_567_89 }],
    notes: 'Work begins on a part payment.',
  })
  for (const expected of [
    ...['Neel Studio', '14 Law College Road', 'Erandwane', 'Pune, Maharashtra, India 411001'],
    ...['hello@neelstudio.in', '9876543210', 'Tax ID AAPFU0939F'],
    ...['INVOICE', 'INV/26-27/0042', 'UNPAID', 'Bill To', 'Malabar Spices Pvt Ltd'],
    ...['accounts@malabarspices.in', 'Issue Date', 'Nov 18, 2026', 'Due Date', 'Dec 2, 2026'],
    ...['Description', 'Qty', 'Amount', 'Print supervision, Kochi', '12,000', '₹12,34,567.89'],
    ...['Total', 'Payment method', 'Bank transfer', 'Notes', 'Work begins on a part payment.'],
    ...['Bahi · professional invoicing', product.supportEmail, 'Page 1 of 1'],
  ]) {
    expect(text).toContain(expected)
  }
  expect(text.replace(/\s+/g, ' ')).toContain(
    'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Paise Eighty Nine Only',
  )
})

test('fields that the seller left empty have no label', async () => {
  const { business } = sampleInvoice()
  const text = await textOf({
    business: { ...business, address: null, taxId: null, city: null, state: null },
  })
  expect(text).toContain('India 411001')
  expect(text).not.toContain('Tax ID')
  expect(text).not.toContain('Notes')
  expect(text).not.toContain('null')
})

test('a paid invoice says so, with its date and how it was paid', async () => {
  const paid = { paidDate: '2026-11-29', paymentMethod: 'UPI', notes: 'Thank you!' }
  const text = await textOf({ status: 'PAID', ...paid })
  for (const expected of ['PAID', 'Paid Date', 'Nov 29, 2026', 'UPI', 'Thank you!']) {
    expect(text).toContain(expected)
  }
  expect(await textOf({ status: 'UNPAID', ...paid })).not.toContain('Paid Date')
})

test('a dollar invoice shows its rupees and the rate beside its total', async () => {
  const text = await textOf({
    currency: 'USD',
    exchangeRate: 83.5,
    items: [{ description: 'Design', minor: 100_00 }],
  })
  for (const expected of ['₹8,350.00', 'US$100.00', 'US$1 = ₹83.50']) {
    expect(text).toContain(expected)
  }
  expect(text).toContain('Rupees Eight Thousand Three Hundred Fifty Only')
  expect(text).toContain('US Dollars One Hundred Only')
})

test('a dollar invoice without a rate shows no rupees', async () => {
  const text = await textOf({ currency: 'USD', items: [{ description: 'Design', minor: 100_00 }] })
  expect(text).toContain('US$100.00')
  expect(text).not.toMatch(/₹|rate/i)
})

test('five hundred items stand once each and in order, under a head on every page', async () => {
  const pages = await pageTexts(buildInvoicePdf(sampleInvoice({ items: numberedLines(500) })))
  expect(pages.length).toBeGreaterThan(10)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(page).toContain('Bahi · professional invoicing')
    expect(page).toContain('INV/26-27/0042')
    expect(page).toMatch(/Description\s+Qty\s+Amount/)
  }
  const lines = [...pages.join('\n').matchAll(/Line (\d+)\.\s+1\s+₹/g)].map((match) =>
    Number(match[1]),
  )
  expect(lines).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
})

test('a row higher than a page goes on over the next ones, above each footer and once each line', async () => {
  const words = Array.from({ length: 2_000 }, (_, index) => `word${index}`)
  const pdf = await buildInvoicePdf(
    sampleInvoice({ items: [...numberedLines(3), { description: words.join(' ') }] }),
  )
  const text = await fullText(pdf)
  expect(text.match(/word\d+/g)).toEqual(words)
  expect(text.match(/Description\s+Qty\s+Amount/g)?.length).toBeGreaterThan(2)
  const placed = (await placedTexts(pdf)).filter(({ text }) => text.includes('word'))
  expect(Math.min(...placed.map(({ y }) => y))).toBeGreaterThan(72)
})

test('the largest amounts and the longest texts are complete', async () => {
  const notes = Array.from({ length: 150 }, (_, index) => `note ${index}`).join('\n')
  const description = 'W'.repeat(1000)
  const text = await textOf({
    currency: 'USD',
    exchangeRate: 1000,
    notes,
    items: [{ description, quantity: 1_000_000, minor: 999_999_999_999 }],
  })
  expect(text).toContain('₹99,99,99,99,99,990.00')
  expect(text).toContain('US$9,999,999,999.99')
  expect(text.match(/W/g)).toHaveLength(1000)
  expect(text.match(/note \d+/g)).toEqual(notes.split('\n'))
})

test('the document says what it is, in which language and when it was made', async () => {
  const { business } = sampleInvoice()
  const pdf = await buildInvoicePdf(
    sampleInvoice({
      clientName: 'Kovač',
      business: { ...business, name: 'Ḍhākā (Čapek) \\ Łódź' },
    }),
  )
  const info = await properties(pdf)
  expect(info).toMatchObject({
    Title: 'Invoice INV/26-27/0042',
    Creator: 'Bahi',
    Language: 'en-IN',
    CreationDate: "D:20261118113400+00'00'",
  })
  expect(String(info.Author).normalize('NFC')).toBe('Ḍhākā (Čapek) \\ Łódź')
  expect(String(info.Subject).normalize('NFC')).toContain('to Kovač')
})

test('an invoice of ten items is small', async () => {
  const pdf = await buildInvoicePdf(sampleInvoice({ items: numberedLines(10) }))
  expect(pdf.length).toBeLessThan(20_000)
})

test('the same invoice gives the same bytes, wherever and whenever it is printed', async () => {
  const first = await buildInvoicePdf(sampleInvoice())
  const zone = process.env.TZ
  process.env.TZ = 'America/New_York'
  try {
    await buildInvoicePdf(sampleInvoice({ clientName: 'Somebody Else' }))
    expect(await buildInvoicePdf(sampleInvoice())).toEqual(first)
  } finally {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  }
})
