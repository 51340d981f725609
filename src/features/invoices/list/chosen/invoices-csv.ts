import type { Amount, InvoiceSummary } from '#domain/invoice.ts'
import { minorToDecimal } from '#domain/money.ts'
import { moneyOf, standingOf } from '#domain/standing.ts'
import { csvOf } from '#tables/csv.ts'
import type { ColumnKind } from '#tables/table.ts'

const minor = ({ minor }: Amount) => minorToDecimal(minor)
const rupees = ({ rupeesMinor }: Amount) =>
  rupeesMinor === null ? null : minorToDecimal(rupeesMinor)

const columns: readonly [
  label: string,
  kind: ColumnKind,
  cell: (invoice: InvoiceSummary) => string | null,
][] = [
  ['Number', 'text', (invoice) => invoice.formattedInvoiceNumber],
  ['Client', 'text', (invoice) => invoice.clientName],
  ['Email', 'text', (invoice) => invoice.clientEmail],
  ['Issued', 'day', (invoice) => invoice.issueDate],
  ['Due', 'day', (invoice) => invoice.dueDate],
  ['Status', 'text', standingOf],
  ['Currency', 'text', (invoice) => invoice.currency],
  ['Total', 'amount', ({ total }) => minor(total)],
  ['Received', 'amount', (invoice) => minorToDecimal(moneyOf(invoice).receivedMinor)],
  ['Credited', 'amount', ({ credited }) => minor(credited)],
  ['Refunded', 'amount', (invoice) => minorToDecimal(moneyOf(invoice).refundedMinor)],
  ['To be refunded', 'amount', ({ refundableMinor }) => minorToDecimal(refundableMinor)],
  ['Balance', 'amount', ({ balance }) => minor(balance)],
  ['Total in INR', 'amount', ({ total }) => rupees(total)],
  ['Balance in INR', 'amount', ({ balance }) => rupees(balance)],
]

/** Invoices as a spreadsheet reads them: amounts in the currency of each, and in rupees where these are known. */
export const invoicesCsv = (invoices: readonly InvoiceSummary[]): string =>
  csvOf({
    name: 'Invoices',
    columns: columns.map(([label, kind]) => ({ label, kind })),
    rows: invoices.map((invoice) => columns.map(([, , cell]) => cell(invoice))),
  })
