import type { Context } from 'hono'
import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import { readBody } from '#api/http/body.ts'
import { dbForServer } from '#api/http/caller.ts'
import type { Environment } from '#api/http/environment.ts'
import { parse } from '#api/http/input.ts'
import { stopPath } from '#api/http/shapes.ts'
import { mailUnconfigured } from '#api/mail/send.ts'
import { getMailStop, stopMails } from '#api/mail/stops.ts'
import type { Db } from '#data/client.ts'
import { type StopScope, stopRequestSchema } from '#domain/mail-stop.ts'
import { messages } from '#domain/messages.ts'

/** What mail programs post by themselves, and nothing else, is a form: "List-Unsubscribe=One-Click" (RFC 8058). */
const isOneClick = (c: Context) =>
  /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(
    c.req.header('Content-Type') ?? '',
  )

async function scopeOf(c: Context): Promise<StopScope> {
  if (isOneClick(c)) return 'sender'
  return parse(stopRequestSchema, await readBody(c.req.raw)).scope
}

/** For whoever got a mail: its token, which stands in the address, is all that is asked for. */
export function mailStopRoutes(environment: Environment) {
  const routes = new Hono()
  const db = dbForServer(environment)
  const server = (): Pick<Db, 'rpc'> => {
    if (db === null) throw mailUnconfigured()
    return db
  }

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
