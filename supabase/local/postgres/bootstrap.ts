import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { getAuthSchemaSql } from '@supabase/lite'
import postgres from 'postgres'
import { databasePassword, superuser } from './cluster-init.ts'

// Parts of hosted's tables that lite leaves out and seed.sql or hosted-auth.ts needs.
const hostedTables = `
  alter table auth.users add column if not exists instance_id uuid;
  alter table auth.users add column if not exists is_super_admin boolean;
  alter table auth.identities alter column id set default gen_random_uuid();
  create table if not exists auth.mfa_amr_claims (
    session_id uuid not null references auth.sessions (id) on delete cascade,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    authentication_method text not null,
    id uuid primary key default gen_random_uuid(),
    unique (session_id, authentication_method)
  );
  do $$
  begin
    create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
    create type auth.factor_status as enum ('unverified', 'verified');
  exception when duplicate_object then
  end
  $$;
  create table if not exists auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type auth.factor_type not null,
    status auth.factor_status not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    secret text,
    phone text,
    last_challenged_at timestamptz unique
  );
  create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
  create table if not exists auth.mfa_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null,
    verified_at timestamptz,
    ip_address inet not null
  );
  create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);
`

/**
 * Brings an empty cluster, or a second database of one, to the state of a hosted project before its
 * first migration.
 */
export async function bootstrap(port: number, database = 'postgres'): Promise<void> {
  const file = resolve(import.meta.dirname, 'bootstrap.sql')
  const script = (await readFile(file, 'utf8')).replaceAll(
    'database postgres',
    `database ${database}`,
  )
  await runScript(databaseUrl(port, superuser, database), script)
  const authSchema = getAuthSchemaSql() + hostedTables
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
