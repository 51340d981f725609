import { expect, test } from 'vitest'
import { bottom, page } from '#api/pdf/pdf.ts'
import { numberedLines, sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { fullText, pageTexts } from '#tests/setup/read-pdf.ts'
import { textBoxes } from '#tests/setup/read-qr.ts'
import { buildInvoicePdf } from './invoice-pdf.ts'
import { footerBaseline } from './sheet.ts'

const textOf = async (...args: Parameters<typeof sampleInvoice>) =>
  (await fullText(buildInvoicePdf(sampleInvoice(...args)))).replace(/\s+/g, ' ')

// [ledger-5]
test('received, deducted and remaining amounts stand under the total', async () => {
  const text = await textOf({ settledMinor: 3_400_000, tdsMinor: 840_000 })
  expect(text).toContain(
    'Total ₹84,000.00 Received ₹25,600.00 TDS ₹8,400.00 Balance due ₹50,000.00',
  )
  expect(text).toContain('Payment status PARTLY PAID')
})

test('the figure at the top is what is still due', async () => {
  expect(await textOf({ settledMinor: 3_400_000 })).toContain('Balance due ₹50,000.00 Description')
  expect(await textOf({ status: 'OVERDUE' })).toContain('Balance due ₹84,000.00 Description')
})

test('before the first payment, there is nothing under the total', async () => {
  const text = await textOf()
  expect(text).toContain('Total ₹84,000.00 Bahi')
  for (const label of ['Received', 'TDS']) expect(text).not.toContain(label)
})

test('without a deduction there is no line for it, and without money none for that', async () => {
  expect(await textOf({ settledMinor: 100 })).not.toContain('TDS')
  const deducted = await textOf({ settledMinor: 840_000, tdsMinor: 840_000 })
  expect(deducted).toContain('Total ₹84,000.00 TDS ₹8,400.00 Balance due ₹75,600.00')
  expect(deducted).not.toContain('Received')
})

// [ledger-6]
test('a settled invoice is marked PAID, with the day and nothing due', async () => {
  const text = await textOf({ status: 'PAID', paidDate: '2026-11-29', tdsMinor: 840_000 })
  expect(text).toContain('PAID')
  expect(text).not.toContain('UNPAID')
  expect(text).toContain('Paid in full ₹84,000.00')
  expect(text).toContain('Received ₹75,600.00 TDS ₹8,400.00 Balance due ₹0.00')
  expect(text).toContain('Paid Date Nov 29, 2026')
})

test('a cancelled invoice says so across each of its pages', async () => {
  const long = { items: numberedLines(60) }
  const marks = async (status: 'CANCELLED' | 'UNPAID') =>
    (await pageTexts(buildInvoicePdf(sampleInvoice({ ...long, status })))).map(
      (text) => text.split('CANCELLED').length - 1,
    )
  const [first, ...others] = await marks('CANCELLED')
  // The badge says it, too.
  expect(first).toBe(2)
  expect(others.length).toBeGreaterThan(0)
  expect(others.every((count) => count === 1)).toBe(true)
  expect((await marks('UNPAID')).every((count) => count === 0)).toBe(true)
})

test('payments in dollars lead with dollars and show the rupees beside them', async () => {
  const text = await textOf({
    currency: 'USD',
    exchangeRate: 83.5,
    items: [{ description: 'Design', minor: 100_000 }],
    settledMinor: 40_000,
    tdsMinor: 10_033,
  })
  expect(text).toContain('Received US$299.67 ₹25,022.44')
  expect(text).toContain('TDS US$100.33 ₹8,377.56')
  expect(text).toContain('Balance due US$600.00 ₹50,100.00')
})

test('dollars without a rate show no rupees in the payments either', async () => {
  const text = await textOf({
    currency: 'USD',
    items: [{ description: 'Design', minor: 100_000 }],
    settledMinor: 40_000,
    tdsMinor: 10_000,
  })
  expect(text).toContain('Received US$300.00 TDS US$100.00 Balance due US$600.00')
  expect(text).not.toContain('₹')
})

test('the total and its payments stand together and above the footer, wherever the items end', async () => {
  const totalsOnPage = new Set<number>()
  for (let count = 16; count <= 24; count += 1) {
    const pdf = await buildInvoicePdf(
      sampleInvoice({ items: numberedLines(count), settledMinor: 200, tdsMinor: 100 }),
    )
    const pages = (await pageTexts(pdf)).map((text) => text.replace(/\s+/g, ' '))
    const index = pages.findIndex((text) =>
      /Total ₹\S+ Received ₹1\.00 TDS ₹1\.00 Balance due/.test(text),
    )
    expect(index, `${count} items`).toBeGreaterThanOrEqual(0)
    totalsOnPage.add(index)
    const heights = (await textBoxes(pdf, index)).map(({ y }) => y)
    const lowest = Math.min(...heights.filter((y) => y > page.height - footerBaseline + 1))
    expect(lowest, `${count} items`).toBeGreaterThanOrEqual(page.height - bottom - 4)
  }
  expect(totalsOnPage).toEqual(new Set([0, 1]))
})
