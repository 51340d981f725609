import type { MailKind } from '#domain/invoice-mail.ts'
import type { Db } from './client.ts'
import { unwrap } from './errors.ts'

type Begun = {
  invoiceId: string
  /** A repeated request with the same key and fingerprint is the same mail. */
  requestKey: string
  fingerprint: string
  kind: MailKind
  subject: string
}

/** Begins a mail to the client of one of the caller's invoices: its id, or null when it was sent already. */
export async function beginMail(db: Db, mail: Begun): Promise<string | null> {
  return unwrap(
    await db.rpc('begin_invoice_mail', {
      invoice_id: mail.invoiceId,
      request_key: mail.requestKey,
      kind: mail.kind,
      subject: mail.subject,
      fingerprint: mail.fingerprint,
    }),
  )
}

/** The mail is with the mail server. */
export async function recordMail(db: Db, mailId: string): Promise<void> {
  unwrap(await db.rpc('record_invoice_mail', { mail_id: mailId }))
}

/** The mail server did not take it: nothing of it is kept. */
export async function giveUpMail(db: Db, mailId: string): Promise<void> {
  unwrap(await db.rpc('give_up_invoice_mail', { mail_id: mailId }))
}
