import * as v from 'valibot'
import { DataError, unwrap } from '#data/errors.ts'
import type { InvoiceDocument } from '#domain/invoice.ts'
import type { MailFields, MailKind } from '#domain/mail.ts'
import type { MailHost } from './host.ts'
import { MailError, outcomeOf } from './mailer.ts'

export type Sending = {
  /** Who asks for it, verified: the invoice must be theirs. */
  sender: string
  document: InvoiceDocument
  /** The invoice's page, absolute. */
  url: string
  kind: MailKind
  fields: MailFields
  /** A repeated request with the same key and fingerprint is the same mail. */
  requestKey: string
  fingerprint: string
}

const beginning = v.variant('state', [
  v.object({ state: v.literal('begun'), id: v.string(), stop_token: v.string() }),
  v.object({ state: v.picklist(['sent', 'unsure']) }),
])

/** Begins a mail to the client of one of the sender's invoices; `sent` or `unsure` is what became of it before. */
async function begin({ server, mostADay }: MailHost, sending: Sending) {
  const { sender, document, kind, fields, requestKey, fingerprint } = sending
  const begun = await server.rpc('begin_invoice_mail', {
    ...{ sender, kind, fingerprint, subject: fields.subject },
    invoice_id: document.id,
    request_key: requestKey,
    ...(mostADay !== null && { most_a_day: mostADay }),
  })
  return v.parse(beginning, unwrap(begun))
}

/** What became of it: `sent` and `unsure` stay in the history, of what was `refused` by the mail server nothing is kept. */
async function end(
  { server }: MailHost,
  mailId: string,
  outcome: 'sent' | 'unsure' | 'refused',
): Promise<void> {
  unwrap(await server.rpc('end_invoice_mail', { mail_id: mailId, outcome }))
}

/** The mail is gone: what fails here must not read as if it were not. */
async function record(host: MailHost, mailId: string) {
  const say = () => end(host, mailId, 'sent')
  await say()
    .catch(say)
    .catch((error) => {
      console.error('A mail that was sent is not recorded.', error)
      throw new DataError({ status: 502, code: 'mail_unrecorded' })
    })
}

/** Of what is not noted nothing is known, and after a while it counts as that; the reason is told all the same. */
const noteEnd = (host: MailHost, mailId: string, outcome: 'unsure' | 'refused') =>
  end(host, mailId, outcome).catch((error) =>
    console.error(`Of a mail it was not noted: ${outcome}.`, error),
  )

/** Says whether another try is of use. */
function failed(error: MailError): DataError {
  const code =
    error.kind === 'refused'
      ? 'mail_refused'
      : outcomeOf(error) === 'unsure'
        ? 'mail_unsure'
        : 'mail_failed'
  return new DataError({ status: 502, code })
}

/** Mails an invoice to its client, and to nobody else, with PDF and link; what the server did not take leaves no trace. */
export async function sendInvoiceMail(host: MailHost, sending: Sending): Promise<void> {
  const begun = await begin(host, sending)
  if (begun.state !== 'begun') {
    if (begun.state === 'sent') return
    throw new DataError({ status: 409, code: 'mail_still_unsure' })
  }
  try {
    const { document, url, fields } = sending
    const { appUrl, mailer } = host
    const { clientMail } = await import('./letters.ts')
    await mailer(await clientMail({ document, fields, url, stopToken: begun.stop_token, appUrl }))
  } catch (error) {
    const known = error instanceof MailError
    await noteEnd(host, begun.id, known && outcomeOf(error) === 'unsure' ? 'unsure' : 'refused')
    if (!known) throw error
    console.error(error.message)
    throw failed(error)
  }
  await record(host, begun.id)
}
