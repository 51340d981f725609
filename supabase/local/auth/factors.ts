import { randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type pg from 'pg'
import { renderSVG } from 'uqr'
import { localKeys } from '../settings.ts'
import { bearer, bodyOf } from '../web/request.ts'
import { noteMethod, withFactors } from './levels.ts'
import type { AuthLimits } from './limits.ts'
import { authRefusal } from './refusal.ts'
import { isTotpCode, toBase32 } from './totp.ts'
import { type AuthSession, addressOf, sessionOf, tooMany } from './users.ts'

type Bindings = { Bindings: HttpBindings }

export type FactorRules = { most: number; enrolled: boolean; verified: boolean }

type FactorOptions = {
  pool: pg.Pool
  answer: (request: Request) => Promise<Response>
  limits: AuthLimits
  rules: FactorRules
  siteUrl: string
}

type Factor = { id: string; status: string; secret: string; friendlyName: string | null }

/** Seconds in which a challenge is to be answered, and an enrolment ended. */
const LIFE = 300

/** The calls about second factors of the Auth server (supabase/auth 2.196, internal/api/mfa.go): lite has none of them. */
export function factorRoutes({ pool, answer, limits, rules, siteUrl }: FactorOptions) {
  const app = new Hono<Bindings>()

  app.post('/factors', async (c) => {
    const session = await callerOf(c)
    if (session instanceof Response) return session
    const { factor_type: type, friendly_name: given, issuer } = await bodyOf(c)
    if (type !== 'totp') {
      const message = 'factor_type needs to be totp, phone, or webauthn'
      return authRefusal(c, 400, 'validation_failed', message)
    }
    if (!rules.enrolled) {
      const message = 'MFA enroll is disabled for TOTP'
      return authRefusal(c, 422, 'mfa_totp_enroll_not_enabled', message)
    }
    await pool.query(
      `delete from auth.mfa_factors
       where user_id = $1 and status = 'unverified' and created_at < now() - make_interval(secs => $2)`,
      [session.userId, LIFE],
    )
    const known = await factorsOf(session.userId)
    const name = typeof given === 'string' ? given : ''
    if (known.some(({ friendlyName }) => (friendlyName ?? '') === name)) {
      const message = `A factor with the friendly name "${name}" for this user already exists`
      return authRefusal(c, 422, 'mfa_factor_name_conflict', message)
    }
    if (known.length >= rules.most) {
      const message = 'Maximum number of verified factors reached, unenroll to continue'
      return authRefusal(c, 422, 'too_many_enrolled_mfa_factors', message)
    }
    if (known.some(({ status }) => status === 'verified') && session.aal !== 'aal2') {
      return authRefusal(c, 403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
    }
    const secret = toBase32(randomBytes(20))
    const id = crypto.randomUUID()
    try {
      await pool.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
         values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
        [id, session.userId, name, secret],
      )
    } catch {
      // The gate in the database refused it.
      return authRefusal(c, 500, 'unexpected_failure', 'Database error creating factor')
    }
    const by = typeof issuer === 'string' && issuer !== '' ? issuer : new URL(siteUrl).host
    const label = encodeURIComponent(`${by}:${session.email}`)
    const query = new URLSearchParams({
      ...{ algorithm: 'SHA1', digits: '6', issuer: by, period: '30', secret },
    })
    const uri = `otpauth://totp/${label}?${query}`
    const totp = { qr_code: renderSVG(uri), secret, uri }
    return c.json({ id, type: 'totp', friendly_name: name, totp })
  })

  app.post('/factors/:id/challenge', async (c) => {
    if (!limits.take('/factors/challenge', addressOf(c))) return tooMany(c)
    const session = await callerOf(c)
    if (session instanceof Response) return session
    const factor = await factorOf(session.userId, c.req.param('id'))
    if (!factor) return unknownFactor(c)
    if (!rules.verified) {
      const message = 'MFA verification is disabled for TOTP'
      return authRefusal(c, 422, 'mfa_totp_verify_not_enabled', message)
    }
    const { rows } = await pool.query<{ id: string; at: number }>(
      `with made as (
         insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
         values ($1, $2, now(), $3) returning id, created_at
       ), noted as (
         update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $2
       )
       select id, extract(epoch from created_at)::bigint::int as at from made`,
      [crypto.randomUUID(), factor.id, addressOf(c)],
    )
    const made = rows[0]
    return c.json({ id: made?.id, type: 'totp', expires_at: (made?.at ?? 0) + LIFE })
  })

  app.post('/factors/:id/verify', async (c) => {
    if (!limits.take('/factors/verify', addressOf(c))) return tooMany(c)
    const session = await callerOf(c)
    if (session instanceof Response) return session
    const factor = await factorOf(session.userId, c.req.param('id'))
    if (!factor) return unknownFactor(c)
    const { challenge_id: challengeId, code } = await bodyOf(c)
    if (typeof code !== 'string' || code === '') {
      return authRefusal(c, 400, 'validation_failed', 'Code needs to be non-empty')
    }
    const { rows } = await pool.query<{ late: boolean; used: boolean; address: string }>(
      `select
         created_at < now() - make_interval(secs => $3) as late, verified_at is not null as used,
         host(ip_address) as address
       from auth.mfa_challenges where id::text = $1 and factor_id = $2`,
      [challengeId, factor.id, LIFE],
    )
    const challenge = rows[0]
    if (!challenge) {
      const message = 'MFA factor with the provided challenge ID not found'
      return authRefusal(c, 422, 'mfa_factor_not_found', message)
    }
    if (challenge.used || challenge.address !== addressOf(c)) {
      const message = 'Challenge and verify IP addresses mismatch.'
      return authRefusal(c, 422, 'mfa_ip_address_mismatch', message)
    }
    if (challenge.late) {
      const message = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`
      return authRefusal(c, 422, 'mfa_challenge_expired', message)
    }
    if (!isTotpCode(factor.secret, code)) {
      return authRefusal(c, 422, 'mfa_verification_failed', 'Invalid TOTP code entered')
    }
    await pool.query('update auth.mfa_challenges set verified_at = now() where id::text = $1', [
      challengeId,
    ])
    return raised(c, session, factor)
  })

  app.delete('/factors/:id', async (c) => {
    const session = await callerOf(c)
    if (session instanceof Response) return session
    const factor = await factorOf(session.userId, c.req.param('id'))
    if (!factor) return unknownFactor(c)
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      return authRefusal(c, 422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
    }
    await remove(factor.id)
    return c.json({ id: factor.id })
  })

  app.delete('/admin/users/:user/factors/:id', async (c) => {
    if (c.req.header('apikey') !== localKeys.secret) {
      return authRefusal(c, 403, 'not_admin', 'User not allowed')
    }
    const factor = await factorOf(c.req.param('user'), c.req.param('id'))
    if (!factor) return unknownFactor(c)
    await remove(factor.id)
    return c.json({ id: factor.id, factor_type: 'totp', status: factor.status })
  })

  return app

  async function callerOf(c: Context): Promise<AuthSession | Response> {
    const token = bearer(c)
    const headers = { apikey: c.req.header('apikey') ?? '', Authorization: `Bearer ${token}` }
    const known = await answer(new Request(new URL('/auth/v1/user', c.req.url), { headers }))
    const session = known.ok && token ? await sessionOf(pool, token) : undefined
    if (!known.ok) return known
    return (
      session ??
      authRefusal(
        c,
        403,
        'session_not_found',
        'Session from session_id claim in JWT does not exist',
      )
    )
  }

  async function factorsOf(user: string): Promise<Factor[]> {
    const { rows } = await pool.query<Factor>(
      `select id, status, secret, friendly_name as "friendlyName"
       from auth.mfa_factors where user_id::text = $1 order by created_at`,
      [user],
    )
    return rows
  }

  async function factorOf(user: string, id: string): Promise<Factor | undefined> {
    return (await factorsOf(user)).find((factor) => factor.id === id)
  }

  /** The session after a right code: its own next tokens; the person's sessions without one end. */
  async function raised(c: Context, session: AuthSession, factor: Factor): Promise<Response> {
    await pool.query(
      `update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1 and status <> 'verified'`,
      [factor.id],
    )
    await noteMethod(pool, session.id, 'totp')
    await pool.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
      session.id,
      factor.id,
    ])
    await pool.query(
      `delete from auth.sessions where user_id = $1 and coalesce(aal, 'aal1') = 'aal1' and id <> $2`,
      [session.userId, session.id],
    )
    await pool.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [
      session.userId,
    ])
    const { rows } = await pool.query<{ token: string }>(
      `select token from auth.refresh_tokens
       where session_id = $1 and not revoked order by created_at desc limit 1`,
      [session.id],
    )
    const renewed = await answer(
      new Request(new URL('/auth/v1/token?grant_type=refresh_token', c.req.url), {
        method: 'POST',
        headers: { apikey: localKeys.publishable, 'Content-Type': 'application/json' },
        body: JSON.stringify({ refresh_token: rows[0]?.token }),
      }),
    )
    await pool.query('delete from auth.refresh_tokens where session_id = $1 and revoked', [
      session.id,
    ])
    return withFactors(pool, renewed)
  }

  async function remove(id: string) {
    const sessions = `select id from auth.sessions where factor_id = $1`
    await pool.query(
      `delete from auth.mfa_amr_claims where authentication_method = 'totp' and session_id in (${sessions})`,
      [id],
    )
    await pool.query(
      `update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`,
      [id],
    )
    await pool.query('delete from auth.mfa_factors where id = $1', [id])
  }
}

const unknownFactor = (c: Context) =>
  authRefusal(c, 404, 'mfa_factor_not_found', 'Factor not found')
