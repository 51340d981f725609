import { linkShape, stopPath } from '#api/http/shapes.ts'
import { loadPdf } from '#api/routes/pdf.ts'
import type { Db } from '#data/client.ts'
import { clockInIndia, dayInIndia, type PlainDate } from '#domain/dates.ts'
import { foreignLink } from '#domain/foreign-links.ts'
import { pdfFileName } from '#domain/invoice.ts'
import { composeMail, mailedInvoice, mailHtml, ownLinksOf, withStop } from '#domain/mail.ts'
import { composeClaimMail } from './compose.ts'
import { endMail, type MailJob, takeMails } from './jobs.ts'
import { type Mail, MailError, type Mailer, type MailOutcome, outcomeOf } from './mailer.ts'

/** A hosted function may compute for two seconds only; the next run takes what is left. */
const MOST_PER_RUN = 20
/** Taken at a time, so that little time passes between the look at an invoice and its mail. */
const AT_ONCE = 5

export type MailRun = Record<MailOutcome, number>

type Sender = {
  /** Must have the server's own key. */
  db: Pick<Db, 'rpc'>
  mailer: Mailer
  /** The app's origin. */
  appUrl: string
  /** The most mails that the host sends in a day; null leaves it to the database. */
  mostADay: number | null
}

type Sent = { subject: string; outcome: MailOutcome }

async function reminder(
  job: MailJob & { kind: 'reminder' },
  appUrl: string,
  day: PlainDate,
): Promise<Mail> {
  const { document, token, stopToken } = job
  const url = token === null ? '' : appUrl + linkShape(token).url
  const mailed = mailedInvoice(document, url)
  const { subject, message } = composeMail('reminder', mailed, day)
  // A name can hold a link; trying again is of no use.
  if (foreignLink(`${subject}\n${message}`, ownLinksOf(mailed)) !== null) {
    throw new MailError('refused', new Error('A foreign link in a name.'))
  }
  const stop = stopPath(stopToken)
  const stopPage = appUrl + stop.page
  // Without a link its line is empty, and goes.
  const text = withStop(message.replace(/\n{3,}/g, '\n\n'), document.business.name, stopPage)
  const { buildInvoicePdf } = await loadPdf()
  return {
    to: document.clientEmail,
    replyTo: document.business.email,
    fromName: document.business.name,
    subject,
    text,
    html: mailHtml(text, [url, stopPage].filter(Boolean)),
    stopUrl: appUrl + stop.oneClick,
    attachment: {
      fileName: pdfFileName(document),
      content: new Uint8Array(buildInvoicePdf(document)),
    },
  }
}

function claimNews({ to, news }: MailJob & { kind: 'claim' }, appUrl: string): Mail {
  const url = `${appUrl}/invoice/${news.invoiceId}`
  const { subject, message } = composeClaimMail(news, url)
  const html = mailHtml(message, [url])
  return { to, replyTo: null, fromName: news.clientName, subject, text: message, html }
}

async function mailFor(job: MailJob, appUrl: string, day: PlainDate | null): Promise<Mail> {
  if (job.kind === 'unreadable') throw new Error(`Job ${job.id} cannot be read.`)
  if (job.kind === 'claim') return claimNews(job, appUrl)
  if (day === null) throw new Error('A reminder was taken on no day.')
  return reminder(job, appUrl, day)
}

/** What became of it. One mail that cannot be made or sent keeps no other from going. */
async function send(
  job: MailJob,
  { mailer, appUrl }: Sender,
  day: PlainDate | null,
): Promise<Sent> {
  let subject = ''
  let handedOver = false
  try {
    const mail = await mailFor(job, appUrl, day)
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
async function end(db: Sender['db'], id: string, { outcome, subject }: Sent) {
  const say = () => endMail(db, id, outcome, subject)
  await say()
    .catch(say)
    .catch((error) => console.error(`Of job ${id} it was not noted: ${outcome}.`, error))
}

/** Sends what is due: news to owners and, unless `day` is null, the reminders of that day in India. */
export async function runMails(sender: Sender, day: PlainDate | null): Promise<MailRun> {
  const run: MailRun = { sent: 0, refused: 0, failed: 0, unsure: 0 }
  for (let taken = 0; taken < MOST_PER_RUN; ) {
    const jobs = await takeMails(sender.db, day, AT_ONCE, sender.mostADay)
    if (jobs.length === 0) break
    taken += jobs.length
    for (const job of jobs) {
      const sent = await send(job, sender, day)
      await end(sender.db, job.id, sent)
      run[sent.outcome] += 1
    }
  }
  return run
}

/** From this hour in India on, the reminders of the day go out. */
export const REMINDER_HOUR = 10

/** The day in India whose reminders may go at an instant; null before 10:00 there. */
export function reminderDay(instant: Date): PlainDate | null {
  return clockInIndia(instant).getUTCHours() < REMINDER_HOUR ? null : dayInIndia(instant)
}
