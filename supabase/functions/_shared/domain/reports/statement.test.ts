import { expect, test } from 'vitest'
import { buildStatementPdf } from '#api/documents/invoice-pdf.ts'
import { documentWords } from '#languages/documents.ts'
import { documents as english } from '#languages/en/documents/index.ts'
import type { DocumentLanguage } from '#languages/languages.ts'
import { noBuyerDetails, noGst } from '#tests/factories/parties.ts'
import fc from '#tests/setup/property.ts'
import { fullText } from '#tests/setup/read-pdf.ts'
import { letterText } from '../mail/letter.ts'
import { formatMoney } from '../money.ts'
import {
  lineText,
  type Statement,
  type StatementLine,
  statementKinds,
  statementSums,
  statementView,
} from './statement.ts'
import { statementFileName } from './statement-file-name.ts'
import { composeStatementMail, composeStatementText, statementLetter } from './statement-mail.ts'

const line = (change: Partial<StatementLine> = {}): StatementLine => ({
  ...{ day: '2026-04-02', kind: 'invoice', documentId: null, number: 'INV/26-27/0001' },
  ...{ method: null, reference: null, minor: 50_000, tdsMinor: 0, advanceMinor: 0 },
  ...{ dueDate: null, openMinor: 0 },
  ...change,
})

const statement = (
  lines: StatementLine[],
  openingMinor = 10_000,
  language: DocumentLanguage = 'en',
): Statement => ({
  period: { firstDay: '2026-04-01', lastDay: '2026-04-30' },
  today: '2026-05-01',
  business: {
    ...noGst,
    ...{ name: 'Neel Studio', email: 'hello@neel.example', phone: '9820012345', address: null },
    ...{ taxId: null, city: 'Pune', state: 'Maharashtra', postalCode: '411004', country: 'India' },
    website: null,
  },
  client: { ...noBuyerDetails, id: 'a-b', name: 'Kaveri / Interiors', email: null, language },
  account: {
    ...{ currency: 'INR', openingMinor, lines },
    closingMinor: lines.reduce((sum, { minor }) => sum + minor, openingMinor),
  },
})

const payment = line({
  ...{ kind: 'payment', minor: -45_000, tdsMinor: 4_500, method: 'UPI', reference: 'UTR9' },
  day: '2026-04-09',
})

const hindi = await documentWords('hi')
const both = await documentWords('en-hi')

const said = (one: StatementLine, words = english) => lineText(one, 'INR', words)

test('a line says what moved the account, by what and with how much tax deducted', () => {
  expect(said(line())).toBe('Invoice INV/26-27/0001')
  expect(said(payment)).toBe('Payment by UPI for INV/26-27/0001, UTR9, with ₹45.00 TDS')
  expect(said({ ...payment, number: null, tdsMinor: 0 })).toBe('Payment by UPI, UTR9')
})

test('the balance of each line goes on from the opening and ends at the closing, which the sums add up to', () => {
  const lines = fc.array(
    fc.record({
      kind: fc.constantFrom(...statementKinds),
      minor: fc.integer({ min: 1, max: 99_999_999 }),
    }),
  )
  fc.assert(
    fc.property(lines, fc.integer({ min: -9_999_999, max: 9_999_999 }), (moves, opening) => {
      const signed = moves.map(({ kind, minor }) =>
        line({ kind, minor: /invoice|bill|refund/.test(kind) ? minor : -minor }),
      )
      const made = statement(signed, opening)
      const { closingMinor } = made.account
      const { rows, headline } = statementView(made, english)
      expect(rows).toHaveLength(signed.length + 1)
      expect(rows.at(-1)?.cells.at(-1)?.main).toBe(formatMoney(closingMinor))
      expect(headline).toEqual({
        label: closingMinor < 0 ? 'In your favour' : 'Balance due',
        figure: { main: formatMoney(Math.abs(closingMinor)), beside: null },
      })
      const sums = statementSums(made.account)
      expect(
        opening +
          sums.chargedMinor -
          sums.receivedMinor -
          sums.tdsMinor -
          sums.creditedMinor +
          sums.refundedMinor -
          sums.writtenOffMinor,
      ).toBe(closingMinor)
    }),
  )
})

test('received is money alone: tax and waiting advances stand beside it by name', () => {
  const paid = line({
    ...{ kind: 'payment', method: 'UPI', minor: -40_000, tdsMinor: 4_000, advanceMinor: 6_000 },
  })
  const made = statement([line(), paid])
  expect(statementSums(made.account)).toMatchObject({ receivedMinor: 36_000, tdsMinor: 4_000 })
  const { totals, rows } = statementView(made, english)
  expect(totals.map(({ label, figure }) => [label, figure.main]).slice(2, 4)).toEqual([
    ['Received', '−₹360.00'],
    ['TDS', '−₹40.00'],
  ])
  expect(rows.at(-1)?.cells[1]?.main).toBe(
    'Payment by UPI for INV/26-27/0001, with ₹40.00 TDS, ₹60.00 of it an advance',
  )
})

test('its PDF says the same, and is called by client and days', async () => {
  const made = statement([line(), payment])
  const text = await fullText(buildStatementPdf(made, '2026-05-01T00:00:00Z'))
  for (const words of [
    'STATEMENT OF ACCOUNT',
    'Opening balance',
    'Payment by UPI for INV/26-27/0001',
    '₹150.00',
  ])
    expect(text).toContain(words)
  expect(statementFileName(made)).toBe('Statement_Kaveri-Interiors_2026-04-01_2026-04-30.pdf')
})

test('days to come are neither on its paper nor in the name of its file', () => {
  const running = { ...statement([line(), payment]), today: '2026-04-17' }
  const { number } = statementView(running, english)
  expect(number).toBe('Apr 1, 2026 to Apr 17, 2026')
  expect(statementFileName(running)).toMatch(/_2026-04-01_2026-04-17\.pdf$/)
  // A range that has not begun stays as it was chosen.
  const later = statementView({ ...running, today: '2026-03-31' }, english)
  expect(later.number).toBe('Apr 1, 2026 to Apr 30, 2026')
})

test('an invoice of which something is open says until when it is to be paid, in its PDF, too', async () => {
  const due = { dueDate: '2026-04-20', openMinor: 50_000 }
  const later = line({ ...due, dueDate: '2026-05-31' })
  const made = statement([line(due), later, line({ ...due, openMinor: 0 })])
  const told = statementView(made, english).rows.map(({ cells, isLate }) => [
    cells[1]?.beside,
    isLate,
  ])
  expect(told).toEqual([
    [null, false],
    ['Overdue by 11 days, due Apr 20, 2026', true],
    ['Due by May 31, 2026', false],
    [null, false],
  ])
  const text = await fullText(await buildStatementPdf(made, '2026-05-01T00:00:00Z'))
  expect(text).toContain('Overdue by 11 days, due Apr 20, 2026')
})

const inHindi = (text: string) => text.normalize('NFC')

test('a client who reads Hindi gets all of it in Hindi, with digits and names as they are', async () => {
  const made = statement([line(), payment], 10_000, 'hi')
  const view = statementView(made, hindi)
  expect(view).toMatchObject({
    title: inHindi('खाते का स्टेटमेंट'),
    number: inHindi('1 अप्रैल 2026 से 30 अप्रैल 2026 तक'),
    headline: { label: inHindi('बकाया'), figure: { main: '₹150.00' } },
  })
  expect(view.rows.map(({ cells }) => cells[1]?.main)).toEqual(
    [
      'शुरुआती बकाया',
      'इनवॉइस INV/26-27/0001',
      'भुगतान UPI से INV/26-27/0001 के लिए, UTR9, ₹45.00 TDS सहित',
    ].map(inHindi),
  )
  const { columns, dates, totals, seller, buyer } = view
  const labels = [...columns.map(({ label }) => label), ...dates, ...totals, seller, buyer]
  for (const label of labels)
    expect(typeof label === 'string' ? label : label.label).toMatch(/^(?:TDS|[\u0900-\u097f ]+)$/u)
  const text = await fullText(buildStatementPdf(made, '2026-05-01T00:00:00Z'))
  for (const said of ['खाते का स्टेटमेंट', 'शुरुआती बकाया', 'रुपये एक सौ पचास मात्र'])
    expect(text.normalize('NFC')).toContain(inHindi(said))
  expect(text).not.toMatch(/statement|balance|Page/i)
})

test('side by side the labels stand in both, days, amounts and what was paid how once', () => {
  const view = statementView(statement([line(), payment], 10_000, 'en-hi'), both)
  expect(view.title).toBe(inHindi('STATEMENT OF ACCOUNT · खाते का स्टेटमेंट'))
  expect(view.number).toBe('Apr 1, 2026 – Apr 30, 2026')
  expect(view.rows.map(({ cells }) => cells[1]?.main)).toEqual(
    [
      'Opening balance · शुरुआती बकाया',
      'Invoice · इनवॉइस INV/26-27/0001',
      'Payment · भुगतान UPI, INV/26-27/0001, UTR9, TDS ₹45.00',
    ].map(inHindi),
  )
})

test('its mail is in Hindi, of two languages in Hindi first, with the link once', () => {
  const mailed = (language: DocumentLanguage, minor: number) => ({
    ...statement([line({ minor })], 0, language),
    url: 'https://bahi.example/s/abc',
  })
  const mail = composeStatementMail(mailed('hi', 60_000), hindi)
  expect(mail.subject).toBe(
    inHindi('खाते का स्टेटमेंट, Neel Studio की ओर से, 1 अप्रैल 2026 से 30 अप्रैल 2026 तक'),
  )
  expect(mail.message).toContain(
    inHindi('आपके खाते का 1 अप्रैल 2026 से 30 अप्रैल 2026 तक का स्टेटमेंट, जिसके हिसाब से ₹600.00 बकाया हैं।'),
  )
  const letter = statementLetter(mailed('hi', -700), hindi, 'नमस्ते', 'https://bahi.example/stop/a')
  expect(letter).toMatchObject({ lang: 'hi-IN', figure: { label: inHindi('आपके खाते में जमा') } })
  expect(letterText(letter).replaceAll(/Neel Studio|https:\S+/g, '')).not.toMatch(/[A-Za-z]/)
  const { message } = composeStatementText(mailed('en-hi', 60_000), both)
  expect(message.indexOf(inHindi('नमस्ते'))).toBe(0)
  expect(message.indexOf('Hello')).toBeGreaterThan(0)
  expect(message.split('https://bahi.example/s/abc')).toHaveLength(2)
})

test('an English statement says what it always said', () => {
  const mailed = { ...statement([line()]), url: 'https://bahi.example/s/abc' }
  expect(composeStatementText(mailed, english)).toEqual({
    subject: 'Statement of account from Neel Studio, Apr 1, 2026 to Apr 30, 2026',
    message: [
      ...['Hello Kaveri / Interiors,', ''],
      'Here is your statement of account from Apr 1, 2026 to Apr 30, 2026: ₹600.00 is due:',
      ...['https://bahi.example/s/abc', '', 'If it does not match your records, please tell us.'],
      ...['', 'Thank you,', 'Neel Studio'],
    ].join('\n'),
  })
})
