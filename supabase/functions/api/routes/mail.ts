import type { Context } from 'hono'
import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import { dbForServer } from '#api/http/caller.ts'
import { digestOf } from '#api/http/digest.ts'
import type { Environment } from '#api/http/environment.ts'
import { invoiceIdOf, parse, readBody, requestKey } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { linkShape, mailShape } from '#api/http/shapes.ts'
import { mailHostOf, mailUnconfigured } from '#api/mail/host.ts'
import { getMailStop, stopMails, stopPath } from '#api/mail/stops.ts'
import type { Db } from '#data/client.ts'
import { DataError } from '#data/errors.ts'
import { getSharedDocument } from '#data/invoices.ts'
import { shareInvoice } from '#data/share-links.ts'
import { dayInIndia } from '#domain/dates.ts'
import { foreignLink } from '#domain/foreign-links.ts'
import { loadTongue } from '#domain/language/tongue.ts'
import {
  composeMail,
  mailLinksSchema,
  mailRequestSchema,
  ownLinksOf,
  type StopScope,
  stopRequestSchema,
} from '#domain/mail.ts'
import { mailSentTo, messages } from '#domain/messages.ts'

/**
 * The app may be open at another address than that of the links in mails; its link to the invoice, whose end nobody can
 * guess, is meant as this one.
 */
export function withOwnLink(message: string, url: string): string {
  const page = url.slice(new URL(url).origin.length)
  return message.replace(/https?:\/\/[^\s/]+(\/[\w/-]+)/g, (link, path) =>
    path === page ? url : link,
  )
}

/** Mails to the client of an invoice. */
export function sendRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()
  const host = mailHostOf(environment)

  routes.post('/:id/send', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const { kind, ...given } = parse(mailRequestSchema, await readBody(c.req.raw))
    if (host === null) throw mailUnconfigured()

    // As the person themself: whose invoice it is not gets no further than here.
    const db = c.get('db')
    const token = await shareInvoice(db, id)
    const document = await getSharedDocument(db, token)
    const url = host.appUrl + linkShape(token).url
    const mailed = { ...document, url }
    const own = ownLinksOf(mailed)
    if (foreignLink(document.business.name, own) !== null) {
      throw new DataError({ status: 422, code: 'mail_name_link' })
    }
    await loadTongue(document.language)
    const composed = composeMail(kind, mailed, dayInIndia(new Date()))
    const fields = parse(mailLinksSchema(own), {
      subject: given.subject ?? composed.subject,
      message: withOwnLink(given.message ?? composed.message, url),
    })
    const recipients = { to: given.to ?? [document.clientEmail], cc: given.cc ?? [] }
    const { sendInvoiceMail } = await import('#api/mail/send.ts')
    const missed = await sendInvoiceMail(host, {
      ...{ sender: c.get('user').id, document, url, kind, recipients, fields, requestKey: key },
      fingerprint: await digestOf(JSON.stringify({ kind, ...given })),
    })
    return answer(c, mailSentTo(missed), mailShape(kind, recipients, fields.subject, missed))
  })

  return routes
}

/** What mail programs post by themselves, and nothing else, is a form: "List-Unsubscribe=One-Click" (RFC 8058). */
const isOneClick = (c: Context) =>
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    c.req.header('Content-Type') ?? '',
  )

async function scopeOf(c: Context): Promise<StopScope> {
  if (isOneClick(c)) return 'sender'
  return parse(stopRequestSchema, await readBody(c.req.raw)).scope
}

/** Whether the product can mail to clients here, and the stops of whoever got a mail. */
export function mailRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()
  const configured = mailHostOf(environment) !== null
  const db = dbForServer(environment)
  const server = (): Pick<Db, 'rpc'> => {
    if (db === null) throw mailUnconfigured()
    return db
  }

  routes.get('/', signedIn(environment), async (c) => answer(c, 'OK', { configured }))

  // The token, which stands in the address of a mail, is all that is asked for.
  routes.get('/stop/:token', async (c) => {
    const token = c.req.param('token')
    // A mail program that knows of no POST opens the address: the page asks first.
    if (environment.APP_URL !== null && c.req.header('Accept')?.includes('text/html')) {
      return c.redirect(environment.APP_URL + stopPath(token).page, 303)
    }
    return answer(c, 'OK', await getMailStop(server(), token))
  })

  routes.post('/stop/:token', async (c) => {
    const stopped = await stopMails(server(), c.req.param('token'), await scopeOf(c))
    return answer(c, messages.mailsStopped, stopped)
  })

  return routes
}
