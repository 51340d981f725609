import { clockInIndia, dayInIndia, type PlainDate } from '#domain/dates.ts'
import type { MailHost } from './host.ts'
import { endMail, type MailJob, takeMails } from './jobs.ts'
import { MailError, type MailOutcome, outcomeOf } from './mailer.ts'

/** A hosted function may compute for two seconds only; the next run takes what is left. */
const MOST_PER_RUN = 20
/** Taken at a time, so that little time passes between the look at an invoice and its mail. */
const AT_ONCE = 5

/** From this hour in India on, the reminders of the day go out. */
const REMINDER_HOUR = 10

/** The day in India whose reminders may go at an instant; null before 10:00 there. */
export function reminderDay(instant: Date): PlainDate | null {
  return clockInIndia(instant).getUTCHours() < REMINDER_HOUR ? null : dayInIndia(instant)
}

export type MailRun = Record<MailOutcome, number>

type Sent = { subject: string; outcome: MailOutcome }

/** What became of it. One mail that cannot be made or sent keeps no other from going. */
async function send(
  job: MailJob,
  { mailer, appUrl }: MailHost,
  day: PlainDate | null,
): Promise<Sent> {
  let subject = ''
  let handedOver = false
  try {
    const { mailOfJob } = await import('./letters.ts')
    const mail = await mailOfJob(job, appUrl, day)
    subject = mail.subject
    handedOver = true
    await mailer(mail)
    return { subject, outcome: 'sent' }
  } catch (error) {
    // The mail server's answer may name the recipient, so it is not logged.
    console.error(
      'A mail that goes by itself was not sent.',
      error instanceof Error ? error.message : '',
    )
    const judged = handedOver || error instanceof MailError
    return { subject, outcome: judged ? outcomeOf(error) : 'refused' }
  }
}

/** Says what became of it, twice if need be. What is not heard is `unsure` in the end; the other mails go on. */
async function end(server: MailHost['server'], id: string, { outcome, subject }: Sent) {
  const say = () => endMail(server, id, outcome, subject)
  await say()
    .catch(say)
    .catch((error) => console.error(`Of job ${id} it was not noted: ${outcome}.`, error))
}

/** Sends what is due: news to owners, receipts and, unless `day` is null, the reminders of that day in India. */
export async function runMails(host: MailHost, day: PlainDate | null): Promise<MailRun> {
  const run: MailRun = { sent: 0, refused: 0, failed: 0, unsure: 0 }
  for (let taken = 0; taken < MOST_PER_RUN; ) {
    const jobs = await takeMails(host.server, day, AT_ONCE, host.mostADay)
    if (jobs.length === 0) break
    taken += jobs.length
    for (const job of jobs) {
      const sent = await send(job, host, day)
      await end(host.server, job.id, sent)
      run[sent.outcome] += 1
    }
  }
  return run
}
