import { Hono } from 'hono/quick'
import * as v from 'valibot'
import { isPlainDate } from '#domain/dates.ts'
import { reminderDay } from '#domain/reminder-day.ts'
import { answer } from '#edge/answers.ts'
import { readBody } from '#edge/body.ts'
import { dbForServer } from '#edge/caller.ts'
import { sha256, toBase64Url } from '#edge/digest.ts'
import type { Environment } from '#edge/environment.ts'
import { unauthenticated } from '#edge/errors.ts'
import { parse } from '#edge/input.ts'
import { mailerOf } from '#edge/mailer.ts'
import { sameToken } from '#edge/xsrf.ts'
import { runMails } from '../mail-run.ts'
import { mailUnconfigured } from '../send-mail.ts'

/** Tests move the clock with the day; the schedule sends none. */
const runRequest = v.object({
  day: v.optional(v.pipe(v.string(), v.check(isPlainDate, 'day must be a date.'))),
})

const digest = async (key: string) => toBase64Url(await sha256(key))

/** For the project's own schedule, which has the secret key; for nobody else. */
export function scheduleRoutes(environment: Environment) {
  const routes = new Hono()
  const { APP_URL, MAILS_A_DAY, SUPABASE_SECRET_KEY } = environment
  const mailer = mailerOf(environment)

  /** Digests are of one length, so the time says nothing of the key. */
  const isSchedule = async (given: string) =>
    SUPABASE_SECRET_KEY !== null &&
    sameToken(await digest(SUPABASE_SECRET_KEY), await digest(given))

  routes.post('/run', async (c) => {
    const db = dbForServer(environment)
    if (db === null || !(await isSchedule(c.req.header('apikey') ?? ''))) throw unauthenticated()
    const { day } = parse(runRequest, await readBody(c.req.raw))
    if (mailer === null || APP_URL === null) throw mailUnconfigured()
    const sender = { db, mailer, appUrl: APP_URL, mostADay: MAILS_A_DAY }
    const run = await runMails(sender, day ?? reminderDay(new Date()))
    return answer(c, 'OK', run)
  })

  return routes
}
