import type { Context } from 'hono'
import { Hono } from 'hono/quick'
import * as v from 'valibot'
import { answer } from '#api/http/answers.ts'
import { dbForServer } from '#api/http/caller.ts'
import { digestOf } from '#api/http/digest.ts'
import type { Environment } from '#api/http/environment.ts'
import { unauthenticated } from '#api/http/errors.ts'
import { parse, readBody } from '#api/http/input.ts'
import { sameToken } from '#api/http/tokens.ts'
import { mailHostOf, mailUnconfigured } from '#api/mail/host.ts'
import { isPlainDate } from '#domain/dates.ts'

/** Tests move the clock with the day; the schedule sends none. */
const runRequest = v.object({
  day: v.optional(v.pipe(v.string(), v.check(isPlainDate, 'day must be a date.'))),
})

/** Throws unless the request carries the project's secret key; digests are of one length, so the time says nothing. */
async function requireSecretKey({ SUPABASE_SECRET_KEY }: Environment, c: Context): Promise<void> {
  const given = await digestOf(c.req.header('apikey') ?? '')
  if (SUPABASE_SECRET_KEY === null || !sameToken(await digestOf(SUPABASE_SECRET_KEY), given)) {
    throw unauthenticated()
  }
}

/** Only for the project's own schedule, which has the secret key. */
export function scheduleRoutes(environment: Environment) {
  const routes = new Hono()
  const host = mailHostOf(environment)

  routes.post('/run', async (c) => {
    await requireSecretKey(environment, c)
    const { day } = parse(runRequest, await readBody(c.req.raw))
    if (host === null) throw mailUnconfigured()
    // No person waits for a run, and no other answer waits for its resources.
    const { reminderDay, runMails } = await import('#api/mail/due.ts')
    return answer(c, 'OK', await runMails(host, day ?? reminderDay(new Date())))
  })

  // By itself: it needs no mail server, and a slow receiver keeps no mail waiting.
  routes.post('/webhooks', async (c) => {
    await requireSecretKey(environment, c)
    const server = dbForServer(environment)
    if (server === null) throw unauthenticated()
    const { runWebhooks } = await import('#api/webhooks/run.ts')
    const toLocalhost = environment.WEBHOOKS_TO_LOCALHOST
    return answer(c, 'OK', await runWebhooks({ server, toLocalhost }))
  })

  return routes
}
