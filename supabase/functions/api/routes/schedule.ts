import { Hono } from 'hono/quick'
import * as v from 'valibot'
import { isPlainDate } from '#domain/dates.ts'
import { reminderDay } from '#domain/reminder-day.ts'
import { answer } from '#edge/answers.ts'
import { readBody } from '#edge/body.ts'
import { dbForServer } from '#edge/caller.ts'
import type { Environment } from '#edge/environment.ts'
import { unauthenticated } from '#edge/errors.ts'
import { parse } from '#edge/input.ts'
import { mailerOf } from '#edge/mailer.ts'
import { requireSecretKey } from '#edge/secret-key.ts'
import { runMails } from '../mail-run.ts'
import { mailUnconfigured } from '../send-mail.ts'

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
