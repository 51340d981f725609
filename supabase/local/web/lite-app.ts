import { App, type EmailDriver, SmtpEmailDriver } from '@supabase/lite'
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { type AuthOptions, authConfig } from '../auth/config.ts'
import type { Config } from '../config.ts'
import { readRoleSettings } from '../postgres/role-settings.ts'

type LiteOptions = AuthOptions & { pool: pg.Pool; mail: EmailDriver }

type Lite = { fetch: (request: Request, peerAddress: string) => Promise<Response> }

/** Auth and Data API of @supabase/lite on the embedded PostgreSQL. */
export async function startLite(config: Config, options: LiteOptions): Promise<Lite> {
  const connection = createPostgresConnection({})
  Object.assign(connection, {
    kysely: new Kysely({ dialect: new PostgresDialect({ pool: options.pool }) }),
  })
  keepGrantsOfMigrations(connection)
  relateWhatIsShown(connection, config.api.schemas)
  await applyRoleSettings(connection, options.pool)
  const app = new App({
    connection,
    api: config.api,
    auth: authConfig(config, options),
    // The history of migrations belongs to the official CLI.
    db: { migrations: { enabled: false } },
    options: {
      drivers: { email: options.mail },
      server: { disableStudio: true, admin: false },
    },
  })
  await app.init()
  return { fetch: async (request, peerAddress) => app.fetch(request, { peerAddress }) }
}

export function smtpDriver({ local_smtp: from }: Config, port: number): EmailDriver {
  const smtp = new SmtpEmailDriver({
    host: '127.0.0.1',
    port,
    requireTls: false,
    from: { name: from.sender_name, address: from.admin_email },
  })
  // Without lite's own plain text: hosted sends only the template, and that text has another link.
  return { send: ({ to, subject, html }) => smtp.send({ to, subject, html: html ?? '' }) }
}

/**
 * On its first request lite would grant ALL on every table to anon. Telling it that this is done
 * leaves the migrations' own GRANTs in force; tests/stack holds it.
 */
function keepGrantsOfMigrations(connection: PostgresConnection): void {
  Object.assign(connection, { rlsState: 'active' })
}

/**
 * PostgREST relates what it shows, by keys whose columns are all shown. Lite takes a view for the table of its name in another
 * schema. Once it has read the keys, lite needs the text of a view only to look for types of its own, with each request and
 * for each column: a third of its time.
 */
function relateWhatIsShown(connection: PostgresConnection, schemas: readonly string[]): void {
  const introspect = connection.introspect.bind(connection)
  type Schema = Awaited<ReturnType<typeof introspect>>
  // Lite keeps what it read, and asks for it with each request.
  const known = new WeakMap<Schema, Schema>()
  const related: typeof introspect = async (options) => {
    const schema = await introspect(options)
    const shown = known.get(schema) ?? {
      ...schema,
      foreign_keys: keysOf(schema, schemas),
      views: schema.views.map((view) => ({ ...view, sql: '' })),
    }
    known.set(schema, shown)
    return shown
  }
  Object.assign(connection, { introspect: related })
}

type Key = Awaited<ReturnType<PostgresConnection['introspect']>>['foreign_keys'][number]
type Column = { schema: string; table: string; name: string }

/** The keys that have all their columns, at both ends, in what is shown. */
function keysOf(
  schema: { columns: Column[]; foreign_keys: Key[] },
  schemas: readonly string[],
): Key[] {
  const columns = new Set(
    schema.columns
      .filter((column) => schemas.includes(column.schema))
      .map((column) => `${column.schema}.${column.table}.${column.name}`),
  )
  const isShown = (key: Key) =>
    columns.has(`${key.schema}.${key.table}.${key.column}`) &&
    columns.has(`${key.ref_schema ?? key.schema}.${key.ref_table}.${key.ref_column}`)
  const hidden = new Set(schema.foreign_keys.filter((key) => !isShown(key)).map(constraint))
  return schema.foreign_keys.filter((key) => !hidden.has(constraint(key)))
}

const constraint = (key: Key) =>
  `${key.schema}.${key.table} ${key.ref_table} ${key.foreign_key_name}`

/** The limits of hosted's roles hold for each request of the Data API. */
async function applyRoleSettings(connection: PostgresConnection, pool: pg.Pool): Promise<void> {
  const settingsOf = await readRoleSettings(pool)
  const withContext = connection.withContext.bind(connection)
  const limited: typeof withContext = (vars, answer, options) =>
    withContext(
      vars,
      async (db) => {
        const settings = vars ? settingsOf(roleIn(vars.auth)) : []
        const calls = settings.map(({ name, value }) => sql`set_config(${name}, ${value}, true)`)
        if (calls.length > 0) await sql`select ${sql.join(calls)}`.execute(db)
        return answer(db)
      },
      options,
    )
  Object.assign(connection, { withContext: limited })
}

const roleIn = (auth: unknown) =>
  typeof auth === 'object' && auth !== null && 'role' in auth ? String(auth.role) : 'anon'
