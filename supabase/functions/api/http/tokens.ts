import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import { toUser } from '#data/people/accounts.ts'
import { factorsOf } from '#data/people/factors.ts'
import type { User } from '#domain/people/people.ts'
import { payloadOf } from '#domain/people/token-payload.ts'
import { headersOf } from './caller.ts'
import { digestOf } from './digest.ts'
import type { Environment } from './environment.ts'

const schema = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  exp: v.number(),
  session_id: v.pipe(v.string(), v.nonEmpty()),
})

/** Seconds before its end at which a token counts as expired: it must outlive the request. */
const MARGIN = 30

/**
 * Reads the user, the end (in seconds of Unix time) and the session of a token; null when it is
 * malformed. Nothing is verified: the Auth server and the Data API decide whether it is genuine.
 */
export function claimsOf(token: string): v.InferOutput<typeof schema> | null {
  try {
    return v.parse(schema, payloadOf(token))
  } catch {
    return null
  }
}

export function isFresh(token: string, now: Date): boolean {
  const exp = claimsOf(token)?.exp
  return exp !== undefined && exp - MARGIN > now.getTime() / 1000
}

const failed = (status: number, cause: unknown) => new DataError({ status, code: '', cause })

/** A person, and the second factors that guard the account. */
export type Account = User & { factors: string[] }

/**
 * The person behind an access token, as the Auth server knows them; null when it refuses the token. By a plain request,
 * since every signed-in call waits for it: the Auth server's client takes longer to load than all else together.
 */
export async function userOfToken(
  environment: Environment,
  token: string,
): Promise<Account | null> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = environment
  const { status, body } = await answerAbout(
    `${SUPABASE_URL}/auth/v1/user`,
    headersOf(SUPABASE_PUBLISHABLE_KEY, token),
  )
  if ([400, 401, 403].includes(status)) return null
  if (status !== 200) throw failed(status, body)
  const user = toUser(body)
  return user && { ...user, factors: factorsOf(body).map(({ id }) => id) }
}

async function answerAbout(url: string, headers: Record<string, string>) {
  try {
    const answer = await fetch(url, { headers })
    const body: unknown = await answer.json()
    return { status: answer.status, body }
  } catch (cause) {
    throw failed(0, cause)
  }
}

/** The names that axios uses by default. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/**
 * Returns the token that our pages must send with the session cookies, so that a foreign page
 * cannot write with them. It is derived from the session: a cookie planted by a neighbouring host
 * is worth nothing. Null without a session.
 */
export async function xsrfTokenOf(accessToken: string): Promise<string | null> {
  const session = claimsOf(accessToken)?.session_id
  return session ? digestOf(`bahi-xsrf:${session}`) : null
}

/** Compares in a time that does not depend on where the difference is. */
export function sameToken(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length
  for (let at = 0; at < expected.length; at++) {
    difference |= expected.charCodeAt(at) ^ (at < given.length ? given.charCodeAt(at) : 0)
  }
  return difference === 0
}
