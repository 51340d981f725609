import { expect, test } from 'vitest'
import { composeClaimMail } from './compose.ts'

const news = {
  invoiceId: 'i',
  number: 'INV/26-27/0001',
  clientName: 'Kaveri\nInteriors',
  currency: 'INR' as const,
  amountMinor: 150_050,
  method: 'UPI',
  reference: '432198765012',
  note: 'First half',
}

test('the seller reads who says to have paid how much, how, and where to answer', () => {
  expect(composeClaimMail(news, 'https://bahi.test/invoice/i')).toEqual({
    subject: 'Kaveri Interiors says they have paid ₹1,500.50',
    message: `Kaveri Interiors says they have paid ₹1,500.50 for invoice INV/26-27/0001.

Method: UPI
Reference: 432198765012
Note: First half

Nothing is counted yet. Check your account, then confirm or decline it:
https://bahi.test/invoice/i

Which emails you get is up to you: Settings, Notifications.`,
  })
})

test('what a stranger writes is one line, and nothing in it can be clicked on', () => {
  const note = 'Your account\r\nis locked: https://evil.example/login or www.evil.example, evil.com'
  const { message } = composeClaimMail(
    { ...news, reference: 'evil.example/1', note },
    'https://b.test',
  )
  expect(message).toContain('\nReference: (link left out)\n')
  expect(message).toContain(
    '\nNote: Your account is locked: (link left out) or (link left out), (link left out)\n',
  )
})

test('what the client did not say is left out', () => {
  const { message } = composeClaimMail({ ...news, reference: null, note: null }, 'https://b.test')
  expect(message).not.toMatch(/Reference|Note:|null/)
})
