import type { MailJob } from '#api/mail/jobs.ts'
import type { Mail } from '#api/mail/mailer.ts'
import type { PlainDate } from '#domain/dates.ts'

/** Writes the mail of a job that was taken; `day` is the one in India at the hours of mails that are not news, else null. */
export type Write = (
  job: MailJob,
  setting: { appUrl: string; day: PlainDate | null },
) => Promise<Mail>
