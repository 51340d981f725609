import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { invoiceIdOf } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { linkShape } from '#api/http/shapes/documents.ts'
import { getSharedDocument, getSharedReceipt } from '#data/documents/invoices.ts'
import { renewShare, revokeShare, shareInvoice } from '#data/documents/share-links.ts'
import { messages } from '#languages/en/messages/index.ts'
import { pdfAnswer, receiptAnswer, statementFile } from './pdf.ts'

/** For clients, who hold the share link of an invoice or of a statement and have no session. */
export function shareRoutes(environment: Environment) {
  const routes = new Hono()
  routes.get('/:token/pdf', async (c) => pdfAnswer(c, environment, getSharedDocument))
  routes.get('/:token/receipt', async (c) => receiptAnswer(c, environment, getSharedReceipt))
  routes.get('/:token/statement', async (c) => statementFile(c, environment))
  return routes
}

/** The link that an invoice's owner hands to its client. */
export function linkRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.post('/:id/share', signedIn(environment), async (c) => {
    const token = await shareInvoice(c.get('db'), invoiceIdOf(c.req.param('id')))
    return answer(c, 'OK', linkShape(token))
  })

  routes.post('/:id/share/renew', signedIn(environment), async (c) => {
    const token = await renewShare(c.get('db'), invoiceIdOf(c.req.param('id')))
    return answer(c, messages.linkRenewed, linkShape(token))
  })

  routes.delete('/:id/share', signedIn(environment), async (c) => {
    await revokeShare(c.get('db'), invoiceIdOf(c.req.param('id')))
    return answer(c, messages.linkRevoked)
  })

  return routes
}
