import type { AccountPage } from '#domain/account/account-file.ts'
import type {
  AccountClient,
  AccountDocument,
  AccountItem,
  AccountReceipt,
} from '#domain/account/account-rows.ts'
import { minorToDecimal } from '#domain/money.ts'
import type { ColumnKind, Table } from './table.ts'

type Cell = string | number | boolean | null
type Field<Row> = readonly [label: string, kind: ColumnKind, cell: (row: Row) => Cell]

const money = (minor: number | null) => (minor === null ? null : minorToDecimal(minor))
const percent = (rate: number | null) => (rate === null ? null : minorToDecimal(rate))
const textOf = (cell: Cell) => (cell === null ? null : String(cell))
const snapshot = (of: Readonly<Record<string, unknown>>, key: string) => {
  const value = of[key]
  return typeof value === 'string' ? value : null
}

const clients: Field<AccountClient>[] = [
  ['Id', 'text', (row) => row.id],
  ['Name', 'text', (row) => row.name],
  ['Contact', 'text', (row) => row.contact],
  ['Email', 'text', (row) => row.email],
  ['Copies to', 'text', (row) => row.cc_emails.join(', ')],
  ['Phone', 'text', (row) => row.phone],
  ['GSTIN', 'text', (row) => row.gstin],
  ['PAN', 'text', (row) => row.pan],
  ['TAN', 'text', (row) => row.tan],
  ['TDS for', 'text', (row) => row.tds_kind],
  ['Address', 'text', (row) => row.address],
  ['City', 'text', (row) => row.city],
  ['State code', 'text', (row) => row.state_code],
  ['Postal code', 'text', (row) => row.postal_code],
  ['Country', 'text', (row) => row.country],
  ['Delivery address', 'text', (row) => row.delivery_address],
  ['Currency', 'text', (row) => row.currency],
  ['Payment terms (days)', 'number', (row) => row.terms_days],
  ['Notes', 'text', (row) => row.notes],
  ['Archived', 'text', (row) => (row.archived ? 'yes' : 'no')],
  ['Merged into', 'text', (row) => row.merged_into],
]

const items: Field<AccountItem>[] = [
  ['Id', 'text', (row) => row.id],
  ['Description', 'text', (row) => row.description],
  ['Unit', 'text', (row) => row.unit],
  ['Rate', 'amount', (row) => row.rate],
  ['Currency', 'text', (row) => row.currency],
  ['HSN/SAC', 'text', (row) => row.hsn_sac],
  ['GST %', 'number', (row) => percent(row.gst_rate)],
  ['Taxability', 'text', (row) => row.taxability],
  ['Archived', 'text', (row) => (row.is_archived ? 'yes' : 'no')],
]

const documents: Field<AccountDocument>[] = [
  ['Id', 'text', (row) => row.id],
  ['Kind', 'text', (row) => row.kind],
  ['Number', 'text', (row) => row.number],
  ['Issue date', 'day', (row) => row.issue_date],
  ['Due date', 'day', (row) => row.due_date],
  ['Client', 'text', (row) => snapshot(row.buyer, 'name')],
  ['Client email', 'text', (row) => snapshot(row.buyer, 'email')],
  ['Client GSTIN', 'text', (row) => snapshot(row.buyer, 'gstin')],
  ['Client id', 'text', (row) => row.client_id],
  ['Original id', 'text', (row) => row.original_id],
  ['PO number', 'text', (row) => row.po_number],
  ['Supply', 'text', (row) => row.supply],
  ['Place of supply', 'text', (row) => row.place_of_supply],
  ['Reverse charge', 'text', (row) => (row.reverse_charge ? 'yes' : 'no')],
  ['Currency', 'text', (row) => row.currency],
  ['Exchange rate', 'number', (row) => row.exchange_rate],
  ['Taxable value', 'amount', (row) => money(row.taxable_minor)],
  ['CGST', 'amount', (row) => money(row.cgst_minor)],
  ['SGST', 'amount', (row) => money(row.sgst_minor)],
  ['IGST', 'amount', (row) => money(row.igst_minor)],
  ['Cess', 'amount', (row) => money(row.cess_minor)],
  ['Round off', 'amount', (row) => money(row.round_off_minor)],
  ['Total', 'amount', (row) => money(row.total_minor)],
  ['Total in INR', 'amount', (row) => money(row.total_inr_minor)],
  ['Settled', 'amount', (row) => money(row.settled_minor)],
  ['Credited', 'amount', (row) => money(row.credited_minor)],
  ['Status', 'text', (row) => (row.cancelled_at === null ? row.status : 'CANCELLED')],
  ['Paid on', 'day', (row) => row.paid_date],
  ['Reason', 'text', (row) => row.credit_reason ?? row.cancel_reason ?? row.write_off_reason],
  ['Notes', 'text', (row) => row.notes],
]

type Inner<Key extends 'items' | 'payments' | 'events'> = {
  document: AccountDocument
  row: AccountDocument[Key][number]
}

const rows: Field<Inner<'items'>>[] = [
  ['Document', 'text', ({ document }) => document.number],
  ['Document id', 'text', ({ document }) => document.id],
  ['Row', 'number', ({ row }) => row.position],
  ['Description', 'text', ({ row }) => row.description],
  ['HSN/SAC', 'text', ({ row }) => row.hsn_sac],
  ['Quantity', 'number', ({ row }) => row.quantity],
  ['Unit', 'text', ({ row }) => row.unit],
  ['Rate', 'amount', ({ row }) => row.rate],
  ['Rate holds the tax', 'text', ({ row }) => (row.includes_tax ? 'yes' : 'no')],
  ['Discount', 'amount', ({ row }) => money(row.discount_minor)],
  ['Taxable value', 'amount', ({ row }) => money(row.taxable_minor)],
  ['Taxability', 'text', ({ row }) => row.taxability],
  ['GST %', 'number', ({ row }) => percent(row.gst_rate)],
  ['CGST', 'amount', ({ row }) => money(row.cgst_minor)],
  ['SGST', 'amount', ({ row }) => money(row.sgst_minor)],
  ['IGST', 'amount', ({ row }) => money(row.igst_minor)],
  ['Cess', 'amount', ({ row }) => money(row.cess_minor)],
]

const payments: Field<Inner<'payments'>>[] = [
  ['Document', 'text', ({ document }) => document.number],
  ['Document id', 'text', ({ document }) => document.id],
  ['State', 'text', ({ row }) => row.state],
  ['Paid on', 'day', ({ row }) => row.paid_on],
  ['Currency', 'text', ({ document }) => document.currency],
  ['Amount', 'amount', ({ row }) => money(row.amount_minor)],
  ['TDS', 'amount', ({ row }) => money(row.tds_minor)],
  ['Method', 'text', ({ row }) => row.method],
  ['Reference', 'text', ({ row }) => row.reference],
  ['Note', 'text', ({ row }) => row.note],
  ['Said by the client', 'text', ({ row }) => (row.from_client ? 'yes' : 'no')],
  ['Receipt id', 'text', ({ row }) => row.receipt_id],
  ['Reason', 'text', ({ row }) => row.reason],
  ['Told by a restored file', 'text', ({ row }) => (row.restored ? 'yes' : 'no')],
]

const history: Field<Inner<'events'>>[] = [
  ['Document', 'text', ({ document }) => document.number],
  ['Document id', 'text', ({ document }) => document.id],
  ['At', 'text', ({ row }) => row.at],
  ['Event', 'text', ({ row }) => row.kind],
  ['Detail', 'text', ({ row }) => JSON.stringify(row.detail)],
  ['By', 'text', ({ row }) => row.by_name],
  ['Told by a restored file', 'text', ({ row }) => (row.restored ? 'yes' : 'no')],
]

const receipts: Field<AccountReceipt>[] = [
  ['Id', 'text', (row) => row.id],
  ['Client id', 'text', (row) => row.client_id],
  ['Paid on', 'day', (row) => row.paid_on],
  ['Currency', 'text', (row) => row.currency],
  ['Amount', 'amount', (row) => money(row.amount_minor)],
  ['Still an advance', 'amount', (row) => money(row.advance_minor)],
  ['Method', 'text', (row) => row.method],
  ['Reference', 'text', (row) => row.reference],
  ['Note', 'text', (row) => row.note],
  ['Undone', 'text', (row) => row.undo_reason],
  ['Given back', 'amount', (row) => money(row.returned_minor)],
  ['Given back on', 'day', (row) => row.returned_on],
  ['Given back by', 'text', (row) => row.return_method],
  ['Reference of what was given back', 'text', (row) => row.return_reference],
]

const table = <Row>(name: string, fields: Field<Row>[], rows: readonly Row[]): Table => ({
  name,
  columns: fields.map(([label, kind]) => ({ label, kind })),
  rows: rows.map((row) => fields.map(([, , cell]) => textOf(cell(row)))),
})

const inner = <Key extends 'items' | 'payments' | 'events'>(all: AccountDocument[], key: Key) =>
  all.flatMap((document) =>
    document[key].map((row: AccountDocument[Key][number]) => ({ document, row })),
  )

/**
 * Returns the tables of a page for a spreadsheet: one for each CSV of its part, none for a part
 * without CSV. The rows are trusted to be as docs/export.md says.
 */
export function tablesOf({ part, rows: given }: AccountPage): Table[] {
  if (part === 'clients') return [table('clients', clients, given as AccountClient[])]
  if (part === 'items') return [table('items', items, given as AccountItem[])]
  if (part === 'receipts') return [table('receipts', receipts, given as AccountReceipt[])]
  if (part !== 'documents') return []
  const all = given as AccountDocument[]
  return [
    table('documents', documents, all),
    table('rows', rows, inner(all, 'items')),
    table('payments', payments, inner(all, 'payments')),
    table('history', history, inner(all, 'events')),
  ]
}
