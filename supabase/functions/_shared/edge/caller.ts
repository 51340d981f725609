import { PostgrestClient } from '@supabase/postgrest-js'
import type { Auth, Db } from '#data/client.ts'
import type { Database } from '#database'
import type { Environment } from './environment.ts'

/** What both servers want to know of a caller; without a token, nobody in particular. */
export const headersOf = (key: string, token = key) => ({
  apikey: key,
  Authorization: `Bearer ${token}`,
})

// The parts of @supabase/supabase-js that are used: the whole one takes its time at each cold start, and would set up
// file storage and websockets for each request.
function dataApi(url: string, headers: Record<string, string>): Db {
  const rest = new PostgrestClient<Database>(`${url}/rest/v1`, { headers })
  return { from: rest.from.bind(rest), rpc: rest.rpc.bind(rest) }
}

/** The database as the caller may see it: with the caller's own token, or as nobody. Never with a service key. */
export const dbForCaller = (environment: Environment, token: string | undefined): Db =>
  dataApi(environment.SUPABASE_URL, headersOf(environment.SUPABASE_PUBLISHABLE_KEY, token))

/** The Auth server, for one errand: the session that it makes is held by this client alone. */
export async function authForErrand(environment: Environment): Promise<Auth> {
  // Loaded for the first errand: as CommonJS it takes longer than all that the other requests need.
  const { AuthClient } = await import('@supabase/auth-js')
  return new AuthClient({
    url: `${environment.SUPABASE_URL}/auth/v1`,
    headers: headersOf(environment.SUPABASE_PUBLISHABLE_KEY),
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
}

/** With the secret key: for rate limits and the mails that go by themselves. Null where there is no key. */
export function dbForServer(environment: Environment): Pick<Db, 'rpc'> | null {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = environment
  return SUPABASE_SECRET_KEY === null ? null : dataApi(SUPABASE_URL, headersOf(SUPABASE_SECRET_KEY))
}
