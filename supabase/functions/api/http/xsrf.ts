import { sha256, toBase64Url } from './digest.ts'
import { claimsOf } from './token-claims.ts'

/** The names that axios uses by default. */
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/**
 * What a page of ours must send beside the cookies of a session, so that a page of someone else's cannot write with
 * them. It follows from the session: a cookie planted by a neighbouring host is worth nothing. Null for no session.
 */
export async function xsrfTokenOf(accessToken: string): Promise<string | null> {
  const session = claimsOf(accessToken)?.session_id
  return session ? toBase64Url(await sha256(`bahi-xsrf:${session}`)) : null
}

/** Compares in a time that does not depend on where the difference is. */
export function sameToken(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length
  for (let at = 0; at < expected.length; at++) {
    difference |= expected.charCodeAt(at) ^ (at < given.length ? given.charCodeAt(at) : 0)
  }
  return difference === 0
}
