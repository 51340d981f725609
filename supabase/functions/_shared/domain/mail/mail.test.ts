import * as v from 'valibot'
import { expect, test } from 'vitest'
import { documents as english } from '#languages/en/documents/index.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import fc from '#tests/setup/property.ts'
import { said } from '#tests/setup/said.ts'
import { formatMoney } from '../money.ts'
import { documentLetter, letterText } from './letter.ts'
import {
  composeMail,
  composeText,
  type MailedInvoice,
  type MailKind,
  mailFacts,
  mailFormSchema,
  mailLimits,
  mailRequestSchema,
  ownLinksOf,
  reminderText,
} from './mail.ts'

const { business } = sampleInvoice()

const mailed = (fields: Parameters<typeof sampleInvoice>[0] = {}): MailedInvoice => ({
  ...sampleInvoice({
    formattedInvoiceNumber: 'INV/26-27/0001',
    clientName: 'Kaveri Interiors',
    business: { ...business, website: 'neelstudio.example' },
    items: [{ description: 'Design', minor: 123_456_750 }],
    settledMinor: 23_456_700,
    dueDate: '2026-11-21',
    upiId: 'neel.studio@okhdfcbank',
    ...fields,
  }),
  url: 'https://bahi.example/i/abc',
})
const invoice = mailed()
const today = '2026-11-24'

/** The text part of a mail as the product words it. */
const textOf = (kind: MailKind, about: MailedInvoice) =>
  letterText(
    documentLetter(
      about,
      english,
      composeMail(kind, about, english, today).message,
      'https://bahi.example/stop/s',
    ),
  )

test('a mail says what is due, where to see it and how to pay by UPI', () => {
  expect(composeMail('invoice', invoice, english, today).subject).toBe(
    'Invoice INV/26-27/0001 from Neel Studio',
  )
  expect(textOf('invoice', invoice)).toBe(`Hello Kaveri Interiors,

Here is invoice INV/26-27/0001 for ₹12,34,567.50, of which ₹10,00,000.50 is still due on Nov 21, 2026.

Thank you,
Neel Studio

Invoice INV/26-27/0001
Balance due: ₹10,00,000.50
Due Date: Nov 21, 2026

Pay by UPI: ₹10,00,000.50 to neel.studio@okhdfcbank
upi://pay?pa=neel.studio@okhdfcbank&pn=Neel%20Studio&am=1000000.50&cu=INR&tn=Invoice%20INV%2F26-27%2F0001&tr=INV26270001

View and pay:
https://bahi.example/i/abc

--
This email is about an invoice from Neel Studio. To stop these emails:
https://bahi.example/stop/s`)
})

test('a mail about an invoice in parts asks for the first open one, and lists them all', () => {
  const parts = [
    { dueDate: '2026-11-21', amountMinor: 43_456_750, share: null },
    { dueDate: '2026-12-21', amountMinor: 80_000_000, share: null },
  ]
  const text = textOf('invoice', mailed({ parts }))
  expect(text).toContain('for ₹12,34,567.50, of which ₹2,00,000.50 is still due on Nov 21, 2026.')
  expect(text).toContain(
    '\nTo pay next: ₹2,00,000.50\nNext Instalment Due: Nov 21, 2026\nBalance due: ₹10,00,000.50\n',
  )
  expect(text).toContain('Pay by UPI: ₹2,00,000.50 to')
  expect(text).toContain(`
Instalment 1 · Due Nov 21, 2026 · Amount ₹4,34,567.50 · Paid ₹2,34,567.00
Instalment 2 · Due Dec 21, 2026 · Amount ₹8,00,000.00 · Paid ₹0.00
`)
  expect(textOf('reminder', mailed({ parts }))).toContain(
    '₹2,00,000.50 for invoice INV/26-27/0001 is 3 days overdue',
  )
})

test('an estimate is sent as an offer that can be answered, and asks for no money', () => {
  const estimate = mailed({ settledMinor: 0, formattedInvoiceNumber: 'EST/26-27/0001' })
  const text = textOf('invoice', { ...estimate, kind: 'estimate' })
  expect(text).toContain(`
Here is estimate EST/26-27/0001 for ₹12,34,567.50, valid until Nov 21, 2026.

You can accept or decline it there.
`)
  expect(text).toContain(`
Estimate EST/26-27/0001
Total: ₹12,34,567.50
Valid Until: Nov 21, 2026

View and answer:
https://bahi.example/i/abc
`)
  expect(text).toContain('This email is about an estimate from Neel Studio.')
})

test('a paid invoice and one without a link say so, and ask for nothing', () => {
  const paid = textOf('invoice', mailed({ settledMinor: 123_456_750 }))
  expect(paid).toContain('\nPaid in full: ₹12,34,567.50\n\nView invoice:\nhttps')
  const unshared = textOf('invoice', { ...invoice, url: '' })
  expect(unshared).not.toContain('View')
})

test('a reminder says so in its subject, and how late the payment is', () => {
  const { subject, message } = composeMail('reminder', invoice, english, today)
  expect(subject).toBe('Reminder: Invoice INV/26-27/0001 from Neel Studio')
  expect(message).toContain('is 3 days overdue (it was due on Nov 21, 2026).')
  expect(message).toContain('If you have already paid, please ignore this message.')
})

test('for another program the words hold the link and how to pay, too', () => {
  const whole = composeText('reminder', invoice, english, today)
  expect(whole.subject).toBe('Reminder: Invoice INV/26-27/0001 from Neel Studio')
  expect(whole.message).toBe(reminderText(invoice, english, today))
  expect(composeText('invoice', invoice, english, today).message).toContain(
    `${invoice.url}\n\nPay by UPI:`,
  )
})

test.each([
  { currency: 'USD' as const },
  { upiId: null },
  { upiId: 'hello@neelstudio.example' },
  { settledMinor: 123_456_750 },
])('where UPI cannot pay it, nothing is said of UPI (%#)', (change) => {
  expect(textOf('invoice', mailed(change))).not.toMatch(/upi/i)
})

const kinds = fc.constantFrom('invoice' as const, 'reminder' as const)
const name = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('<script>', '</div>', '"', "'", '&', '&lt;', '\r\n', 'https://e.vil/'))
    .map((parts) => parts.join('')),
)

test('every mail holds number, amount and link, and its own schema takes it', () => {
  fc.assert(
    fc.property(kinds, name, name, fc.nat(), (kind, clientName, sellerName, minor) => {
      const named = mailed({
        clientName,
        business: { ...business, name: sellerName },
        items: [{ description: 'Design', minor }],
        settledMinor: 0,
      })
      const { subject, message } = composeMail(kind, named, english, today)
      expect(subject).toContain(invoice.formattedInvoiceNumber)
      expect(message).toContain(invoice.formattedInvoiceNumber)
      expect(message).toContain(formatMoney(minor))
      expect(textOf(kind, named).split('\n')).toContain(invoice.url)
      const asked = v.safeParse(mailRequestSchema, { kind, subject, message })
      expect(asked.success).toBe(true)
    }),
  )
})

const form = mailFormSchema(ownLinksOf(invoice))
const wordsOf = (schema: v.GenericSchema, input: object) =>
  v
    .safeParse(schema, { to: 'billing@kaveri.example', cc: '', ...input })
    .issues?.map(({ message }) => said(message))

test('the product’s own words stay unchanged, and so does the seller’s own website', () => {
  for (const kind of ['invoice', 'reminder'] as const)
    expect(wordsOf(form, composeMail(kind, invoice, english, today))).toBeUndefined()
  const message = 'See www.neelstudio.example/work and write to hello@kaveri.example.'
  expect(wordsOf(form, { subject: 'Our work', message })).toBeUndefined()
})

test('a link that leads elsewhere is refused where it stands', () => {
  const [subject, message] = ['Win at prize.example/now', 'Open https://evil.example.']
  expect(wordsOf(form, { subject, message })).toEqual([
    'Remove “prize.example/now” from the subject. It can link only to the invoice and your own website.',
    'Remove “https://evil.example” from the message. It can link only to the invoice and your own website.',
  ])
})

test('a refused link that may be two words says how they are told from one', () => {
  expect(wordsOf(form, { subject: 'From Tata.Co', message: 'Work done.so pay.' })).toEqual([
    'Remove “Tata.Co” from the subject. It can link only to the invoice and your own website. If this is not a link, add a space after the dot.',
  ])
})

test('a mail without words, or with too many, is refused', () => {
  expect(wordsOf(form, { subject: ' ', message: '\n' })).toEqual([
    'Subject is required.',
    'Message is required.',
  ])
  const [subject, message] = ['x'.repeat(201), 'x'.repeat(mailLimits.message + 1)]
  expect(wordsOf(form, { subject, message })).toEqual([
    'Subject can have at most 200 characters.',
    'Message can have at most 5,000 characters.',
  ])
})

test('recipients are typed with commas, each once, and each must be an address', () => {
  const words = { subject: 'Our work', message: 'Here it is.' }
  const typed = { to: 'A@b.example, c@d.example;a@b.example', cc: ' e@f.example ' }
  expect(v.parse(form, { ...words, ...typed })).toMatchObject({
    to: ['a@b.example', 'c@d.example'],
    cc: ['e@f.example'],
  })
  expect(wordsOf(form, { ...words, to: '', cc: 'nobody' })).toEqual([
    'Enter one to six email addresses, including Cc.',
    'Please enter a valid email address.',
  ])
})

test('a request names the kind of mail, and may leave the words to us', () => {
  expect(v.parse(mailRequestSchema, { kind: 'reminder' })).toEqual({ kind: 'reminder' })
  expect(said(v.safeParse(mailRequestSchema, { kind: 'advert' }).issues?.[0].message ?? '')).toBe(
    'kind must be invoice or reminder.',
  )
})

test('amounts, number and due date are the facts of its words, and names and links are none', () => {
  const changes: Partial<MailedInvoice>[] = [
    { formattedInvoiceNumber: 'INV/26-27/0002' },
    { total: { minor: 1, rupeesMinor: 1 } },
    { balance: { minor: 1, rupeesMinor: 1 } },
    { currency: 'USD' },
    { dueDate: '2026-11-22' },
  ]
  const facts = [{}, ...changes].map((change) => mailFacts({ ...invoice, ...change }))
  expect(new Set(facts).size).toBe(changes.length + 1)
  const others = { clientName: 'Another', url: 'https://bahi.example/i/other', upiId: null }
  expect(mailFacts({ ...invoice, ...others })).toBe(facts[0])
})
