import { readFileSync } from 'node:fs'
import pg from 'pg'
import { databasePassword } from '../../supabase/local/postgres/cluster-init.ts'
import { Fault } from '../../supabase/local/process/fault.ts'
import { portsFromEnv } from '../../supabase/local/settings.ts'
import { faultOfDatabase, faultOfFile } from './faults.ts'

/** A database, and how a person is told of it: never with its password. */
export type Place = { name: string; config: pg.ClientConfig }

const whence =
  'In the project’s dashboard: Connect, Session pooler; put the database password into it. docs/hosting.md, "Backups".'

/** The project that SUPABASE_DB_URL leads to, or where that is wished the database of `npm run dev`. */
export function placeFrom(env: NodeJS.ProcessEnv, dev: boolean): Place {
  if (dev) {
    const { db: port } = portsFromEnv(env)
    const config = { host: '127.0.0.1', port, user: 'postgres', password: databasePassword }
    return { name: `the database of \`npm run dev\` on port ${port}`, config: database(config) }
  }
  const given = env.SUPABASE_DB_URL
  if (!given) {
    throw new Fault(
      `SUPABASE_DB_URL is not set. It is the connection string of your project’s database, postgresql://….\n${whence}\n` +
        'With `-- --dev` the command takes the database of `npm run dev`.',
    )
  }
  if (given.includes('[')) {
    throw new Fault(`SUPABASE_DB_URL still has its [YOUR-PASSWORD].\n${whence}`)
  }
  return placeAt(given, env.SUPABASE_PROJECT_REF)
}

export function placeAt(address: string, ref?: string): Place {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url?.hostname || !/^postgres(?:ql)?:$/.test(url.protocol)) {
    throw new Fault(
      `SUPABASE_DB_URL is not what it must be, postgresql://user:password@host:5432/postgres.\n${whence}\n` +
        'Characters of the password such as # / ? @ % are written as %23 %2F %3F %40 %25.',
    )
  }
  const user = decoded(url.username)
  const named = `${user} ${url.hostname}`.match(/\b[a-z]{20}\b/)?.[0]
  if (ref && named && named !== ref) {
    throw new Fault(
      `SUPABASE_DB_URL leads to the project ${named}, and SUPABASE_PROJECT_REF says ${ref}. Set both to the one you mean.`,
    )
  }
  const port = Number(url.port || 5432)
  const config = { host: url.hostname, port, user, password: decoded(url.password) }
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  return {
    name: `${url.hostname}:${port}`,
    config: {
      ...database(config, decoded(url.pathname.slice(1)) || 'postgres'),
      ...(isHere ? {} : { ssl: encryption(url.searchParams.get('sslrootcert')) }),
    },
  }
}

// Supabase signs its certificates itself, so they prove something only to whoever has its own.
function encryption(certificate: string | null) {
  if (!certificate) return { rejectUnauthorized: false }
  try {
    return { ca: readFileSync(certificate, 'utf8') }
  } catch (error) {
    throw faultOfFile(error, certificate)
  }
}

const database = (config: pg.ClientConfig, name = 'postgres'): pg.ClientConfig => ({
  ...config,
  database: name,
  connectionTimeoutMillis: 20_000,
  keepAlive: true,
  application_name: 'bahi',
})

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Connects for as long as the work takes. Ends in faults that say what to do. */
export async function withDatabase<T>(
  { name, config }: Place,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config)
  // A caller that waits for an answer gets the error.
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw faultOfDatabase(error, name)
  } finally {
    // Ends a copy that is under way, and with it its transaction.
    await client.end()
  }
}
