import { icu } from '#languages/icu.ts'

/** The list of the reports. */
export const reportList = {
  area: 'reportList',
  checkConnection: 'Check your connection, then try again.',
  title: 'Reports',
  subtitle: 'Your figures, for you and your accountant',
  loading: 'Loading the report',
  failed: 'Figures could not be loaded.',
  failedHelp: 'You can still open every report.',
  groups: {
    tax: 'Tax',
    books: 'Books',
    money: 'Money in',
  },
  figures: {
    filed: icu('{months}: filed {day}'),
    notFiled: 'not filed',
    nil: icu('{months}: nil · due {day}'),
    nilLate: icu('{months}: nil · was due {day}'),
    nilOnly: icu('{months}: nil'),
    due: icu('{months} · due {day}'),
    wasDue: icu('{months} · was due {day}'),
    invoices: icu('{count, plural, one {# invoice} other {# invoices}} in {month}'),
    revenue: icu('{amount} in {month}'),
    owed: icu('{amount} owed'),
    owedLate: icu('{amount} owed · {count} overdue'),
    toMatch: icu('{count} to match'),
    toMatchMost: icu('{count} or more to match'),
    noneToMatch: 'Nothing to match',
  },
  places: {
    gstr1: {
      label: 'GSTR-1',
      about: 'Sales return, as a file for the portal',
    },
    law: {
      label: 'What the law says',
      about: 'Rates, limits and deadlines of any day, with their sources',
    },
    gstr3b: { label: 'GSTR-3B', about: 'Tax summary, to copy to the portal' },
    registers: {
      label: 'Registers',
      about: 'Invoices, payments, TDS and notes by period',
    },
    tally: {
      label: 'Tally',
      about: 'Vouchers and ledgers as files for your accountant’s Tally',
    },
    statements: {
      label: 'Statements',
      about: 'A client’s account, as PDF, email or link',
    },
    ageing: { label: 'Ageing', about: 'Who owes you, and for how long' },
    revenue: { label: 'Revenue', about: 'By client, by item and by month' },
    tds: { label: 'TDS credit', about: 'What clients deducted, and what reached the department' },
    exports: {
      label: 'Exports',
      about: 'Sales abroad: declarations, deadlines and money received',
    },
    bank: {
      label: 'Bank file',
      about: 'Match money that came in to invoices',
    },
    import: { label: 'Import', about: 'Clients, items and old invoices' },
  },
} as const
