/** The list of the reports. */
export const reportList = {
  area: 'reportList',
  title: 'Reports',
  subtitle: 'What the month was, for you and your accountant',
  loading: 'Loading the report',
  places: {
    gstr1: {
      label: 'GSTR-1',
      about: 'What you supplied, as the portal takes it, and what it would refuse',
    },
    gstr3b: { label: 'GSTR-3B', about: 'The figures of 3.1 and 3.2 to copy from' },
    registers: {
      label: 'Registers',
      about: 'Invoices, payments, TDS and credit notes by days, for your accountant',
    },
    statements: {
      label: 'Statements',
      about: 'The account of a client: documents, payments, balance; as a PDF, by mail, by link',
    },
    ageing: { label: 'Ageing', about: 'Who owes what, and since when' },
    revenue: { label: 'Revenue', about: 'What you earned by client, by item and by month' },
    bank: {
      label: 'Bank file',
      about: 'Read a statement, match what came in to invoices, and record it',
    },
    import: { label: 'Import', about: 'Clients, items and old invoices of another program' },
  },
} as const
