import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { Fault } from '../process/fault.ts'
import { projectDir } from '../settings.ts'
import { databaseUrl } from './bootstrap.ts'
import { runCli } from './supabase-cli.ts'

type MigrateOptions = { port: number; dataDir: string; seed: boolean; log: (line: string) => void }

type Migration = { version: string; file: string; text: string }
type Applied = { version: string; statements: string[] | null }

/** Applies the migrations, and on the first start the demo data, by the tool that production uses. */
export async function migrate({ port, dataDir, seed, log }: MigrateOptions): Promise<void> {
  const migrations = readMigrations()
  const seedFile = seed && existsSync(join(projectDir, 'supabase/seed.sql'))
  const sql = postgres(databaseUrl(port), { max: 1, onnotice: () => {} })
  try {
    const applied = await readApplied(sql)
    for (const file of editedSince(migrations, applied)) {
      log(
        `${file} was changed after it had been applied here. To apply it anew, stop and delete ${dataDir}.`,
      )
    }
    const complete = migrations.every(({ version }) =>
      applied.some((row) => row.version === version),
    )
    const nothingForeign = applied.length === migrations.length
    if (complete && nothingForeign && (!seedFile || (await isSeeded(sql)))) return
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
      `\`supabase db push\` failed:\n${indent(output)}\n` +
        `Correct the file it names last. If a migration was renamed or removed, delete ${dataDir} and start again.`,
    )
  }
}

function readMigrations(): Migration[] {
  const folder = join(projectDir, 'supabase/migrations')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((file) => ({ file, version: /^(\d+)_.*\.sql$/.exec(file)?.[1] }))
    .flatMap(({ file, version }) =>
      version ? [{ file, version, text: readFileSync(join(folder, file), 'utf8') }] : [],
    )
}

async function readApplied(sql: Sql): Promise<Applied[]> {
  if (!(await exists(sql, 'supabase_migrations.schema_migrations'))) return []
  return sql<Applied[]>`select version, statements from supabase_migrations.schema_migrations`
}

async function isSeeded(sql: Sql): Promise<boolean> {
  if (!(await exists(sql, 'supabase_migrations.seed_files'))) return false
  return (await sql`select from supabase_migrations.seed_files`).length > 0
}

async function exists(sql: Sql, table: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`select to_regclass(${table}) is not null as found`
  return row?.found === true
}

// The history keeps the statements as they were; spaces and semicolons aside they are the file.
function editedSince(migrations: Migration[], applied: Applied[]): string[] {
  const bare = (text: string) => text.replace(/[\s;]+/g, '')
  return migrations
    .filter(({ version, text }) => {
      const statements = applied.find((row) => row.version === version)?.statements
      return statements && !bare(text).startsWith(bare(statements.join('')))
    })
    .map(({ file }) => file)
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}
