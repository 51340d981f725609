import { dbForServer } from '#api/http/caller.ts'
import type { Environment } from '#api/http/environment.ts'
import type { Db } from '#data/client.ts'
import { DataError } from '#data/errors.ts'
import { type Mailer, mailerOf } from './mailer.ts'

/** All that mailing takes. */
export type MailHost = {
  /** Uses the server's own key. */
  server: Pick<Db, 'rpc'>
  mailer: Mailer
  /** The app's origin. */
  appUrl: string
  /** The most mails that the host sends in a day; null leaves it to the database. */
  mostADay: number | null
}

/** Reads the mail host from the environment, for mails that a person asks for or that go by themselves; null when something is missing. */
export function mailHostOf(environment: Environment, by: string | null = null): MailHost | null {
  const { APP_URL: appUrl, MAILS_A_DAY: mostADay } = environment
  const mailer = mailerOf(environment)
  const server = dbForServer(environment, by)
  if (mailer === null || server === null || appUrl === null) return null
  return { server, mailer, appUrl, mostADay }
}

export const mailUnconfigured = () => new DataError({ status: 503, code: 'mail_unconfigured' })
