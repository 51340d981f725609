import { Hono } from 'hono/quick'
import * as v from 'valibot'
import { answer } from '#api/http/answers.ts'
import { dbForServer } from '#api/http/caller.ts'
import type { Environment } from '#api/http/environment.ts'
import { unauthenticated } from '#api/http/errors.ts'
import { parse, readBody } from '#api/http/input.ts'
import { requireSecretKey } from '#api/http/secret-key.ts'
import { reminderDay, runMails } from '#api/mail/due.ts'
import { mailerOf } from '#api/mail/mailer.ts'
import { mailUnconfigured } from '#api/mail/send.ts'
import { isPlainDate } from '#domain/dates.ts'

/** Tests move the clock with the day; the schedule sends none. */
const runRequest = v.object({
  day: v.optional(v.pipe(v.string(), v.check(isPlainDate, 'day must be a date.'))),
})

/** For the project's own schedule, which has the secret key; for nobody else. */
export function scheduleRoutes(environment: Environment) {
  const routes = new Hono()
  const { APP_URL, MAILS_A_DAY } = environment
  const mailer = mailerOf(environment)

  routes.post('/run', async (c) => {
    await requireSecretKey(environment, c)
    const db = dbForServer(environment)
    if (db === null) throw unauthenticated()
    const { day } = parse(runRequest, await readBody(c.req.raw))
    if (mailer === null || APP_URL === null) throw mailUnconfigured()
    const sender = { db, mailer, appUrl: APP_URL, mostADay: MAILS_A_DAY }
    const run = await runMails(sender, day ?? reminderDay(new Date()))
    return answer(c, 'OK', run)
  })

  return routes
}
