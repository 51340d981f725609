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
    inMonth: icu('in {month}'),
    between: icu('from {from} to {until}'),
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
    none: {
      invoices: icu('No invoices {days}'),
      payments: icu('No payments {days}'),
      tds: icu('No TDS {days}'),
      'credit-notes': icu('No credit notes {days}'),
    },
    tdsHelp: 'You enter TDS when you record a payment.',
  },
  ageing: {
    title: 'Ageing',
    subtitle: icu('What clients owe you on {day}, by days overdue'),
    empty: 'Nobody owes you anything',
    emptyHelp: 'Invoices appear here when you issue them, until they are paid.',
    overdue: icu('{amount} overdue'),
    actions: 'Actions',
    remind: 'Remind',
    remindOf: icu('Remind {client}'),
    statement: 'Statement',
    statementOf: icu('Statement of {client}'),
  },
  revenue: {
    title: 'Revenue',
    subtitle: icu('Invoices less credit notes, {from} – {until}'),
    label: 'Revenue by',
    by: { month: 'By month', client: 'By client', item: 'By item' },
    others: 'All others',
    none: icu('No revenue {days}'),
  },
} as const
