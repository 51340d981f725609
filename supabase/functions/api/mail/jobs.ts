import * as v from 'valibot'
import type { Db } from '#data/client.ts'
import { unwrap } from '#data/errors.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { MailOutcome } from './mailer.ts'

const rows = v.array(v.looseObject({ id: v.string(), kind: v.string() }))

/** A mail that its taker must send now. The letter of its kind reads the other fields. */
export type MailJob = v.InferOutput<typeof rows>[number]

/**
 * Takes at most `most` due mails: news to owners, receipts and, unless `day` is null, that day's
 * mails to clients. Each must be ended by `endMail`. `mostADay` is the host's own limit, null
 * leaves it to the database. A run that `goesOn` looks for no more that is due. `db` must have the server's own key.
 */
export async function takeMails(
  db: Pick<Db, 'rpc'>,
  day: PlainDate | null,
  most: number,
  mostADay: number | null,
  goesOn: boolean,
): Promise<MailJob[]> {
  const taken = unwrap(
    await db.rpc('take_mails', {
      most,
      goes_on: goesOn,
      ...(day !== null && { day }),
      ...(mostADay !== null && { most_a_day: mostADay }),
    }),
  )
  return v.parse(rows, taken)
}

/** Notes that the mail server gets it now; false where it was taken back meanwhile, and must not go. */
export async function handOver(db: Pick<Db, 'rpc'>, id: string): Promise<boolean> {
  return unwrap(await db.rpc('hand_over_mail', { job_id: id }))
}

/** Only `refused` and `unreached` are tried again, later that day; the latter does not count as a try. */
export type JobOutcome = MailOutcome | 'unreached'

/** Records the outcome of a mail that was taken. */
export async function endMail(
  db: Pick<Db, 'rpc'>,
  id: string,
  outcome: JobOutcome,
  subject: string,
): Promise<void> {
  unwrap(await db.rpc('end_mail', { job_id: id, outcome, subject }))
}
