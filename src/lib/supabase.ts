import { createClient } from '@supabase/supabase-js'
import type { Database } from '#database'
import { environment } from './env.ts'

export const SESSION_KEY = 'bahi-session'

/** The one client of the signed-in person; its session is kept and shared between tabs. */
export const supabase = createClient<Database>(
  environment.supabaseUrl,
  environment.publishableKey,
  // A failed query is shown with its retry, not repeated behind seven seconds of silence.
  { auth: { storageKey: SESSION_KEY }, db: { retry: false } },
)

/**
 * A client for one errand with a mailed code: its session is nobody's sign-in, lives in memory only and
 * ends with the errand.
 */
export const createErrandAuth = () =>
  createClient<Database>(environment.supabaseUrl, environment.publishableKey, {
    auth: {
      storageKey: `bahi-errand-${crypto.randomUUID()}`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  }).auth
