import { dayAs, type PlainDate } from '#domain/dates.ts'
import type { InvoiceSummary } from '#domain/document/invoice.ts'
import { moneyOf, standingOf } from '#domain/document/standing.ts'
import { type Amount, minorToDecimal } from '#domain/money.ts'
import type { table } from '#languages/en/screens/table.ts'
import type { Words } from '#languages/words.ts'
import { csvOf } from '#tables/csv.ts'
import type { ColumnKind } from '#tables/table.ts'

const minor = ({ minor }: Amount) => minorToDecimal(minor)
const rupees = ({ rupeesMinor }: Amount) =>
  rupeesMinor === null ? null : minorToDecimal(rupeesMinor)

/** A missing day leaves its cell empty. */
const dayOf = (day: PlainDate) => day && dayAs((it) => it, day)

type CsvWords = Omit<Words<typeof table>['csv'], 'name'>

const columns: readonly [
  column: keyof CsvWords,
  kind: ColumnKind,
  cell: (invoice: InvoiceSummary) => string | null,
][] = [
  ['number', 'text', (invoice) => invoice.formattedInvoiceNumber],
  ['client', 'text', (invoice) => invoice.clientName],
  ['email', 'text', (invoice) => invoice.clientEmail],
  ['issued', 'day', ({ issueDate }) => dayOf(issueDate)],
  ['due', 'day', ({ dueDate }) => dayOf(dueDate)],
  ['status', 'text', standingOf],
  ['currency', 'text', (invoice) => invoice.currency],
  ['total', 'amount', ({ total }) => minor(total)],
  ['received', 'amount', (invoice) => minorToDecimal(moneyOf(invoice).receivedMinor)],
  ['tds', 'amount', (invoice) => minorToDecimal(moneyOf(invoice).tdsMinor)],
  ['credited', 'amount', ({ credited }) => minor(credited)],
  ['refunded', 'amount', (invoice) => minorToDecimal(moneyOf(invoice).refundedMinor)],
  ['refundable', 'amount', ({ refundableMinor }) => minorToDecimal(refundableMinor)],
  ['balance', 'amount', ({ balance }) => minor(balance)],
  ['totalRupees', 'amount', ({ total }) => rupees(total)],
  ['balanceRupees', 'amount', ({ balance }) => rupees(balance)],
]

/** Invoices as a spreadsheet reads them: amounts in the currency of each, and in rupees where these are known. */
export const invoicesCsv = (
  invoices: readonly InvoiceSummary[],
  words: Words<typeof table>['csv'],
): string =>
  csvOf({
    name: words.name,
    columns: columns.map(([column, kind]) => ({ label: words[column], kind })),
    rows: invoices.map((invoice) => columns.map(([, , cell]) => cell(invoice))),
  })
