import type pg from 'pg'
import { signedToken, verifiedClaims } from '../auth/levels.ts'
import { localKeys } from '../settings.ts'

/** Seconds for which the claims of a request are good: for the request alone. */
const LIFE = 60

/** Who a request is beside its key: whatever else than the publishable key comes along is somebody's. */
const roleOf = (headers: Headers) => {
  const token = headers.get('Authorization')?.replace(/^Bearer\s+/, '') ?? headers.get('apikey')
  return token === localKeys.publishable ? 'anon' : 'authenticated'
}

/** A request with claims that PostgreSQL gave in the place of what came along. */
function withClaims(request: Request, claims: object): Request {
  const now = Math.floor(Date.now() / 1000)
  const headers = new Headers(request.headers)
  headers.delete('x-bahi-key')
  headers.delete('x-bahi-business')
  headers.set(
    'Authorization',
    `Bearer ${signedToken({ ...claims, aud: 'authenticated', iat: now, exp: now + LIFE })}`,
  )
  return new Request(request, { headers })
}

const pathOf = (request: Request) => new URL(request.url).pathname.replace('/rest/v1', '')

/** The request as a member of a business makes it, as private.enter() has it on hosted. Who has no good token is refused by lite. */
export async function withBusiness(
  pool: pg.Pool,
  business: string,
  request: Request,
): Promise<Request> {
  const claims = verifiedClaims(request.headers.get('Authorization') ?? '')
  if (claims === null) return request
  const { rows } = await pool.query<{ claims: object }>(
    'select private.claims_in_business($1, $2, $3, $4) as claims',
    [business, claims, request.method, pathOf(request)],
  )
  return withClaims(request, { ...rows[0]?.claims })
}

/** The request as a key's owner makes it, as private.enter() has it on hosted; the database's own error where it is refused. */
export async function withKey(pool: pg.Pool, key: string, request: Request): Promise<Request> {
  const { rows } = await pool.query<{ claims: object }>(
    'select private.claims_of_key($1, $2, $3, $4) as claims',
    [key, roleOf(request.headers), request.method, pathOf(request)],
  )
  return withClaims(request, { ...rows[0]?.claims })
}
