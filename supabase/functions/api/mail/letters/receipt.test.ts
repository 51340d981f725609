import { expect, test } from 'vitest'
import { mailOfJob } from '#api/mail/letters.ts'
import { letterText } from '#domain/mail/letter.ts'
import { documents as english } from '#languages/en/documents/index.ts'
import { type ReceiptNews, receiptLetter, receiptSubject } from './receipt.ts'

const paid = { number: 'INV/26-27/0001', settledMinor: 150_050, balanceMinor: 0, token: 'first' }
const news: ReceiptNews = {
  ...{
    clientName: 'Kaveri\nInteriors',
    sellerName: 'Neel\nStudio',
  },
  ...{ language: 'en' },
  ...{
    currency: 'INR',
    amountMinor: 150_050,
    tdsMinor: 0,
    paidOn: '2026-11-22',
    method: 'UPI',
  },
  ...{ reference: null, advanceMinor: 0, invoices: [paid], document: null },
}

function said(changes: Partial<ReceiptNews> = {}) {
  const all = { ...news, ...changes }
  const head = { name: all.sellerName, logo: null }
  const letter = receiptLetter(all, english, head, 'https://bahi.test', 'https://bahi.test/stop/s')
  return { subject: receiptSubject(all, english), text: letterText(letter) }
}

test('a client reads what arrived, for which invoice, and that nothing is left to pay', () => {
  expect(said()).toEqual({
    subject: 'Receipt: ₹1,500.50 for invoice INV/26-27/0001',
    text: `Hello Kaveri Interiors,

Thank you for your payment of ₹1,500.50 on Nov 22, 2026. This is your receipt.

Neel Studio

Receipt
Received: ₹1,500.50
Paid on: Nov 22, 2026
Method: UPI
Invoice INV/26-27/0001: ₹1,500.50, paid in full

View invoice:
https://bahi.test/i/first

--
This email is about a receipt from Neel Studio. To stop these emails:
https://bahi.test/stop/s`,
  })
})

test('a receipt of several invoices shows what each got and has left, and the advance', () => {
  const second = {
    number: 'INV/26-27/0002',
    settledMinor: 50_000,
    balanceMinor: 2_500,
    token: null,
  }
  const { subject, text } = said({
    ...{ amountMinor: 200_000, tdsMinor: 10_000, advanceMinor: 9_950, invoices: [paid, second] },
    reference: 'UTR 4321 https://evil.example',
  })
  expect(subject).toBe('Receipt: ₹2,000.00 and ₹100.00 TDS for 2 invoices')
  expect(text).toContain('\nReference: UTR 4321 (link left out)\n')
  expect(text).toContain(`0001: ₹1,500.50, paid in full
https://bahi.test/i/first
Invoice INV/26-27/0002: ₹500.00, ₹25.00 is still due
Kept for your next invoice: ₹99.50

--`)
})

test('a number that came with a file leads nowhere, even if it reads as a link', () => {
  const numbered = (number: string) => ({ ...paid, number })
  const { text } = said({ invoices: [numbered('evil.com/win'), numbered('EVIL。COM')] })
  expect(text).toContain('\nInvoice (link left out): ₹1,500.50, paid in full\n')
  expect(text).not.toMatch(/evil/i)
})

test('money before any invoice is reported as an advance', () => {
  const { subject, text } = said({ invoices: [], advanceMinor: 150_050 })
  expect(subject).toBe('Receipt: ₹1,500.50 in advance')
  expect(text).toContain('Method: UPI\nKept for your next invoice: ₹1,500.50\n\n--')
})

test('a client who reads Hindi gets the receipt in Hindi, and stops such mails on a page in Hindi', async () => {
  const row = {
    ...{ kind: 'receipt', id: 'job-1', to: 'k@kaveri.example', stop_token: 's', reply_to: null },
    ...{ client_name: 'Kaveri', seller_name: 'Neel', currency: 'INR', amount_minor: 150_050 },
    ...{ tds_minor: 0, paid_on: '2026-11-22', method: 'UPI', reference: null, advance_minor: 0 },
    invoices: [
      { number: 'INV/26-27/0001', settled_minor: 150_050, balance_minor: 0, token: 'first' },
    ],
    document: null,
  }
  const mailIn = (language: string) => mailOfJob({ ...row, language }, 'https://bahi.test', null)
  const mail = await mailIn('hi')
  expect(mail.subject).toBe('रसीद: ₹1,500.50, इनवॉइस INV/26-27/0001')
  expect(mail.text).toContain('https://bahi.test/stop/s?in=hi')
  expect(mail.html).toContain('https://bahi.test/stop/s?in=hi')
  const english = await mailIn('en')
  expect(english.text).toMatch(/\/stop\/s$/)
})
