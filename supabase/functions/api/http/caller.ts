import { PostgrestClient } from '@supabase/postgrest-js'
import type { Context } from 'hono'
import type { Auth, Db } from '#data/client.ts'
import type { Database } from '#database'
import { BUSINESS_HEADER } from '#domain/people/members.ts'
import { addressOf, countedAddress, isAddress } from './client-address.ts'
import type { Environment } from './environment.ts'

/** Headers that tell both servers who calls; without a token the caller is anonymous. */
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

/** The database as the caller may see it, for a business that they work for or for their own: with the caller's own token, or as nobody. Never with a service key. */
export const dbForCaller = (
  environment: Environment,
  token: string | undefined,
  business: string | null = null,
): Db =>
  dataApi(environment.SUPABASE_URL, {
    ...headersOf(environment.SUPABASE_PUBLISHABLE_KEY, token),
    ...(business !== null && { [BUSINESS_HEADER]: business }),
  })

/** The database as the owner of a key, within the key's scopes. */
export const dbForKey = (environment: Environment, key: string): Db =>
  dataApi(environment.SUPABASE_URL, {
    ...headersOf(environment.SUPABASE_PUBLISHABLE_KEY),
    'x-bahi-key': key,
  })

/** The Auth server limits by the exact first address in this header, if the secret key comes along; null without it. */
function serverHeaders(environment: Environment, c: Context) {
  const { SUPABASE_SECRET_KEY, FORWARD_CLIENT_ADDRESS } = environment
  const address = addressOf(environment, c)
  if (!FORWARD_CLIENT_ADDRESS || SUPABASE_SECRET_KEY === null || !isAddress(address)) return null
  return { ...headersOf(SUPABASE_SECRET_KEY), 'Sb-Forwarded-For': countedAddress(address) }
}

/** Returns whether the Auth server is called with the secret key, which exempts a call from the captcha. */
export const asksAsServer = (environment: Environment, c: Context) =>
  serverHeaders(environment, c) !== null

/** Connects to the Auth server for this request alone: the session it makes lives in this client only. */
export async function authForErrand(environment: Environment, c: Context): Promise<Auth> {
  // Loaded for the first errand: as CommonJS it takes longer than all that the other requests need.
  const { AuthClient } = await import('@supabase/auth-js')
  return new AuthClient({
    url: `${environment.SUPABASE_URL}/auth/v1`,
    headers: serverHeaders(environment, c) ?? headersOf(environment.SUPABASE_PUBLISHABLE_KEY),
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
}

/** Uses the secret key, for rate limits, copies of PDFs and scheduled mails. `by` is the person who asks, for the history. Null when there is no key. */
export function dbForServer(
  environment: Environment,
  by: string | null = null,
): Pick<Db, 'rpc'> | null {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = environment
  if (SUPABASE_SECRET_KEY === null) return null
  return dataApi(SUPABASE_URL, {
    ...headersOf(SUPABASE_SECRET_KEY),
    ...(by !== null && { 'x-bahi-by': by }),
  })
}
