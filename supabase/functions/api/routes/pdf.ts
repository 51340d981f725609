import type { Context } from 'hono'
import { dbForCaller } from '#api/http/caller.ts'
import type { Environment } from '#api/http/environment.ts'
import { notFound } from '#api/http/errors.ts'
import { limitPdf } from '#api/http/limits.ts'
import { loadPdf } from '#api/load-pdf.ts'
import type { Db } from '#data/client.ts'
import { pdfFileName } from '#domain/file-name.ts'
import type { InvoiceDocument } from '#domain/invoice-document.ts'
import { drawnPdf } from './drawn-pdf.ts'

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
