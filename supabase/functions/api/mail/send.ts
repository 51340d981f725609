import { Refusal } from '#api/http/errors.ts'
import { stopPath } from '#api/http/shapes.ts'
import { loadPdf } from '#api/load-pdf.ts'
import type { Db } from '#data/client.ts'
import { pdfFileName } from '#domain/file-name.ts'
import type { InvoiceDocument } from '#domain/invoice-document.ts'
import { type MailFields, type MailKind, mailHtml, withStop } from '#domain/invoice-mail.ts'
import { messages } from '#domain/messages.ts'
import { beginMail, endInvoiceMail } from './invoice-mails.ts'
import { outcomeOf } from './mail-outcome.ts'
import { MailError, type Mailer } from './mailer.ts'

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
