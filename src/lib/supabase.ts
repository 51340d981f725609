import { AuthClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '#database'
import { environment } from './env.ts'
import { SESSION_KEY } from './stored-session.ts'

// The two parts of @supabase/supabase-js that the app uses: the whole one would double the first load.
const { supabaseUrl, publishableKey } = environment
const authUrl = `${supabaseUrl}/auth/v1`
const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` }

/** How the Auth server says that a session is over. Its limits, its faults and a dead line say nothing of that. */
const over = [400, 403]

/** A renewal that fails otherwise is one to try again; auth-js itself would end the session for most failures. */
const patient: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  const renews = String(input).includes('grant_type=refresh_token')
  if (!renews || answer.ok || over.includes(answer.status)) return answer
  return new Response(null, { status: 503 })
}

const auth = new AuthClient({ url: authUrl, headers, storageKey: SESSION_KEY, fetch: patient })

const currentToken = async () => (await auth.getSession()).data.session?.access_token

let asking = false

/**
 * Asks the Auth server whether the session of a refused token still lives; one that does not is ended here, too. What is
 * refused together asks once.
 */
async function askAbout(token: string) {
  if (asking) return
  asking = true
  try {
    // Renewed since, or ended.
    if ((await currentToken()) !== token) return
    const { error } = await auth.refreshSession()
    if (!error || !over.includes(error.status ?? 0)) return
    // Another tab may have signed in meanwhile.
    if ((await currentToken()) === token) await auth.signOut({ scope: 'local' })
  } finally {
    asking = false
  }
}

/**
 * Every request carries the token of the signed-in person, refreshed when it has expired. One that is refused is
 * answered as it is: whether the person is signed out is found out beside it.
 */
export const withToken: typeof fetch = async (input, init) => {
  const token = await currentToken()
  const sent = new Headers(init?.headers)
  if (token) sent.set('Authorization', `Bearer ${token}`)
  const answer = await fetch(input, { ...init, headers: sent })
  // A failure to ask leaves everything as it is.
  if (token && answer.status === 401) askAbout(token).catch(() => {})
  return answer
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
