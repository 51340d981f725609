import { kindNames } from '../document/kind-questions.ts'
import type { ReportColumn, ReportKind } from './registers.ts'

export const registerNames: Record<ReportKind, string> = {
  invoices: 'Invoices',
  payments: 'Payments',
  tds: 'TDS',
  'credit-notes': 'Credit notes',
  'revenue-by-client': 'Revenue by client',
  'revenue-by-item': 'Revenue by item',
  'revenue-by-month': 'Revenue by month',
  ageing: 'Ageing',
}

const statusWords = {
  PAID: 'Paid',
  UNPAID: 'Unpaid',
  OVERDUE: 'Overdue',
  WRITTEN_OFF: 'Written off',
  CANCELLED: 'Cancelled',
  ISSUED: 'Issued',
}

const rupees = (key: string, label: string, more: { shown?: true } = {}): ReportColumn => ({
  key,
  label,
  kind: 'rupees',
  summed: true,
  ...more,
})

const shown = { shown: true } as const

const ofDocument: readonly ReportColumn[] = [
  { key: 'day', label: 'Date', kind: 'day', ...shown },
  { key: 'number', label: 'Number', kind: 'text', ...shown },
  { key: 'kind', label: 'Document', kind: 'text', words: kindNames },
  { key: 'clientName', label: 'Client', kind: 'text', ...shown },
  { key: 'gstin', label: 'GSTIN', kind: 'text' },
  { key: 'placeOfSupply', label: 'Place of supply', kind: 'state' },
  { key: 'status', label: 'Status', kind: 'text', words: statusWords, ...shown },
]

const amounts: readonly ReportColumn[] = [
  { key: 'currency', label: 'Currency', kind: 'text' },
  { key: 'exchangeRate', label: 'Rate', kind: 'number' },
  { key: 'ownTotalMinor', label: 'Total in currency', kind: 'own' },
  rupees('taxableMinor', 'Taxable', shown),
  rupees('cgstMinor', 'CGST', shown),
  rupees('sgstMinor', 'SGST', shown),
  rupees('igstMinor', 'IGST', shown),
  rupees('cessMinor', 'Cess'),
  rupees('roundOffMinor', 'Round-off'),
  rupees('totalMinor', 'Total', shown),
]

const earned = (label: string, kind: 'text' | 'month'): readonly ReportColumn[] => [
  { key: 'label', label, kind, ...shown },
  { key: 'invoices', label: 'Invoices', kind: 'count', ...shown },
  rupees('taxableMinor', 'Before tax', shown),
]

const withTax = [
  rupees('taxMinor', 'Tax and rounding', shown),
  rupees('totalMinor', 'Total', shown),
]

/** The columns of each, in the order of its file. */
export const reportColumns: Record<ReportKind, readonly ReportColumn[]> = {
  invoices: [
    ...ofDocument,
    { key: 'dueDate', label: 'Due', kind: 'day' },
    ...amounts,
    rupees('balanceMinor', 'Balance', shown),
  ],
  'credit-notes': [
    ...ofDocument,
    { key: 'originalNumber', label: 'Against', kind: 'text', ...shown },
    { key: 'originalDay', label: 'Against of', kind: 'day' },
    { key: 'creditReason', label: 'Reason', kind: 'text' },
    ...amounts,
    rupees('refundedMinor', 'Refunded', shown),
  ],
  payments: [
    { key: 'day', label: 'Date', kind: 'day', ...shown },
    {
      key: 'kind',
      label: 'What',
      kind: 'text',
      words: {
        payment: 'Payment',
        refund: 'Refund',
        advance: 'Advance',
        advance_refund: 'Advance given back',
      },
      ...shown,
    },
    { key: 'number', label: 'For', kind: 'text', ...shown },
    { key: 'clientName', label: 'Client', kind: 'text', ...shown },
    { key: 'method', label: 'Method', kind: 'text', ...shown },
    { key: 'reference', label: 'Reference', kind: 'text', ...shown },
    { key: 'currency', label: 'Currency', kind: 'text' },
    { key: 'ownAmountMinor', label: 'Amount in currency', kind: 'own' },
    rupees('tdsMinor', 'TDS', shown),
    rupees('amountMinor', 'Amount', shown),
  ],
  tds: [
    { key: 'year', label: 'Financial year', kind: 'text', ...shown },
    { key: 'clientName', label: 'Client', kind: 'text', ...shown },
    { key: 'pan', label: 'PAN', kind: 'text', ...shown },
    { key: 'payments', label: 'Payments', kind: 'count', ...shown },
    rupees('amountMinor', 'Received', shown),
    rupees('firstMinor', 'Apr–Jun', shown),
    rupees('secondMinor', 'Jul–Sep', shown),
    rupees('thirdMinor', 'Oct–Dec', shown),
    rupees('fourthMinor', 'Jan–Mar', shown),
    rupees('tdsMinor', 'TDS', shown),
  ],
  'revenue-by-client': [...earned('Client', 'text'), ...withTax],
  'revenue-by-item': earned('Item', 'text'),
  'revenue-by-month': [...earned('Month', 'month'), ...withTax],
  ageing: [
    { key: 'label', label: 'Client', kind: 'text', ...shown },
    { key: 'invoices', label: 'Invoices', kind: 'count', ...shown },
    rupees('notDueMinor', 'Not due', shown),
    rupees('late30Minor', '1–30 days', shown),
    rupees('late60Minor', '31–60 days', shown),
    rupees('late90Minor', '61–90 days', shown),
    rupees('lateOverMinor', 'Over 90 days', shown),
    rupees('totalMinor', 'Total', shown),
  ],
}

/** Where there is no room for columns: what of a line is told first, what below it, and what it comes to. */
export const reportCards: Record<
  ReportKind,
  { title: string; details: readonly string[]; amount: string }
> = {
  invoices: { title: 'clientName', details: ['number', 'day', 'status'], amount: 'totalMinor' },
  'credit-notes': {
    title: 'clientName',
    details: ['number', 'day', 'originalNumber'],
    amount: 'totalMinor',
  },
  payments: { title: 'clientName', details: ['number', 'day', 'method'], amount: 'amountMinor' },
  tds: { title: 'clientName', details: ['year', 'pan'], amount: 'tdsMinor' },
  'revenue-by-client': { title: 'label', details: [], amount: 'totalMinor' },
  'revenue-by-item': { title: 'label', details: [], amount: 'taxableMinor' },
  'revenue-by-month': { title: 'label', details: [], amount: 'totalMinor' },
  ageing: {
    title: 'label',
    details: ['notDueMinor', 'late30Minor', 'late60Minor', 'late90Minor', 'lateOverMinor'],
    amount: 'totalMinor',
  },
}
