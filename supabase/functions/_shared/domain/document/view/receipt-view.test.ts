import { expect, test } from 'vitest'
import { documents as english } from '#languages/en/documents/index.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { receiptView } from './receipt-view.ts'

const rupees = (minor: number) => ({ minor, rupeesMinor: minor })
const payment = (amountMinor: number, paidOn = '2026-11-20') => ({
  ...{ amountMinor, paidOn, tdsMinor: 0, reference: null },
  method: 'UPI' as const,
})
const figures = ({ totals }: ReturnType<typeof receiptView>) =>
  totals.map(({ label, figure }) => [label, figure.main])

const invoice = (changes: object) => ({
  ...sampleInvoice(),
  ...{ total: rupees(84_000_00), settled: rupees(50_000_00), balance: rupees(0) },
  ...changes,
})

test('the credited amount stands between the received and the due one', () => {
  const document = invoice({ credited: rupees(34_000_00) })
  const view = receiptView({ document, payments: [payment(50_000_00)] }, english)
  expect(figures(view)).toEqual([
    ['Received', '₹50,000.00'],
    [expect.stringMatching(/^Total of invoice /), '₹84,000.00'],
    ['Credited', '₹34,000.00'],
    ['Balance due', '₹0.00'],
  ])
})

test('refunded money is no longer shown as kept', () => {
  const document = invoice({ credited: rupees(34_000_00), refundedMinor: 34_000_00 })
  const view = receiptView({ document, payments: [payment(84_000_00)] }, english)
  expect(figures(view)).toEqual([
    ['Received', '₹84,000.00'],
    [expect.stringMatching(/^Total of invoice /), '₹84,000.00'],
    ['Credited', '₹34,000.00'],
    ['Refunded', '₹34,000.00'],
    ['Balance due', '₹0.00'],
  ])
})

test('the earliest of very many payments are one row, and nothing of the sum is lost', () => {
  const payments = Array.from({ length: 2_000 }, (_, at) =>
    payment(25_00, at < 1_941 ? '2026-10-01' : '2026-11-01'),
  )
  const { rows, headline } = receiptView({ document: invoice({}), payments }, english)
  expect(rows).toHaveLength(60)
  expect(rows[0]?.cells.map(({ main }) => main)).toEqual([
    '1941 earlier payments',
    'Oct 1, 2026',
    '₹48,525.00',
  ])
  expect(headline.figure.main).toBe('₹50,000.00')
})
