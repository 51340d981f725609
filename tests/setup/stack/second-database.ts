import postgres, { type Sql } from 'postgres'
import { inject } from 'vitest'
import { databaseUrl } from '#supabase/local/postgres/bootstrap.ts'
import {
  historyScript,
  type Migration,
  readChain,
  withoutLists,
} from '#supabase/local/postgres/chain.ts'
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

const connect = (port: number, role: string, name: string) =>
  postgres(databaseUrl(port, role, name), {
    max: 1,
    connection: searchPath,
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
  })

async function asPusher(port: number, name: string) {
  const pusher = connect(port, 'cli_login_postgres', name)
  await pusher`set session role postgres`
  return pusher
}

const template = 'with_schema'

/** Made by the first who needs it in a cluster: a copy takes a fifth of the time that the migrations take. */
async function ensureTemplate(cluster: Sql, port: number, chain: Migration[]) {
  const made = await cluster`select from pg_database where datname = ${template}`
  if (made.length > 0) return
  const { name, sql } = await createDatabase(port)
  const pusher = await asPusher(port, name)
  await migrate(pusher, chain)
  await Promise.all([sql.end(), pusher.end()])
  await cluster.unsafe(`alter database ${name} rename to ${template}`)
}

/** One after the other: PostgreSQL refuses who changes a role of the cluster beside somebody else. */
async function inTurn<T>(port: number, work: (cluster: Sql) => Promise<T>): Promise<T> {
  const cluster = connect(port, superuser, 'postgres')
  try {
    await cluster`select pg_advisory_lock(hashtext(${template}))`
    await cluster.unsafe(makePusher)
    return await work(cluster)
  } finally {
    await cluster.end()
  }
}

async function migrate(pusher: Sql, chain: Migration[]) {
  for (const { text } of chain) await pusher.unsafe(text)
  await pusher.unsafe(makeHistory + historyScript(chain))
}

/** One more database in the running cluster, with the schema, put there as a push to a hosted project does. */
export async function makeDatabase({
  everythingGranted = false,
  chain,
}: {
  everythingGranted?: boolean
  chain?: Migration[]
} = {}) {
  const port = Number(new URL(inject('stack').dbUrl).port)
  const whole = withoutLists(readChain())
  const isCopy = !everythingGranted && chain === undefined
  const {
    name,
    url,
    drop,
    sql: owner,
  } = await inTurn(port, async (cluster) => {
    if (isCopy) await ensureTemplate(cluster, port, whole)
    return createDatabase(port, isCopy ? template : undefined)
  })

  const admin = connect(port, superuser, name)
  if (everythingGranted) await owner.unsafe(grantEverything.join(''))

  const pusher = await asPusher(port, name)
  if (!isCopy) await migrate(pusher, chain ?? whole)
  return {
    url,
    /** Connects as `postgres`, who owns everything there. */
    sql: pusher,
    /** The same, where names are written as `createDatabase` has them: for comparing schemas. */
    owner,
    admin,
    drop: async () => {
      await Promise.all([pusher.end(), admin.end()])
      await drop()
    },
  }
}
