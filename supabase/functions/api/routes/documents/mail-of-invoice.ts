import type { Context } from 'hono'
import { answer } from '#api/http/answers.ts'
import { digestOf } from '#api/http/digest.ts'
import { parse, readBody, requestKey } from '#api/http/input.ts'
import { requireScope, type SignedIn } from '#api/http/session.ts'
import { linkShape, mailShape } from '#api/http/shapes/documents.ts'
import { type MailHost, mailUnconfigured } from '#api/mail/host.ts'
import { sendInvoiceMail } from '#api/mail/send.ts'
import { getOwnDocument } from '#data/documents/invoices.ts'
import { getToldLatePayment } from '#data/documents/late-payment.ts'
import { getShareLink } from '#data/documents/share-links.ts'
import { DataError } from '#data/errors.ts'
import { dayInIndia } from '#domain/dates.ts'
import { foreignLink } from '#domain/mail/foreign-links.ts'
import { composeMail, mailLinksSchema, mailRequestSchema, ownLinksOf } from '#domain/mail/mail.ts'
import { documentWords } from '#languages/documents.ts'
import { messages } from '#languages/en/messages/index.ts'

/**
 * The app may be open at another address than that of the links in mails; its link to the invoice, whose end nobody can
 * guess, is meant as this one.
 */
export function withOwnLink(message: string, url: string): string {
  if (url === '') return message
  const page = url.slice(new URL(url).origin.length)
  return message.replace(/https?:\/\/[^\s/]+(\/[\w/-]+)/g, (link, path) =>
    path === page ? url : link,
  )
}

/** Mails an invoice to its client, as its request asks for it. */
export async function sendOfInvoice(c: Context<SignedIn>, host: MailHost | null, id: string) {
  requireScope(c, 'documents')
  const key = await requestKey(c.req.header('Idempotency-Key'))
  const { kind, ...given } = parse(mailRequestSchema, await readBody(c.req.raw))
  if (host === null) throw mailUnconfigured()

  // With the person's own rights: nobody gets further with another person's invoice.
  const db = c.get('db')
  const document = await getOwnDocument(db, id)
  const link = await getShareLink(db, id)
  // If there is no link yet, it is made with the mail, and no typed words can contain it.
  const url = link === null ? '' : host.appUrl + linkShape(link.token).url
  const mailed = { ...document, url }
  const own = ownLinksOf(mailed)
  if (foreignLink(document.business.name, own) !== null) {
    throw new DataError({ status: 422, code: 'mail_name_link' })
  }
  const words = await documentWords(document.language)
  const late = kind === 'reminder' ? await getToldLatePayment(db, id) : null
  const composed = composeMail(kind, mailed, words, dayInIndia(new Date()), late)
  const fields = parse(mailLinksSchema(own), {
    subject: given.subject ?? composed.subject,
    message: withOwnLink(given.message ?? composed.message, url),
  })
  const recipients = { to: given.to ?? [document.clientEmail], cc: given.cc ?? [] }
  const missed = await sendInvoiceMail(host, {
    ...{ sender: c.get('user').id, document, kind, recipients, fields, requestKey: key },
    fingerprint: await digestOf(JSON.stringify({ kind, ...given })),
  })
  return answer(
    c,
    messages.mailSentTo({ missed }),
    mailShape(kind, recipients, fields.subject, missed),
  )
}
