import type { Amount, InvoiceSummary } from '#domain/invoice.ts'
import { minorToDecimal } from '#domain/money.ts'
import { standingOf } from '#domain/standing.ts'
import { type CsvCell, csvOf } from '../../../../lib/csv.ts'

const text = (text: string): CsvCell => ({ text })
const minor = ({ minor }: Amount): CsvCell => ({ number: minorToDecimal(minor) })
const rupees = ({ rupeesMinor }: Amount): CsvCell =>
  rupeesMinor === null ? null : { number: minorToDecimal(rupeesMinor) }

const columns: readonly [head: string, cell: (invoice: InvoiceSummary) => CsvCell][] = [
  ['Number', ({ formattedInvoiceNumber }) => text(formattedInvoiceNumber)],
  ['Client', ({ clientName }) => text(clientName)],
  ['Email', ({ clientEmail }) => text(clientEmail)],
  ['Issued', ({ issueDate }) => text(issueDate)],
  ['Due', ({ dueDate }) => text(dueDate)],
  ['Status', (invoice) => text(standingOf(invoice))],
  ['Currency', ({ currency }) => text(currency)],
  ['Total', ({ total }) => minor(total)],
  ['Received', ({ settled }) => minor(settled)],
  ['Credited', ({ credited }) => minor(credited)],
  ['Balance', ({ balance }) => minor(balance)],
  ['Total in INR', ({ total }) => rupees(total)],
  ['Balance in INR', ({ balance }) => rupees(balance)],
]

/** Invoices as a spreadsheet reads them: amounts in the currency of each, and in rupees where these are known. */
export const invoicesCsv = (invoices: readonly InvoiceSummary[]): string =>
  csvOf(
    columns.map(([head]) => head),
    invoices.map((invoice) => columns.map(([, cell]) => cell(invoice))),
  )
