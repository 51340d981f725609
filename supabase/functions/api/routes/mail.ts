import type { Context } from 'hono'
import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import { dbForServer } from '#api/http/caller.ts'
import type { Environment } from '#api/http/environment.ts'
import { invoiceIdOf, parse, readBody } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { mailHostOf, mailUnconfigured } from '#api/mail/host.ts'
import { getMailStop, stopMails, stopPath } from '#api/mail/stops.ts'
import type { Db } from '#data/client.ts'
import { type StopScope, stopRequestSchema } from '#domain/mail/mail-stops.ts'
import { messages } from '#languages/en/messages/index.ts'

/** Mails to the client of an invoice. */
export function sendRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()
  routes.post('/:id/send', signedIn(environment), async (c) => {
    // The mail's words and letter: no other answer waits for them.
    const { sendOfInvoice } = await import('./documents/mail-of-invoice.ts')
    const host = mailHostOf(environment, c.get('caller')?.id)
    return sendOfInvoice(c, host, invoiceIdOf(c.req.param('id')))
  })

  return routes
}

/** Mail programs unsubscribe with this form, and nothing else does: "List-Unsubscribe=One-Click" (RFC 8058). */
const isOneClick = (c: Context) =>
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    c.req.header('Content-Type') ?? '',
  )

async function scopeOf(c: Context): Promise<StopScope> {
  if (isOneClick(c)) return 'sender'
  return parse(stopRequestSchema, await readBody(c.req.raw)).scope
}

/** Tells whether the product can mail to clients here, and lets recipients stop mails. */
export function mailRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()
  const configured = mailHostOf(environment) !== null
  const db = dbForServer(environment)
  const server = (): Pick<Db, 'rpc'> => {
    if (db === null) throw mailUnconfigured()
    return db
  }

  routes.get('/', signedIn(environment), async (c) => answer(c, 'OK', { configured }))

  // The token from the mail's address is enough; no login is asked for.
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
