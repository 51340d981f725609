import type { Context, MiddlewareHandler } from 'hono'
import type { Db } from '#data/client.ts'
import { renewSession, userOfToken } from '#data/sessions.ts'
import type { User } from '#domain/account.ts'
import { authForErrand, dbForCaller } from './caller.ts'
import { accessCookie, clearSession, refreshCookie, setSession, setXsrf } from './cookies.ts'
import type { Environment } from './environment.ts'
import { Refusal, unauthenticated } from './errors.ts'
import { limitWrites } from './limits.ts'
import { renewOnce } from './renewals.ts'
import { isFresh } from './token-claims.ts'
import { sameToken, XSRF_HEADER, xsrfTokenOf } from './xsrf.ts'

/** Who calls, as the Auth server has confirmed, and the database as they may see it. */
export type SignedIn = { Variables: { db: Db; user: User } }

const isToken = (text: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)
const isSafe = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

async function userOf(environment: Environment, token: string): Promise<User | null> {
  return isToken(token) ? userOfToken(authForErrand(environment), token) : null
}

/** New tokens for a session whose access token is over, set as cookies; null, without cookies, when refused. */
export async function renew(environment: Environment, c: Context): Promise<string | null> {
  const refreshToken = refreshCookie(c)
  if (!refreshToken) return null
  const session = await renewOnce(refreshToken, () =>
    renewSession(authForErrand(environment), refreshToken),
  )
  if (session === null) return null
  await setSession(c, session)
  return session.accessToken
}

/** The first of the cookies' tokens that the Auth server takes. */
async function byCookies(environment: Environment, c: Context) {
  const held = accessCookie(c)
  if (held && isFresh(held, new Date())) {
    const user = await userOf(environment, held)
    if (user) {
      if (isSafe(c.req.method)) await setXsrf(c, held)
      return { user, token: held }
    }
  }
  const token = await renew(environment, c)
  const user = token && (await userOf(environment, token))
  if (token && user) return { user, token }
  clearSession(c)
  throw unauthenticated()
}

async function byBearer(environment: Environment, authorization: string) {
  const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
  const user = token && (await userOf(environment, token))
  if (!token || !user) throw unauthenticated()
  return { user, token }
}

/** Browsers send cookies along whoever asks for it; only a page of ours can read the token for the header. */
export async function requireXsrf(c: Context, accessToken: string): Promise<void> {
  const expected = await xsrfTokenOf(accessToken)
  if (!expected || !sameToken(expected, c.req.header(XSRF_HEADER) ?? '')) {
    throw new Refusal(403, 'xsrf', `The header ${XSRF_HEADER} is missing or wrong.`)
  }
}

/** Lets through who is signed in: by a bearer token, which wins, or by the session's cookies. */
export function signedIn(environment: Environment): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    const authorization = c.req.header('Authorization')
    const writes = !isSafe(c.req.method)
    const { user, token } =
      authorization === undefined
        ? await byCookies(environment, c)
        : await byBearer(environment, authorization)
    if (writes && authorization === undefined) await requireXsrf(c, token)
    if (writes) await limitWrites(environment, user.id)
    c.set('user', user)
    c.set('db', dbForCaller(environment, token))
    await next()
  }
}
