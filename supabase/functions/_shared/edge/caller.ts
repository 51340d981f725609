import { createClient } from '@supabase/supabase-js'
import type { Db } from '#data/client.ts'
import type { Database } from '#database'
import type { Environment } from './environment.ts'

/** The database as the caller may see it: with the caller's own token, or as nobody. Never with a service key. */
export function dbForCaller(environment: Environment, authorization: string | undefined): Db {
  return createClient<Database>(environment.SUPABASE_URL, environment.SUPABASE_PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(authorization && { global: { headers: { Authorization: authorization } } }),
  })
}
