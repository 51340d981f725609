import type pg from 'pg'
import { signedToken } from '../auth/levels.ts'
import { localKeys } from '../settings.ts'

/** Seconds for which the claims of a key are good: for the request that brought it. */
const LIFE = 60

/** Who a request is beside its key: whatever else than the publishable key comes along is somebody's. */
const roleOf = (headers: Headers) => {
  const token = headers.get('Authorization')?.replace(/^Bearer\s+/, '') ?? headers.get('apikey')
  return token === localKeys.publishable ? 'anon' : 'authenticated'
}

/** The request as a key's owner makes it, as private.enter() has it on hosted; the database's own error where it is refused. */
export async function withKey(pool: pg.Pool, key: string, request: Request): Promise<Request> {
  const path = new URL(request.url).pathname.replace('/rest/v1', '')
  const { rows } = await pool.query<{ claims: object }>(
    'select private.claims_of_key($1, $2, $3, $4) as claims',
    [key, roleOf(request.headers), request.method, path],
  )
  const now = Math.floor(Date.now() / 1000)
  const claims = { ...rows[0]?.claims, aud: 'authenticated', iat: now, exp: now + LIFE }
  const headers = new Headers(request.headers)
  headers.delete('x-bahi-key')
  headers.set('Authorization', `Bearer ${signedToken(claims)}`)
  return new Request(request, { headers })
}
