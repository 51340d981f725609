import { pdfFileName } from '#domain/document/file-names.ts'
import type { InvoiceDocument } from '#domain/document/invoice.ts'
import { documentLetter, type Letter, letterText } from '#domain/mail/letter.ts'
import type { MailFields, MailRecipients } from '#domain/mail/mail.ts'
import { pictureOf } from '#domain/people/logo.ts'
import type { Statement } from '#domain/reports/statement.ts'
import { statementLetter } from '#domain/reports/statement-mail.ts'
import { documentWords } from '#languages/documents.ts'
import type { DocumentLanguage } from '#languages/languages.ts'
import { letterHtml } from '#letter/html.ts'
import type { Mail } from './mailer.ts'
import { stopPath } from './stops.ts'

/** The id by which a mail's HTML refers to its picture. */
const LOGO_ID = 'logo'

const pictured = ({ head: { logo } }: Letter) => {
  const content = logo === null ? undefined : pictureOf(logo)?.png
  return content && { logo: { id: LOGO_ID, content } }
}

/** Both parts of a mail, and the picture that goes with the second. */
export const parts = (letter: Letter) => ({
  text: letterText(letter),
  html: letterHtml(letter, `cid:${LOGO_ID}`),
  ...pictured(letter),
})

type ToClient = {
  to: string
  named?: NonNullable<Mail['named']>
  seller: { name: string }
  /** The seller's own address, which they have proven; null: none. */
  replyTo: string | null
  subject: string
  /** The mail around the page that stops further ones, absolute. */
  letter: (stopUrl: string) => Letter
  /** The document that comes with it. */
  paper: NonNullable<Mail['attachment']> | null
  language: DocumentLanguage
  stopToken: string
  /** The app's origin. */
  appUrl: string
}

/** A mail to a client, whoever asked for it: the words, where to stop such mails, and the PDF. */
export function mailToClient(mail: ToClient): Mail {
  const { to, named, seller, replyTo, subject, letter, paper, language, stopToken, appUrl } = mail
  const stop = stopPath(stopToken, language)
  return {
    to,
    ...(named && { named }),
    replyTo,
    fromName: seller.name,
    subject,
    ...parts(letter(appUrl + stop.page)),
    stopUrl: appUrl + stop.oneClick,
    ...(paper && { attachment: paper }),
  }
}

/** The document of a mail as its file. */
export async function paperOf(document: InvoiceDocument) {
  // Most of the function's code: loaded for the first PDF, and no other answer waits for it.
  const { buildInvoicePdf } = await import('#api/documents/invoice-pdf.ts')
  return {
    fileName: pdfFileName(document),
    content: new Uint8Array(await buildInvoicePdf(document)),
  }
}

/** An address, and the token that stops further mails to it. */
export type Stop = { address: string; token: string }

type ClientMails = {
  fields: MailFields
  /** The page of what it is about, absolute; empty where the owner shares none. */
  url: string
  appUrl: string
  recipients: MailRecipients
  /** One for each of them. */
  stops: Stop[]
  replyTo: string | null
}

/**
 * A mail once for each of those that it names: everybody stops mails to themselves alone, by a link that nobody else has.
 */
const toEach = (
  { fields, appUrl, recipients, stops, replyTo }: ClientMails,
  mail: Pick<ToClient, 'seller' | 'letter' | 'paper' | 'language'>,
): Mail[] =>
  stops.map(({ address, token }) =>
    mailToClient({
      ...{ ...mail, to: address, named: recipients, subject: fields.subject },
      ...{ stopToken: token, appUrl, replyTo },
    }),
  )

/** The mail of an invoice, for each of its recipients. */
export async function clientMails(
  mails: ClientMails & { document: InvoiceDocument },
): Promise<Mail[]> {
  const { document, fields, url } = mails
  const words = await documentWords(document.language)
  return toEach(mails, {
    seller: document.business,
    language: document.language,
    letter: (stopUrl) => documentLetter({ ...document, url }, words, fields.message, stopUrl),
    paper: await paperOf(document),
  })
}

/** The mail of a statement of account, likewise; its PDF says what the account is now. */
export async function statementMails(
  mails: ClientMails & { statement: Statement },
): Promise<Mail[]> {
  const { statement, fields, url } = mails
  const words = await documentWords(statement.client.language)
  const { buildStatementPdf, statementFileName } = await import('#api/documents/invoice-pdf.ts')
  const pdf = await buildStatementPdf(statement, new Date().toISOString())
  return toEach(mails, {
    seller: statement.business,
    language: statement.client.language,
    letter: (stopUrl) => statementLetter({ ...statement, url }, words, fields.message, stopUrl),
    paper: { fileName: statementFileName(statement), content: new Uint8Array(pdf) },
  })
}
