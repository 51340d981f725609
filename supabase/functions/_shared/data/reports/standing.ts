import * as v from 'valibot'
import type { Period } from '#domain/periods.ts'
import type { Db } from '../client.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'

/** The database counts no further. */
export const MOST_TO_MATCH = 100

const standingRow = v.pipe(
  v.object({
    /** Null of who files none. */
    return: v.nullable(
      v.pipe(
        v.object({
          ...{ is_nil: v.boolean(), filed_on: v.nullable(v.string()) },
          gstr3b_filed_on: v.nullable(v.string()),
        }),
        v.transform(({ is_nil, filed_on, gstr3b_filed_on }) => ({
          ...{ isNil: is_nil, filedOn: filed_on, gstr3bFiledOn: gstr3b_filed_on },
        })),
      ),
    ),
    owed_minor: v.number(),
    /** The number of overdue invoices. */
    late: v.number(),
    invoices: v.number(),
    revenue_minor: v.number(),
    to_match: v.number(),
  }),
  v.transform(toCamel),
)

/** How the reports stand: the return of a period, what is owed in paise, this month's invoices, and bank credits that wait. */
export type ReportsStanding = v.InferOutput<typeof standingRow>

export async function getReportsStanding(db: Db, period: Period): Promise<ReportsStanding> {
  const answer = await db.rpc('reports_standing', {
    first_day: period.firstDay,
    last_day: period.lastDay,
  })
  return v.parse(standingRow, unwrap(answer))
}
