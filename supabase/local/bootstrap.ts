import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { getAuthSchemaSql } from '@supabase/lite'
import postgres from 'postgres'
import { databasePassword, superuser } from './cluster-init.ts'

// Columns of hosted that lite leaves out, so that one seed.sql serves both.
const hostedColumns = `
  alter table auth.users add column if not exists instance_id uuid;
  alter table auth.users add column if not exists is_super_admin boolean;
  alter table auth.identities alter column id set default gen_random_uuid();
`

/** Brings an empty cluster, or a second database of one, to where a hosted project stands before its first migration. */
export async function bootstrap(port: number, database = 'postgres'): Promise<void> {
  const file = resolve(import.meta.dirname, 'bootstrap.sql')
  const script = (await readFile(file, 'utf8')).replaceAll(
    'database postgres',
    `database ${database}`,
  )
  await runScript(databaseUrl(port, superuser, database), script)
  const authSchema = getAuthSchemaSql() + hostedColumns
  await runScript(databaseUrl(port, 'supabase_auth_admin', database), authSchema)
}

export function databaseUrl(port: number, role = 'postgres', database = 'postgres'): string {
  return `postgresql://${role}:${databasePassword}@127.0.0.1:${port}/${database}`
}

async function runScript(url: string, script: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql.unsafe(script)
  } finally {
    await sql.end()
  }
}
