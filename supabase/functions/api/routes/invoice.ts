import { Hono } from 'hono'
import { getInvoiceDocument } from '#data/invoices.ts'
import { pdfFileName } from '#domain/file-name.ts'
import { dbForCaller } from '#edge/caller.ts'
import type { Environment } from '#edge/environment.ts'
import { notFound } from '#edge/errors.ts'
import { buildInvoicePdf } from '#pdf/invoice-pdf.ts'

/** 18 random bytes in base64url; anything else is not worth a question to the database. */
const token = /^[A-Za-z0-9_-]{24}$/

export function invoiceRoutes(environment: Environment) {
  const routes = new Hono()

  routes.get('/pdf/:token', async (c) => {
    if (!token.test(c.req.param('token'))) return notFound(c)
    const db = dbForCaller(environment, undefined)
    const invoice = await getInvoiceDocument(db, c.req.param('token'))
    return c.body(new Uint8Array(buildInvoicePdf(invoice)), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${pdfFileName(invoice)}"`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    })
  })

  return routes
}
