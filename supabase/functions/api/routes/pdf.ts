import type { Context } from 'hono'
import { afterAnswer } from '#api/http/answers.ts'
import { dbForCaller, dbForServer } from '#api/http/caller.ts'
import { fromBase64, sha256, toBase64, toBase64Url } from '#api/http/digest.ts'
import type { Environment } from '#api/http/environment.ts'
import { notFound } from '#api/http/errors.ts'
import { limitPdf } from '#api/http/limits.ts'
import type { Db } from '#data/client.ts'
import { DataError, unwrap } from '#data/errors.ts'
import type { Bytes } from '#domain/bytes.ts'
import { type InvoiceDocument, pdfFileName } from '#domain/invoice.ts'

/** 18 random bytes in base64url; anything else is not worth a question to the database. */
const token = /^[A-Za-z0-9_-]{24}$/

/** The PDF for whoever holds the link whose token stands in the path; nothing on the way may keep it. */
export async function pdfAnswer(
  c: Context,
  environment: Environment,
  find: (db: Db, token: string) => Promise<InvoiceDocument>,
) {
  const given = c.req.param('token') ?? ''
  if (!token.test(given)) return notFound(c)
  // Before the invoice is read, which takes the database longer than to count.
  await Promise.all([limitPdf(environment, c, given), loadPdf()])
  const invoice = await find(dbForCaller(environment, undefined), given)
  return c.body(await drawnPdf(environment, invoice), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${pdfFileName(invoice)}"`,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  })
}

/** Characters of items from which drawing takes longer than asking for a copy: some seventy rows. */
const WORTH_KEEPING = 8_000

/** What is being fetched or drawn: who asks for the same at the same time waits for it. */
const underway = new Map<string, Promise<Bytes>>()

/** A copy is an aid: where it cannot be had the PDF is drawn, but for a seller who had too many drawn. */
const unreached = (error: unknown) => {
  if (error instanceof DataError && error.status === 429) throw error
  console.error('The copies of PDFs cannot be reached.', error)
  return null
}

async function copyOrDrawing(
  environment: Environment,
  invoice: InvoiceDocument,
  version: string,
): Promise<Bytes> {
  const db = dbForServer(environment)
  const of = { invoiceId: invoice.id, version }
  const copy = db && (await getPdfCopy(db, of).catch(unreached))
  if (copy) return fromBase64(copy)
  const { buildInvoicePdf } = await loadPdf()
  const pdf = buildInvoicePdf(invoice)
  if (db) afterAnswer('Keeping a PDF', keepPdfCopy(db, of, toBase64(pdf)))
  return pdf
}

/** The PDF of a document; of a long one the copy that was kept when the same was asked for before. */
export async function drawnPdf(environment: Environment, invoice: InvoiceDocument): Promise<Bytes> {
  if (JSON.stringify(invoice.items).length < WORTH_KEEPING) {
    return (await loadPdf()).buildInvoicePdf(invoice)
  }
  const version = toBase64Url(await sha256(JSON.stringify(invoice)))
  const asked = underway.get(version)
  if (asked) return asked
  const made = copyOrDrawing(environment, invoice, version).finally(() => underway.delete(version))
  underway.set(version, made)
  return made
}

/** Which document it is a copy of: the invoice, and a hash of all that is printed. */
export type PdfVersion = { invoiceId: string; version: string }

/** The kept PDF in base64; null when it is to be drawn; 429 after too many drawings for its seller. `db` must have the server's own key. */
export const getPdfCopy = async (
  db: Pick<Db, 'rpc'>,
  { invoiceId, version }: PdfVersion,
): Promise<string | null> => unwrap(await db.rpc('pdf_copy', { invoice_id: invoiceId, version }))

/** Keeps a PDF for who asks for the same document next. */
export async function keepPdfCopy(
  db: Pick<Db, 'rpc'>,
  { invoiceId, version }: PdfVersion,
  content: string,
): Promise<void> {
  unwrap(await db.rpc('keep_pdf_copy', { invoice_id: invoiceId, version, content }))
}

/** What makes PDFs is most of the function's code, so it is loaded for the first PDF and no other answer waits for it. */
export const loadPdf = () => import('#api/pdf/invoice-pdf.ts')
