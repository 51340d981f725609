import * as v from 'valibot'
import type { InvoiceDocument } from '#domain/invoice-document.ts'
import type { Db } from './client.ts'
import { DataError, unwrap } from './errors.ts'
import { invoiceRow } from './rows.ts'

const payableRow = v.pipe(
  v.object({
    tds_minor: v.number(),
    upi_id: v.nullable(v.string()),
    bank: v.nullable(v.object({ name: v.string(), number: v.string(), ifsc: v.string() })),
  }),
  v.transform((row) => ({ tdsMinor: row.tds_minor, upiId: row.upi_id, bank: row.bank })),
)

/** What the database calls the document of an invoice, as the domain's InvoiceDocument. */
export const documentOf = (document: unknown): InvoiceDocument => ({
  ...v.parse(invoiceRow, document),
  ...v.parse(payableRow, document),
})

function parsed(document: unknown): InvoiceDocument {
  if (document === null) {
    throw new DataError('Invoice not found.', { status: 404, code: 'not_found' })
  }
  return documentOf(document)
}

/** The invoice behind a PDF link, for anyone who holds the link; 404 when there is none. */
export const getInvoiceDocument = async (db: Db, token: string) =>
  parsed(unwrap(await db.rpc('invoice_document', { token })))

/** The same behind a share link, while it lives. */
export const getSharedDocument = async (db: Db, token: string) =>
  parsed(unwrap(await db.rpc('shared_document', { token })))
