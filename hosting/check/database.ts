import * as v from 'valibot'
import { type Finding, finding } from './finding.ts'
import type { Management } from './management.ts'

/** Size limit of the free plan, above which a project is read-only. */
const FREE_MB = 500
const WARN_FROM = 0.7

const rows = v.tuple([v.object({ bytes: v.number() })])

/** How large the database is, and whether that comes near to what its plan holds: `DATABASE_MB`, where it is no free one. */
export async function checkDatabase(
  env: NodeJS.ProcessEnv,
  management: Pick<Management, 'query'>,
): Promise<Finding[]> {
  const [{ bytes }] = await management.query(
    'select pg_database_size(current_database())::float8 as bytes',
    rows,
  )
  const most = Number(env.DATABASE_MB) || FREE_MB
  const taken = Math.round(bytes / 1_000_000)
  return [
    finding(
      `the database takes ${taken} MB of ${most}`,
      taken < most * WARN_FROM,
      `A free project only reads above ${FREE_MB} MB. Take a larger plan before that, and set DATABASE_MB in .env to what it holds.`,
    ),
  ]
}
