import { expect, test } from 'vitest'
import { documentWords } from '#languages/documents.ts'
import type { DocumentLanguage } from '#languages/languages.ts'
import { type TdsBooks, tdsCreditOf } from './credit.ts'
import type { TdsDeduction } from './deduction.ts'
import type { KeptRow } from './department.ts'
import { composeTdsMail, toAskFor } from './mail.ts'
import { yearOf } from './quarters.ts'

const client = {
  ...{ id: 'k', name: 'Kaveri Interiors', tan: 'MUMK12345A', pan: null, gstin: null },
}
const deduction = (number: string, paidOn: string, taxMinor: number): TdsDeduction => ({
  ...{ id: number, invoiceId: number, number, clientId: 'k', taxMinor, paidOn, creditedOn: null },
  kind: 'professional',
})
const row = (id: string, day: string, taxMinor: number, more: Partial<KeptRow> = {}): KeptRow => ({
  ...{ id, tan: 'MUMK12345A', deductor: 'KAVERI', pan: null, code: '1027', day, status: 'F' },
  ...{ bookedOn: null, remarks: null, paidMinor: taxMinor * 10, taxMinor, depositedMinor: null },
  ...{ toldOn: '2026-11-01', ...more },
})

const books: TdsBooks = {
  deductions: [
    deduction('INV-1', '2026-04-10', 1_000_000),
    deduction('INV-2', '2026-05-10', 30_000_000),
    deduction('INV-3', '2026-06-10', 70_000),
    deduction('INV-4', '2026-06-20', 5_000_000),
  ],
  rows: [
    row('short', '2026-05-10', 20_000_000),
    row('code', '2026-06-10', 70_000, { code: '1026' }),
    row('there', '2026-06-20', 5_000_000),
  ],
  clients: [client],
  known: [],
  certificates: [],
}

const business = { name: 'Neel Studio', taxId: '27AAPFU0939F1ZV' }

function quarterOf(of: TdsBooks = books) {
  const [found] = tdsCreditOf(of, yearOf('2026-06-01')).clients
  const quarter = found?.quarters[0]
  if (!quarter) throw new Error('The client has no quarter.')
  return quarter
}

test('the mail names what is missing, short and under another code, and leaves out what is there', async () => {
  const quarter = quarterOf()
  expect(toAskFor(quarter).map(({ number, state }) => [number, state])).toEqual(
    expect.arrayContaining([
      ['INV-1', 'missing'],
      ['INV-2', 'short'],
      ['INV-3', 'wrongCode'],
    ]),
  )
  const { subject, message } = composeTdsMail(
    { business, client, quarter },
    await documentWords('en'),
  )
  expect(subject).toBe('TDS, Apr 1, 2026 to Jun 30, 2026: Neel Studio')
  for (const line of [
    'Hello Kaveri Interiors,',
    '- INV-1, Apr 10, 2026: ₹10,000.00 deducted, not there yet',
    '- INV-2, May 10, 2026: ₹3,00,000.00 deducted, ₹2,00,000.00 there',
    '- INV-3, Jun 10, 2026: ₹700.00 under 1026, 1027 expected',
    // A wrong code lacks no money.
    'Together ₹1,10,000.00 is missing.',
    'Our PAN is AAPFU0939F.',
  ])
    expect(message.split('\n')).toContain(line)
  expect(message).toContain('Form 131')
  expect(message).not.toContain('INV-4')
  expect(message.endsWith('Neel Studio')).toBe(true)
})

test('a seller without GST whose tax ID is a PAN tells it', async () => {
  const { message } = composeTdsMail(
    { business: { ...business, taxId: 'AAPFU0939F' }, client, quarter: quarterOf() },
    await documentWords('en'),
  )
  expect(message.split('\n')).toContain('Our PAN is AAPFU0939F.')
})

test('a mail about a wrong code alone names no sum, and one of a seller without tax ID no PAN', async () => {
  const quarter = quarterOf({
    ...books,
    deductions: [deduction('INV-3', '2026-06-10', 70_000)],
    rows: [row('code', '2026-06-10', 70_000, { code: '1026' })],
  })
  const { message } = composeTdsMail(
    { business: { ...business, taxId: null }, client, quarter },
    await documentWords('en'),
  )
  expect(message).toContain('1027 expected')
  expect(message).not.toMatch(/Together|PAN/)
})

test('the mail speaks the language of its client, its days as well, and both where both are chosen', async () => {
  const mailIn = async (language: DocumentLanguage) =>
    composeTdsMail({ business, client, quarter: quarterOf() }, await documentWords(language))
  const hindi = await mailIn('hi')
  expect(hindi.subject).toBe('TDS, 1 अप्रैल 2026 से 30 जून 2026 तक: Neel Studio')
  expect(hindi.message).toContain('- INV-1, 10 अप्रैल 2026: ₹10,000.00 काटा गया')
  expect(hindi.message).not.toMatch(/April|Apr |Jun /)
  const both = await mailIn('en-hi')
  for (const part of ['not there yet', 'वहाँ अभी नहीं है']) expect(both.message).toContain(part)
})
