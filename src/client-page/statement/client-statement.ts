import { toCamel } from '#data/names.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { Buyer, Seller } from '#domain/document/invoice.ts'
import type { Currency } from '#domain/money.ts'
import type { Statement, StatementKind } from '#domain/reports/statement.ts'
import { documentLanguageOf } from '#languages/languages.ts'
import { callDataApi } from '../data-api.ts'

/** The row that `shared_statement` answers: the allow-list of the database. */
export type SharedStatementRow = {
  id: string
  first_day: PlainDate
  last_day: PlainDate
  language: string
  seller: Seller
  buyer: Omit<Buyer, 'email'> & { email: string | null }
  account: {
    currency: Currency
    opening_minor: number
    closing_minor: number
    lines: {
      day: PlainDate
      kind: StatementKind
      number: string | null
      method: string | null
      reference: string | null
      minor: number
      tds_minor: number
    }[]
  }
}

/**
 * Answered for a statement that was withdrawn, whose seller's links rest, or that has grown too
 * long since it was shared.
 */
export type GoneRow = { seller_name: string; language: string } & (
  | { withdrawn: true }
  | { resting: true }
  | { too_long: true }
)

const pictureOf = (given: string | null) =>
  given?.startsWith('data:image/png;base64,') ? given : null

function statementOf(row: SharedStatementRow): Statement {
  const { lines, ...sums } = row.account
  return {
    period: { firstDay: row.first_day, lastDay: row.last_day },
    business: { ...row.seller, logo: pictureOf(row.seller.logo) },
    client: { ...row.buyer, id: row.id, language: documentLanguageOf(row.language) },
    account: {
      ...toCamel(sums),
      lines: lines.map((line) => ({ ...toCamel(line), documentId: null })),
    },
  }
}

/** The result of a link: a statement, the reason why it is gone, or null for an unknown link. */
export type SharedStatement = Statement | GoneRow | null

/** The statement of a link as it stands now. Throws when nobody could say. */
export async function askStatement(token: string): Promise<SharedStatement> {
  const answer = await callDataApi('shared_statement', { token })
  if (!answer.ok) throw new Error(`The Data API answered ${answer.status}.`)
  const row: SharedStatementRow | GoneRow | null = await answer.json()
  return row && 'account' in row ? statementOf(row) : row
}
