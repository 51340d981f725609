import * as v from 'valibot'
import { currencies } from '#domain/money.ts'
import type { Period } from '#domain/periods.ts'
import { type StatementAccount, statementKinds } from '#domain/reports/statement.ts'
import type { Db } from '../client.ts'
import { isInvoiceId } from '../documents/invoices.ts'
import { DataError, unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'

const text = v.nullable(v.string())

const line = v.pipe(
  v.object({
    day: v.string(),
    kind: v.picklist(statementKinds),
    // Told to its seller alone.
    document_id: v.optional(text, null),
    number: text,
    method: text,
    reference: text,
    minor: v.number(),
    tds_minor: v.number(),
    advance_minor: v.optional(v.number(), 0),
    due_date: v.optional(text, null),
    open_minor: v.optional(v.number(), 0),
  }),
  v.transform(toCamel),
)

export const statementAccount = v.pipe(
  v.object({
    currency: v.picklist(currencies),
    opening_minor: v.number(),
    closing_minor: v.number(),
    ages: v.optional(v.array(v.number())),
    lines: v.array(line),
  }),
  v.transform((row): StatementAccount => toCamel(row)),
)

/** The accounts of one of the caller's clients between two days, one for each currency; none where nothing ever moved. */
export async function getStatement(
  db: Db,
  clientId: string,
  { firstDay, lastDay }: Period,
): Promise<StatementAccount[]> {
  if (!isInvoiceId(clientId)) throw new DataError({ status: 404, code: 'client_unknown' })
  const asked = { client_id: clientId, first_day: firstDay, last_day: lastDay }
  return v.parse(v.array(statementAccount), unwrap(await db.rpc('client_statement', asked)))
}
