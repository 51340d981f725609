import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sampleInvoice } from '../../../../tests/factories/sample-invoice.ts'
import fc from '../../../../tests/setup/property.ts'
import {
  composeMail,
  type MailedInvoice,
  mailFacts,
  mailFormSchema,
  mailLimits,
  mailRequestSchema,
  ownLinksOf,
} from './mail.ts'
import { formatMoney } from './money.ts'

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

test('a mail says what is due, where to see it and how to pay by UPI', () => {
  expect(composeMail('invoice', invoice, today)).toEqual({
    subject: 'Invoice INV/26-27/0001 from Neel Studio',
    message: `Hello Kaveri Interiors,

Here is invoice INV/26-27/0001 for ₹12,34,567.50, of which ₹10,00,000.50 is still due on Nov 21, 2026:
https://bahi.example/i/abc

Pay by UPI: ₹10,00,000.50 to neel.studio@okhdfcbank
upi://pay?pa=neel.studio@okhdfcbank&pn=Neel%20Studio&am=1000000.50&cu=INR&tn=Invoice%20INV%2F26-27%2F0001&tr=INV26270001

Thank you,
Neel Studio`,
  })
})

test('of what is due in parts a mail asks for the first that is open, and tells them all', () => {
  const parts = [
    { dueDate: '2026-11-21', amountMinor: 43_456_750, share: null },
    { dueDate: '2026-12-21', amountMinor: 80_000_000, share: null },
  ]
  const { message } = composeMail('invoice', mailed({ parts }), today)
  expect(message).toContain(
    'for ₹12,34,567.50, of which ₹2,00,000.50 is still due on Nov 21, 2026:',
  )
  expect(message).toContain('Pay by UPI: ₹2,00,000.50 to')
  expect(message).toContain(`
Part 1 · Due Nov 21, 2026 · Amount ₹4,34,567.50 · Paid ₹2,34,567.00
Part 2 · Due Dec 21, 2026 · Amount ₹8,00,000.00 · Paid ₹0.00
`)
  const reminder = composeMail('reminder', mailed({ parts }), today)
  expect(reminder.message).toContain('₹2,00,000.50 for invoice INV/26-27/0001 is 3 days overdue')
})

test('an estimate is sent as an offer that can be answered, and asks for no money', () => {
  const estimate = mailed({ settledMinor: 0, formattedInvoiceNumber: 'EST/26-27/0001' })
  expect(composeMail('invoice', { ...estimate, kind: 'estimate' }, today)).toEqual({
    subject: 'Estimate EST/26-27/0001 from Neel Studio',
    message: `Hello Kaveri Interiors,

Here is estimate EST/26-27/0001 for ₹12,34,567.50, valid until Nov 21, 2026:
https://bahi.example/i/abc

You can accept or decline it there.

Thank you,
Neel Studio`,
  })
})

test('a reminder says so in its subject, and how late the payment is', () => {
  const { subject, message } = composeMail('reminder', invoice, today)
  expect(subject).toBe('Reminder: Invoice INV/26-27/0001 from Neel Studio')
  expect(message).toContain('is 3 days overdue (it was due on Nov 21, 2026).')
  expect(message).toContain('If you have already paid, please ignore this message.')
  expect(message).toContain('Pay by UPI: ₹10,00,000.50 to neel.studio@okhdfcbank\nupi://pay?')
})

test.each([
  { currency: 'USD' as const },
  { upiId: null },
  { upiId: 'hello@neelstudio.example' },
  { settledMinor: 123_456_750 },
])('where UPI cannot pay it, nothing is said of UPI (%#)', (change) => {
  expect(composeMail('invoice', mailed(change), today).message).not.toMatch(/upi/i)
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
      const { subject, message } = composeMail(kind, named, today)
      expect(subject).toContain(invoice.formattedInvoiceNumber)
      expect(message).toContain(invoice.formattedInvoiceNumber)
      expect(message).toContain(formatMoney(minor))
      expect(message.split('\n')).toContain(invoice.url)
      const asked = v.safeParse(mailRequestSchema, { kind, subject, message })
      expect(asked.success).toBe(true)
    }),
  )
})

const form = mailFormSchema(ownLinksOf(invoice))
const wordsOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map(({ message }) => message)

test('what the product words is taken as it is, and so is the seller’s own website', () => {
  for (const kind of ['invoice', 'reminder'] as const)
    expect(wordsOf(form, composeMail(kind, invoice, today))).toBeUndefined()
  const message = 'See www.neelstudio.example/work and write to hello@kaveri.example.'
  expect(wordsOf(form, { subject: 'Our work', message })).toBeUndefined()
})

test('a link that leads elsewhere is refused where it stands', () => {
  const [subject, message] = ['Win at prize.example/now', 'Open https://evil.example.']
  expect(wordsOf(form, { subject, message })).toEqual([
    'Please take “prize.example/now” out of the subject: only the link of the invoice and your own website may stand there.',
    'Please take “https://evil.example” out of the message: only the link of the invoice and your own website may stand there.',
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

test('a request names the kind of mail, and may leave the words to us', () => {
  expect(v.parse(mailRequestSchema, { kind: 'reminder' })).toEqual({ kind: 'reminder' })
  expect(v.safeParse(mailRequestSchema, { kind: 'advert' }).issues?.[0].message).toBe(
    'kind must be invoice or reminder.',
  )
})

test('amounts, number, due date and links are the facts of a mail, and names are none', () => {
  const changes: Partial<MailedInvoice>[] = [
    { formattedInvoiceNumber: 'INV/26-27/0002' },
    { total: { minor: 1, rupeesMinor: 1 } },
    { balance: { minor: 1, rupeesMinor: 1 } },
    { currency: 'USD' },
    { dueDate: '2026-11-22' },
    { url: 'https://bahi.example/i/other' },
    { upiId: null },
  ]
  const facts = [{}, ...changes].map((change) => mailFacts({ ...invoice, ...change }))
  expect(new Set(facts).size).toBe(changes.length + 1)
  expect(mailFacts({ ...invoice, clientName: 'Another' })).toBe(facts[0])
  const dollars: MailedInvoice = { ...invoice, currency: 'USD' }
  expect(mailFacts({ ...dollars, upiId: 'another@ybl' })).toBe(mailFacts(dollars))
})
