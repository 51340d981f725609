import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import * as v from 'valibot'
import type { Invoice, InvoiceDocument, InvoiceSummary, Payable } from '#domain/document/invoice.ts'
import type { InvoiceFilter, Sort } from '#domain/document/list-filter.ts'
import type { NewInvoice } from '#domain/document/new/new-invoice.ts'
import type { InvoiceReceipt } from '#domain/document/view/receipt-view.ts'
import type { Currency } from '#domain/money.ts'
import { paymentMethods } from '#domain/payment/payment.ts'
import type { Db } from '../client.ts'
import { DataError, toDataError, unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { toSnake } from '../snake-names.ts'
import { invoiceRow, invoiceSummaryRow } from './rows.ts'

type InvoiceList = {
  invoices: InvoiceSummary[]
  total: number
  /** False when a search has so many matches that counting stopped before the end. */
  counted: boolean
}

/** A filter under the names of the database. */
export const narrowing = ({ search, client, range }: InvoiceFilter) => ({
  ...(search && { query: search }),
  ...(client && { client_id: client }),
  ...(range && toSnake(range)),
})

const notFound = () => new DataError({ status: 404, code: 'invoice_not_found' })

const listRow = v.object({
  total: v.number(),
  counted: v.boolean(),
  invoices: v.array(invoiceSummaryRow),
})

/** Newest first, or by a column; `offset` and `limit` count invoices, `total` counts all matches, also past the end. */
export async function listInvoices(
  db: Db,
  {
    offset,
    limit,
    order,
    ...filter
  }: { offset: number; limit: number; order?: Sort | undefined } & InvoiceFilter,
): Promise<InvoiceList> {
  const asked = {
    ...{ skip: offset, most: limit },
    ...(filter.cancelled && { with_cancelled: true }),
    ...(filter.status && { status: filter.status }),
    ...narrowing(filter),
    ...order,
  }
  return v.parse(listRow, unwrap(await db.rpc('list_invoices', asked)))
}

/** The most invoices that one answer of the database holds. */
export const MAX_ROWS = 1_000

/** The first `limit` invoices as `listInvoices` gives them, in as many answers as they take. */
export async function listFirstInvoices(
  db: Db,
  limit: number,
  filter: InvoiceFilter,
): Promise<InvoiceList> {
  const parts = Array.from({ length: Math.ceil(limit / MAX_ROWS) }, (_, part) => {
    const offset = part * MAX_ROWS
    return listInvoices(db, { offset, limit: Math.min(MAX_ROWS, limit - offset), ...filter })
  })
  const lists = await Promise.all(parts)
  const { total = 0, counted = true } = lists.at(-1) ?? {}
  return { invoices: lists.flatMap((list) => list.invoices), total, counted }
}

/** How many invoices the search offers while one types. */
const SEARCH_LIMIT = 8

/** Returns the caller's latest invoices that match a text by client, number, total, or row descriptions. */
export async function searchInvoices(db: Db, query: string): Promise<InvoiceSummary[]> {
  const rows = unwrap(await db.rpc('search_invoices', { query, most: SEARCH_LIMIT }))
  return v.parse(v.array(invoiceSummaryRow), rows)
}

/** Whether a text can be an invoice's id; the Data API refuses to look for others. */
export const isInvoiceId = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text)

/**
 * One of the caller's invoices; a malformed or foreign id is "not found" (404), and so is a cancelled invoice unless it
 * is asked for.
 */
export async function getInvoice(db: Db, id: string, { cancelled = false } = {}): Promise<Invoice> {
  if (!isInvoiceId(id)) throw notFound()
  const row = unwrap(await db.from('invoice_records').select('*').eq('id', id).maybeSingle())
  if (row === null || (row.cancelled_at !== null && !cancelled)) throw notFound()
  return v.parse(invoiceRow, row)
}

/** The fields of the domain under the names that the database has for them. */
export const documentOfNew = <Fields extends Pick<NewInvoice, 'items' | 'parts'>>({
  items,
  parts,
  ...invoice
}: Fields) => ({
  ...toSnake(invoice),
  parts: parts.map(toSnake),
  items: items.map(({ place: _, ...item }) => toSnake(item)),
})

/** The database counts only the rows that it got. Names the fault by the row as the person typed it. */
function asTyped(error: DataError, { items }: NewInvoice): DataError {
  const { status, code, params, field, cause } = error
  const typed = field?.replace(/^items\.(\d+)/, (_, at) => `items.${items[at]?.place ?? at}`)
  return new DataError({ status, code, params, field: typed ?? null, cause })
}

const identified = v.object({ id: v.string() })

/** Returns the document just issued. Faults in a row name the row as it was `typed`. */
export function issuedInvoice(
  answer: PostgrestSingleResponse<unknown>,
  typed: NewInvoice,
): Invoice {
  if (answer.error) throw asTyped(toDataError(answer.error, answer.status), typed)
  const issued = answer.data
  if (issued === null) throw notFound()
  if (!v.is(identified, issued)) throw new DataError({ status: 502, code: 'invoice_id_missing' })
  return v.parse(invoiceRow, issued)
}

/**
 * Issues an invoice and returns it. Repeating the call with the same `requestKey` (a UUID) and the same
 * invoice returns the same one, 404 when that is cancelled; with another invoice it is refused (409).
 */
export async function issueInvoice(
  db: Db,
  requestKey: string,
  invoice: NewInvoice,
): Promise<Invoice> {
  const args = { request_key: requestKey, document: documentOfNew(invoice) }
  return issuedInvoice(await db.rpc('issue_invoice', args), invoice)
}

/** Works as `deleteInvoice` does, and keeps the reason. */
export async function cancelInvoice(db: Db, id: string, reason: string): Promise<void> {
  unwrap(await db.rpc('cancel_invoice', { invoice_id: id, reason }))
}

/** Cancels an invoice: it leaves every list and total, its number stays taken. With money on it: refused (409). */
export async function deleteInvoice(db: Db, id: string): Promise<void> {
  unwrap(await db.rpc('delete_invoice', { invoice_id: id }))
}

/** Undoes `deleteInvoice`. */
export async function restoreInvoice(db: Db, id: string): Promise<void> {
  unwrap(await db.rpc('restore_invoice', { invoice_id: id }))
}

/** Returns the exchange rate of the caller's latest invoice in a currency, in rupees; null when there is none. */
export async function lastExchangeRate(db: Db, currency: Currency): Promise<number | null> {
  const row = unwrap(
    await db
      .from('invoice_summaries')
      .select('exchange_rate')
      .eq('currency', currency)
      .not('exchange_rate', 'is', null)
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
  )
  return row?.exchange_rate == null ? null : Number(row.exchange_rate)
}

const payableRow = v.pipe(
  v.object({
    upi_id: v.nullable(v.string()),
    bank: v.nullable(
      v.object({
        ...{ name: v.string(), number: v.string(), ifsc: v.string() },
        ...{ bankName: v.nullable(v.string()), swift: v.nullable(v.string()) },
      }),
    ),
  }),
  v.transform((row): Payable => toCamel(row)),
)

/** Converts the database's document of an invoice to the domain's InvoiceDocument. */
export const documentOf = (document: unknown): InvoiceDocument => ({
  ...v.parse(invoiceRow, document),
  ...v.parse(payableRow, document),
})

function parsed(document: unknown): InvoiceDocument {
  if (document === null) throw notFound()
  return documentOf(document)
}

/** Returns the invoice behind a PDF link for anyone who holds the link; 404 when there is none. */
export const getInvoiceDocument = async (db: Db, token: string) =>
  parsed(unwrap(await db.rpc('invoice_document', { token })))

/** Returns one of the caller's documents in the form for mails. */
export const getOwnDocument = async (db: Db, id: string) => {
  if (!isInvoiceId(id)) throw notFound()
  return parsed(unwrap(await db.rpc('own_document', { invoice_id: id })))
}

/** The same behind a share link, while it lives. */
export const getSharedDocument = async (db: Db, token: string) =>
  parsed(unwrap(await db.rpc('shared_document', { token })))

const receiptRow = v.object({
  document: v.unknown(),
  payments: v.nullable(
    v.array(
      v.pipe(
        v.object({
          amount_minor: v.number(),
          tds_minor: v.number(),
          paid_on: v.string(),
          method: v.picklist(paymentMethods),
          reference: v.nullable(v.string()),
        }),
        v.transform(toCamel),
      ),
    ),
  ),
})

function receiptOf(content: unknown): InvoiceReceipt {
  const row = v.parse(v.nullable(receiptRow), content)
  if (row === null || row.payments === null) throw notFound()
  return { document: documentOf(row.document), payments: row.payments }
}

/** Returns the receipt of the invoice behind a PDF link; 404 while no money has come in. */
export const getInvoiceReceipt = async (db: Db, token: string) =>
  receiptOf(unwrap(await db.rpc('invoice_receipt', { token })))

/** The same behind a share link, while it lives. */
export const getSharedReceipt = async (db: Db, token: string) =>
  receiptOf(unwrap(await db.rpc('shared_receipt', { token })))

/** How many invoices the caller has created in this month in India, the cancelled ones among them. */
export async function countInvoicesThisMonth(db: Db): Promise<number> {
  return unwrap(await db.rpc('invoices_this_month'))
}
