import { expect, test } from 'vitest'
import { sampleInvoice } from '../../../../tests/factories/sample-invoice.ts'
import { documentView, waysToPay } from './document-view.ts'

const labels = (...fields: Parameters<typeof sampleInvoice>) =>
  documentView(sampleInvoice(...fields)).columns.map(({ label }) => label)

test('a column stands there when some row needs it, and originals where their rupees are known', () => {
  const names = (original: string | null) => [
    { main: 'Description', original: null },
    { main: 'Qty', original: null },
    { main: 'Amount', original },
  ]
  expect(labels({ items: [] })).toEqual([])
  expect(labels()).toEqual(names(null))
  expect(labels({ currency: 'USD' })).toEqual(names(null))
  expect(labels({ currency: 'USD', exchangeRate: 83.5 })).toEqual(names('In US$'))
})

test.each([
  [83.5, 'US$1 = ₹83.50'],
  [83.123456, 'US$1 = ₹83.123456'],
  [1000, 'US$1 = ₹1,000.00'],
  [0.000001, 'US$1 = ₹0.000001'],
])('a rate of %s reads %s', (exchangeRate, value) => {
  const { exchangeRate: rate } = documentView(sampleInvoice({ currency: 'USD', exchangeRate }))
  expect(rate).toEqual({ label: 'Exchange rate', value })
})

test('what is missing is told to whom a word for it is given, and to nobody else', () => {
  const bare = sampleInvoice({ currency: 'USD' })
  const { facts, notes, totals } = documentView(bare)
  expect(facts).toEqual([])
  expect(notes).toBeNull()
  expect(totals[0]?.figure.original).toBeNull()

  const missing = {
    paymentMethod: 'Not specified',
    notes: 'The usual.',
    notesRemark: 'Only here.',
    exchangeRate: 'not set',
  }
  const told = documentView(bare, missing)
  expect(told.facts).toEqual([{ label: 'Payment method', value: 'Not specified' }])
  expect(told.notes).toEqual({ label: 'Notes', value: 'The usual.', remark: 'Only here.' })
  expect(told.totals[0]?.figure.original).toBe('not set')
  expect(told.rows[0]?.cells.at(-1)?.original).toBeNull()

  const own = documentView(sampleInvoice({ notes: 'Thank you.', paymentMethod: 'UPI' }), missing)
  expect(own.notes).toEqual({ label: 'Notes', value: 'Thank you.', remark: null })
  expect(own.facts).toEqual([{ label: 'Payment method', value: 'UPI' }])
})

test('a part of what is due can be paid in the same ways as all of it', () => {
  const bank = { name: 'Neel Studio LLP', number: '123456789012', ifsc: 'HDFC0001234' }
  const { upi, bank: account } = waysToPay(sampleInvoice({ upiId: 'neel@okbank', bank }), 5_005)
  expect(upi).toMatchObject({ value: 'neel@okbank', amount: '₹50.05' })
  expect(upi?.link).toContain('am=50.05')
  expect(account).toMatchObject({ amount: '₹50.05', facts: [{}, {}, { value: 'HDFC0001234' }] })
})
