import type { Context } from 'hono'
import type * as v from 'valibot'
import { answer } from '#api/http/answers.ts'
import { digestOf } from '#api/http/digest.ts'
import type { Environment } from '#api/http/environment.ts'
import { parse, readBody, requestKey } from '#api/http/input.ts'
import { requireScope, type SignedIn } from '#api/http/session.ts'
import { sharingShape, statementLinkShape, statementMailShape } from '#api/http/shapes/statement.ts'
import { mailHostOf, mailUnconfigured } from '#api/mail/host.ts'
import { sendStatementMail } from '#api/mail/send.ts'
import type { Db } from '#data/client.ts'
import { DataError } from '#data/errors.ts'
import { getClient } from '#data/people/clients.ts'
import {
  findStatementLink,
  listSharing,
  shareStatement,
  withdrawStatement,
} from '#data/reports/statement-links.ts'
import { foreignLink } from '#domain/mail/foreign-links.ts'
import { mailLinksSchema, statementMailSchema } from '#domain/mail/mail.ts'
import { mayWrite } from '#domain/people/members.ts'
import type { Statement } from '#domain/reports/statement.ts'
import {
  composeStatementMail,
  type StatementKey,
  statementLinks,
} from '#domain/reports/statement-mail.ts'
import { documentWords } from '#languages/documents.ts'
import { messages } from '#languages/en/messages/index.ts'
import { withOwnLink } from '../documents/mail-of-invoice.ts'
import { requireDrawable } from '../drawable-statement.ts'
import type { statementKeyQuery } from '../requests.ts'
import { statementOf } from './statement-answer.ts'

type Asked = v.InferOutput<typeof statementKeyQuery>
type Call = Context<SignedIn>

const keyOf = ({ period, account }: Statement): StatementKey => ({
  ...period,
  currency: account.currency,
})

const asked = (db: Db, id: string, { from, to, currency }: Asked) =>
  statementOf(db, id, { firstDay: from, lastDay: to }, currency)

/** The links that live, for whoever may share, and the last mails of a client's statements. */
export async function sharingAnswer(c: Call, id: string) {
  const db = c.get('db')
  const client = await getClient(db, id)
  const mayShare = mayWrite(c.get('caller')?.role ?? 'owner')
  return answer(c, 'OK', sharingShape(await listSharing(db, client.id, mayShare)))
}

export async function shareAnswer(c: Call, id: string, key: Asked) {
  const db = c.get('db')
  const token = await shareStatement(db, id, keyOf(await asked(db, id, key)))
  return answer(c, 'OK', statementLinkShape(token))
}

export async function withdrawAnswer(c: Call, id: string, key: Asked) {
  const db = c.get('db')
  const { from: firstDay, to: lastDay, currency } = key
  const ended = currency ? { firstDay, lastDay, currency } : keyOf(await asked(db, id, key))
  await withdrawStatement(db, id, ended)
  return answer(c, messages.linkRevoked)
}

/** Mails a statement with PDF and link to its client, unless others are named. */
export async function sendAnswer(c: Call, environment: Environment, id: string, key: Asked) {
  requireScope(c, 'documents')
  const requested = await requestKey(c.req.header('Idempotency-Key'))
  const given = parse(statementMailSchema, await readBody(c.req.raw))
  const host = mailHostOf(environment, c.get('caller')?.id)
  if (host === null) throw mailUnconfigured()

  // With the person's own rights: nobody gets further with another person's client.
  const db = c.get('db')
  const statement = await asked(db, id, key)
  const to = given.to ?? (statement.client.email === null ? [] : [statement.client.email])
  // Before the mail begins: a statement that cannot be drawn leaves no mail behind.
  await requireDrawable(statement)
  if (to.length === 0) {
    throw new DataError({ status: 422, code: 'mail_recipients_number', field: 'to' })
  }
  const token = await findStatementLink(db, id, keyOf(statement))
  // If there is no link yet, it is made with the mail, and no typed words can contain it.
  const url = token === null ? '' : host.appUrl + statementLinkShape(token).url
  const own = statementLinks({ ...statement, url })
  if (foreignLink(statement.business.name, own) !== null) {
    throw new DataError({ status: 422, code: 'mail_name_link' })
  }
  const words = await documentWords(statement.client.language)
  const composed = composeStatementMail(statement, words)
  const fields = parse(mailLinksSchema(own), {
    subject: given.subject ?? composed.subject,
    message: withOwnLink(given.message ?? composed.message, url),
  })
  const recipients = { to, cc: given.cc ?? [] }
  const missed = await sendStatementMail(host, {
    ...{ sender: c.get('user').id, statement, clientId: id, recipients, fields },
    ...{ requestKey: requested, fingerprint: await digestOf(JSON.stringify({ key, ...given })) },
  })
  return answer(
    c,
    messages.mailSentTo({ missed }),
    statementMailShape(recipients, fields.subject, missed),
  )
}
