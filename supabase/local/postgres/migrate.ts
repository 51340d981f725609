import { existsSync } from 'node:fs'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { Fault } from '../process/fault.ts'
import { projectDir } from '../settings.ts'
import { databaseUrl } from './bootstrap.ts'
import { type Applied, appliedQuery, historyQuery, isOfAnotherChain, readChain } from './chain.ts'
import { runCli } from './supabase-cli.ts'

type MigrateOptions = {
  port: number
  dataDir: string
  seed: boolean
}

/** Applies the migrations, and on the first start the demo data, by the tool that production uses. */
export async function migrate({ port, dataDir, seed }: MigrateOptions): Promise<void> {
  const chain = readChain()
  const seedFile = seed && existsSync(join(projectDir, 'supabase/seed.sql'))
  const sql = postgres(databaseUrl(port), { max: 1, onnotice: () => {} })
  try {
    const applied = await readApplied(sql)
    if (isOfAnotherChain(chain, applied)) throw new Fault(anotherChain(dataDir))
    const complete = applied.length === chain.length
    if (complete && (!seedFile || (await isInUse(sql)))) return
  } finally {
    await sql.end()
  }
  const { status, output } = await runCli([
    'db',
    'push',
    `--remote=${databaseUrl(port)}`,
    '--yes',
    '--include-all',
    ...(seedFile ? ['--include-seed'] : []),
  ])
  if (status !== 0) {
    throw new Fault(
      `\`supabase db push\` failed:\n${indent(output)}\nCorrect the file it names last.`,
    )
  }
}

const anotherChain = (
  dataDir: string,
) => `The data in ${dataDir} was made by other migrations than those of this folder. Nothing was changed.
If a newer version made it, check that version out. If it is of before 1.0.0, take it over, and keep the old tables beside it:
  npm run take-over -- --dev
To begin anew instead, delete ${dataDir}.`

async function readApplied(sql: Sql): Promise<Applied[]> {
  const [history] = await sql.unsafe<{ found: boolean }[]>(historyQuery)
  return history?.found ? sql.unsafe<Applied[]>(appliedQuery) : []
}

/** Whether it has its demo data, or people of its own, as after a restore. */
async function isInUse(sql: Sql): Promise<boolean> {
  const [seeds] = await sql<{ found: boolean }[]>`
    select to_regclass('supabase_migrations.seed_files') is not null as found`
  if (seeds?.found && (await sql`select from supabase_migrations.seed_files`).length > 0)
    return true
  return (await sql`select from auth.users limit 1`).length > 0
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}
