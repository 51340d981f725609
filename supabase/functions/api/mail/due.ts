import { clockInIndia, dayInIndia, type PlainDate } from '#domain/dates.ts'
import type { MailHost } from './host.ts'
import { endMail, handOver, type JobOutcome, type MailJob, takeMails } from './jobs.ts'
import { isOfServer, MailError, outcomeOf } from './mailer.ts'

/** A hosted function has two seconds of computing time; the next run takes the rest. */
const MOST_PER_RUN = 20
/** Milliseconds after which a run takes nothing new: a hosted function may be ended after 75 s, with a mail on its way. */
const TAKES_FOR = 40_000

/** The day's reminders go out from this hour in India on. */
const REMINDER_HOUR = 10

/** Returns the day in India whose reminders may go out now; null before 10:00 there. */
export function reminderDay(instant: Date): PlainDate | null {
  return clockInIndia(instant).getUTCHours() < REMINDER_HOUR ? null : dayInIndia(instant)
}

export type MailRun = Record<JobOutcome, number>

type Sent = { subject: string; outcome: JobOutcome; serverFails: boolean }

/** Sends one mail of the queue; null if it was taken back. A mail that fails does not stop the others. */
async function send(
  job: MailJob,
  { mailer, server, appUrl }: MailHost,
  day: PlainDate | null,
): Promise<Sent | null> {
  let subject = ''
  let handedOver = false
  try {
    const { mailOfJob } = await import('./letters.ts')
    const mail = await mailOfJob(job, appUrl, day)
    subject = mail.subject
    if (!(await handOver(server, job.id))) return null
    handedOver = true
    await mailer(mail)
    return { subject, outcome: 'sent', serverFails: false }
  } catch (error) {
    // The mail server's answer may name the recipient, so it is not logged.
    console.error(
      'A mail that goes by itself was not sent.',
      error instanceof Error ? error.message : '',
    )
    const outcome = handedOver || error instanceof MailError ? outcomeOf(error) : 'refused'
    const serverFails = handedOver && isOfServer(error)
    return {
      subject,
      outcome: serverFails && outcome === 'refused' ? 'unreached' : outcome,
      serverFails,
    }
  }
}

/** Records the outcome, with a second try. A lost one becomes `unsure` in the end; the other mails go on. */
async function end(server: MailHost['server'], id: string, { outcome, subject }: Sent) {
  const say = () => endMail(server, id, outcome, subject)
  await say()
    .catch(say)
    .catch((error) => console.error(`Of job ${id} it was not noted: ${outcome}.`, error))
}

/**
 * Sends the mails that are due: news to owners, receipts and, unless `day` is null, the reminders
 * of that day in India. It takes one at a time, so that a killed run leaves one mail open, and it
 * stops when the mail server fails, so that the others wait untried.
 */
export async function runMails(
  host: MailHost,
  day: PlainDate | null,
  clock: () => number = Date.now,
): Promise<MailRun> {
  const run: MailRun = { sent: 0, refused: 0, unreached: 0, failed: 0, unsure: 0 }
  const enough = clock() + TAKES_FOR
  for (let taken = 0; taken < MOST_PER_RUN && clock() < enough; taken++) {
    const [job] = await takeMails(host.server, day, 1, host.mostADay, taken > 0)
    if (job === undefined) break
    const sent = await send(job, host, day)
    if (sent === null) continue
    await end(host.server, job.id, sent)
    run[sent.outcome] += 1
    if (sent.serverFails) break
  }
  return run
}
