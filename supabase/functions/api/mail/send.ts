import * as v from 'valibot'
import { linkShape } from '#api/http/shapes/documents.ts'
import { statementLinkShape } from '#api/http/shapes/statement.ts'
import { DataError, unwrap } from '#data/errors.ts'
import type { InvoiceDocument } from '#domain/document/invoice.ts'
import type { MailFields, MailKind, MailRecipients } from '#domain/mail/mail.ts'
import type { Statement } from '#domain/reports/statement.ts'
import type { Stop } from './compose.ts'
import type { MailHost } from './host.ts'
import { isOfRecipient, type Mail, MailError, type Mailer, outcomeOf } from './mailer.ts'

type Asked = {
  /** Who asks for it, verified: what it is about must be theirs. */
  sender: string
  recipients: MailRecipients
  fields: MailFields
  /** A repeated request with the same key and fingerprint is the same mail. */
  requestKey: string
  fingerprint: string
}

export type Sending = Asked & { document: InvoiceDocument; kind: MailKind }

export type StatementSending = Asked & { statement: Statement; clientId: string }

const addresses = v.array(v.string())
const beginning = v.variant('state', [
  v.object({
    state: v.literal('begun'),
    id: v.string(),
    stops: v.array(v.object({ address: v.string(), token: v.string() })),
    reply_to: v.nullable(v.string()),
    link: v.string(),
  }),
  v.object({ state: v.literal('sent'), missed: addresses }),
  v.object({ state: v.literal('unsure') }),
])

/** The database functions that begin and end a mail, and the way its messages are made. */
type Errand = {
  begin: () => Promise<unknown>
  end: 'end_invoice_mail' | 'end_statement_mail'
  mails: (begun: { stops: Stop[]; replyTo: string | null; url: string }) => Promise<Mail[]>
  /** The page behind the link of that token. */
  pageOf: (token: string) => { url: string }
}

/** The arguments that register any mail in the database. */
const toBegin = (
  { mostADay }: MailHost,
  { sender, fields, recipients, requestKey, fingerprint }: Asked,
) => ({
  ...{ sender, fingerprint, subject: fields.subject, request_key: requestKey },
  ...{ recipients: recipients.to, copies: recipients.cc },
  ...(mostADay !== null && { most_a_day: mostADay }),
})

type End = (outcome: 'sent' | 'unsure' | 'refused', missed?: string[]) => Promise<void>

/** The mail is gone: what fails here must not read as if it were not. */
async function record(end: End, missed: string[]) {
  const say = () => end('sent', missed)
  await say()
    .catch(say)
    .catch((error) => {
      console.error('A mail that was sent is not recorded.', error)
      throw new DataError({ status: 502, code: 'mail_unrecorded' })
    })
}

/** A mail whose end was not noted counts as unknown after a while; the reason is still reported. */
const noteEnd = (end: End, outcome: 'unsure' | 'refused') =>
  end(outcome).catch((error) => console.error(`Of a mail it was not noted: ${outcome}.`, error))

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

/** Runs an errand once: what the server took for nobody leaves no trace. Gives those whom it may not have reached. */
async function run({ server, mailer, appUrl }: MailHost, errand: Errand): Promise<string[]> {
  const begun = v.parse(beginning, await errand.begin())
  if (begun.state === 'sent') return begun.missed
  if (begun.state === 'unsure') throw new DataError({ status: 409, code: 'mail_still_unsure' })
  const given = {
    stops: begun.stops,
    replyTo: begun.reply_to,
    // Made with the mail: what is refused leaves no link.
    url: appUrl + errand.pageOf(begun.link).url,
  }
  /** `sent` and `unsure` stay in the history, of what was `refused` by the mail server nothing is kept. */
  const end: End = async (outcome, missed = []) => {
    unwrap(await server.rpc(errand.end, { mail_id: begun.id, outcome, missed }))
  }
  try {
    const missed = await handOver(await errand.mails(given), mailer)
    await record(end, missed)
    return missed
  } catch (error) {
    if (error instanceof DataError) throw error
    const known = error instanceof MailError
    await noteEnd(end, known && outcomeOf(error) === 'unsure' ? 'unsure' : 'refused')
    if (!known) throw error
    console.error(error.message)
    throw failed(error)
  }
}

/** Mails an invoice with PDF and link, to its client unless others are named, and gives those whom it may not have reached. */
export const sendInvoiceMail = (host: MailHost, sending: Sending): Promise<string[]> =>
  run(host, {
    begin: async () =>
      unwrap(
        await host.server.rpc('begin_invoice_mail', {
          ...toBegin(host, sending),
          kind: sending.kind,
          invoice_id: sending.document.id,
        }),
      ),
    end: 'end_invoice_mail',
    pageOf: linkShape,
    mails: async (begun) => {
      const { clientMails } = await import('./letters.ts')
      return clientMails({ ...sending, appUrl: host.appUrl, ...begun })
    },
  })

/** The same with a statement of account. */
export const sendStatementMail = (host: MailHost, sending: StatementSending): Promise<string[]> =>
  run(host, {
    begin: async () => {
      const { clientId, statement } = sending
      return unwrap(
        await host.server.rpc('begin_statement_mail', {
          ...toBegin(host, sending),
          client_id: clientId,
          first_day: statement.period.firstDay,
          last_day: statement.period.lastDay,
          currency: statement.account.currency,
        }),
      )
    },
    end: 'end_statement_mail',
    pageOf: statementLinkShape,
    mails: async (begun) => {
      const { statementMails } = await import('./letters.ts')
      return statementMails({ ...sending, appUrl: host.appUrl, ...begun })
    },
  })
