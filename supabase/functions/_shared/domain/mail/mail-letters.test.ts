import { expect, test } from 'vitest'
import { documents as english } from '#languages/en/documents/index.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import fc from '#tests/setup/property.ts'
import { toSingleLine } from '../characters/lines.ts'
import {
  composeMail,
  type MailedInvoice,
  mailtoLink,
  reminderText,
  shareText,
  whatsAppLink,
} from './mail.ts'

const { business } = sampleInvoice()

const mailed = (fields: Parameters<typeof sampleInvoice>[0] = {}): MailedInvoice => ({
  ...sampleInvoice({
    formattedInvoiceNumber: 'INV/26-27/0001',
    clientName: 'Kaveri Interiors',
    items: [{ description: 'Design', minor: 123_456_750 }],
    dueDate: '2026-11-21',
    ...fields,
  }),
  url: 'https://bahi.example/i/abc',
})
const invoice = mailed()
const between = (clientName: string, sellerName: string) =>
  mailed({ clientName, business: { ...business, name: sellerName } })
const subjectOf = (named: MailedInvoice) =>
  composeMail('invoice', named, english, '2026-11-21').subject

test('an invoice is sent with its number, amount, due date, link and the name of the seller', () => {
  expect(shareText(invoice, english)).toBe(
    `Hello Kaveri Interiors,

Here is invoice INV/26-27/0001 for ₹12,34,567.50, due on Nov 21, 2026:
https://bahi.example/i/abc

Thank you,
Neel Studio`,
  )
  expect(subjectOf(invoice)).toBe('Invoice INV/26-27/0001 from Neel Studio')
})

test('a paid amount is not asked for again', () => {
  expect(shareText(mailed({ settledMinor: 123_456_700 }), english)).toContain(
    ' for ₹12,34,567.50, of which ₹0.50 is still due on Nov 21, 2026:\n',
  )
  const paid = shareText(mailed({ settledMinor: 123_456_750 }), english)
  expect(paid).toContain('Here is invoice INV/26-27/0001 for ₹12,34,567.50, paid in full:\n')
  expect(paid).not.toContain('due')
})

test('a reminder says what is due and asks nothing of who has paid', () => {
  const due = mailed({ currency: 'USD', settledMinor: 123_451_750 })
  expect(reminderText(due, english, '2026-11-24')).toBe(
    `Hello Kaveri Interiors,

A friendly reminder: US$50.00 for invoice INV/26-27/0001 is 3 days overdue (it was due on Nov 21, 2026).
https://bahi.example/i/abc

If you have already paid, please ignore this message.

Thank you,
Neel Studio`,
  )
})

test.each([
  ['2026-11-18', 'is due in 3 days (Nov 21, 2026).'],
  ['2026-11-20', 'is due tomorrow (Nov 21, 2026).'],
  ['2026-11-21', 'is due today.'],
  ['2026-11-22', 'is 1 day overdue (it was due on Nov 21, 2026).'],
  ['2027-11-21', 'is 365 days overdue (it was due on Nov 21, 2026).'],
])('on %s the reminder says that the amount %s', (today, words) => {
  expect(reminderText(invoice, english, today)).toContain(
    `₹12,34,567.50 for invoice INV/26-27/0001 ${words}\n`,
  )
})

test('days are counted over leap days and clock changes', () => {
  const due = (dueDate: string) => reminderText(mailed({ dueDate }), english, '2028-02-27')
  expect(due('2028-03-01')).toContain('due in 3 days')
  expect(due('2028-04-27')).toContain('due in 60 days')
})

test('half a character does not break a link', () => {
  expect(whatsAppLink('a\ud800')).toBe('https://wa.me/?text=a%EF%BF%BD')
})

test('links carry spaces as %20 and line breaks as each of the two expects', () => {
  expect(whatsAppLink('a b\n& c')).toBe('https://wa.me/?text=a%20b%0A%26%20c')
  expect(mailtoLink({ to: 'a+b@kaveri.example', subject: 'a\nb', body: 'c\nd' })).toBe(
    'mailto:a%2Bb@kaveri.example?subject=a%20b&body=c%0D%0Ad',
  )
})

/** Names with all that could end a line, a parameter or a link, and any other character. */
const name = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        '&',
        '#',
        '?',
        '=',
        '%',
        '%0A',
        '+',
        '/',
        '\n',
        '\r\n',
        '\u2028',
        '\ud800',
        '"',
        '<',
        'नील',
        '👨‍👩‍👧',
      ),
    )
    .map((parts) => parts.join('')),
)

test('whatever the names, the text keeps its lines', () => {
  fc.assert(
    fc.property(name, name, (clientName, sellerName) => {
      const named = between(clientName, sellerName)
      for (const [text, plain] of [
        [shareText(named, english), shareText(invoice, english)],
        [reminderText(named, english, '2026-11-21'), reminderText(invoice, english, '2026-11-21')],
      ] as const) {
        const expected = plain.split('\n')
        expected[0] = `Hello ${toSingleLine(clientName)},`
        expected[expected.length - 1] = toSingleLine(sellerName)
        expect(text.split(/\r\n|[\n\r\u0085\u2028\u2029]/)).toEqual(expected)
      }
    }),
  )
})

test('whatever the names, the WhatsApp link carries the text and nothing else', () => {
  fc.assert(
    fc.property(name, name, (clientName, sellerName) => {
      const text = shareText(between(clientName, sellerName), english)
      const link = whatsAppLink(text)
      expect(link).toMatch(/^https:\/\/wa\.me\/\?text=[\w.!~*'()%-]+$/)
      const { host, pathname, hash, searchParams } = new URL(link)
      expect({ host, pathname, hash }).toEqual({ host: 'wa.me', pathname: '/', hash: '' })
      expect([...searchParams]).toEqual([['text', text]])
    }),
  )
})

test('whatever the names, the mail has one recipient, its subject and its letter', () => {
  fc.assert(
    fc.property(fc.emailAddress(), name, name, (to, clientName, sellerName) => {
      const named = between(clientName, sellerName)
      const body = shareText(named, english)
      const link = mailtoLink({ to, subject: subjectOf(named), body })
      const { protocol, pathname, hash, searchParams } = new URL(link)
      expect({ protocol, hash }).toEqual({ protocol: 'mailto:', hash: '' })
      expect(decodeURIComponent(pathname)).toBe(to)
      expect(pathname).not.toMatch(/[,;]/)
      expect([...searchParams.keys()]).toEqual(['subject', 'body'])
      expect(searchParams.get('subject')).toBe(subjectOf(named))
      expect(searchParams.get('subject')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      expect(searchParams.get('body')).toBe(body.trim().replaceAll('\n', '\r\n'))
    }),
  )
})
