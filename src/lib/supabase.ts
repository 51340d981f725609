import { AuthClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '#database'
import { environment } from './env.ts'
import { SESSION_KEY } from './stored-session.ts'

// The two parts of @supabase/supabase-js that the app uses: the whole one would double the first load.
const { supabaseUrl, publishableKey } = environment
const authUrl = `${supabaseUrl}/auth/v1`
const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` }

const auth = new AuthClient({ url: authUrl, headers, storageKey: SESSION_KEY })

/** Every query carries the token of the signed-in person, refreshed when it has expired. */
const withToken: typeof fetch = async (input, init) => {
  const { data } = await auth.getSession()
  const sent = new Headers(init?.headers)
  if (data.session) sent.set('Authorization', `Bearer ${data.session.access_token}`)
  return fetch(input, { ...init, headers: sent })
}

const rest = new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
  headers,
  fetch: withToken,
  // A failed query is shown with its retry, not repeated behind seconds of silence.
  retry: false,
})

/** The one client of the signed-in person; its session is kept and shared between tabs. */
export const supabase = { auth, from: rest.from.bind(rest), rpc: rest.rpc.bind(rest) }

/** The Data API for an errand, with the token of its own session. */
export const createErrandDb = (accessToken: string) =>
  new PostgrestClient<Database>(`${supabaseUrl}/rest/v1`, {
    headers: { ...headers, Authorization: `Bearer ${accessToken}` },
    retry: false,
  })

/**
 * A client for one errand with a mailed code or a password to prove: its session is nobody's sign-in, lives in memory only and
 * ends with the errand.
 */
export const createErrandAuth = () =>
  new AuthClient({
    url: authUrl,
    headers,
    storageKey: `bahi-errand-${crypto.randomUUID()}`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
