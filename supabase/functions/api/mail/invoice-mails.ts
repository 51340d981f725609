import * as v from 'valibot'
import type { Db } from '#data/client.ts'
import { unwrap } from '#data/errors.ts'
import type { MailKind } from '#domain/invoice-mail.ts'

/** What is written about mails is written with the server's own key, in the name of a person who was verified. */
type Server = Pick<Db, 'rpc'>

type Begun = {
  /** The owner of the invoice, who asks for the mail. */
  sender: string
  invoiceId: string
  /** A repeated request with the same key and fingerprint is the same mail. */
  requestKey: string
  fingerprint: string
  kind: MailKind
  subject: string
  /** The most mails that the host sends in a day; null leaves it to the database. */
  mostADay: number | null
}

const beginning = v.variant('state', [
  v.object({ state: v.literal('begun'), id: v.string(), stop_token: v.string() }),
  v.object({ state: v.picklist(['sent', 'unsure']) }),
])

/** Begins a mail to the client of one of the sender's invoices; `sent` or `unsure` is what became of it before. */
export async function beginMail(server: Server, mail: Begun) {
  const begun = unwrap(
    await server.rpc('begin_invoice_mail', {
      sender: mail.sender,
      invoice_id: mail.invoiceId,
      request_key: mail.requestKey,
      kind: mail.kind,
      subject: mail.subject,
      fingerprint: mail.fingerprint,
      ...(mail.mostADay !== null && { most_a_day: mail.mostADay }),
    }),
  )
  return v.parse(beginning, begun)
}

/** What became of it: `sent` and `unsure` stay in the history, of what was `refused` by the mail server nothing is kept. */
export async function endInvoiceMail(
  server: Server,
  mailId: string,
  outcome: 'sent' | 'unsure' | 'refused',
): Promise<void> {
  unwrap(await server.rpc('end_invoice_mail', { mail_id: mailId, outcome }))
}
