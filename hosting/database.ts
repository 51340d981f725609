import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { carriedReport, carryScript, keptName } from '../supabase/local/postgres/carry.ts'
import {
  appliedQuery,
  historyQuery,
  isOfAnotherChain,
  type Migration,
  readChain,
} from '../supabase/local/postgres/chain.ts'
import { Fault, messageOf } from '../supabase/local/process/fault.ts'
import { run } from '../supabase/local/process/run.ts'
import { loadDotEnv, projectDir } from '../supabase/local/settings.ts'
import { type Management, managementOf } from './check/management.ts'
import { liveFolder, readSettings } from './settings.ts'

const history = v.tuple([v.object({ found: v.boolean() })])
const applied = v.array(v.object({ version: v.string(), fingerprint: v.nullable(v.string()) }))
const carried = v.array(
  v.object({
    place: v.string(),
    rows: v.nullable(v.number()),
    left_out: v.nullable(v.string()),
  }),
)

const CARRYING_MS = 600_000

type Wish = { chain: Migration[]; carry: boolean; folder: string }

/** Says that a project's database is of these migrations or carries its data over; else it stops the deploy. */
export async function settleDatabase(
  { query }: Management,
  { chain, carry, folder }: Wish,
): Promise<string> {
  const [{ found }] = await query(historyQuery, history)
  if (!found) return 'The database is new.'
  if (!isOfAnotherChain(chain, await query(appliedQuery, applied))) {
    return 'The database is of these migrations, or of the first of them.'
  }
  if (!carry) {
    throw new Fault(
      'The project’s database was made by another version of supabase/migrations. Nothing was changed.\n' +
        'To carry all of its data over into this version: make a backup (docs/hosting.md, "Backups"), then\n' +
        '  npm run deploy -- --carry\nIt keeps the old tables beside the new ones.',
    )
  }
  const kept = keptName()
  const script = carryScript(chain, kept)
  const file = join(folder, 'carry.sql')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, script)
  try {
    return carriedReport(await query(script, carried, CARRYING_MS), kept)
  } catch (error) {
    throw new Fault(
      `The data was not carried over, in one transaction or not at all: ${messageOf(error)}\n` +
        `Put right what it names. What was asked for stands in ${file}; docs/hosting.md says how to do it with psql.`,
    )
  }
}

if (import.meta.main) {
  await run(async () => {
    loadDotEnv()
    const { settings, problems } = readSettings(process.env)
    if (problems.length > 0) throw new Fault(problems.join('\n'))
    const carry = process.argv.includes('--carry')
    const folder = resolve(projectDir, liveFolder)
    const wish = { chain: readChain(), carry, folder }
    const said = await settleDatabase(managementOf(settings, process.env), wish)
    process.stdout.write(`${said}\n`)
    return { exitCode: 0 }
  })
}
