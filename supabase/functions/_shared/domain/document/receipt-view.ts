import { formatDay } from '../dates.ts'
import { type DocumentView, documentView } from '../document-view.ts'
import type { Figure } from '../figures.ts'
import type { InvoiceDocument } from '../invoice.ts'
import { pdfFileName } from '../lines.ts'
import { formatMoney } from '../money.ts'
import type { Payment } from '../payment.ts'
import { settlementLines } from '../totals.ts'
import { amountInWords } from '../words.ts'

type Received = Pick<Payment, 'amountMinor' | 'tdsMinor' | 'paidOn' | 'method' | 'reference'>

type Row = Omit<Received, 'method'> & { method: string }

/** What came in for an invoice, the earliest first: at least one payment. */
export type InvoiceReceipt = { document: InvoiceDocument; payments: Received[] }

/** Printed one by one; what came before the latest of so many is one row. */
const MOST_ROWS = 60

const sumOf = (payments: Received[], minorOf: (payment: Received) => number) =>
  payments.reduce((sum, payment) => sum + minorOf(payment), 0)

/** The payments as rows: the earliest of very many together. */
function rowsOf(payments: Received[]): Row[] {
  if (payments.length <= MOST_ROWS) return payments
  const earlier = payments.slice(0, 1 - MOST_ROWS)
  return [
    {
      method: `${earlier.length} earlier payments`,
      reference: null,
      paidOn: earlier.at(-1)?.paidOn ?? '',
      amountMinor: sumOf(earlier, ({ amountMinor }) => amountMinor),
      tdsMinor: sumOf(earlier, ({ tdsMinor }) => tdsMinor),
    },
    ...payments.slice(1 - MOST_ROWS),
  ]
}

/** The receipt as its readers see it: the paper of its invoice, with payments in the place of items. */
export function receiptView({ document, payments }: InvoiceReceipt): DocumentView {
  const view = documentView(document)
  const { currency, total } = document
  const figure = (main: string): Figure => ({ main, beside: null })
  const money = (minor: number) => figure(formatMoney(minor, currency))
  const received = sumOf(payments, ({ amountMinor }) => amountMinor)
  const deducted = sumOf(payments, ({ tdsMinor }) => tdsMinor)
  const line = (label: string, minor: number, weight: 'plain' | 'strong' | 'total' = 'plain') => ({
    ...{ label, weight },
    figure: money(minor),
  })
  // What was credited and given back since: the client must not be shown to have paid what they got back.
  const since = settlementLines(document, deducted).filter(
    ({ label }) => label !== 'Received' && label !== 'TDS',
  )
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
    rows: rowsOf(payments).map(({ method, reference, paidOn, tdsMinor, amountMinor }, at) => ({
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
      ...since.map(({ label, amount }) =>
        line(label, amount.minor, label === 'Balance due' ? 'strong' : 'plain'),
      ),
    ],
    exchangeRate: null,
    words: [amountInWords(received, currency)],
    ...{ endorsements: [], facts: [], notes: null, pay: { upi: null, bank: null } },
  }
}

export const receiptFileName = ({ document }: InvoiceReceipt): string =>
  pdfFileName(document).replace(/^Invoice_/, 'Receipt_')
