import type { Context } from 'hono'
import { afterAnswer } from '#api/http/answers.ts'
import { dbForCaller, dbForServer } from '#api/http/caller.ts'
import { digestOf } from '#api/http/digest.ts'
import type { Environment } from '#api/http/environment.ts'
import { notFound } from '#api/http/errors.ts'
import { limitPdf } from '#api/http/limits.ts'
import type { Db } from '#data/client.ts'
import { DataError, unwrap } from '#data/errors.ts'
import { getSharedReceipt } from '#data/invoices.ts'
import { type Bytes, fromBase64, toBase64 } from '#domain/bytes.ts'
import { pdfFileName } from '#domain/file-names.ts'
import type { InvoiceDocument } from '#domain/invoice.ts'

/** What makes PDFs is most of the function's code, so it is loaded for the first PDF and no other answer waits for it. */
const loadPdf = () => import('#api/pdf/invoice-pdf.ts')

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

/** `version` is a hash of all that is printed. Copies are in base64, and the server's own: they need its key. */
async function copyOrDrawing(
  environment: Environment,
  invoice: InvoiceDocument,
  version: string,
): Promise<Bytes> {
  const db = dbForServer(environment)
  const of = { invoice_id: invoice.id, version }
  const copy = async () => db && unwrap(await db.rpc('pdf_copy', of))
  const kept = await copy().catch(unreached)
  if (kept) return fromBase64(kept)
  const pdf = await (await loadPdf()).buildInvoicePdf(invoice)
  const keep = async () =>
    db && unwrap(await db.rpc('keep_pdf_copy', { ...of, content: toBase64(pdf) }))
  afterAnswer('Keeping a PDF', keep())
  return pdf
}

/** The PDF of a document; of a long one the copy that was kept when the same was asked for before. */
async function drawnPdf(environment: Environment, invoice: InvoiceDocument): Promise<Bytes> {
  if (JSON.stringify(invoice.items).length < WORTH_KEEPING) {
    return (await loadPdf()).buildInvoicePdf(invoice)
  }
  const version = await digestOf(JSON.stringify(invoice))
  const asked = underway.get(version)
  if (asked) return asked
  const made = copyOrDrawing(environment, invoice, version).finally(() => underway.delete(version))
  underway.set(version, made)
  return made
}

/** 18 random bytes in base64url; anything else is not worth a question to the database. */
const token = /^[A-Za-z0-9_-]{24}$/

/** A PDF for whoever holds the link whose token stands in the path; nothing on the way may keep it. */
async function fileAnswer(
  c: Context,
  environment: Environment,
  make: (db: Db, token: string) => Promise<{ name: string; content: Bytes }>,
) {
  const given = c.req.param('token') ?? ''
  if (!token.test(given)) return notFound(c)
  // Before the invoice is read, which takes the database longer than to count.
  await Promise.all([limitPdf(environment, c, given), loadPdf()])
  const { name, content } = await make(dbForCaller(environment, undefined), given)
  return c.body(content, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  })
}

export const pdfAnswer = (
  c: Context,
  environment: Environment,
  find: (db: Db, token: string) => Promise<InvoiceDocument>,
) =>
  fileAnswer(c, environment, async (db, given) => {
    const invoice = await find(db, given)
    return { name: pdfFileName(invoice), content: await drawnPdf(environment, invoice) }
  })

/** The receipt of a shared invoice; few rows, so no copy of it is kept. */
export const receiptAnswer = (c: Context, environment: Environment) =>
  fileAnswer(c, environment, async (db, given) => {
    const receipt = await getSharedReceipt(db, given)
    const { buildReceiptPdf, receiptFileName } = await loadPdf()
    return { name: receiptFileName(receipt), content: await buildReceiptPdf(receipt) }
  })

/** The statement of a share link, as it stands now. */
export const statementFile = (c: Context, environment: Environment) =>
  fileAnswer(c, environment, async (db, given) => {
    const { getSharedStatement } = await import('#data/statement-links.ts')
    const statement = await getSharedStatement(db, given)
    const { buildStatementPdf, statementFileName } = await loadPdf()
    const content = await buildStatementPdf(statement, new Date().toISOString())
    return { name: statementFileName(statement), content }
  })
