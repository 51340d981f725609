import { toCamel } from '#data/names.ts'
import type { PlainDate } from '#domain/dates.ts'
import type { Buyer, Seller } from '#domain/document/invoice.ts'
import type { Currency } from '#domain/money.ts'
import type { BankAccount } from '#domain/payment/payment-details.ts'
import type { Statement, StatementKind } from '#domain/reports/statement.ts'
import { documentLanguageOf } from '#languages/languages.ts'
import { todayInIndia } from '../../lib/today.ts'
import { bankOf, type SharedInvoiceRow } from '../client-invoice.ts'
import { callDataApi } from '../data-api.ts'

/** The row that `shared_statement` answers: the allow-list of the database. */
export type SharedStatementRow = {
  id: string
  /** The balance of today, in the account's currency as all here. */
  today_minor?: number
  /** The open amounts by age today: not due, then up to 30, 60, 90 and more days overdue. */
  ages?: number[]
  /** Only while something is due today. */
  pay_to?: SharedInvoiceRow['pay_to']
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
      advance_minor?: number
      /** The due day of an invoice, its open amount now, and the link that its client has. */
      due_date?: PlainDate | null
      open_minor?: number
      token?: string | null
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

/** A statement as its client sees it, with what is to be paid today. */
export type ClientStatement = Statement & {
  todayMinor: number
  upiId: string | null
  bank: BankAccount | null
  /** For each line of the account the link of its invoice, where its client has one. */
  tokens: (string | null)[]
}

function statementOf(row: SharedStatementRow): ClientStatement {
  const { lines, ...sums } = row.account
  return {
    period: { firstDay: row.first_day, lastDay: row.last_day },
    today: todayInIndia(),
    business: { ...row.seller, logo: pictureOf(row.seller.logo) },
    client: { ...row.buyer, id: row.id, language: documentLanguageOf(row.language) },
    account: {
      ...toCamel(sums),
      ages: row.ages,
      lines: lines.map(
        ({ token: _, due_date = null, open_minor = 0, advance_minor = 0, ...line }) => ({
          ...toCamel({ ...line, due_date, open_minor, advance_minor }),
          documentId: null,
        }),
      ),
    },
    tokens: lines.map(({ token = null }) => token),
    todayMinor: row.today_minor ?? row.account.closing_minor,
    upiId: row.pay_to?.upi_id ?? null,
    bank: bankOf(row.pay_to ?? null),
  }
}

/** The result of a link: a statement, the reason why it is gone, or null for an unknown link. */
export type SharedStatement = ClientStatement | GoneRow | null

/** The statement of a link as it stands now. Throws when nobody could say. */
export async function askStatement(token: string): Promise<SharedStatement> {
  const answer = await callDataApi('shared_statement', { token })
  if (!answer.ok) throw new Error(`The Data API answered ${answer.status}.`)
  const row: SharedStatementRow | GoneRow | null = await answer.json()
  return row && 'account' in row ? statementOf(row) : row
}
