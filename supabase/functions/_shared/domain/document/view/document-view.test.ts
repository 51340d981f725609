import { expect, test } from 'vitest'
import { documents as english } from '#languages/en/documents/index.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { buyerAbroad } from '#tests/factories/tax-invoice.ts'
import type { InvoiceDocument } from '../invoice.ts'
import { standingOf } from '../standing.ts'
import { documentView, waysToPay } from './document-view.ts'

const missing = {
  paymentMethod: 'Not specified',
  notes: 'The usual.',
  notesRemark: 'Only here.',
  exchangeRate: 'not set',
}
const inDollars = sampleInvoice({ currency: 'USD', exchangeRate: 83.5 })

const labels = (invoice: InvoiceDocument) =>
  documentView(invoice, english).columns.map(({ label }) => label)

test('a column stands there when some row needs it', () => {
  expect(labels(sampleInvoice({ items: [] }))).toEqual([])
  for (const invoice of [sampleInvoice(), inDollars]) {
    expect(labels(invoice)).toEqual(['Description', 'Qty', 'Amount'])
  }
})

test('the currency of a document leads on its paper, for its client and for its owner', () => {
  const client = documentView(inDollars, english)
  expect(client.headline.figure).toEqual({ main: 'US$84,000.00', beside: '₹70,14,000.00' })
  expect(client.rows[0]?.cells.at(-1)).toEqual({ main: 'US$84,000.00', beside: null })
  expect(client.words).toEqual([
    'US Dollars Eighty Four Thousand Only',
    'Rupees Seventy Lakh Fourteen Thousand Only',
  ])
  const owner = documentView(inDollars, english, missing)
  expect(owner.headline.figure).toEqual(client.headline.figure)
  expect(owner.totals[0]?.figure).toEqual(client.totals[0]?.figure)
  expect(owner.words).toEqual(client.words)
})

test.each([
  ['USD', 83.5, 'US$1 = ₹83.50'],
  ['USD', 83.123456, 'US$1 = ₹83.123456'],
  ['AED', 22.7, 'AED\u00a01 = ₹22.70'],
  ['GBP', 1000, '£1 = ₹1,000.00'],
  ['USD', 0.000001, 'US$1 = ₹0.000001'],
] as const)('a rate of the %s of %s reads %s', (currency, exchangeRate, value) => {
  const { exchangeRate: rate } = documentView(sampleInvoice({ currency, exchangeRate }), english)
  expect(rate).toEqual({ label: 'Exchange rate', value })
})

test('missing configuration is told to callers with the secret word, and to nobody else', () => {
  const bare = sampleInvoice({ currency: 'USD' })
  const { facts, notes, totals } = documentView(bare, english)
  expect(facts).toEqual([])
  expect(notes).toBeNull()
  expect(totals[0]?.figure.beside).toBeNull()

  const told = documentView(bare, english, missing)
  expect(told.facts).toEqual([{ label: 'Payment method', value: 'Not specified' }])
  expect(told.notes).toEqual({ label: 'Notes', value: 'The usual.', remark: 'Only here.' })
  expect(told.totals[0]?.figure.beside).toBe('not set')
  expect(told.rows[0]?.cells.at(-1)?.beside).toBeNull()

  const own = documentView(
    sampleInvoice({ notes: 'Thank you.', paymentMethod: 'UPI' }),
    english,
    missing,
  )
  expect(own.notes).toEqual({ label: 'Notes', value: 'Thank you.', remark: null })
  expect(own.facts).toEqual([{ label: 'Payment method', value: 'UPI' }])
})

const bank = {
  ...{ name: 'Neel Studio LLP', number: '123456789012', ifsc: 'HDFC0001234' },
  ...{ bankName: 'HDFC Bank', swift: 'HDFCINBB' },
}

test('a part of what is due can be paid in the same ways as all of it', () => {
  const { upi, bank: account } = waysToPay(
    sampleInvoice({ upiId: 'neel@okbank', bank }),
    english,
    5_005,
  )
  expect(upi).toMatchObject({ value: 'neel@okbank', amount: '₹50.05' })
  expect(upi?.link).toContain('am=50.05')
  expect(account?.amount).toBe('₹50.05')
})

test('a client abroad is told the bank’s SWIFT code, one in India is not', () => {
  const namesOf = (invoice: InvoiceDocument) =>
    waysToPay(invoice, english).bank?.facts.map(({ label }) => label)
  const names = ['Account holder', 'Account number', 'IFSC', 'Bank']
  expect(namesOf(sampleInvoice({ bank }))).toEqual(names)
  expect(namesOf(sampleInvoice({ bank, buyer: buyerAbroad }))).toEqual([...names, 'SWIFT'])
  expect(namesOf({ ...inDollars, bank })).toEqual([...names, 'SWIFT'])
  expect(namesOf({ ...inDollars, bank: { ...bank, bankName: null, swift: null } })).toEqual(
    names.slice(0, 3),
  )
})

test('a client with only a name and an email shows no more than that', () => {
  const { buyer } = documentView(sampleInvoice(), english)
  expect(buyer.lines).toEqual(['accounts@malabarspices.in'])
})

test('a credit note names its invoice and the reason, and asks nobody to pay', () => {
  const note = documentView(
    sampleInvoice({
      kind: 'credit_note',
      status: 'PAID',
      formattedInvoiceNumber: 'CN/26-27/0001',
      original: { id: null, number: 'INV/26-27/0042', issueDate: '2026-11-18', kind: 'invoice' },
      creditReason: 'Fewer hours',
      refundableMinor: 100,
      upiId: 'neel@okbank',
    }),
    english,
  )
  expect(note).toMatchObject({ title: 'CREDIT NOTE', status: null, pay: { upi: null, bank: null } })
  expect(note.headline.label).toBe('Credit')
  expect(note.terms.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Against invoice: INV/26-27/0042 of Nov 18, 2026',
    'Reason: Fewer hours',
  ])
  expect(note.dates.map(({ label }) => label)).toEqual(['Issue Date'])
  expect(note.totals.at(-1)).toMatchObject({ label: 'To be refunded', figure: { main: '₹1.00' } })
})

test('no paper says that a balance was written off', () => {
  const due = sampleInvoice({ upiId: 'neel@okbank' })
  const nothing = { minor: 0, rupeesMinor: 0 }
  const given = {
    ...due,
    status: 'WRITTEN_OFF' as const,
    balance: nothing,
    writtenOff: due.balance,
  }
  expect(documentView(given, english)).toEqual(documentView(due, english))
})

test('a sheet says PARTLY PAID as the badge above it does, until what is left is late or paid', () => {
  const missing = { paymentMethod: 'Not specified', notes: '', notesRemark: '', exchangeRate: '' }
  const told = (fields: Parameters<typeof sampleInvoice>[0]) => {
    const invoice = sampleInvoice(fields)
    const { status, facts } = documentView(invoice, english, missing)
    if (invoice.status !== 'CANCELLED') expect(status?.value).toBe(standingOf(invoice))
    return [status?.value, facts[0]?.value]
  }
  const part = { settledMinor: 100, paymentMethod: 'UPI' }
  expect(told({})).toEqual(['UNPAID', 'Not specified'])
  expect(told(part)).toEqual(['PARTLY PAID', 'UPI'])
  expect(told({ ...part, status: 'OVERDUE' })).toEqual(['OVERDUE', 'UPI'])
  expect(told({ status: 'PAID', paymentMethod: 'UPI' })).toEqual(['PAID', 'UPI'])
  expect(told({ ...part, status: 'CANCELLED' })[0]).toBe('CANCELLED')
})
