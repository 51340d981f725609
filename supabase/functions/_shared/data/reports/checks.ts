import * as v from 'valibot'
import type { PlainDate } from '#domain/dates.ts'
import type { Period } from '#domain/periods.ts'
import type { Db } from '../client.ts'
import { timestamp } from '../documents/rows.ts'
import { unwrap } from '../errors.ts'

const checks = v.array(
  v.pipe(
    v.object({ first_day: v.string(), at: timestamp, by_name: v.nullable(v.string()) }),
    v.transform(({ first_day, at, by_name }): Check => ({ month: first_day, at, byName: by_name })),
  ),
)

/** A month that somebody looked through. */
export interface Check {
  /** Its first day. */
  month: PlainDate
  /** An instant, ISO 8601. */
  at: string
  /** Null of the owner. */
  byName: string | null
}

/** The checked months of a period. */
export async function listChecks(db: Db, { firstDay, lastDay }: Period): Promise<Check[]> {
  const rows = await db
    .from('checked_months')
    .select('first_day, at, by_name')
    .gte('first_day', firstDay)
    .lte('first_day', lastDay)
    .order('first_day')
  return v.parse(checks, unwrap(rows))
}

export async function checkMonth(db: Db, month: PlainDate): Promise<void> {
  unwrap(await db.rpc('check_month', { first_day: month }))
}

export async function uncheckMonth(db: Db, month: PlainDate): Promise<void> {
  unwrap(await db.rpc('uncheck_month', { first_day: month }))
}
