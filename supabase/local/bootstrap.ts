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

/** Brings an empty cluster to where a hosted project stands before its first migration. */
export async function bootstrap(port: number): Promise<void> {
  const file = resolve(import.meta.dirname, 'bootstrap.sql')
  await runScript(databaseUrl(port, superuser), await readFile(file, 'utf8'))
  await runScript(databaseUrl(port, 'supabase_auth_admin'), getAuthSchemaSql() + hostedColumns)
}

export function databaseUrl(port: number, role = 'postgres'): string {
  return `postgresql://${role}:${databasePassword}@127.0.0.1:${port}/postgres`
}

async function runScript(url: string, script: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await sql.unsafe(script)
  } finally {
    await sql.end()
  }
}
