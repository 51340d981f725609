import * as v from 'valibot'
import { linkShape } from '#api/http/shapes/documents.ts'
import { mailToClient, paperOf } from '#api/mail/compose.ts'
import { documentOf } from '#data/documents/invoices.ts'
import { latePaymentRow } from '#data/documents/late-payment.ts'
import { documentLetter } from '#domain/mail/letter.ts'
import { composeMail, ownLinksOf } from '#domain/mail/mail.ts'
import { documentWords } from '#languages/documents.ts'
import { refuseForeignLinks, toClient } from './to-client.ts'

const said = v.object({
  document: v.pipe(v.unknown(), v.transform(documentOf)),
  /** The address of the share link; null when the owner revoked it. */
  token: v.nullable(v.string()),
  /** Of a reminder whose owner wants its interest told. */
  late_payment: v.optional(latePaymentRow, null),
})

/** A mail about a document, which comes with it: a reminder, or an invoice that was issued by itself. */
const ofDocument = (kind: 'reminder' | 'invoice') =>
  toClient(said, async ({ document, token, late_payment: late, ...envelope }, { appUrl, day }) => {
    if (day === null) throw new Error('A mail to a client was taken on no day.')
    const url = token === null ? '' : appUrl + linkShape(token).url
    const words = await documentWords(document.language)
    const mailed = { ...document, url }
    const fields = composeMail(kind, mailed, words, day, late)
    refuseForeignLinks(fields, ownLinksOf(mailed))
    return mailToClient({
      ...envelope,
      seller: document.business,
      subject: fields.subject,
      letter: (stopUrl) => documentLetter(mailed, words, fields.message, stopUrl),
      paper: await paperOf(document),
      language: document.language,
      appUrl,
    })
  })

export const reminder = ofDocument('reminder')
export const invoice = ofDocument('invoice')
