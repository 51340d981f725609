import * as v from 'valibot'
import { Refusal } from '#api/http/errors.ts'
import { stopPath } from '#api/http/shapes.ts'
import { loadPdf } from '#api/routes/pdf.ts'
import type { Db } from '#data/client.ts'
import { unwrap } from '#data/errors.ts'
import { type InvoiceDocument, pdfFileName } from '#domain/invoice.ts'
import { type MailFields, type MailKind, mailHtml, withStop } from '#domain/mail.ts'
import { messages } from '#domain/messages.ts'
import { MailError, type Mailer, outcomeOf } from './mailer.ts'

export const mailUnconfigured = () =>
  new Refusal(503, 'mail_unconfigured', messages.mailUnconfigured)

/** Whether another try is of use, in words. */
function failed(error: MailError): Refusal {
  if (error.kind === 'refused') return new Refusal(502, 'mail_failed', messages.mailRefused)
  return outcomeOf(error) === 'unsure'
    ? new Refusal(502, 'mail_unsure', messages.mailUnsure)
    : new Refusal(502, 'mail_failed', messages.mailFailed)
}

export type Sending = {
  /** Who asks for it, verified: the invoice must be theirs. */
  sender: string
  document: InvoiceDocument
  /** The invoice's page, absolute. */
  url: string
  kind: MailKind
  fields: MailFields
  requestKey: string
  fingerprint: string
}

export type MailHost = {
  /** With the server's own key. */
  server: Pick<Db, 'rpc'>
  mailer: Mailer
  /** The app's origin. */
  appUrl: string
  mostADay: number | null
}

/** The mail is gone: what fails here must not read as if it were not. */
async function record(server: MailHost['server'], mailId: string) {
  const say = () => endInvoiceMail(server, mailId, 'sent')
  await say()
    .catch(say)
    .catch((error) => {
      console.error('A mail that was sent is not recorded.', error)
      throw new Refusal(502, 'mail_unrecorded', messages.mailUnrecorded)
    })
}

/** Of what is not noted nothing is known, and after a while it counts as that; the reason is told all the same. */
const noteEnd = (server: MailHost['server'], mailId: string, outcome: 'unsure' | 'refused') =>
  endInvoiceMail(server, mailId, outcome).catch((error) =>
    console.error(`Of a mail it was not noted: ${outcome}.`, error),
  )

/** Mails an invoice to its client, and to nobody else, with PDF and link; what the server did not take leaves no trace. */
export async function sendInvoiceMail(host: MailHost, sending: Sending): Promise<void> {
  const { server, mailer, appUrl, mostADay } = host
  const { sender, document, url, kind, fields, requestKey, fingerprint } = sending
  const { id: invoiceId, clientEmail: to, business } = document
  const begun = await beginMail(server, {
    ...{ sender, invoiceId, requestKey, fingerprint, kind, mostADay },
    subject: fields.subject,
  })
  if (begun.state !== 'begun') {
    if (begun.state === 'sent') return
    throw new Refusal(409, 'mail_unsure', messages.mailStillUnsure)
  }
  const stop = stopPath(begun.stop_token)
  const text = withStop(fields.message, business.name, appUrl + stop.page)
  try {
    const { buildInvoicePdf } = await loadPdf()
    await mailer({
      to,
      replyTo: business.email,
      fromName: business.name,
      subject: fields.subject,
      text,
      html: mailHtml(text, [url, appUrl + stop.page]),
      stopUrl: appUrl + stop.oneClick,
      attachment: {
        fileName: pdfFileName(document),
        content: new Uint8Array(buildInvoicePdf(document)),
      },
    })
  } catch (error) {
    const known = error instanceof MailError
    await noteEnd(server, begun.id, known && outcomeOf(error) === 'unsure' ? 'unsure' : 'refused')
    if (!known) throw error
    console.error(error.message)
    throw failed(error)
  }
  await record(server, begun.id)
}

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
