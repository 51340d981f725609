import * as v from 'valibot'
import { DataError, unwrap } from '#data/errors.ts'
import type { InvoiceDocument } from '#domain/invoice.ts'
import type { MailFields, MailKind, MailRecipients } from '#domain/mail.ts'
import type { MailHost } from './host.ts'
import { isOfRecipient, type Mail, MailError, type Mailer, outcomeOf } from './mailer.ts'

export type Sending = {
  /** Who asks for it, verified: the invoice must be theirs. */
  sender: string
  document: InvoiceDocument
  /** The invoice's page, absolute. */
  url: string
  kind: MailKind
  recipients: MailRecipients
  fields: MailFields
  /** A repeated request with the same key and fingerprint is the same mail. */
  requestKey: string
  fingerprint: string
}

const addresses = v.array(v.string())
const beginning = v.variant('state', [
  v.object({
    state: v.literal('begun'),
    id: v.string(),
    stops: v.array(v.object({ address: v.string(), token: v.string() })),
  }),
  v.object({ state: v.literal('sent'), missed: addresses }),
  v.object({ state: v.literal('unsure') }),
])

/** Begins a mail about one of the sender's invoices; `sent` or `unsure` is what became of it before. */
async function begin({ server, mostADay }: MailHost, sending: Sending) {
  const { sender, document, kind, fields, recipients, requestKey, fingerprint } = sending
  const begun = await server.rpc('begin_invoice_mail', {
    ...{ sender, kind, fingerprint, subject: fields.subject },
    ...{ recipients: recipients.to, copies: recipients.cc },
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
  missed: string[] = [],
): Promise<void> {
  unwrap(await server.rpc('end_invoice_mail', { mail_id: mailId, outcome, missed }))
}

/** The mail is gone: what fails here must not read as if it were not. */
async function record(host: MailHost, mailId: string, missed: string[]) {
  const say = () => end(host, mailId, 'sent', missed)
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

/** One more mail takes a minute at most: together within the two after which the database takes a mail for dead. */
const PATIENCE_MS = 50_000

/**
 * Hands a mail over to each of its recipients, and gives those whom it may not have reached. A server that takes none for
 * one of them may for the others; of one that cannot be used, or that took too long, no more is asked. Throws where it
 * reached nobody: what leaves it open whether it did, before all else.
 */
async function handOver(mails: Mail[], mailer: Mailer): Promise<string[]> {
  const missed: string[] = []
  const errors: unknown[] = []
  const began = performance.now()
  let usable = true
  for (const mail of mails) {
    try {
      if (usable && performance.now() - began < PATIENCE_MS) await mailer(mail)
      else missed.push(mail.to)
    } catch (error) {
      errors.push(error)
      missed.push(mail.to)
      usable = isOfRecipient(error)
    }
  }
  const [first] = errors
  if (missed.length === mails.length)
    throw errors.find((error) => outcomeOf(error) === 'unsure') ?? first
  if (first !== undefined) console.error(first instanceof MailError ? first.message : first)
  return missed
}

/**
 * Mails an invoice with PDF and link, to its client unless others are named, and gives those whom it may not have
 * reached; what the server took for nobody leaves no trace.
 */
export async function sendInvoiceMail(host: MailHost, sending: Sending): Promise<string[]> {
  const begun = await begin(host, sending)
  if (begun.state === 'sent') return begun.missed
  if (begun.state === 'unsure') throw new DataError({ status: 409, code: 'mail_still_unsure' })
  try {
    const { document, url, fields, recipients } = sending
    const { appUrl, mailer } = host
    const { clientMails } = await import('./letters.ts')
    const mails = await clientMails({
      document,
      fields,
      url,
      appUrl,
      recipients,
      stops: begun.stops,
    })
    const missed = await handOver(mails, mailer)
    await record(host, begun.id, missed)
    return missed
  } catch (error) {
    if (error instanceof DataError) throw error
    const known = error instanceof MailError
    await noteEnd(host, begun.id, known && outcomeOf(error) === 'unsure' ? 'unsure' : 'refused')
    if (!known) throw error
    console.error(error.message)
    throw failed(error)
  }
}
