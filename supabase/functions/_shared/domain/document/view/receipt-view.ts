import { englishReceipt, type ReceiptWords } from '../../language/receipt-words.ts'
import { tongueOf } from '../../language/tongue.ts'
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

/** Printed one by one; what came before the latest of so many is one row. */
const MOST_ROWS = 60

const sumOf = (payments: Received[], minorOf: (payment: Received) => number) =>
  payments.reduce((sum, payment) => sum + minorOf(payment), 0)

/** The payments as rows: the earliest of very many together. */
function rowsOf(payments: Received[], earlierText: ReceiptWords['earlier']): Row[] {
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

/** The receipt as its readers see it: the paper of its invoice, with payments in the place of items. */
export function receiptView({ document, payments }: InvoiceReceipt): DocumentView {
  const view = documentView(document)
  const tongue = tongueOf(document)
  const { say, earlier, forDocument, totalOf } = tongue.receipt ?? englishReceipt
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
    ({ label }) => label !== 'Received' && label !== 'TDS',
  )
  const withTds = <Part>(part: Part): Part[] => (deducted > 0 ? [part] : [])
  return {
    ...view,
    ...{ kind: say('Receipt'), title: say('Receipt').toUpperCase(), name: forDocument(view.name) },
    subject: forDocument(view.subject),
    ...{ mark: null, declaration: null, copy: null, status: null, delivery: null, terms: [] },
    seller: { ...view.seller, label: say('From') },
    buyer: { ...view.buyer, label: say('Received From') },
    dates: [
      { label: say('Invoice Date'), value: tongue.day(document.issueDate), strong: false },
      { label: say('Paid on'), value: tongue.day(payments.at(-1)?.paidOn ?? ''), strong: true },
    ],
    headline: { label: say('Received'), figure: money(received) },
    columns: [
      { label: figure(say('Payment')), align: 'start' },
      { label: figure(say('Paid on')), align: 'end' },
      ...withTds({ label: figure(say('TDS')), align: 'end' as const }),
      { label: figure(say('Amount')), align: 'end' },
    ],
    rows: rowsOf(payments, earlier).map(
      ({ method, reference, paidOn, tdsMinor, amountMinor }, at) => ({
        position: at + 1,
        cells: [
          figure(
            reference === null ? tongue.method(method) : `${tongue.method(method)}, ${reference}`,
          ),
          figure(tongue.day(paidOn)),
          ...withTds(money(tdsMinor)),
          money(amountMinor),
        ],
      }),
    ),
    ...{ taxTable: null, partTable: null },
    totals: [
      line(say('Received'), received, 'total'),
      ...withTds(line(say('TDS'), deducted)),
      line(totalOf(view.kind, view.number), total.minor),
      ...since.map(({ label, amount }) =>
        line(tongue.say(label), amount.minor, label === 'Balance due' ? 'strong' : 'plain'),
      ),
    ],
    // Nobody has to sign it.
    signature: signature?.picture ? signature : null,
    exchangeRate: null,
    words: tongue.words(received, currency),
    ...{ endorsements: [], facts: [], notes: null, pay: { upi: null, bank: null } },
  }
}

export const receiptFileName = ({ document }: InvoiceReceipt): string =>
  pdfFileName(document).replace(/^Invoice_/, 'Receipt_')
