import { createClient } from '@supabase/supabase-js'
import type { Auth, Db } from '#data/client.ts'
import type { Database } from '#database'
import type { Environment } from './environment.ts'

const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }

/** The database as the caller may see it: with the caller's own token, or as nobody. Never with a service key. */
export function dbForCaller(environment: Environment, token: string | undefined): Db {
  return createClient<Database>(environment.SUPABASE_URL, environment.SUPABASE_PUBLISHABLE_KEY, {
    auth,
    ...(token && { global: { headers: { Authorization: `Bearer ${token}` } } }),
  })
}

/** The Auth server, for one errand: the session that it makes is held by this client alone. */
export function authForErrand(environment: Environment): Auth {
  return createClient<Database>(environment.SUPABASE_URL, environment.SUPABASE_PUBLISHABLE_KEY, {
    auth,
  }).auth
}

/** With the secret key: for the permits of the rate limits and for nothing else. Null where there is no key. */
export function dbForPermits(environment: Environment): Pick<Db, 'rpc'> | null {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = environment
  if (SUPABASE_SECRET_KEY === null) return null
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, { auth })
}
