import { expect, test } from 'vitest'
import { mailOfJob } from '#api/mail/letters.ts'

const figures = {
  invoices: 3,
  invoiced_minor: 31_000_000,
  credited_minor: 5_000_000,
  received_minor: 16_000_000,
}
const before = { invoices: 1, invoiced_minor: 10_000_000, credited_minor: 0, received_minor: 0 }
const owed = {
  ...{ minor: 20_000_000, ahead_minor: 1_000_000, late_30_minor: 13_000_000 },
  ...{ late_60_minor: 6_000_000, late_90_minor: 0, older_minor: 0, overdue: 2, without_rate: 1 },
}
const late = {
  ...{ number: 'INV/26-27/0001', client_name: 'Kaveri Interiors', days_late: 42 },
  ...{ currency: 'USD', balance_minor: 6_000_00 },
}
const row = {
  ...{ kind: 'summary', id: 'job-1', to: 'asha@studio.example', name: 'Asha Rao', language: 'en' },
  ...{ business_name: 'Neel Studio', month: '2026-10-01', figures, before, owed, oldest: [late] },
}

/** The mail of what the database gives. */
const mailOf = (changes: object = {}) =>
  mailOfJob({ ...row, ...changes }, 'https://bahi.test', '2026-11-01')

test('the mail says what the month was beside the one before, what is owed by age, and whom to remind', async () => {
  const mail = await mailOf()
  expect(mail).toMatchObject({
    ...{ to: 'asha@studio.example', replyTo: null, fromName: 'Neel Studio' },
    subject: 'October 2026: ₹3,10,000.00 invoiced, ₹1,60,000.00 received',
  })
  expect(mail.text).toBe(
    [
      'Hello Asha Rao,',
      '',
      'here is your summary of October 2026 for Neel Studio. 2 invoices are overdue. A reminder takes a minute.',
      '',
      'October 2026',
      'Invoiced: ₹3,10,000.00',
      'Invoiced in September: ₹1,00,000.00',
      'Invoices: 3 (September: 1)',
      'Received: ₹1,60,000.00 (September: ₹0.00)',
      'Credited: ₹50,000.00 (September: ₹0.00)',
      'Owed to you today: ₹2,00,000.00',
      'Not due yet: ₹10,000.00',
      '1 to 30 days late: ₹1,30,000.00',
      '31 to 60 days late: ₹60,000.00',
      'Not in the totals: 1 invoice is without an exchange rate',
      '',
      'Invoice INV/26-27/0001 · Client Kaveri Interiors · Late 42 days · Balance US$6,000.00',
      '',
      'See overdue invoices:',
      'https://bahi.test/invoices?status=OVERDUE',
      '',
      '--',
      'Choose which emails you get under Setting → Notifications.',
    ].join('\n'),
  )
  expect(mail.html).toContain('₹3,10,000.00')
})

test('a month that owes nothing says so, and leads to the dashboard', async () => {
  const nothing = Object.fromEntries(Object.keys(owed).map((name) => [name, 0]))
  const { text } = await mailOf({
    ...{ month: '2027-01-01', owed: nothing, oldest: [] },
    figures: { ...figures, credited_minor: 0 },
  })
  expect(text).toContain('for Neel Studio. Nothing is overdue.')
  expect(text).toContain('Invoiced in December: ')
  expect(text).toContain('https://bahi.test/dashboard')
  expect(text).not.toMatch(/late|Credited|In no sum|not due yet/)
})

test('a name with a link in it stands there without', async () => {
  const { text } = await mailOf({
    name: 'Asha prize.example/now',
    oldest: [{ ...late, client_name: 'Win at https://prize.example' }],
  })
  expect(text).not.toContain('prize.example')
})

test('a Hindi reader reads the month in Hindi', async () => {
  const changes = { language: 'hi', name: 'आशा', business_name: 'नील स्टूडियो' }
  const oldest = [{ ...late, client_name: 'कावेरी' }]
  const { subject, text } = await mailOf({ ...changes, oldest })
  expect(subject).toBe('अक्टूबर 2026: ₹3,10,000.00 के इनवॉइस, ₹1,60,000.00 मिले')
  expect(text).toContain('सितंबर में: ₹1,00,000.00')
  expect(text.replaceAll(/https:\S+|INV\/\S+|US\$/g, '')).not.toMatch(/[A-Za-z]/)
})
