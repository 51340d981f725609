import { Hono } from 'hono/quick'
import { getSharedDocument } from '#data/invoice-document.ts'
import { shareInvoice } from '#data/share-links.ts'
import { dayInIndia } from '#domain/dates.ts'
import { composeMail, mailedInvoice, mailRequestSchema } from '#domain/invoice-mail.ts'
import { messages } from '#domain/messages.ts'
import { answer } from '#edge/answers.ts'
import { readBody } from '#edge/body.ts'
import { sha256, toBase64Url } from '#edge/digest.ts'
import type { Environment } from '#edge/environment.ts'
import { requestKey } from '#edge/idempotency.ts'
import { parse } from '#edge/input.ts'
import { mailerOf } from '#edge/mailer.ts'
import { type SignedIn, signedIn } from '#edge/session.ts'
import { linkShape, mailShape } from '#edge/shapes.ts'
import { invoiceIdOf } from '../ledger.ts'
import { mailUnconfigured, sendInvoiceMail } from '../send-mail.ts'

/** Whether the product can mail to clients here. */
export function mailRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()
  routes.get('/', signedIn(environment), async (c) =>
    answer(c, 'OK', { configured: environment.smtp !== null }),
  )
  return routes
}

/** Mails to the client of an invoice. */
export function sendRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()
  const mailer = mailerOf(environment)

  routes.post('/:id/send', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const { kind, ...given } = parse(mailRequestSchema, await readBody(c.req.raw))
    if (mailer === null || environment.APP_URL === null) throw mailUnconfigured()

    const db = c.get('db')
    const token = await shareInvoice(db, id)
    const document = await getSharedDocument(db, token)
    const url = `${environment.APP_URL}${linkShape(token).url}`
    const composed = composeMail(kind, mailedInvoice(document, url), dayInIndia(new Date()))
    const fields = {
      subject: given.subject ?? composed.subject,
      message: given.message ?? composed.message,
    }
    const fingerprint = toBase64Url(await sha256(JSON.stringify({ kind, ...given })))
    await sendInvoiceMail(db, mailer, { document, url, kind, fields, requestKey: key, fingerprint })
    return answer(c, messages.mailSent, mailShape(kind, document.clientEmail, fields.subject))
  })

  return routes
}
