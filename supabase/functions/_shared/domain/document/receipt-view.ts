import { formatDay } from '../dates.ts'
import { type DocumentView, documentView } from '../document-view.ts'
import type { Figure } from '../figures.ts'
import type { InvoiceDocument } from '../invoice.ts'
import { pdfFileName } from '../lines.ts'
import { formatMoney } from '../money.ts'
import type { Payment } from '../payment.ts'
import { dueOf } from '../totals.ts'
import { amountInWords } from '../words.ts'

type Received = Pick<Payment, 'amountMinor' | 'tdsMinor' | 'paidOn' | 'method' | 'reference'>

/** What came in for an invoice, the earliest first: at least one payment. */
export type InvoiceReceipt = { document: InvoiceDocument; payments: Received[] }

const sumOf = (payments: Received[], minorOf: (payment: Received) => number) =>
  payments.reduce((sum, payment) => sum + minorOf(payment), 0)

/** The receipt as its readers see it: the paper of its invoice, with payments in the place of items. */
export function receiptView({ document, payments }: InvoiceReceipt): DocumentView {
  const view = documentView(document)
  const { currency, total } = document
  const figure = (main: string): Figure => ({ main, beside: null })
  const money = (minor: number) => figure(formatMoney(minor, currency))
  const received = sumOf(payments, ({ amountMinor }) => amountMinor)
  const deducted = sumOf(payments, ({ tdsMinor }) => tdsMinor)
  const due = dueOf(document).minor
  const line = (label: string, minor: number, weight: 'plain' | 'strong' | 'total' = 'plain') => ({
    ...{ label, weight },
    figure: money(minor),
  })
  const withTds = <Part>(part: Part): Part[] => (deducted > 0 ? [part] : [])
  return {
    ...view,
    ...{ kind: 'Receipt', title: 'RECEIPT', name: `Receipt for ${view.name}` },
    subject: `Receipt for ${view.subject}`,
    ...{ mark: null, copy: null, status: null, delivery: null, terms: [] },
    seller: { ...view.seller, label: 'From' },
    buyer: { ...view.buyer, label: 'Received From' },
    dates: [
      { label: 'Invoice Date', value: formatDay(document.issueDate), strong: false },
      { label: 'Paid on', value: formatDay(payments.at(-1)?.paidOn ?? ''), strong: true },
    ],
    headline: { label: 'Received', figure: money(received) },
    columns: [
      { label: figure('Payment'), align: 'start' },
      { label: figure('Paid on'), align: 'end' },
      ...withTds({ label: figure('TDS'), align: 'end' as const }),
      { label: figure('Amount'), align: 'end' },
    ],
    rows: payments.map(({ method, reference, paidOn, tdsMinor, amountMinor }, at) => ({
      position: at + 1,
      cells: [
        figure(reference === null ? method : `${method}, ${reference}`),
        figure(formatDay(paidOn)),
        ...withTds(money(tdsMinor)),
        money(amountMinor),
      ],
    })),
    ...{ taxTable: null, partTable: null },
    totals: [
      line('Received', received, 'total'),
      ...withTds(line('TDS', deducted)),
      line(`Total of ${view.kind.toLowerCase()} ${view.number}`, total.minor),
      line('Balance due', due, 'strong'),
    ],
    exchangeRate: null,
    words: [amountInWords(received, currency)],
    ...{ endorsements: [], facts: [], notes: null, pay: { upi: null, bank: null } },
  }
}

export const receiptFileName = ({ document }: InvoiceReceipt): string =>
  pdfFileName(document).replace(/^Invoice_/, 'Receipt_')
