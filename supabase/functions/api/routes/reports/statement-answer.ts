import type { Context } from 'hono'
import type * as v from 'valibot'
import { answer, attachment } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { limitFile } from '#api/http/limits.ts'
import type { SignedIn } from '#api/http/session.ts'
import { statementShape } from '#api/http/shapes/statement.ts'
import type { Db } from '#data/client.ts'
import { DataError } from '#data/errors.ts'
import { getBusiness } from '#data/people/businesses.ts'
import { getClient } from '#data/people/clients.ts'
import { getStatement } from '#data/reports/statements.ts'
import { dayInIndia } from '#domain/dates.ts'
import type { Currency } from '#domain/money.ts'
import { payToOf } from '#domain/payment/payment-details.ts'
import type { Period } from '#domain/periods.ts'
import type { Statement } from '#domain/reports/statement.ts'
import { requireDrawable } from '../drawable-statement.ts'
import type { statementQuery } from '../requests.ts'

/** The statement of one currency, by default the client's own, with both parties as they are today. */
export async function statementOf(
  db: Db,
  id: string,
  period: Period,
  wanted: Currency | undefined,
): Promise<Statement> {
  const [client, business, accounts] = await Promise.all([
    getClient(db, id),
    getBusiness(db),
    getStatement(db, id, period),
  ])
  if (business === null) throw new DataError({ status: 409, code: 'business_required' })
  const currency = wanted ?? client.currency
  const empty = { currency, openingMinor: 0, closingMinor: 0, lines: [] }
  const account =
    accounts.find((one) => one.currency === currency) ?? (wanted ? empty : (accounts[0] ?? empty))
  return {
    ...{ period, today: dayInIndia(new Date()), client, business, account },
    payTo: payToOf(business.paymentDetails),
  }
}

type Asked = v.InferOutput<typeof statementQuery>

export async function statementAnswer(
  c: Context<SignedIn>,
  environment: Environment,
  id: string,
  { from, to, format, currency }: Asked,
) {
  const db = c.get('db')
  const period = { firstDay: from, lastDay: to }
  if (format === 'json') {
    return answer(c, 'OK', (await getStatement(db, id, period)).map(statementShape))
  }
  await limitFile(environment, c.get('user').id)
  const [statement, { buildStatementPdf, statementFileName }] = await Promise.all([
    statementOf(db, id, period, currency),
    import('#api/documents/invoice-pdf.ts'),
  ])
  await requireDrawable(statement)
  return c.body(await buildStatementPdf(statement, new Date().toISOString()), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': attachment(statementFileName(statement)),
  })
}
