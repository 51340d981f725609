import postgres from 'postgres'
import { inject } from 'vitest'
import { databaseUrl } from '#supabase/local/postgres/bootstrap.ts'
import { historyScript, readChain, withoutLists } from '#supabase/local/postgres/chain.ts'
import { databasePassword, superuser } from '#supabase/local/postgres/cluster-init.ts'
import { createDatabase } from '#supabase/local/schema/database.ts'
import { searchPath } from './database.ts'

/** Until May 2026 a hosted project gave these roles everything in `public`; since then it gives nothing by itself. */
const grantEverything = ['tables', 'functions', 'sequences'].map(
  (kind) => `
    alter default privileges for role postgres in schema public
    grant all on ${kind} to postgres, anon, authenticated, service_role;`,
)

/** The role by which `supabase db push` comes to a hosted project, before it becomes `postgres`. */
const makePusher = `
  do $$
  begin
    create role cli_login_postgres login noinherit password '${databasePassword}';
  exception
    when duplicate_object or unique_violation then null;
  end
  $$;
  grant postgres to cli_login_postgres;`

const makeHistory = `
  create schema supabase_migrations;
  create table supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );`

/** One more database in the running cluster, with the schema, put there as a push to a hosted project does. */
export async function makeDatabase({
  everythingGranted = false,
  chain = withoutLists(readChain()),
} = {}) {
  const port = Number(new URL(inject('stack').dbUrl).port)
  const { name, url, drop, sql: owner } = await createDatabase(port)
  const connect = (role: string) =>
    postgres(databaseUrl(port, role, name), {
      max: 1,
      connection: searchPath,
      onnotice: () => {},
      types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    })

  const admin = connect(superuser)
  await admin.unsafe(makePusher)
  if (everythingGranted) await owner.unsafe(grantEverything.join(''))

  const pusher = connect('cli_login_postgres')
  await pusher`set session role postgres`
  for (const { text } of chain) await pusher.unsafe(text)
  await pusher.unsafe(makeHistory + historyScript(chain))
  return {
    url,
    /** Connects as `postgres`, who owns everything there. */
    sql: pusher,
    admin,
    drop: async () => {
      await Promise.all([pusher.end(), admin.end()])
      await drop()
    },
  }
}
