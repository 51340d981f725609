import { App, type EmailDriver, SmtpEmailDriver } from '@supabase/lite'
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { type AuthOptions, authConfig } from './auth-config.ts'
import { databaseUrl } from './bootstrap.ts'
import { type Config, number, text, texts } from './config-toml.ts'

type LiteOptions = AuthOptions & { dbPort: number; mail: EmailDriver }

export type Lite = {
  fetch: (request: Request, peerAddress: string | null) => Promise<Response>
  close: () => Promise<void>
}

/** Auth and Data API of @supabase/lite on the embedded PostgreSQL. */
export async function startLite(config: Config, options: LiteOptions): Promise<Lite> {
  const connection = createPostgresConnection({
    url: databaseUrl(options.dbPort, 'supabase_auth_admin'),
    postgresOptions: { max: 10, onnotice: () => {}, types: { json: asIs(114), jsonb: asIs(3802) } },
  })
  keepGrantsOfMigrations(connection)
  const app = new App({
    connection,
    api: {
      schemas: texts(config, 'api.schemas'),
      extra_search_path: texts(config, 'api.extra_search_path'),
      max_rows: number(config, 'api.max_rows'),
    },
    auth: authConfig(config, options),
    // The history of migrations belongs to the official CLI.
    db: { migrations: { enabled: false } },
    options: {
      drivers: { email: options.mail },
      server: { disableStudio: true, admin: false },
    },
  })
  await app.init()
  return {
    fetch: async (request, peerAddress) => app.fetch(request, { peerAddress }),
    close: () => connection.close(),
  }
}

export function smtpDriver(config: Config, port: number): EmailDriver {
  const smtp = new SmtpEmailDriver({
    host: '127.0.0.1',
    port,
    requireTls: false,
    from: {
      name: text(config, 'local_smtp.sender_name'),
      address: text(config, 'local_smtp.admin_email'),
    },
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

// lite hands over JSON as text already; the driver's default would encode it a second time.
function asIs(oid: number) {
  return {
    to: oid,
    from: [oid],
    serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
    parse: (value: string): unknown => JSON.parse(value),
  }
}
