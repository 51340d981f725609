import { expect, test } from 'vitest'
import { languages } from '#languages/languages.ts'
import { answerMail } from './answer.ts'
import { claimMail } from './claim.ts'
import { leavingMail } from './leaving.ts'

const owner = {
  to: 'neel@studio.example',
  words: await languages.en.mails(),
  appUrl: 'https://bahi.test',
}

const news = {
  invoiceId: 'i',
  number: 'INV/26-27/0001',
  clientName: 'Kaveri\nInteriors',
  currency: 'INR' as const,
  amountMinor: 150_050,
  tdsMinor: 0,
  method: 'UPI',
  reference: '432198765012',
  note: 'First half',
}
const claimed = (changes: Partial<typeof news> | { reference: null; note: null } = {}) =>
  claimMail({ ...news, ...changes }, owner)

test('the seller reads which client reported a payment, how much, how, and where to answer', () => {
  const { subject, text, to, replyTo } = claimed()
  expect([to, replyTo]).toEqual(['neel@studio.example', null])
  expect(subject).toBe('Kaveri Interiors reported a payment of ₹1,500.50')
  expect(text).toBe(`Kaveri Interiors reported a payment of ₹1,500.50 for invoice INV/26-27/0001.

It does not count as paid yet. Check your account, then confirm or decline it.

Invoice INV/26-27/0001
Reported as paid: ₹1,500.50
Method: UPI
Reference: 432198765012
Note: First half

Confirm or decline:
https://bahi.test/invoice/i

--
Choose which emails you get under Setting → Notifications.`)
})

test('a stranger’s text is one line, and nothing in it can be clicked', () => {
  const note = 'Your account\r\nis locked: https://evil.example/login or www.evil.example, evil.com'
  const { text, html } = claimed({ reference: 'evil.example/1', note })
  expect(text).toContain('\nReference: (link left out)\n')
  expect(text).toContain(
    '\nNote: Your account is locked: (link left out) or (link left out), (link left out)\n',
  )
  expect(html).not.toContain('evil')
})

test('details that the client did not give are left out', () => {
  expect(claimed({ reference: null, note: null }).text).not.toMatch(/Reference|Note:|null/)
})

test('the seller reads who answered an estimate and how, with nothing in it to click on but the way there', () => {
  const answer = {
    ...{ estimateId: 'e', number: 'EST/26-27/0007', clientName: 'Kaveri\nInteriors' },
    ...{ currency: 'INR' as const, totalMinor: 150_050 },
  }
  const mailed = (said: { accepted: boolean; name: string; note: string | null }) =>
    answerMail({ ...answer, ...said }, owner)
  const yes = mailed({ accepted: true, name: 'Meera https://evil.example', note: null })
  expect(yes.subject).toBe('Kaveri Interiors accepted estimate EST/26-27/0007')
  expect(yes.text).toBe(`Kaveri Interiors accepted estimate EST/26-27/0007 for ₹1,500.50.

Estimate EST/26-27/0007
Accepted: ₹1,500.50
Name: Meera (link left out)

Convert to invoice:
https://bahi.test/estimate/e

--
Choose which emails you get under Setting → Notifications.`)
  const no = mailed({ accepted: false, name: 'Meera Iyer', note: 'Too\nmuch' })
  expect(no.subject).toBe('Kaveri Interiors declined estimate EST/26-27/0007')
  expect(no.text).toContain('Name: Meera Iyer\nNote: Too much\n\nView estimate:\n')
})

test('news for a Hindi reader is Hindi but for names, numbers and links', async () => {
  const inHindi = { ...owner, words: await languages.hi.mails() }
  const answer = {
    ...{ estimateId: 'e', number: 'EST/26-27/0007', clientName: 'कावेरी इंटीरियर' },
    ...{ currency: 'INR' as const, totalMinor: 150_050, accepted: true, name: 'मीरा', note: null },
  }
  const claim = claimMail({ ...news, clientName: 'कावेरी इंटीरियर', note: 'आधा' }, inHindi)
  expect(claim.subject).toBe('कावेरी इंटीरियर ने बताया है कि ₹1,500.50 दे दिए')
  expect(claim.html).toContain('<html lang="hi">')
  const mails = [
    claim,
    answerMail(answer, inHindi),
    leavingMail({ name: 'नील', eraseOn: '2026-11-30' }, inHindi),
  ]
  const known = /https:\S+|(?:INV|EST)\/\S+|UPI/g
  for (const { subject, text } of mails) {
    expect(`${subject}\n${text}`.replaceAll(known, '')).not.toMatch(/[A-Za-z]/)
  }
})
