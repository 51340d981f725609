import { createClient } from '@supabase/supabase-js'
import * as v from 'valibot'
import type { Database } from '#database'
import { BUSINESS_HEADER } from '#domain/people/members.ts'
import { payloadOf } from '#domain/people/token-payload.ts'
import { businessFor, chooseBusiness, chosenBusiness } from './chosen-business.ts'
import { environment } from './env.ts'
import { paths } from './paths/paths.ts'
import { SESSION_KEY } from './stored-session.ts'

const { supabaseUrl, publishableKey } = environment

/** The Auth server's codes for a session that is over. Its limits, its faults and a dead connection do not mean that. */
const over = [400, 403]

/** The person of a request's token; null of none. */
function personIn(authorization: string | null): string | null {
  try {
    return v.parse(v.object({ sub: v.string() }), payloadOf(authorization ?? '')).sub
  } catch {
    return null
  }
}

/**
 * The business for which a request is; null is the person's own. The token itself says whose it is: the session may have been
 * renewed since, by another tab, and a request without the header would write into the person's own business.
 */
const businessOf = (authorization: string | null) =>
  // Most people have one business, and nobody looks further.
  chosenBusiness() && businessFor(personIn(authorization) ?? '')

const notAMember = v.object({ message: v.literal('not_a_member') })

/** Who was removed from a business while they worked there goes on among those that are left. */
async function leaveIfRemoved(answer: Response) {
  if (answer.status !== 403) return
  if (v.is(notAMember, await answer.clone().json())) chooseBusiness(null, paths.businesses)
}

/** The client's requests: the Auth server's answers patiently, a refusal of all others looked into. */
const watchful: typeof fetch = async (input, init) => {
  if (!String(input).startsWith(`${supabaseUrl}/auth/`)) {
    const headers = new Headers(init?.headers)
    const authorization = headers.get('Authorization')
    const business = businessOf(authorization)
    if (business !== null) headers.set(BUSINESS_HEADER, business.id)
    const answer = await fetch(input, { ...init, headers })
    lookInto(answer, authorization)
    if (business !== null) leaveIfRemoved(answer).catch(() => {})
    return answer
  }
  const answer = await fetch(input, init)
  // A renewal that fails otherwise is one to try again; the client itself would end the session for most failures.
  const renews = String(input).includes('grant_type=refresh_token')
  if (!renews || answer.ok || over.includes(answer.status)) return answer
  return new Response(null, { status: 503 })
}

/** The one client of the signed-in person; its session is kept and shared between tabs. */
export const supabase = createClient<Database>(supabaseUrl, publishableKey, {
  auth: { storageKey: SESSION_KEY },
  // A failed query is shown with its retry, not repeated behind seconds of silence.
  db: { retry: false },
  global: { fetch: watchful },
})

const currentToken = async () => (await supabase.auth.getSession()).data.session?.access_token

/** A refused request is answered as it is: whether the person is signed out is found out beside it. */
function lookInto(answer: Response, authorization: string | null) {
  const token = authorization?.replace('Bearer ', '')
  // A failure to ask leaves everything as it is.
  if (answer.status === 401 && token) askAbout(token).catch(() => {})
}

let asking = false

/**
 * Asks the Auth server whether the session of a refused token still lives; one that does not is ended here, too. Requests
 * refused together ask once.
 */
async function askAbout(token: string) {
  if (asking) return
  asking = true
  try {
    // Renewed since, or ended.
    if ((await currentToken()) !== token) return
    const { error } = await supabase.auth.refreshSession()
    if (!error || !over.includes(error.status ?? 0)) return
    // Another tab may have signed in meanwhile.
    if ((await currentToken()) === token) await supabase.auth.signOut({ scope: 'local' })
  } finally {
    asking = false
  }
}

/** A request to another server of ours, with the token of the signed-in person, refreshed when it has expired. */
export const withToken: typeof fetch = async (input, init) => {
  const token = await currentToken()
  const headers = new Headers(init?.headers)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  return watchful(input, { ...init, headers })
}

/**
 * A client for one errand, such as to prove a password or a mailed code: its session is nobody's sign-in, lives in memory
 * only and ends with the errand.
 */
export const createErrandClient = () =>
  createClient<Database>(supabaseUrl, publishableKey, {
    auth: {
      storageKey: `bahi-errand-${crypto.randomUUID()}`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    db: { retry: false },
  })
