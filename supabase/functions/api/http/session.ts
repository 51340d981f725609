import type { Context, MiddlewareHandler } from 'hono'
import type { Auth, Db } from '#data/client.ts'
import { DataError } from '#data/errors.ts'
import { toDataError } from '#data/people/auth-errors.ts'
import { getSecurityFacts } from '#data/people/factors.ts'
import { enterByKey } from '#data/people/keys.ts'
import { whoseAccount } from '#data/people/members.ts'
import { covers, KEY_PREFIX, type KeyScope } from '#domain/people/keys.ts'
import { BUSINESS_HEADER, mayWrite, type Role } from '#domain/people/members.ts'
import type { User } from '#domain/people/people.ts'
import { authForErrand, dbForCaller, dbForKey } from './caller.ts'
import {
  accessCookie,
  clearSession,
  refreshCookie,
  type Session,
  setSession,
  setXsrf,
} from './cookies.ts'
import type { Environment } from './environment.ts'
import { Refusal, unauthenticated } from './errors.ts'
import {
  type Account,
  claimsOf,
  isFresh,
  sameToken,
  userOfToken,
  XSRF_HEADER,
  xsrfTokenOf,
} from './tokens.ts'

/** The caller, and the database with the caller's rights. */
export type SignedIn = {
  Variables: {
    db: Db
    /** Whose rows the request is about: the caller, or the owner of the business that they work for. */
    user: Pick<User, 'id'>
    /** Who does it, and as what; undefined where a key calls. */
    caller: (Pick<User, 'id'> & { role: Role }) | undefined
    /** The scopes of a program's key; undefined where a person calls. */
    scopes: KeyScope[] | undefined
  }
}

const isToken = (text: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)
const isSafe = (method: string) => ['GET', 'HEAD', 'OPTIONS'].includes(method)

/** Renews a session whose access token has expired, and sets its cookies; null, without cookies, when refused. */
export async function renew(environment: Environment, c: Context): Promise<string | null> {
  const refreshToken = refreshCookie(c)
  if (!refreshToken) return null
  const session = await renewOnce(refreshToken, async () =>
    renewSession(await authForErrand(environment, c), refreshToken),
  )
  if (session === null) return null
  await setSession(c, session)
  return session.accessToken
}

/** The cookies' access token, renewed when it is over. */
async function tokenOfCookies(environment: Environment, c: Context): Promise<string> {
  const held = accessCookie(c)
  const token = held && isFresh(held, new Date()) ? held : await renew(environment, c)
  if (token === null) throw refused(c)
  return token
}

const tokenOfBearer = (authorization: string) => /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''

function refused(c: Context) {
  if (c.req.header('Authorization') === undefined) clearSession(c)
  return unauthenticated()
}

/** Browsers send cookies along whoever asks for it; only a page of ours can read the token for the header. */
async function isOurs(c: Context, accessToken: string): Promise<boolean> {
  const expected = await xsrfTokenOf(accessToken)
  return expected !== null && sameToken(expected, c.req.header(XSRF_HEADER) ?? '')
}

const foreign = () => new Refusal(403, 'xsrf', `The header ${XSRF_HEADER} is missing or wrong.`)

export async function requireXsrf(c: Context, accessToken: string): Promise<void> {
  if (!(await isOurs(c, accessToken))) throw foreign()
}

/** Reads who a request claims to come from, without verifying it; `ours` says whether it may write. */
async function callerOf(
  environment: Environment,
  c: Context,
  business: string | null = c.req.header(BUSINESS_HEADER) ?? null,
) {
  const authorization = c.req.header('Authorization')
  const byCookie = authorization === undefined
  const token = byCookie ? await tokenOfCookies(environment, c) : tokenOfBearer(authorization)
  const claims = isToken(token) ? claimsOf(token) : null
  if (claims === null) throw refused(c)
  const db = dbForCaller(environment, token, business)
  const own = { userId: claims.sub, role: 'owner' } as const
  const { userId, role } = business === null ? own : await whoseAccount(db, business)
  return {
    token,
    byCookie,
    user: { id: userId },
    caller: { id: claims.sub, role },
    db,
    ours: async () => !byCookie || (await isOurs(c, token)),
  }
}

/** Refuses a session that has not given the code of a second factor; the database knows who has one. */
async function requireCode(db: Db, { factors }: Account): Promise<void> {
  if (factors.length > 0) await getSecurityFacts(db)
}

/**
 * Admits a program by its key, where it comes with one. The database decides what a key may do, so that its scopes are the
 * same at the Data API.
 */
async function admitKey(environment: Environment, c: Context<SignedIn>): Promise<boolean> {
  const key = tokenOfBearer(c.req.header('Authorization') ?? '')
  if (!key.startsWith(KEY_PREFIX)) return false
  const db = dbForKey(environment, key)
  const { userId, scopes } = await enterByKey(db)
  c.set('user', { id: userId })
  c.set('scopes', scopes)
  c.set('db', db)
  return true
}

/** Refuses an accountant, where something is written or spent before the database would. */
export function requireWriter(c: Context<SignedIn>): void {
  if (!mayWrite(c.get('caller')?.role ?? 'owner')) {
    throw new DataError({ status: 403, code: 'member_may_not' })
  }
}

/** Refuses a key without a scope and an accountant, where the server's own key will write: there the database sees neither. */
export function requireScope(c: Context<SignedIn>, scope: KeyScope): void {
  requireWriter(c)
  const scopes = c.get('scopes')
  if (scopes === undefined || covers(scopes, scope)) return
  throw new DataError({ status: 403, code: 'key_scope_missing', params: { scope } })
}

/** Who does it: the person, or the owner of the key. */
export const personOf = (c: Context<SignedIn>): Pick<User, 'id'> => c.get('caller') ?? c.get('user')

/** Refuses every key, where something is spent before the database would. */
export function requirePerson(c: Context<SignedIn>): void {
  if (c.get('scopes') !== undefined) throw new DataError({ status: 403, code: 'key_not_allowed' })
}

/** Admits a program by its key, and nobody by a session or by cookies. */
export function byKeyAlone(environment: Environment): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    if (!(await admitKey(environment, c))) throw unauthenticated()
    await next()
  }
}

/**
 * Admits signed-in callers: by a key, by a bearer token, which wins, or by the session's cookies. Reads run
 * while the Auth server checks the token, but answer only after its yes; writes wait for it.
 */
export function signedIn(environment: Environment): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    if (await admitKey(environment, c)) return next()
    const { token, byCookie, user, caller, db, ours } = await callerOf(environment, c)
    c.set('user', user)
    c.set('caller', caller)
    c.set('db', db)

    const asked = userOfToken(environment, token)
    if (isSafe(c.req.method)) {
      const [known] = await Promise.all([asked, next()])
      if (known === null) throw refused(c)
      await requireCode(db, known)
      if (byCookie) await setXsrf(c, token)
      return
    }
    const [known, mayWrite] = await Promise.all([asked, ours()])
    if (known === null) throw refused(c)
    if (!mayWrite) throw foreign()
    await requireCode(db, known)
    await next()
  }
}

/** The caller's account; the session may lack the code of a second factor. */
export type HalfSignedIn = { Variables: { account: Account } }

/** Admits whoever has a session, also one without the code of a second factor: for giving something in its place. */
export function halfSignedIn(environment: Environment): MiddlewareHandler<HalfSignedIn> {
  return async (c, next) => {
    // It is about the person, whatever they work on.
    const { token, ours } = await callerOf(environment, c, null)
    const known = await userOfToken(environment, token)
    if (known === null) throw refused(c)
    if (!(await ours())) throw foreign()
    c.set('account', known)
    await next()
  }
}

/**
 * For writes that the database itself refuses once the session has ended, so that one request does.
 * The Auth server is asked only after a refusal: details go to signed-in callers only.
 */
export function signedInAtDatabase(environment: Environment): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    if (await admitKey(environment, c)) return next()
    const { token, user, caller, db, ours } = await callerOf(environment, c)
    c.set('user', user)
    c.set('caller', caller)
    c.set('db', db)

    const mayWrite = await ours()
    if (mayWrite) await next()
    if (mayWrite && !c.error) return
    if ((await userOfToken(environment, token)) === null) throw refused(c)
    if (!mayWrite) throw foreign()
  }
}

/** The server-side session of a signed-in person. */

type AuthSession = { access_token: string; refresh_token: string }

const fromAuth = (session: AuthSession): Session => ({
  accessToken: session.access_token,
  refreshToken: session.refresh_token,
})

/** Returns the session that `auth` has just made by signing in; null when it has none. */
export async function sessionOf(auth: Auth): Promise<Session | null> {
  const { session } = (await auth.getSession()).data
  return session && fromAuth(session)
}

const isRefused = ({ status = 0 }: { status?: number | undefined }) =>
  [400, 401, 403].includes(status)

/** The next tokens of a session; null when the Auth server refuses the refresh token. */
async function renewSession(auth: Auth, refreshToken: string): Promise<Session | null> {
  const { data, error } = await auth.refreshSession({ refresh_token: refreshToken })
  if (error && !isRefused(error)) throw toDataError(error)
  return data.session && fromAuth(data.session)
}

/** Ends the session that a token is of; one that is over already is fine. */
export async function endSession(auth: Auth, accessToken: string): Promise<void> {
  const { error } = await auth.admin.signOut(accessToken, 'local')
  if (error && !isRefused(error) && error.status !== 404) throw toDataError(error)
}

/** Milliseconds: as long as the Auth server itself forgives that a refresh token is used again. */
const REMEMBERED = 10_000

type Renewal = { session: Promise<Session | null>; until: number }

const renewals = new Map<string, Renewal>()

/**
 * A browser sends several requests with the same expired session at once. The first renews it, and
 * the others get its result: a second use of the refresh token would be refused, or end the
 * session. Only the same caller has the old refresh token, so nothing passes from one person to
 * another.
 */
export function renewOnce(
  refreshToken: string,
  renew: () => Promise<Session | null>,
  now = Date.now(),
): Promise<Session | null> {
  for (const [token, { until }] of renewals) if (until <= now) renewals.delete(token)
  const running = renewals.get(refreshToken)
  if (running) return running.session
  const session = renew()
  renewals.set(refreshToken, { session, until: now + REMEMBERED })
  // Only a success is cached: after a failure of the Auth server the next request tries again.
  const forget = () => renewals.delete(refreshToken)
  session.then((renewed) => renewed ?? forget(), forget)
  return session
}
