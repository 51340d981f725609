import * as v from 'valibot'
import { type Finding, finding } from './finding.ts'
import type { Management } from './management.ts'

/** Size limit of the free plan, above which a project is read-only. */
const FREE_MB = 500
const WARN_FROM = 0.7

const rows = v.tuple([v.object({ bytes: v.number(), guards: v.number(), keys: v.boolean() })])

/** The triggers on Auth's table of second factors; a host may not allow them (decision 0096). */
const guards = ['guard_enrolment', 'note_factor_added', 'note_factor_removed']
const question = `
  select
    pg_database_size(current_database())::float8 as bytes,
    (
      select count(*)::int from pg_trigger
      where tgrelid = to_regclass('auth.mfa_factors') and tgenabled <> 'D'
        and tgname in (${guards.map((name) => `'${name}'`).join()})
    ) as guards,
    exists (
      select from pg_db_role_setting, unnest(setconfig) as setting
      where setrole = to_regrole('authenticator') and setting = 'pgrst.db_pre_request=private.enter'
    ) as keys`

/** Compares the size of the database with the limit of its plan (`DATABASE_MB`, or the free plan's), and looks for our triggers and the way in of keys. */
export async function checkDatabase(
  env: NodeJS.ProcessEnv,
  management: Pick<Management, 'query'>,
): Promise<Finding[]> {
  const [found] = await management.query(question, rows)
  const { bytes } = found
  const most = Number(env.DATABASE_MB) || FREE_MB
  const taken = Math.round(bytes / 1_000_000)
  return [
    finding(
      `the database takes ${taken} MB of ${most}`,
      taken < most * WARN_FROM,
      `A free project only reads above ${FREE_MB} MB. Take a larger plan before that, and set DATABASE_MB in .env to what it holds.`,
    ),
    finding(
      'a second factor needs a password typed anew',
      found.guards === guards.length,
      'auth.mfa_factors lacks our triggers: whoever holds a session can turn two-step verification on and lock its owner out, and nobody is mailed. Run `supabase/schemas/01_ground/11_second_factor.sql` from its block of triggers on as the owner of that table, or ask Supabase.',
    ),
    finding(
      'keys of programs and members of a business are let in',
      found.keys,
      "The Data API does not call private.enter() before a request, so every key is refused, and a member works in nobody else's business. Run `alter role authenticator set pgrst.db_pre_request = 'private.enter'; notify pgrst, 'reload config';` in the SQL editor.",
    ),
  ]
}
