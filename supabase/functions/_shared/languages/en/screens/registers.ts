import { icu } from '#languages/icu.ts'

/** Registers, ageing and revenue, and the days that a report is asked for. */
export const registers = {
  area: 'registers',
  checkConnection: 'Check your connection, then try again.',
  days: {
    form: 'Period of the report',
    label: 'Period',
    other: 'Other period',
    from: 'From',
    until: 'Until',
    show: 'Show',
  },
  download: { label: 'Download', excel: 'Excel (.xlsx)', csv: 'CSV' },
  lines: {
    loading: icu('Loading {report}'),
    table: icu('{report} as a table'),
    sum: icu('Total ({count, number})'),
    reverse: 'Reverse charge',
    showTaxes: 'Show taxes',
    shown: icu('Showing {from}-{to} of {count, number} lines'),
  },
  register: {
    title: 'Registers',
    label: 'Register',
    empty: {
      invoices: 'No invoices were issued in this period.',
      payments: 'No payments were received in this period.',
      tds: 'No client deducted TDS in this period. You enter TDS when you record a payment.',
      'credit-notes': 'No credit notes were issued in this period.',
    },
  },
  ageing: {
    title: 'Ageing',
    subtitle: icu('What clients owe you on {day}, by days overdue'),
    empty: 'No client owes you anything.',
  },
  revenue: {
    title: 'Revenue',
    subtitle: icu('Invoices less credit notes, {from} – {until}'),
    label: 'Revenue by',
    by: { month: 'By month', client: 'By client', item: 'By item' },
    others: 'All others',
    empty: 'Nothing was invoiced in this period.',
  },
} as const
