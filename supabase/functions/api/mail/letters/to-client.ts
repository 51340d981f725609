import * as v from 'valibot'
import { MailError } from '#api/mail/mailer.ts'
import { toCamel } from '#data/names.ts'
import { foreignLink, type OwnLinks } from '#domain/mail/foreign-links.ts'
import type { MailFields } from '#domain/mail/mail.ts'
import type { Write } from './write.ts'

/** The recipient, the link that stops further mails, and the address for answers; null for none. */
const envelope = v.pipe(
  v.object({ to: v.string(), stop_token: v.string(), reply_to: v.nullable(v.string()) }),
  v.transform(toCamel),
)
export type ToClient = v.InferOutput<typeof envelope>

/** A kind of mail to clients: how what its letter says is read, and how it is written. */
export const toClient =
  <Said>(
    said: v.GenericSchema<unknown, Said>,
    write: (mail: ToClient & Said, setting: Parameters<Write>[1]) => ReturnType<Write>,
  ): Write =>
  async (job, setting) =>
    write(v.parse(v.intersect([envelope, said]), job), setting)

/** A name can hold a link; trying again is of no use. */
export function refuseForeignLinks({ subject, message }: MailFields, own: OwnLinks) {
  if (foreignLink(`${subject}\n${message}`, own) !== null) {
    throw new MailError('refused', new Error('A foreign link in a name.'))
  }
}
