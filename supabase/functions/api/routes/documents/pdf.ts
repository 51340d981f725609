import type { Context } from 'hono'
import { afterAnswer, attachment } from '#api/http/answers.ts'
import { dbForCaller, dbForServer } from '#api/http/caller.ts'
import { digestOf } from '#api/http/digest.ts'
import type { Environment } from '#api/http/environment.ts'
import { invalid, parse } from '#api/http/input.ts'
import { limitPdf } from '#api/http/limits.ts'
import type { Db } from '#data/client.ts'
import { DataError, unwrap } from '#data/errors.ts'
import { type Bytes, fromBase64, toBase64 } from '#domain/bytes.ts'
import { type Copy, copiesOf } from '#domain/document/copies.ts'
import { pdfFileName } from '#domain/document/file-names.ts'
import type { InvoiceDocument } from '#domain/document/invoice.ts'
import type { InvoiceReceipt } from '#domain/document/view/receipt-view.ts'
import { pdfQuery } from '../requests.ts'

/** Loads the code of PDFs, most of the function, with the first PDF, so that no other answer waits for it. */
const loadPdf = () => import('#api/documents/invoice-pdf.ts')

/** Characters of items from which drawing takes longer than asking for a copy: some seventy rows. */
const WORTH_KEEPING = 8_000

/**
 * An invoice, or a statement, which has the link's id: all printed data, its rows, the drawing
 * function, and whether to keep the result, which is only the client's copy.
 */
type Drawable = {
  id: string
  printed: object
  rows: object
  isKept: boolean
  draw: () => Promise<Bytes>
}

/** The PDFs that are being fetched or drawn: who asks for the same at the same time waits for it. */
const underway = new Map<string, Promise<Bytes>>()

/** Kept copies are an aid: without one the PDF is drawn, except for a seller over the limit. */
const unreached = (error: unknown) => {
  if (error instanceof DataError && error.status === 429) throw error
  console.error('The copies of PDFs cannot be reached.', error)
  return null
}

/** `version` is a hash of all that is printed. Copies are in base64, and the server's own: they need its key. */
async function copyOrDrawing(
  environment: Environment,
  { id, isKept, draw }: Drawable,
  version: string,
): Promise<Bytes> {
  const db = dbForServer(environment)
  const of = { document_id: id, version }
  const copy = async () => db && unwrap(await db.rpc('pdf_copy', of))
  const kept = await copy().catch(unreached)
  if (kept) return fromBase64(kept)
  const pdf = await draw()
  const keep = async () =>
    db && unwrap(await db.rpc('keep_pdf_copy', { ...of, content: toBase64(pdf) }))
  if (isKept) afterAnswer('Keeping a PDF', keep())
  return pdf
}

/** The PDF of a document; of a long one the copy that was kept when the same was asked for before. */
async function drawnPdf(environment: Environment, drawable: Drawable): Promise<Bytes> {
  if (JSON.stringify(drawable.rows).length < WORTH_KEEPING) return drawable.draw()
  const version = await digestOf(JSON.stringify(drawable.printed))
  const asked = underway.get(version)
  if (asked) return asked
  const made = copyOrDrawing(environment, drawable, version).finally(() => underway.delete(version))
  underway.set(version, made)
  return made
}

/** 18 random bytes in base64url; anything else is not worth a question to the database. */
const token = /^[A-Za-z0-9_-]{24}$/

/** Serves a PDF to the holder of the link whose token is in the path; no cache on the way may keep it. */
async function fileAnswer(
  c: Context,
  environment: Environment,
  code: 'invoice_not_found' | 'statement_not_found',
  make: (db: Db, token: string) => Promise<{ name: string; content: Bytes }>,
) {
  const given = c.req.param('token') ?? ''
  if (!token.test(given)) throw new DataError({ status: 404, code })
  // Before the invoice is read, which takes the database longer than counting.
  await Promise.all([limitPdf(environment, c, given), loadPdf()])
  const { name, content } = await make(dbForCaller(environment, undefined), given)
  return c.body(content, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': attachment(name),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  })
}

export const pdfAnswer = (
  c: Context,
  environment: Environment,
  find: (db: Db, token: string) => Promise<InvoiceDocument>,
) =>
  fileAnswer(c, environment, 'invoice_not_found', async (db, given) => {
    const invoice = await find(db, given)
    const content = await drawnPdf(environment, {
      ...{ id: invoice.id, printed: invoice, rows: invoice.items, isKept: true },
      draw: async () => (await loadPdf()).buildInvoicePdf(invoice),
    })
    return { name: pdfFileName(invoice), content }
  })

function requireCopy(invoice: InvoiceDocument, copy: Copy) {
  const offered = copiesOf(invoice).map((each) => each.copy)
  if (!offered.includes(copy)) {
    const known = offered.join(' or ') || 'original'
    throw invalid({ copy: `Of this document copy must be ${known}.` })
  }
}

/** Serves the PDF to its owner, in the copy that the query names; only the client's copy is kept. */
export function copyAnswer(
  c: Context,
  environment: Environment,
  find: (db: Db, token: string) => Promise<InvoiceDocument>,
) {
  const { copy } = parse(pdfQuery, c.req.query())
  if (copy === 'original') return pdfAnswer(c, environment, find)
  return fileAnswer(c, environment, 'invoice_not_found', async (db, given) => {
    const invoice = await find(db, given)
    requireCopy(invoice, copy)
    const content = await drawnPdf(environment, {
      ...{ id: invoice.id, printed: { copy, invoice }, rows: invoice.items, isKept: false },
      draw: async () => (await loadPdf()).buildInvoicePdf(invoice, { copy }),
    })
    return { name: pdfFileName(invoice, copy), content }
  })
}

/** The receipt of an invoice; few rows, so no copy of it is kept. */
export const receiptAnswer = (
  c: Context,
  environment: Environment,
  find: (db: Db, token: string) => Promise<InvoiceReceipt>,
) =>
  fileAnswer(c, environment, 'invoice_not_found', async (db, given) => {
    const receipt = await find(db, given)
    const { buildReceiptPdf, receiptFileName } = await loadPdf()
    return { name: receiptFileName(receipt), content: await buildReceiptPdf(receipt) }
  })

/** Serves the current statement behind a share link. */
export const statementFile = (c: Context, environment: Environment) =>
  fileAnswer(c, environment, 'statement_not_found', async (db, given) => {
    const [{ getSharedStatement }, { requireDrawable }] = await Promise.all([
      import('#data/reports/statement-links.ts'),
      import('../drawable-statement.ts'),
    ])
    const statement = await getSharedStatement(db, given)
    await requireDrawable(statement)
    const { buildStatementPdf, statementFileName } = await loadPdf()
    const content = await drawnPdf(environment, {
      ...{ id: statement.client.id, printed: statement, rows: statement.account.lines },
      isKept: true,
      draw: () => buildStatementPdf(statement, new Date().toISOString()),
    })
    return { name: statementFileName(statement), content }
  })
