import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildInvoicePdf } from '#api/documents/invoice-pdf.ts'
import { claimMail } from '#api/mail/letters/claim.ts'
import { leavingMail } from '#api/mail/letters/leaving.ts'
import { documentLetter, letterText } from '#domain/mail/letter.ts'
import { composeMail } from '#domain/mail/mail.ts'
import { product } from '#domain/product.ts'
import { documentWords } from '#languages/documents.ts'
import { documentLanguageOf, languageOf, languages } from '#languages/languages.ts'
import { askStatement } from '#src/client-page/statement/client-statement.ts'
import { answerOf, StatementPage } from '#src/client-page/statement/statement-page.tsx'
import { seller } from '#tests/factories/rows/invoice-rows.ts'
import { paidRow, sharedInvoiceRow } from '#tests/factories/rows/shared-invoice-row.ts'
import { sampleInvoice } from '#tests/factories/sample-invoice.ts'
import { fullTaxInvoice } from '#tests/factories/tax-invoice.ts'
import { drawnTexts } from '#tests/setup/read-pdf.ts'
import { openClientPage, shareApi } from '#tests/setup/screens/client-page.tsx'
import { isUnmarked, unmarkedTexts } from './unmarked-texts.ts'

const language = documentLanguageOf('qps')

/** As people wrote them. */
const names = [
  ...['Neel Studio', 'Lake Road', 'Law College Road', 'Erandwane', 'Pune', 'Packaging design'],
  ...['Kaveri Interiors', 'Malabar Spices Pvt Ltd', 'Nariman Point, Mumbai', product.name],
  ...['HDFC Bank', 'Deccan Gymkhana', ' LLP'],
]

const shared = sharedInvoiceRow({ language })
const withdrawn = { withdrawn: true, kind: 'invoice', language, replaced_by: null } as const

test.each([
  ['an invoice that is due', shared],
  ['an invoice that is paid', { ...paidRow(), language }],
  ['an estimate', { ...shared, kind: 'estimate' as const }],
  ['a withdrawn invoice', { ...withdrawn, number: 'INV/26-27/0042', seller_name: 'Neel Studio' }],
])('the page of %s says nothing that no catalogue has', async (_, row) => {
  await openClientPage(row)
  expect(document.documentElement).toHaveAttribute('lang', 'qps-IN')
  expect(unmarkedTexts(document.body, names)).toEqual([])
})

test('the page of a statement says nothing that no catalogue has', async () => {
  const { buyer } = sampleInvoice()
  const lines = ['invoice', 'payment', 'credit_note'].map((kind) => ({
    ...{ day: '2026-04-02', kind, number: 'INV/26-27/0001', method: null },
    ...{ reference: null, minor: 50_000, tds_minor: 10 },
  }))
  const account = { currency: 'INR', opening_minor: 10_000, closing_minor: 60_000, lines }
  const days = { first_day: '2026-04-01', last_day: '2026-04-30' }
  const row = { id: 'a link', ...days, seller, language, buyer, account }
  const { bodies } = shareApi(null, { shared_statement: () => Response.json(row) })
  const first = await answerOf(askStatement('token-1'))
  render(<StatementPage token="token-1" first={first} />)
  await waitFor(() => expect(bodies('note_share_view')).toHaveLength(1))
  expect(document.documentElement).toHaveAttribute('lang', 'qps-IN')
  expect(unmarkedTexts(document.body, names)).toEqual([])
})

test('paper and the mail with it say nothing that no catalogue has', async () => {
  const words = await documentWords(language)
  const taxed = fullTaxInvoice({ language })
  const items = taxed.items.map((item) => ({
    ...item,
    ...{ description: 'Packaging design', unit: null },
  }))
  for (const invoice of [sampleInvoice({ language }), { ...taxed, items }]) {
    const drawn = await drawnTexts(await buildInvoicePdf(invoice))
    const about = { ...invoice, url: 'https://bahi.example/i/abc' }
    const { subject, message } = composeMail('invoice', about, words, '2026-11-22')
    const letter = documentLetter(about, words, message, 'https://bahi.example/stop')
    const said = [...drawn, subject, letterText(letter)]
    expect(said.filter((text) => isUnmarked(text, names))).toEqual([])
  }
})

test('mails to the person say nothing that no catalogue has', async () => {
  const to = 'neel@studio.example'
  const owner = {
    to,
    words: await languages[languageOf('qps')].mails(),
    appUrl: 'https://bahi.test',
  }
  const claim = {
    ...{ invoiceId: 'i', number: 'INV/26-27/0001', clientName: 'Kaveri Interiors' },
    ...{ currency: 'INR' as const, amountMinor: 150_050, tdsMinor: 1_050 },
    ...{ method: 'UPI', reference: '432198765012', note: null },
  }
  for (const { subject, text } of [
    claimMail(claim, owner),
    leavingMail({ name: 'Neel Studio', eraseOn: '2026-11-30' }, owner),
  ]) {
    expect([subject, ...text.split('\n')].filter((line) => isUnmarked(line, names))).toEqual([])
  }
})
