// Words and draws the mails. It is loaded for the first mail, so that no other answer waits for it.
import * as v from 'valibot'
import type { PlainDate } from '#domain/dates.ts'
import type { MailJob } from './jobs.ts'
import { answer } from './letters/answer.ts'
import { claim } from './letters/claim.ts'
import { edf } from './letters/edf.ts'
import { leaving } from './letters/leaving.ts'
import { invoice, reminder } from './letters/of-document.ts'
import { receipt } from './letters/receipt.ts'
import { security } from './letters/security.ts'
import { summary } from './letters/summary.ts'
import { webhook } from './letters/webhook.ts'
import type { Write } from './letters/write.ts'
import type { Mail } from './mailer.ts'

export { clientMails, statementMails } from './compose.ts'

/** The letter of each kind of mail that goes by itself; private.mail_kinds has the same kinds. */
export const letters: Record<string, Write> = {
  ...{ reminder, invoice, receipt },
  ...{ claim, answer, edf, leaving, security, summary, webhook },
}

/** Names the faulty fields of a job without their values, which are private. */
const wrongFields = (issues: Parameters<typeof v.getDotPath>[0][]) =>
  issues.map((issue) => v.getDotPath(issue)).join(', ')

/** Builds the mail of a job; its errors say whether another try can help. */
export async function mailOfJob(
  job: MailJob,
  appUrl: string,
  day: PlainDate | null,
): Promise<Mail> {
  const write = letters[job.kind]
  if (write === undefined) throw new Error(`Job ${job.id} is of no known kind.`)
  try {
    return await write(job, { appUrl, day })
  } catch (error) {
    if (!v.isValiError(error)) throw error
    throw new Error(`Job ${job.id} cannot be read; wrong: ${wrongFields(error.issues)}.`)
  }
}
