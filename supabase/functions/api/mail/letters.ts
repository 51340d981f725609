// What words and draws mails. It is loaded for the first one, so that no other answer waits for it.
import { linkShape } from '#api/http/shapes.ts'
import type { PlainDate } from '#domain/dates.ts'
import { foreignLink, type OwnLinks } from '#domain/foreign-links.ts'
import { loadTongue } from '#domain/language/tongue.ts'
import { documentLetter } from '#domain/letter.ts'
import { composeMail, type MailFields, ownLinksOf } from '#domain/mail.ts'
import { mailToClient, paperOf } from './compose.ts'
import type { MailJob } from './jobs.ts'
import { leavingMail } from './leaving.ts'
import { type Mail, MailError } from './mailer.ts'
import { answerMail, claimMail, newsWordsOf } from './news.ts'
import { receiptMail, receiptSubject } from './receipt.ts'
import { summaryMail } from './summary.ts'

export { clientMails, statementMails } from './compose.ts'

/** A name can hold a link; trying again is of no use. */
function refuseForeignLinks({ subject, message }: MailFields, own: OwnLinks) {
  if (foreignLink(`${subject}\n${message}`, own) !== null) {
    throw new MailError('refused', new Error('A foreign link in a name.'))
  }
}

/** A reminder, or an invoice that was issued by itself. */
async function toClient(
  { kind, document, token, stopToken, replyTo }: MailJob & { kind: 'reminder' | 'invoice' },
  appUrl: string,
  day: PlainDate,
): Promise<Mail> {
  const url = token === null ? '' : appUrl + linkShape(token).url
  await loadTongue(document.language)
  const mailed = { ...document, url }
  const fields = composeMail(kind, mailed, day)
  refuseForeignLinks(fields, ownLinksOf(mailed))
  return mailToClient({
    to: document.clientEmail,
    seller: document.business,
    replyTo,
    subject: fields.subject,
    letter: (stopUrl) => documentLetter(mailed, fields.message, stopUrl),
    paper: await paperOf(document),
    language: document.language,
    stopToken,
    appUrl,
  })
}

async function receiptFor(job: MailJob & { kind: 'receipt' }, appUrl: string): Promise<Mail> {
  await loadTongue(job.news.language)
  const { sellerName, clientName } = job.news
  const names = [sellerName, clientName]
  const typed = { subject: receiptSubject(job.news), message: names.join('\n') }
  refuseForeignLinks(typed, { exact: [], website: null, names })
  return receiptMail(job, appUrl)
}

/** The mail of a job; throws what says whether another try is of use. */
export async function mailOfJob(
  job: MailJob,
  appUrl: string,
  day: PlainDate | null,
): Promise<Mail> {
  if (job.kind === 'unreadable') throw new Error(`Job ${job.id} cannot be read.`)
  if (job.kind === 'receipt') return receiptFor(job, appUrl)
  if ('document' in job) {
    if (day === null) throw new Error('A mail to a client was taken on no day.')
    return toClient(job, appUrl, day)
  }
  const owner = { to: job.to, words: newsWordsOf[job.language], appUrl }
  if (job.kind === 'claim') return claimMail(job.news, owner)
  if (job.kind === 'answer') return answerMail(job.news, owner)
  if (job.kind === 'summary') return summaryMail(job.news, owner)
  return leavingMail(job.news, owner)
}
