import * as v from 'valibot'
import type { PlainDate } from '#domain/dates.ts'
import type { Period } from '#domain/periods.ts'
import type { Db } from '../client.ts'
import { timestamp } from '../documents/rows.ts'
import { unwrap } from '../errors.ts'
import { toCamel } from '../names.ts'

const checks = v.array(
  v.pipe(
    v.object({
      ...{ first_day: v.string(), at: timestamp, by_name: v.nullable(v.string()) },
      ...{ unmarked_at: v.nullable(timestamp), unmarked_by_name: v.nullable(v.string()) },
    }),
    v.transform(({ first_day, ...row }): Check => ({ ...toCamel(row), month: first_day })),
  ),
)

/** A mark that somebody looked a month through, and what took it back. */
export interface Check {
  /** Its first day. */
  month: PlainDate
  /** An instant, ISO 8601. */
  at: string
  /** Null of the owner. */
  byName: string | null
  unmarkedAt: string | null
  unmarkedByName: string | null
}

/** The marks of the months of a period, the latest first, those that were taken back among them. */
export async function listChecks(db: Db, { firstDay, lastDay }: Period): Promise<Check[]> {
  const rows = await db
    .from('checked_months')
    .select('first_day, at, by_name, unmarked_at, unmarked_by_name')
    .gte('first_day', firstDay)
    .lte('first_day', lastDay)
    .order('at', { ascending: false })
  return v.parse(checks, unwrap(rows))
}

export async function checkMonth(db: Db, month: PlainDate): Promise<void> {
  unwrap(await db.rpc('check_month', { first_day: month }))
}

export async function uncheckMonth(db: Db, month: PlainDate): Promise<void> {
  unwrap(await db.rpc('uncheck_month', { first_day: month }))
}
