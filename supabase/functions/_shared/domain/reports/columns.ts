import type { ReportColumn, ReportKind } from './registers.ts'

const rupees = (
  key: string,
  name: ReportColumn['name'],
  more: { shown?: true } = {},
): ReportColumn => ({
  key,
  name,
  kind: 'rupees',
  summed: true,
  ...more,
})

const shown = { shown: true } as const

const ofDocument: readonly ReportColumn[] = [
  { key: 'day', name: 'day', kind: 'day', ...shown },
  { key: 'number', name: 'number', kind: 'text', ...shown },
  { key: 'kind', name: 'document', kind: 'text', values: 'kinds' },
  { key: 'clientName', name: 'client', kind: 'text', ...shown },
  { key: 'gstin', name: 'gstin', kind: 'text' },
  { key: 'placeOfSupply', name: 'placeOfSupply', kind: 'state' },
  { key: 'status', name: 'status', kind: 'text', values: 'statuses', ...shown },
]

const amounts: readonly ReportColumn[] = [
  { key: 'currency', name: 'currency', kind: 'text' },
  { key: 'exchangeRate', name: 'rate', kind: 'number' },
  { key: 'ownTotalMinor', name: 'ownTotal', kind: 'own' },
  rupees('taxableMinor', 'taxable', shown),
  rupees('cgstMinor', 'cgst', shown),
  rupees('sgstMinor', 'sgst', shown),
  rupees('igstMinor', 'igst', shown),
  rupees('cessMinor', 'cess'),
  rupees('roundOffMinor', 'roundOff'),
  rupees('totalMinor', 'total', shown),
]

const earned = (name: ReportColumn['name'], kind: 'text' | 'month'): readonly ReportColumn[] => [
  { key: 'label', name, kind, ...shown },
  { key: 'invoices', name: 'invoices', kind: 'count', ...shown },
  rupees('taxableMinor', 'beforeTax', shown),
]

const withTax = [rupees('taxMinor', 'taxAndRounding', shown), rupees('totalMinor', 'total', shown)]

/** The columns of each, in the order of its file. */
export const reportColumns: Record<ReportKind, readonly ReportColumn[]> = {
  invoices: [
    ...ofDocument,
    { key: 'dueDate', name: 'due', kind: 'day' },
    ...amounts,
    rupees('balanceMinor', 'balance', shown),
  ],
  'credit-notes': [
    ...ofDocument,
    { key: 'originalNumber', name: 'against', kind: 'text', ...shown },
    { key: 'originalDay', name: 'againstDay', kind: 'day' },
    { key: 'creditReason', name: 'reason', kind: 'text' },
    ...amounts,
    rupees('refundedMinor', 'refunded', shown),
  ],
  payments: [
    { key: 'day', name: 'day', kind: 'day', ...shown },
    {
      key: 'kind',
      name: 'what',
      kind: 'text',
      values: 'movements',
      ...shown,
    },
    { key: 'number', name: 'for', kind: 'text', ...shown },
    { key: 'clientName', name: 'client', kind: 'text', ...shown },
    { key: 'method', name: 'method', kind: 'text', values: 'methods', ...shown },
    { key: 'reference', name: 'reference', kind: 'text', ...shown },
    { key: 'currency', name: 'currency', kind: 'text' },
    { key: 'ownAmountMinor', name: 'ownAmount', kind: 'own' },
    rupees('tdsMinor', 'tds', shown),
    rupees('amountMinor', 'received', shown),
  ],
  tds: [
    { key: 'year', name: 'year', kind: 'text', ...shown },
    { key: 'clientName', name: 'client', kind: 'text', ...shown },
    { key: 'tan', name: 'tan', kind: 'text' },
    { key: 'pan', name: 'pan', kind: 'text', ...shown },
    { key: 'tdsCode', name: 'tdsCode', kind: 'text', ...shown },
    { key: 'tdsKind', name: 'tdsKind', kind: 'text', values: 'tdsKinds' },
    { key: 'payments', name: 'payments', kind: 'count', ...shown },
    rupees('amountMinor', 'received', shown),
    rupees('firstMinor', 'first', shown),
    rupees('secondMinor', 'second', shown),
    rupees('thirdMinor', 'third', shown),
    rupees('fourthMinor', 'fourth', shown),
    rupees('tdsMinor', 'tds', shown),
  ],
  'revenue-by-client': [...earned('client', 'text'), ...withTax],
  'revenue-by-item': earned('item', 'text'),
  'revenue-by-month': [...earned('month', 'month'), ...withTax],
  ageing: [
    { key: 'label', name: 'client', kind: 'text', ...shown },
    { key: 'invoices', name: 'invoices', kind: 'count', ...shown },
    rupees('notDueMinor', 'notDue', shown),
    rupees('late30Minor', 'late30', shown),
    rupees('late60Minor', 'late60', shown),
    rupees('late90Minor', 'late90', shown),
    rupees('lateOverMinor', 'lateOver', shown),
    rupees('totalMinor', 'total', shown),
  ],
}

/** The form without columns, for narrow screens: the main text of a line, the text below it, and its amount. */
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
  tds: { title: 'clientName', details: ['year', 'tdsCode', 'pan'], amount: 'tdsMinor' },
  'revenue-by-client': { title: 'label', details: [], amount: 'totalMinor' },
  'revenue-by-item': { title: 'label', details: [], amount: 'taxableMinor' },
  'revenue-by-month': { title: 'label', details: [], amount: 'totalMinor' },
  ageing: {
    title: 'label',
    details: ['notDueMinor', 'late30Minor', 'late60Minor', 'late90Minor', 'lateOverMinor'],
    amount: 'totalMinor',
  },
}
