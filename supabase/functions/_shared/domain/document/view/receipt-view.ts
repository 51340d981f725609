import type { DocumentCatalogue, SheetWords } from '#languages/document-catalogue.ts'
import { type Figure, formatMoney } from '../../money.ts'
import type { Payment } from '../../payment/payment.ts'
import { pdfFileName } from '../file-names.ts'
import type { InvoiceDocument } from '../invoice.ts'
import { settlementLines } from '../settlement.ts'
import { documentView } from './document-view.ts'
import type { DocumentView } from './viewed.ts'

type Received = Pick<Payment, 'amountMinor' | 'tdsMinor' | 'paidOn' | 'method' | 'reference'>

type Row = Omit<Received, 'method'> & { method: string }

/** An invoice with the payments received for it, the earliest first; at least one. */
export type InvoiceReceipt = { document: InvoiceDocument; payments: Received[] }

/** The latest payments are printed one by one; all earlier ones share a row. */
const MOST_ROWS = 60

const sumOf = (payments: Received[], minorOf: (payment: Received) => number) =>
  payments.reduce((sum, payment) => sum + minorOf(payment), 0)

/** The payments as rows: the earliest of very many together. */
function rowsOf(payments: Received[], earlierText: (payments: number) => string): Row[] {
  if (payments.length <= MOST_ROWS) return payments
  const earlier = payments.slice(0, 1 - MOST_ROWS)
  return [
    {
      method: earlierText(earlier.length),
      reference: null,
      paidOn: earlier.at(-1)?.paidOn ?? '',
      amountMinor: sumOf(earlier, ({ amountMinor }) => amountMinor),
      tdsMinor: sumOf(earlier, ({ tdsMinor }) => tdsMinor),
    },
    ...payments.slice(1 - MOST_ROWS),
  ]
}

/** The words that a receipt takes. */
export type ReceiptWords = SheetWords & Pick<DocumentCatalogue, 'receipt'>

/** The receipt as its readers see it: the paper of its invoice, with payments in the place of items. */
export function receiptView(
  { document, payments }: InvoiceReceipt,
  words: ReceiptWords,
): DocumentView {
  const view = documentView(document, words)
  const { labels, earlier, forDocument, totalOf } = words.receipt
  const { currency, total } = document
  const { signature } = view
  const figure = (main: string): Figure => ({ main, beside: null })
  const money = (minor: number) => figure(formatMoney(minor, currency))
  const received = sumOf(payments, ({ amountMinor }) => amountMinor)
  const deducted = sumOf(payments, ({ tdsMinor }) => tdsMinor)
  const line = (label: string, minor: number, weight: 'plain' | 'strong' | 'total' = 'plain') => ({
    ...{ label, weight },
    figure: money(minor),
  })
  // Shows later credits and refunds, so that the receipt does not claim money that the client got back.
  const since = settlementLines(document, deducted).filter(
    ({ label }) => label !== 'received' && label !== 'tds',
  )
  const withTds = <Part>(part: Part): Part[] => (deducted > 0 ? [part] : [])
  return {
    ...view,
    ...{ kind: labels.receipt, title: labels.receipt.toUpperCase(), name: forDocument(view.name) },
    subject: forDocument(view.subject),
    ...{ mark: null, declaration: null, status: null, delivery: null },
    ...{ isTight: false, copy: null, terms: [] },
    seller: { ...view.seller, label: labels.from },
    buyer: { ...view.buyer, label: labels.receivedFrom },
    dates: [
      { label: labels.invoiceDate, value: words.day(document.issueDate), strong: false },
      { label: labels.paidOn, value: words.day(payments.at(-1)?.paidOn ?? ''), strong: true },
    ],
    headline: { label: labels.received, figure: money(received) },
    columns: [
      { label: labels.payment, align: 'start' },
      { label: labels.paidOn, align: 'end' },
      ...withTds({ label: labels.tds, align: 'end' as const }),
      { label: labels.amount, align: 'end' },
    ],
    rows: rowsOf(payments, earlier).map(
      ({ method, reference, paidOn, tdsMinor, amountMinor }, at) => ({
        position: at + 1,
        cells: [
          figure(
            reference === null ? words.method(method) : `${words.method(method)}, ${reference}`,
          ),
          figure(words.day(paidOn)),
          ...withTds(money(tdsMinor)),
          money(amountMinor),
        ],
      }),
    ),
    ...{ taxTable: null, partTable: null },
    totals: [
      line(labels.received, received, 'total'),
      ...withTds(line(labels.tds, deducted)),
      line(totalOf(view.kind, view.number), total.minor),
      ...since.map(({ label, amount }) =>
        line(words.labels[label], amount.minor, label === 'balanceDue' ? 'strong' : 'plain'),
      ),
    ],
    // It needs no signature.
    signature: signature?.picture ? signature : null,
    exchangeRate: null,
    words: words.words(received, currency),
    ...{ endorsements: [], facts: [], notes: null, pay: { upi: null, bank: null } },
  }
}

export const receiptFileName = ({
  document,
}: {
  document: Parameters<typeof pdfFileName>[0]
}): string => pdfFileName(document).replace(/^Invoice_/, 'Receipt_')
