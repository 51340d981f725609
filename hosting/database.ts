import { resolve } from 'node:path'
import * as v from 'valibot'
import {
  appliedQuery,
  historyQuery,
  isOfAnotherChain,
  type Migration,
  readChain,
} from '../supabase/local/postgres/chain.ts'
import { Fault } from '../supabase/local/process/fault.ts'
import { run } from '../supabase/local/process/run.ts'
import { loadDotEnv, projectDir } from '../supabase/local/settings.ts'
import { backupName } from './backup/arguments.ts'
import { placeFrom, withDatabase } from './backup/place.ts'
import { takeBackup } from './backup/take.ts'
import { type Management, managementOf } from './check/management.ts'
import { readSettings } from './settings.ts'

const history = v.tuple([v.object({ found: v.boolean() })])
const applied = v.array(v.object({ version: v.string(), fingerprint: v.nullable(v.string()) }))

/** The number of migrations that a project's database lacks; null if it is new. Stops the deploy if it has others. */
export async function missingMigrations(
  { query }: Pick<Management, 'query'>,
  chain: Migration[],
): Promise<number | null> {
  const [{ found }] = await query(historyQuery, history)
  if (!found) return null
  const present = await query(appliedQuery, applied)
  if (isOfAnotherChain(chain, present)) {
    throw new Fault(
      'The project’s database has migrations that this folder does not have, or has in another form. Nothing was changed.\n' +
        'If a newer version was deployed, check that version out. If the data is of before 1.0.0, take it over first\n' +
        '(docs/hosting.md, "Data of before 1.0.0"):\n  npm run backup\n  npm run take-over',
    )
  }
  return chain.length - present.length
}

/** Backs the project up where its database is about to change; says in a line what it found and did. */
export async function settleDatabase(
  management: Pick<Management, 'query'>,
  chain: Migration[],
  backUp: (() => Promise<string>) | null,
): Promise<string> {
  const missing = await missingMigrations(management, chain)
  if (missing === null) return 'The database is new.'
  if (missing === 0) return 'The database has all migrations.'
  const told = `The database lacks ${missing} of ${chain.length} migrations`
  return backUp ? `${told}, and was backed up: ${await backUp()}` : `${told}.`
}

async function backUp(): Promise<string> {
  const place = placeFrom(process.env, false)
  const file = resolve(projectDir, 'backups', backupName(process.env.SUPABASE_PROJECT_REF))
  await withDatabase(place, (client) => takeBackup(client, file))
  return file
}

if (import.meta.main) {
  await run(async () => {
    loadDotEnv()
    const { settings, problems } = readSettings(process.env)
    if (problems.length > 0) throw new Fault(problems.join('\n'))
    const wanted = process.argv.includes('--without-backup') ? null : backUp
    const said = await settleDatabase(managementOf(settings, process.env), readChain(), wanted)
    process.stdout.write(`${said}\n`)
    return { exitCode: 0 }
  })
}
