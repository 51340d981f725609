import { render, screen } from '@testing-library/react'
import { getDocumentProxy } from 'unpdf'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildInvoicePdf } from '#api/documents/invoice-pdf.ts'
import { readEnvironment } from '#api/http/environment.ts'
import { type Mailer, mailerOf } from '#api/mail/mailer.ts'
import { pdfFileName } from '#domain/document/file-names.ts'
import { documentView } from '#domain/document/view/document-view.ts'
import { documentLetter, letterText } from '#domain/mail/letter.ts'
import { composeMail, mailRequestSchema } from '#domain/mail/mail.ts'
import { documents as english } from '#languages/en/documents/index.ts'
import { letterHtml } from '#letter/html.ts'
import { hostileTexts, textFor } from '../../tests/factories/hostile-texts.ts'
import { sharedRowOf } from '../../tests/factories/rows/shared-invoice-row.ts'
import { buyerAbroad, taxInvoice, taxSeller } from '../../tests/factories/tax-invoice.ts'
import { namesIn } from '../../tests/setup/names-in.ts'
import { thorough } from '../../tests/setup/property.ts'
import { openClientPage } from '../../tests/setup/screens/client-page.tsx'
import { headersOf, partsOf, startSmtp } from '../../tests/setup/stack/smtp.ts'
import { Sheet } from '../sheet/sheet.tsx'

const turns = hostileTexts.map((text, turn) => [turn, text] as const)
/** Each round uses all texts, each in another field: a few rounds try each text in each kind of field. */
const someTurns = turns.filter(([turn]) => turn % thorough(4, 1) === 0)

/** In mails all that could end a header, too. */
const mailedTurns = turns.filter(
  ([turn, text]) => turn % thorough(4, 1) === 0 || /[\r\n]|%0d|=\?/i.test(text),
)

/** The texts without the characters that no font draws. */
const readable = (text: string | null) => text?.replace(/[\p{C}\u2028]/gu, '')

const addressesOf = (root: ParentNode) =>
  [...root.querySelectorAll('[href], [src], [action], [formaction], [srcdoc]')].map(
    (each) =>
      new URL(each.getAttribute('href') ?? each.getAttribute('src') ?? '', 'http://own.test'),
  )

/** A tax invoice with a text in each field that somebody may type, or that an old row may hold. */
function invoiceWith(text: (field: number) => string) {
  return taxInvoice({
    clientName: text(0),
    clientEmail: text(1),
    notes: `${text(2)}\n\n${text(3)}`,
    paymentMethod: text(4),
    poNumber: text(5),
    ...{ portCode: text(6), shippingBill: text(7), reverseCharge: true },
    business: {
      ...taxSeller,
      ...{ name: text(8), email: text(9), address: text(10), taxId: text(11), website: text(12) },
      ...{ reverseChargeWording: text(13), city: text(14), lutNumber: text(15) },
      ...{ state: text(32), stateCode: text(33), lutYear: text(34), postalCode: text(35) },
    },
    buyer: {
      ...buyerAbroad,
      ...{ name: text(0), email: text(1), contact: text(16), phone: text(17), address: text(18) },
      ...{ city: text(19), postalCode: text(20), country: text(21), gstin: text(22) },
      ...{ deliveryAddress: text(23), stateCode: text(36), pan: text(37) },
    },
    placeOfSupplyReason: text(38),
    rows: [{ description: text(24), hsnSac: text(25), unit: text(26), minor: 100 }],
    bank: {
      ...{ name: text(27), number: text(28), ifsc: text(29), bankName: text(30), swift: text(31) },
    },
  })
}

let known: Set<string> | undefined

test.each(someTurns)('%i on the client’s page is text: %j', async (turn) => {
  if (!known) {
    const usual = await openClientPage(
      sharedRowOf(invoiceWith((field) => `Plain https://a.example ${field}`)),
    )
    known = namesIn(usual.container)
    usual.unmount()
  }
  const { container } = await openClientPage(
    sharedRowOf(invoiceWith((field) => textFor(turn, field))),
  )
  for (const name of namesIn(container)) {
    expect(known).toContain(name)
    expect(name).not.toMatch(/^@on|^script$|^iframe$/)
  }
  for (const address of addressesOf(container)) {
    expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(address.protocol)
    if (address.protocol === 'mailto:')
      expect([...address.searchParams.keys()]).toEqual(['subject'])
  }
  expect(screen.getByRole('main')).toBeInTheDocument()
  expect(readable(container.textContent)).toContain(readable(textFor(turn, 24)))
})

test('on its owner’s sheet each of them is text', () => {
  const missing = { paymentMethod: 'x', notes: 'x', notesRemark: 'x', exchangeRate: 'x' }
  const sheetOf = (text: (field: number) => string) => {
    const { container, unmount } = render(
      <Sheet view={documentView(invoiceWith(text), english, missing)} />,
    )
    const names = namesIn(container)
    unmount()
    return names
  }
  const usual = sheetOf((field) => `Plain ${field}`)
  for (const [turn] of someTurns) {
    for (const name of sheetOf((field) => textFor(turn, field))) expect(usual).toContain(name)
  }
})

test.each(someTurns)('%i in the PDF is text: %j', async (turn) => {
  const pdf = await getDocumentProxy(
    Uint8Array.from(
      new Uint8Array(await buildInvoicePdf(invoiceWith((field) => textFor(turn, field)))),
    ),
  )
  expect(await pdf.getJSActions()).toBeNull()
  // The initial zoom, which is no action.
  expect(Object.keys((await pdf.getOpenAction()) ?? {})).toEqual(['dest'])
  expect(await pdf.getAttachments()).toBeNull()
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    expect(await page.getAnnotations()).toEqual([])
    expect(await page.getJSActions()).toBeNull()
  }
})

let smtp: Awaited<ReturnType<typeof startSmtp>>
let send: Mailer | null
beforeAll(async () => {
  smtp = await startSmtp()
  send = mailerOf(
    readEnvironment({
      SUPABASE_URL: 'http://supabase.test',
      SUPABASE_ANON_KEY: 'x',
      APP_URL: 'https://bahi.example',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtp.port),
      SMTP_FROM: 'no-reply@bahi.example',
    }),
  )
})
afterAll(() => smtp.stop())

const url = 'https://bahi.example/i/ewgDYWViSHbm0sW-8dH2Y9hY'
const headers = ['Content-Type', 'Date', 'From', 'MIME-Version', 'Message-ID', 'Subject', 'To']

let usualNames: Set<string> | undefined
const usualHtml = () => {
  const invoice = invoiceWith((field) => `Plain ${field}`)
  return letterHtml(documentLetter({ ...invoice, url }, english, 'Hello\nhere it is.'), 'cid:logo')
}

async function mailed(subject: string, message: string, turn: number) {
  const invoice = invoiceWith((field) => textFor(turn, field))
  const letter = documentLetter({ ...invoice, url }, english, message)
  await send?.({
    to: 'billing@kaveri.example',
    replyTo: invoice.business.email,
    fromName: invoice.business.name,
    subject,
    text: letterText(letter),
    html: letterHtml(letter, 'cid:logo'),
    attachment: { fileName: pdfFileName(invoice), content: new Uint8Array([37, 80, 68, 70]) },
  })
  return smtp.mails.at(-1) ?? ''
}

function expectInert(mail: string) {
  expect(
    headersOf(mail)
      .map((line) => line.split(':')[0])
      .sort(),
  ).toEqual(headers)
  const parts = partsOf(mail)
  expect(Object.keys(parts).sort()).toEqual(['application/pdf', 'text/html', 'text/plain'])
  const html = new DOMParser().parseFromString(parts['text/html'] ?? '', 'text/html')
  usualNames ??= namesIn(new DOMParser().parseFromString(usualHtml(), 'text/html'))
  for (const name of namesIn(html)) {
    expect(usualNames).toContain(name)
    expect(name).not.toMatch(/^@on|^script$|^iframe$|^img$/)
  }
  expect(new Set(addressesOf(html).map(String))).toEqual(new Set([url]))
  expect(smtp.recipients.at(-1)).toBe('RCPT TO:<billing@kaveri.example>')
  return { text: parts['text/plain'] ?? '', shown: html.body.textContent }
}

// [mail-7]
test.each(mailedTurns)('%i in a mail is text, and in no header: %j', async (turn, hostile) => {
  const invoice = invoiceWith((field) => textFor(turn, field))
  for (const kind of ['invoice', 'reminder'] as const) {
    const { subject, message } = composeMail(kind, { ...invoice, url }, english, '2026-11-21')
    expectInert(await mailed(subject, message, turn))
  }
  const words = { subject: hostile, message: `Hello\n${hostile}` }
  const { subject = '', message = '' } = v.parse(mailRequestSchema, { kind: 'invoice', ...words })
  const { text, shown } = expectInert(await mailed(subject, message, turn))
  expect(text.replaceAll('\r\n', '\n')).toContain(message)
  expect(shown).toContain(message)
})
