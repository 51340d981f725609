import { pdfFileName } from '#domain/file-names.ts'
import { withoutLinks } from '#domain/foreign-links.ts'
import type { InvoiceDocument } from '#domain/invoice.ts'
import { loadTongue } from '#domain/language/tongue.ts'
import { documentLetter, fact, type Letter, letterText } from '#domain/letter.ts'
import { toSingleLine } from '#domain/lines.ts'
import { pictureOf } from '#domain/logo.ts'
import type { MailFields, MailRecipients } from '#domain/mail.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import { product } from '#domain/product.ts'
import type { Statement } from '#domain/reports/statement.ts'
import { statementLetter } from '#domain/reports/statement-mail.ts'
import { letterHtml } from '#letter/html.ts'
import type { Mail } from './mailer.ts'
import { stopPath } from './stops.ts'

/** How the HTML of a mail names its picture. */
const LOGO_ID = 'logo'

const pictured = ({ head: { logo } }: Letter) => {
  const content = logo === null ? undefined : pictureOf(logo)?.png
  return content && { logo: { id: LOGO_ID, content } }
}

/** Both parts of a mail, and the picture that goes with the second. */
const parts = (letter: Letter) => ({
  text: letterText(letter),
  html: letterHtml(letter, `cid:${LOGO_ID}`),
  ...pictured(letter),
})

type ToClient = {
  to: string
  named?: NonNullable<Mail['named']>
  seller: { name: string; email: string }
  subject: string
  /** The mail around the page that stops further ones, absolute. */
  letter: (stopUrl: string) => Letter
  /** The document that comes with it. */
  paper: NonNullable<Mail['attachment']> | null
  stopToken: string
  /** The app's origin. */
  appUrl: string
}

/** A mail to a client, whoever asked for it: the words, where to stop such mails, and the PDF. */
export function mailToClient(mail: ToClient): Mail {
  const { to, named, seller, subject, letter, paper, stopToken, appUrl } = mail
  const stop = stopPath(stopToken)
  return {
    to,
    ...(named && { named }),
    replyTo: seller.email,
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
  const { buildInvoicePdf } = await import('#api/pdf/invoice-pdf.ts')
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
}

/**
 * A mail once for each of those that it names: everybody stops mails to themselves alone, by a link that nobody else has.
 */
const toEach = (
  { fields, appUrl, recipients, stops }: ClientMails,
  mail: Pick<ToClient, 'seller' | 'letter' | 'paper'>,
): Mail[] =>
  stops.map(({ address, token }) =>
    mailToClient({
      ...{ ...mail, to: address, named: recipients, subject: fields.subject },
      ...{ stopToken: token, appUrl },
    }),
  )

/** The mail of an invoice, for each of its recipients. */
export async function clientMails(
  mails: ClientMails & { document: InvoiceDocument },
): Promise<Mail[]> {
  const { document, fields, url } = mails
  await loadTongue(document.language)
  return toEach(mails, {
    seller: document.business,
    letter: (stopUrl) => documentLetter({ ...document, url }, fields.message, stopUrl),
    paper: await paperOf(document),
  })
}

/** The mail of a statement of account, likewise; its PDF says what the account is now. */
export async function statementMails(
  mails: ClientMails & { statement: Statement },
): Promise<Mail[]> {
  const { statement, fields, url } = mails
  const { buildStatementPdf, statementFileName } = await import('#api/pdf/invoice-pdf.ts')
  const pdf = await buildStatementPdf(statement, new Date().toISOString())
  return toEach(mails, {
    seller: statement.business,
    letter: (stopUrl) => statementLetter({ ...statement, url }, fields.message, stopUrl),
    paper: { fileName: statementFileName(statement), content: new Uint8Array(pdf) },
  })
}

/** News to an owner, which the product words itself. */
type News = Pick<Letter, 'words' | 'title' | 'figure' | 'facts'> & {
  table?: Letter['table']
  subject: string
  button: NonNullable<Letter['button']>
  foot?: string
}

const choosing = 'Which emails you get is up to you: Settings, Notifications.'

export const newsMail = (
  { subject, table = null, foot = choosing, ...news }: News,
  to: string,
  fromName: string,
): Mail => ({
  ...{ to, replyTo: null, fromName, subject },
  ...parts({
    ...news,
    ...{ lang: 'en', head: { name: product.name, logo: null } },
    ...{ ownLinks: [], table, upi: null },
    foot: { text: foot, url: null },
  }),
})

/** What a client says to have paid; the amount is minor units of `currency`. */
export type ClaimNews = {
  invoiceId: string
  number: string
  clientName: string
  currency: Currency
  amountMinor: number
  method: string
  reference: string | null
  note: string | null
}

/** What anybody may have typed, with nothing in it to click on: it stands as it is in the app. */
export const typed = (text: string) => toSingleLine(withoutLinks(text, '(link left out)'))

/** The mail that tells the owner of it. */
export function claimMail(news: ClaimNews, to: string, appUrl: string): Mail {
  const amount = formatMoney(news.amountMinor, news.currency)
  const paid = `${toSingleLine(news.clientName)} says they have paid ${amount}`
  return newsMail(
    {
      subject: paid,
      words: `${paid} for invoice ${news.number}.\n\nNothing is counted yet. Check your account, then confirm or decline it.`,
      title: `Invoice ${news.number}`,
      figure: { label: 'Reported as paid', value: amount },
      facts: [
        fact('Method', news.method),
        ...(news.reference === null ? [] : [fact('Reference', typed(news.reference))]),
        ...(news.note === null ? [] : [fact('Note', typed(news.note))]),
      ],
      button: { label: 'Confirm or decline', url: `${appUrl}/invoice/${news.invoiceId}` },
    },
    to,
    news.clientName,
  )
}

/** How a client answered an estimate by its link; the total is minor units of `currency`. */
export type AnswerNews = {
  estimateId: string
  number: string
  clientName: string
  currency: Currency
  totalMinor: number
  accepted: boolean
  name: string
  note: string | null
}

/** The mail that tells the owner of it. */
export function answerMail(news: AnswerNews, to: string, appUrl: string): Mail {
  const did = `${toSingleLine(news.clientName)} ${news.accepted ? 'accepted' : 'declined'} estimate ${news.number}`
  const total = formatMoney(news.totalMinor, news.currency)
  return newsMail(
    {
      subject: did,
      words: `${did} for ${total}.`,
      title: `Estimate ${news.number}`,
      figure: { label: news.accepted ? 'Accepted' : 'Declined', value: total },
      facts: [
        fact('Name', typed(news.name)),
        ...(news.note === null ? [] : [fact('Note', typed(news.note))]),
      ],
      button: {
        label: news.accepted ? 'Make the invoice' : 'View estimate',
        url: `${appUrl}/estimate/${news.estimateId}`,
      },
    },
    to,
    news.clientName,
  )
}
