import { icu } from '#languages/icu.ts'

/** Registers, ageing and revenue, and the days that a report is asked for. */
export const registers = {
  area: 'registers',
  days: {
    form: 'Days of the report',
    label: 'Days',
    other: 'Other days',
    from: 'From',
    until: 'Until',
    show: 'Show',
  },
  download: { label: 'Download', excel: 'Excel (.xlsx)', csv: 'CSV' },
  lines: {
    loading: icu('Loading {report}'),
    table: icu('{report} as a table'),
    sum: icu('Sum of {count, number}'),
    shown: icu('Showing {from}-{to} of {count, number} lines'),
  },
  register: {
    title: 'Registers',
    label: 'Register',
    empty: {
      invoices: 'No invoice was issued in these days.',
      payments: 'No money came in in these days.',
      tds: 'No client withheld tax in these days. You enter it with a payment.',
      'credit-notes': 'No credit note was issued in these days.',
    },
  },
  ageing: {
    title: 'Ageing',
    subtitle: icu('What is owed to you on {day}, by the days since it was due'),
    empty: 'Nobody owes you anything.',
  },
  revenue: {
    title: 'Revenue',
    subtitle: icu('Invoices less credit notes, {from} – {until}'),
    label: 'Revenue by',
    by: { month: 'By month', client: 'By client', item: 'By item' },
    others: 'All others',
    empty: 'Nothing was invoiced in these days.',
  },
} as const
