import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { localKeys } from '../settings.ts'
import { sessionIdIn } from './users.ts'

/** Ways to prove who one is, as the Auth server notes them of a session. */
export type Method = 'password' | 'otp' | 'oauth' | 'totp'

/** Notes how a session began, or that its person gave a code. */
export async function noteMethod(pool: pg.Pool, session: string | null, method: Method) {
  await pool.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method)
     select id, $2 from auth.sessions where id::text = $1
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [session, method],
  )
}

/** Notes the browser and the address from which a session was begun or renewed. */
export async function noteDevice(
  pool: pg.Pool,
  session: string | null,
  userAgent: string | undefined,
  address: string,
) {
  await pool.query('update auth.sessions set user_agent = $2, ip = $3::inet where id::text = $1', [
    session,
    userAgent ?? null,
    address || null,
  ])
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Signs claims as lite does. */
export function signedToken(claims: object, head = encoded({ alg: 'HS256', typ: 'JWT' })): string {
  const signed = `${head}.${encoded(claims)}`
  const signature = createHmac('sha256', localKeys.jwtSecret).update(signed)
  return `${signed}.${signature.digest('base64url')}`
}

/** The claims of a token that we signed and that is not over; null of any other. */
export function verifiedClaims(authorization: string): object | null {
  const token = authorization.replace(/^Bearer\s+/i, '')
  const [head = '', body = ''] = token.split('.')
  try {
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
    const isOurs = isObject(claims) && signedToken(claims, head) === token
    return isOurs && Number(claims.exp) > Date.now() / 1000 ? claims : null
  } catch {
    return null
  }
}

const factorsOf = async (pool: pg.Pool, user: unknown): Promise<object[]> => {
  const { rows } = await pool.query<{ factor: object }>(
    `select jsonb_strip_nulls(jsonb_build_object(
       'id', id, 'created_at', created_at, 'updated_at', updated_at, 'status', status,
       'friendly_name', friendly_name, 'factor_type', factor_type, 'last_challenged_at', last_challenged_at
     )) as factor
     from auth.mfa_factors where user_id::text = $1 order by created_at`,
    [user],
  )
  return rows.map(({ factor }) => factor)
}

/** Signs a token once more, with the level of its session and how that was reached, the newest first. */
async function withLevel(pool: pg.Pool, token: string): Promise<string> {
  const [head = '', body = ''] = token.split('.')
  const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  const { rows } = await pool.query<{ aal: string; amr: object[] }>(
    `select
       coalesce(aal, 'aal1') as aal,
       coalesce((
         select jsonb_agg(
           jsonb_build_object('method', authentication_method, 'timestamp', extract(epoch from claim.updated_at)::bigint)
           order by claim.updated_at desc
         )
         from auth.mfa_amr_claims as claim where claim.session_id = session.id
       ), '[]') as amr
     from auth.sessions as session where id::text = $1`,
    [sessionIdIn(token)],
  )
  return signedToken(Object.assign({}, claims, rows[0]), head)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

async function completed(
  pool: pg.Pool,
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  if (typeof body.access_token === 'string') {
    const user = isObject(body.user) ? await completed(pool, body.user) : body.user
    return { ...body, access_token: await withLevel(pool, body.access_token), user }
  }
  if (body.aud === undefined) return body
  const factors = await factorsOf(pool, body.id)
  return factors.length > 0 ? { ...body, factors } : body
}

/** lite knows no factors: here its sessions and users say what hosted's say of them. */
export async function withFactors(pool: pg.Pool, response: Response): Promise<Response> {
  const isJson = response.headers.get('Content-Type')?.includes('json')
  if (!response.ok || !isJson) return response
  const body: unknown = await response.clone().json()
  if (!isObject(body)) return response
  const headers = new Headers(response.headers)
  headers.delete('Content-Length')
  return Response.json(await completed(pool, body), { status: response.status, headers })
}
