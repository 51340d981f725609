import * as v from 'valibot'
import { storedLanguage } from '#data/stored-language.ts'
import { dayInIndia } from '#domain/dates.ts'
import { currencies } from '#domain/money.ts'
import { payToOf } from '#domain/payment/payment-details.ts'
import type { Statement } from '#domain/reports/statement.ts'
import type { StatementKey, StatementLink, StatementMail } from '#domain/reports/statement-mail.ts'
import type { Db } from '../client.ts'
import { timestamp } from '../documents/rows.ts'
import { DataError, unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'
import { byEntries, writtenEntries } from '../written.ts'
import { statementAccount } from './statements.ts'

const asked = (clientId: string, { firstDay, lastDay, currency }: StatementKey) => ({
  ...{ client_id: clientId, first_day: firstDay, last_day: lastDay, currency },
})

/** Returns the token of a statement's link: the live one, or a new one when there is none. */
export async function shareStatement(db: Db, clientId: string, key: StatementKey): Promise<string> {
  return unwrap(await db.rpc('share_statement', asked(clientId, key)))
}

/** Returns the token of a statement's live link; null when there is none. */
export async function findStatementLink(
  db: Db,
  clientId: string,
  key: StatementKey,
): Promise<string | null> {
  const links = db.from('statement_links').select('token').is('revoked_at', null)
  const [link] = unwrap(await links.match(asked(clientId, key)).limit(1))
  return link?.token ?? null
}

/** Ends the link; doing it twice, or without a link, is harmless. */
export async function withdrawStatement(
  db: Db,
  clientId: string,
  key: StatementKey,
): Promise<void> {
  unwrap(await db.rpc('withdraw_statement', asked(clientId, key)))
}

const keyed = {
  first_day: v.string(),
  last_day: v.string(),
  currency: v.picklist(currencies),
}

const keyOf = (row: v.InferOutput<v.ObjectSchema<typeof keyed, undefined>>): StatementKey => ({
  ...{ firstDay: row.first_day, lastDay: row.last_day, currency: row.currency },
})

const linkRow = v.pipe(
  v.object({
    ...{ ...keyed, token: v.string(), created_at: timestamp, views: v.number() },
    ...{ first_viewed_at: v.nullable(timestamp), last_viewed_at: v.nullable(timestamp) },
    ...writtenEntries,
  }),
  v.transform((row): StatementLink => toCamel(row)),
)

const mailRow = v.pipe(
  v.object({
    ...{ ...keyed, id: v.string(), sent_to: v.string() },
    ...{ cc: v.array(v.string()), missed: v.array(v.string()) },
    ...{ sent_at: v.nullable(timestamp), unsure_at: v.nullable(timestamp) },
    ...byEntries,
  }),
  v.transform(
    (row): StatementMail => ({
      ...keyOf(row),
      id: row.id,
      at: row.sent_at ?? row.unsure_at ?? '',
      isUnsure: row.sent_at === null,
      to: [...row.sent_to.split(', '), ...row.cc].filter((one) => !row.missed.includes(one)),
      missed: row.missed,
      byName: row.by_name,
    }),
  ),
)

/** Returns a client's live links, for whoever may share, and latest mails, the latest first; at most fifty of each. */
export async function listSharing(
  db: Db,
  clientId: string,
  mayShare: boolean,
): Promise<{ links: StatementLink[]; mails: StatementMail[] }> {
  const liveLinks = db
    .from('statement_links')
    .select(
      'first_day, last_day, currency, token, created_at, views, first_viewed_at, last_viewed_at, changed_by_name',
    )
    .eq('client_id', clientId)
    .is('revoked_at', null)
    .order('created_at', { ascending: false })
    .limit(50)
  const [links, mails] = await Promise.all([
    mayShare ? liveLinks.then(unwrap) : [],
    db
      .from('statement_mails')
      .select('id, first_day, last_day, currency, sent_to, cc, missed, sent_at, unsure_at, by_name')
      .eq('client_id', clientId)
      .order('begun_at', { ascending: false })
      .limit(50),
  ])
  return {
    links: v.parse(v.array(linkRow), links),
    mails: v.parse(v.array(mailRow), unwrap(mails)),
  }
}

const text = v.nullable(v.string())

const sharedRow = v.object({
  ...{ id: v.string(), first_day: v.string(), last_day: v.string() },
  language: storedLanguage,
  account: statementAccount,
  pay_to: v.nullish(
    v.pipe(
      v.object({
        ...{ upi_id: text, bank_account_name: text, bank_account_number: text },
        ...{ bank_ifsc: text, bank_name: text, bank_swift: text },
      }),
      v.transform((row) => payToOf(toCamel(row))),
    ),
  ),
})
const parties = v.custom<{
  seller: Statement['business']
  buyer: Omit<Statement['client'], 'id' | 'language'>
}>((row) => typeof row === 'object' && row !== null && 'seller' in row && 'buyer' in row)

const tooLong = v.object({ too_long: v.literal(true) })

/**
 * Returns the current statement behind a link; refused when the link is dead (404) or the statement
 * has become too long (422).
 */
export async function getSharedStatement(db: Db, token: string): Promise<Statement> {
  const found = unwrap(await db.rpc('shared_statement', { token }))
  if (v.is(tooLong, found)) {
    throw new DataError({ status: 422, code: 'statement_too_long', params: { most: 2_000 } })
  }
  const row = v.safeParse(v.intersect([sharedRow, parties]), found)
  if (!row.success) throw new DataError({ status: 404, code: 'statement_not_found' })
  const {
    id,
    first_day: firstDay,
    last_day: lastDay,
    language,
    account,
    pay_to: payTo,
    seller,
    buyer,
  } = row.output
  return {
    ...{ period: { firstDay, lastDay }, today: dayInIndia(new Date()), account, business: seller },
    client: { ...buyer, id, language },
    ...(payTo && { payTo }),
  }
}
