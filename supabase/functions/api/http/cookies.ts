import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { REGISTRATION_LIFE } from './registration-cookie.ts'
import { XSRF_COOKIE, xsrfTokenOf } from './tokens.ts'

export const ACCESS_COOKIE = 'bahi-access'
const REFRESH = 'bahi-refresh'
const REGISTRATION = 'bahi-registration'

/** Seconds; each renewal of a session counts anew. The access token's own end is read from it. */
const SESSION_LIFE = 30 * 24 * 3_600

/** Browsers keep a Secure cookie of plain HTTP for nobody, but a developer's machine has nothing else. */
function isLocalHost(host: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host.split(',')[0]?.trim() ?? '')
}

const attributes = (c: Context) => ({
  path: '/',
  sameSite: 'Lax' as const,
  secure: !isLocalHost(c.req.header('X-Forwarded-Host') ?? c.req.header('Host') ?? ''),
})

const hidden = (c: Context, maxAge: number) => ({ ...attributes(c), httpOnly: true, maxAge })

export type Session = { accessToken: string; refreshToken: string }

export async function setSession(c: Context, session: Session): Promise<void> {
  setCookie(c, ACCESS_COOKIE, session.accessToken, hidden(c, SESSION_LIFE))
  setCookie(c, REFRESH, session.refreshToken, hidden(c, SESSION_LIFE))
  await setXsrf(c, session.accessToken)
}

/** Readable for the page, which sends it back as a header. */
export async function setXsrf(c: Context, accessToken: string): Promise<void> {
  const token = await xsrfTokenOf(accessToken)
  if (token && getCookie(c, XSRF_COOKIE) !== token) {
    setCookie(c, XSRF_COOKIE, token, { ...attributes(c), maxAge: SESSION_LIFE })
  }
}

export function clearSession(c: Context): void {
  for (const name of [ACCESS_COOKIE, REFRESH, XSRF_COOKIE]) deleteCookie(c, name, attributes(c))
}

export const accessCookie = (c: Context) => getCookie(c, ACCESS_COOKIE)
export const refreshCookie = (c: Context) => getCookie(c, REFRESH)

export const setRegistration = (c: Context, sealed: string) =>
  setCookie(c, REGISTRATION, sealed, hidden(c, REGISTRATION_LIFE))
export const registrationCookie = (c: Context) => getCookie(c, REGISTRATION)
export const clearRegistration = (c: Context) => deleteCookie(c, REGISTRATION, attributes(c))
