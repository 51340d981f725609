import type { Db } from '#data/client.ts'
import { beginMail, giveUpMail, recordMail } from '#data/invoice-mails.ts'
import { pdfFileName } from '#domain/file-name.ts'
import type { InvoiceDocument } from '#domain/invoice-document.ts'
import { type MailFields, type MailKind, mailHtml, withLink } from '#domain/invoice-mail.ts'
import { messages } from '#domain/messages.ts'
import { Refusal } from '#edge/errors.ts'
import { outcomeOf } from '#edge/mail-outcome.ts'
import { MailError, type Mailer } from '#edge/mailer.ts'
import { loadPdf } from './load-pdf.ts'

export const mailUnconfigured = () =>
  new Refusal(503, 'mail_unconfigured', messages.mailUnconfigured)

const unsure = (message: string) => new Refusal(502, 'mail_unsure', message)

/** Whether another try is of use, in words. */
function failed(error: MailError): Refusal {
  if (error.kind === 'refused') return new Refusal(502, 'mail_failed', messages.mailRefused)
  return outcomeOf(error) === 'unsure'
    ? unsure(messages.mailUnsure)
    : new Refusal(502, 'mail_failed', messages.mailFailed)
}

type Sending = {
  document: InvoiceDocument
  /** The invoice's page, absolute. */
  url: string
  kind: MailKind
  fields: MailFields
  requestKey: string
  fingerprint: string
}

/** The mail is gone: what fails here must not read as if it were not. */
async function record(db: Db, mailId: string) {
  const say = () => recordMail(db, mailId)
  await say()
    .catch(say)
    .catch((error) => {
      console.error('A mail that was sent is not recorded.', error)
      throw unsure(messages.mailUnrecorded)
    })
}

/** What was not taken counts as on its way for two minutes if this fails; the reason is told all the same. */
const giveUp = (db: Db, mailId: string) =>
  giveUpMail(db, mailId).catch((error) => console.error('A mail was not given up.', error))

/** Mails an invoice to its client, and to nobody else, with PDF and link; what the server did not take leaves no trace. */
export async function sendInvoiceMail(db: Db, mailer: Mailer, sending: Sending): Promise<void> {
  const { document, url, kind, fields, requestKey, fingerprint } = sending
  const { id: invoiceId, clientEmail: to, business } = document
  const text = withLink(fields.message, url)
  const mailId = await beginMail(db, {
    ...{ invoiceId, requestKey, fingerprint, kind },
    subject: fields.subject,
  })
  if (mailId === null) return
  try {
    const { buildInvoicePdf } = await loadPdf()
    await mailer({
      to,
      replyTo: business.email,
      fromName: business.name,
      subject: fields.subject,
      text,
      html: mailHtml(text, url),
      attachment: {
        fileName: pdfFileName(document),
        content: new Uint8Array(buildInvoicePdf(document)),
      },
    })
  } catch (error) {
    await giveUp(db, mailId)
    if (!(error instanceof MailError)) throw error
    console.error(error.message)
    throw failed(error)
  }
  await record(db, mailId)
}
