import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildInvoicePdf } from '#api/documents/invoice-pdf.ts'
import { documentOf } from '#data/documents/invoices.ts'
import type { ItemRow } from '#data/documents/item-row.ts'
import { documentLetter, letterText } from '#domain/mail/letter.ts'
import { composeMail } from '#domain/mail/mail.ts'
import { amountOf } from '#domain/money.ts'
import { documents as english } from '#languages/en/documents/index.ts'
import { logo } from '../../tests/factories/png.ts'
import {
  detailRow,
  invoiceId,
  itemRow,
  seller,
  sharedItem,
} from '../../tests/factories/rows/invoice-rows.ts'
import { paymentRow } from '../../tests/factories/rows/payment-rows.ts'
import {
  nowhere,
  payTo,
  sharedInvoiceRow,
  sharedRowOf,
} from '../../tests/factories/rows/shared-invoice-row.ts'
import {
  buyerAbroad,
  buyerBeyond,
  compositionBill,
  fullTaxInvoice,
  taxInvoice,
  taxSeller,
} from '../../tests/factories/tax-invoice.ts'
import { dataApi } from '../../tests/msw/data-api.ts'
import { thorough } from '../../tests/setup/property.ts'
import { drawnTexts, fullText, properties } from '../../tests/setup/read-pdf.ts'
import { openClientPage } from '../../tests/setup/screens/client-page.tsx'
import { openSignedIn } from '../../tests/setup/screens/signed-in.tsx'
import type { SharedInvoiceRow } from '../client-page/client-invoice.ts'

type Line = [description: string, quantity: number, minor: number, priced?: Partial<ItemRow>]
type Changes = Partial<SharedInvoiceRow> & { lines?: Line[] }

/** Makes the row that the client's page gets for an invoice; the other views get the same. */
function rowOf({ lines = [['Packaging design', 12, 12_345_650]], ...changes }: Changes) {
  const { currency = 'INR', exchange_rate = null, settled_minor = 0 } = changes
  const items = lines.map(([description, quantity, taxable_minor, priced]) =>
    sharedItem({
      ...{ description, quantity, taxable_minor, ...priced },
      taxable_inr_minor: amountOf(taxable_minor, currency, exchange_rate).rupeesMinor,
    }),
  )
  const total = items.reduce((sum, { taxable_minor }) => sum + taxable_minor, 0)
  const known = currency === 'INR' || exchange_rate !== null
  const rupees = items.reduce((sum, { taxable_inr_minor }) => sum + (taxable_inr_minor ?? 0), 0)
  return sharedInvoiceRow({
    ...{ items, total_minor: total, total_inr_minor: known ? rupees : null },
    balance_minor: total - settled_minor,
    ...changes,
  })
}

const dollars: Changes = { currency: 'USD', lines: [['Design', 1, 100_000]] }
const part = { settled_minor: 3_000_000, tds_minor: 345_650 }
const sentence = 'Illustrations for the calendar, with the printing supervised in Sivakasi. '

const signed = { ...taxSeller, signature: logo() }
const withDelivery = fullTaxInvoice({
  ...{ placeOfSupply: '29', settledMinor: 500_000, tdsMinor: 100_000 },
  buyer: { ...buyerBeyond, contact: 'Meera Iyer', deliveryAddress: 'Unit 4\nWhitefield' },
})
const exported = taxInvoice({
  ...{ currency: 'USD', exchangeRate: 83.5, supply: 'export', withTax: false, placeOfSupply: '96' },
  ...{ portCode: 'INBOM4', shippingBill: '1234567', shippingBillDate: '2026-11-19' },
  rows: [{ description: 'Product design', minor: 125_000, quantity: '25', rate: '50' }],
  business: { ...signed, lutNumber: 'AD270326012345X', lutYear: '26-27' },
  buyer: buyerAbroad,
  bank: fullTaxInvoice().bank,
})

const documents: [what: string, row: SharedInvoiceRow][] = [
  ['in rupees', rowOf({ pay_to: { ...payTo, bank_account_number: null } })],
  [
    'with all that it can have',
    rowOf({
      seller: { ...seller, logo: logo(), address: '4 Lake Road\nAundh', website: 'neel.example' },
      notes: 'Thank you.\n\nPlease quote the number.',
      payment_method: 'Bank transfer',
      ...part,
    }),
  ],
  [
    'due in parts, of which one is paid',
    rowOf({
      parts: [
        { due_date: '2026-11-30', amount_minor: 2_469_130, share: 2_000 },
        { due_date: '2026-12-31', amount_minor: 5_000_000, share: null },
        { due_date: '2027-01-31', amount_minor: 4_876_520, share: null },
      ],
      ...{ due_date: '2026-12-31', settled_minor: 2_469_130 },
    }),
  ],
  [
    'without what may be left out',
    rowOf({
      seller: { ...seller, address: null, taxId: null, city: null, state: null },
      pay_to: nowhere,
    }),
  ],
  ['overdue and paid in part', rowOf({ status: 'OVERDUE', due_date: '2026-11-20', ...part })],
  [
    'paid, with tax deducted',
    rowOf({
      ...{ status: 'PAID', paid_date: '2026-11-25', payment_method: 'UPI', pay_to: null },
      ...{ settled_minor: 12_345_650, tds_minor: 345_650 },
    }),
  ],
  ['in dollars', rowOf({ ...dollars, exchange_rate: 83.5 })],
  [
    'in dollars and paid in part',
    rowOf({ ...dollars, exchange_rate: 83.123456, settled_minor: 40_000, tds_minor: 10_033 }),
  ],
  [
    'by the hour and the word, with discounts',
    rowOf({
      lines: [
        ['Advice', 12.5, 750_000, { rate: 600, unit: 'hours' }],
        ['Translation', 1_234, 9_440, { rate: 0.085, discount_percent: 10, discount_minor: 1_049 }],
        ['Setting', 1, 99_000, { rate: 1_000, discount_minor: 1_000 }],
        ['Logo', 2, 12_345_650],
      ],
    }),
  ],
  ['in dollars without a rate', rowOf({ ...dollars, settled_minor: 40_000 })],
  [
    'with tax within the State',
    sharedRowOf(fullTaxInvoice({ business: signed, roundOffMinor: -20 })),
  ],
  ['with tax to another State and a part paid', sharedRowOf(withDelivery)],
  ['of an export under a LUT', sharedRowOf(exported)],
  ['of which the recipient owes the tax', sharedRowOf(fullTaxInvoice({ reverseCharge: true }))],
  ['of a composition dealer', sharedRowOf(compositionBill())],
  [
    'of many long rows',
    rowOf({
      client_name: `${'Kaveri Interiors '.repeat(6)}Pvt Ltd`,
      lines: Array.from({ length: 60 }, (_, index) => [
        `${index + 1}. ${sentence.repeat(3)}`,
        1_000 * index + 1,
        12_345 * (index + 1),
      ]),
    }),
  ],
]

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Each piece of text that stands by itself, in its order. */
function textsOf(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(plain(walker.currentNode.textContent ?? ''))
  return texts.filter((text) => text !== '')
}

const rowForOwner = (row: SharedInvoiceRow, changes: object = {}) =>
  detailRow({
    ...row,
    items: row.items?.map((item, index) => itemRow({ id: `${index}`, ...item })),
    ...changes,
  })

async function ownersSheet(row: SharedInvoiceRow, changes: object = {}) {
  const { settled_minor, tds_minor } = row
  dataApi({
    detail: rowForOwner(row, changes),
    payments: [paymentRow(1, { amount_minor: settled_minor - tds_minor, tds_minor })],
  })
  await openSignedIn(`/invoice/${invoiceId(1)}`)
  // The payments come after the invoice.
  if (tds_minor > 0) await screen.findAllByText('TDS')
  const sheet = await screen.findByRole('article')
  // The style sheet draws the mark across the sheet.
  const mark = sheet.closest<HTMLElement>('[data-mark]')?.dataset.mark
  const texts = [...textsOf(sheet), ...(mark ? [mark] : [])]
  cleanup()
  return texts
}

async function clientsPage(row: SharedInvoiceRow) {
  const { container } = await openClientPage(row)
  const texts = { page: textsOf(container), sheet: textsOf(screen.getByRole('article')) }
  const title = document.title
  cleanup()
  return { ...texts, title }
}

function documentFor(row: SharedInvoiceRow, changes: object = {}) {
  const { tds_minor, currency, pay_to } = row
  const { bank_account_name: name, bank_account_number: number, bank_ifsc: ifsc } = pay_to ?? {}
  return documentOf({
    ...rowForOwner(row, changes),
    tds_minor,
    upi_id: currency === 'INR' ? (pay_to?.upi_id ?? null) : null,
    bank: number
      ? { name, number, ifsc, bankName: pay_to?.bank_name, swift: pay_to?.bank_swift }
      : null,
  })
}

/**
 * Removes the texts that the specification puts in place of missing values: only the owner's screen
 * says them.
 */
const withoutFallbacks = (texts: string[]) =>
  `${texts.join('\n')}\n`
    .replace('Payment method\nNot specified\n', '')
    .replace(
      /Notes\nPayment terms: Net 30 days\. .*\nShown only here\. Your client’s copy has no notes\.\n/,
      '',
    )
    .replaceAll('exchange rate not set\n', '')
    .trim()
    .split('\n')

/** Finds the facts in a mail: amounts, days, the invoice's number, the client's name. */
const factsOf = (message: string) => [
  ...(message.match(/(?:₹|US\$)[\d,]+\.\d\d/g) ?? []),
  ...(message.match(/[A-Z][a-z]{2} \d+, \d{4}/g) ?? []),
  ...(message.match(/INV\/[\d/-]+\d/g) ?? []),
  ...(/^Hello (.+),/.exec(message)?.slice(1) ?? []),
]

/** One of each kind; the others are made of the same parts. */
const few = [
  ...['with all that it can have', 'due in parts, of which one is paid'],
  ...['paid, with tax deducted', 'of an export under a LUT', 'of a composition dealer'],
]

test.each(documents.filter(([what]) => thorough(few, [what]).includes(what)))(
  'an invoice %s says the same on both pages, in PDF and mail',
  async (_, row) => {
    const owner = await ownersSheet(row)
    const client = await clientsPage(row)
    // In a foreign currency each reads their own first, and the owner's rows have rupees, too.
    if (row.currency === 'INR') expect(withoutFallbacks(owner)).toEqual(client.sheet)
    else expect(withoutFallbacks(owner)).toEqual(expect.arrayContaining(client.sheet))

    const invoice = documentFor(row)
    const pdf = await buildInvoicePdf(invoice)
    const paper = plain(await fullText(pdf))
    const page = client.page.join(' ')
    for (const text of client.sheet) expect(paper).toContain(text)
    for (const text of await drawnTexts(pdf)) {
      if (!/^Page \d+ of \d+$/.test(text)) expect(page).toContain(text)
    }

    const places = [owner.join(' '), page, paper]
    const expectSaid = (texts: string[], where: string[]) => {
      for (const text of texts) for (const place of where) expect(place).toContain(text)
    }
    for (const kind of ['invoice', 'reminder'] as const) {
      const mailed = { ...invoice, url: 'https://bahi.example/i/abc' }
      const { subject, message } = composeMail(kind, mailed, english, '2026-11-10')
      const text = letterText(documentLetter(mailed, english, message))
      const facts = [...factsOf(text), message.split('\n').at(-1) ?? '']
      expect(facts.length).toBeGreaterThanOrEqual(4)
      expectSaid(facts, places)
      // Payment details stand beside the owner's sheet, not on it.
      const [, ...way] = /^(Pay .+): (\S+) to (\S+)$/m.exec(text) ?? []
      expect(way).toHaveLength(invoice.upiId === null ? 0 : 3)
      expectSaid(way, [page, paper])
      const paid = kind === 'invoice' && row.balance_minor === 0
      expect(/paid in full/i.test(message)).toBe(paid)
      if (paid) expectSaid(['Paid in full'], places)
      expectSaid([client.title], [subject, String((await properties(pdf)).Subject)])
    }
  },
)

test('a cancelled invoice, which only its owner sees, says what its PDF would', async () => {
  const [, row] = documents[1] ?? ['', rowOf({})]
  const changes = { status: 'CANCELLED', cancelled_at: '2026-11-22T10:00:00+00:00' }
  const owner = withoutFallbacks(await ownersSheet({ ...row, tds_minor: 0 }, changes))
  // Beside the status and across the sheet.
  expect(owner.filter((text) => text === 'CANCELLED')).toHaveLength(2)
  const paper = plain(
    await fullText(buildInvoicePdf(documentFor({ ...row, tds_minor: 0 }, changes))),
  )
  for (const text of owner) expect(paper).toContain(text)
})
