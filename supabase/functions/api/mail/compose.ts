import { withoutLinks } from '#domain/foreign-links.ts'
import type { InvoiceDocument } from '#domain/invoice.ts'
import { type KindWord, kindWord } from '#domain/kind.ts'
import { pdfFileName, toLines, toSingleLine } from '#domain/lines.ts'
import type { MailFields } from '#domain/mail.ts'
import { type Currency, formatMoney } from '#domain/money.ts'
import type { Mail } from './mailer.ts'
import { stopPath } from './stops.ts'

/**
 * The message, with the invoice's link at its end where it does not stand in it. The app may be open at another address
 * than that of the links in mails; its link to the invoice, whose end nobody can guess, is meant as this one.
 */
export function withLink(message: string, url: string, noun: KindWord = 'invoice'): string {
  const page = url.slice(new URL(url).origin.length)
  const own = message.replace(/https?:\/\/[^\s/]+(\/[\w/-]+)/g, (link, path) =>
    path === page ? url : link,
  )
  return own.includes(url) ? own : `${own}\n\nView the ${noun}:\n${url}`
}

/** What stands under every mail to a client: why it came, and where to stop further ones. */
export const withStop = (
  message: string,
  sellerName: string,
  stopUrl: string,
  noun: KindWord | 'receipt' = 'invoice',
): string =>
  [
    message,
    '',
    '--',
    `This mail is about ${/^[ei]/.test(noun) ? 'an' : 'a'} ${noun} from ${toSingleLine(sellerName)}. If you want no more such mails:`,
    stopUrl,
  ].join('\n')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')

/**
 * The HTML part of a mail whose text is `message`: the same lines, in the reader's own colours. Nothing of the
 * message is read as HTML; only `urls`, where they stand in it, become links.
 */
export function mailHtml(message: string, urls: string[]): string {
  const withLinks = (line: string, [url, ...others] = urls): string =>
    url === undefined
      ? escaped(line)
      : line
          .split(url)
          .map((part) => withLinks(part, others))
          .join(`<a href="${escaped(url)}">${escaped(url)}</a>`)
  const body = toLines(message)
    .split('\n')
    .map((line) => withLinks(line))
    .join('<br>\n')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:600px;margin:0 auto;overflow-wrap:anywhere">
${body}
</div>
</body>
</html>
`
}

const written = ({ subject, message }: MailFields, urls: string[]) => ({
  subject,
  text: message,
  html: mailHtml(message, urls),
})

type Letter = {
  to: string
  seller: { name: string; email: string }
  fields: MailFields
  /** What the mail is about. */
  noun: KindWord | 'receipt'
  /** What of its text is a link, absolute. */
  urls: string[]
  /** The document that comes with it. */
  paper: InvoiceDocument | null
  stopToken: string
  /** The app's origin. */
  appUrl: string
}

/** A mail to a client, whoever asked for it: the words, where to stop such mails, and the PDF. */
export async function letterTo(letter: Letter): Promise<Mail> {
  const { to, seller, fields, noun, urls, paper, stopToken, appUrl } = letter
  const stop = stopPath(stopToken)
  const stopPage = appUrl + stop.page
  const message = withStop(fields.message, seller.name, stopPage, noun)
  return {
    to,
    replyTo: seller.email,
    fromName: seller.name,
    ...written({ subject: fields.subject, message }, [...urls, stopPage]),
    stopUrl: appUrl + stop.oneClick,
    ...(paper && { attachment: await pdfOf(paper) }),
  }
}

async function pdfOf(document: InvoiceDocument) {
  // Most of the function's code: loaded for the first PDF, and no other answer waits for it.
  const { buildInvoicePdf } = await import('#api/pdf/invoice-pdf.ts')
  return { fileName: pdfFileName(document), content: new Uint8Array(buildInvoicePdf(document)) }
}

type ClientMail = Pick<Letter, 'fields' | 'stopToken' | 'appUrl'> & {
  document: InvoiceDocument
  /** The invoice's page, absolute; empty where the owner shares none. */
  url: string
}

/** The mail of an invoice to its client. */
export const clientMail = ({ document, url, ...mail }: ClientMail): Promise<Mail> =>
  letterTo({
    ...mail,
    to: document.clientEmail,
    seller: document.business,
    noun: kindWord(document),
    urls: url === '' ? [] : [url],
    paper: document,
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
const typed = (text: string) => toSingleLine(withoutLinks(text, '(link left out)'))

/** The mail that tells the owner of it; `url` is the absolute address of the invoice in the app. */
export function composeClaimMail(news: ClaimNews, url: string): MailFields {
  const amount = formatMoney(news.amountMinor, news.currency)
  const client = toSingleLine(news.clientName)
  return {
    subject: `${client} says they have paid ${amount}`,
    message: [
      `${client} says they have paid ${amount} for invoice ${news.number}.`,
      '',
      `Method: ${news.method}`,
      ...(news.reference === null ? [] : [`Reference: ${typed(news.reference)}`]),
      ...(news.note === null ? [] : [`Note: ${typed(news.note)}`]),
      '',
      'Nothing is counted yet. Check your account, then confirm or decline it:',
      url,
      '',
      'Which emails you get is up to you: Settings, Notifications.',
    ].join('\n'),
  }
}

/** The same as a mail. */
export function claimMail(news: ClaimNews, to: string, appUrl: string): Mail {
  const url = `${appUrl}/invoice/${news.invoiceId}`
  return {
    to,
    replyTo: null,
    fromName: news.clientName,
    ...written(composeClaimMail(news, url), [url]),
  }
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

/** The mail that tells the owner of it; `url` is the absolute address of the estimate in the app. */
export function composeAnswerMail(news: AnswerNews, url: string): MailFields {
  const client = toSingleLine(news.clientName)
  const did = news.accepted ? 'accepted' : 'declined'
  const total = formatMoney(news.totalMinor, news.currency)
  return {
    subject: `${client} ${did} estimate ${news.number}`,
    message: [
      `${client} ${did} estimate ${news.number} for ${total}.`,
      '',
      `Name: ${typed(news.name)}`,
      ...(news.note === null ? [] : [`Note: ${typed(news.note)}`]),
      '',
      news.accepted ? 'Make the invoice of it there:' : 'You find it there:',
      url,
      '',
      'Which emails you get is up to you: Settings, Notifications.',
    ].join('\n'),
  }
}

/** The same as a mail. */
export function answerMail(news: AnswerNews, to: string, appUrl: string): Mail {
  const url = `${appUrl}/estimate/${news.estimateId}`
  return {
    to,
    replyTo: null,
    fromName: news.clientName,
    ...written(composeAnswerMail(news, url), [url]),
  }
}
