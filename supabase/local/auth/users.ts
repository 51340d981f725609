import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type pg from 'pg'
import { authRefusal } from './refusal.ts'

export type AuthUser = {
  id: string
  email: string
  /** The hash; null or empty where none is in force. */
  password: string | null
  /** Instants, ISO 8601. */
  confirmedAt: string | null
  confirmationSentAt: string | null
  recoverySentAt: string | null
  appMetadata: object
  userMetadata: object
  identities: object[]
  createdAt: string
  updatedAt: string
}

export async function findUser(pool: pg.Pool, email: unknown): Promise<AuthUser | undefined> {
  if (typeof email !== 'string') return undefined
  const { rows } = await pool.query<AuthUser>(
    `select
      id,
      email,
      encrypted_password as password,
      to_jsonb(email_confirmed_at) as "confirmedAt",
      to_jsonb(confirmation_sent_at) as "confirmationSentAt",
      to_jsonb(recovery_sent_at) as "recoverySentAt",
      raw_app_meta_data as "appMetadata",
      raw_user_meta_data as "userMetadata",
      to_jsonb(created_at) as "createdAt",
      to_jsonb(updated_at) as "updatedAt",
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'identity_id', identity.id, 'id', identity.provider_id, 'user_id', identity.user_id,
          'identity_data', identity.identity_data, 'provider', identity.provider,
          'last_sign_in_at', identity.last_sign_in_at, 'created_at', identity.created_at,
          'updated_at', identity.updated_at, 'email', identity.email
        )), '[]')
        from auth.identities as identity
        where identity.user_id = users.id
      ) as identities
    from auth.users
    where email = $1`,
    [email.toLowerCase()],
  )
  return rows[0]
}

/** 0 when the next mail may go out. Hosted rounds down, so the last second reads "after 0 seconds"; here it reads 1. */
export function secondsUntilNextMail(last: string | null | undefined, interval: number): number {
  if (!last) return 0
  return Math.max(0, Math.ceil((Date.parse(last) + interval * 1000 - Date.now()) / 1000))
}

export type AuthSession = {
  id: string
  userId: string
  email: string
  password: string | null
  ageSeconds: number
  /** `aal2` once a second factor's code was given. */
  aal: string
  hasFactor: boolean
  /** Made by a mailed code or link, not by a password. */
  byCode: boolean
}

/** The session that a token is of. The token was accepted by Auth just before: its claims are not checked again. */
export async function sessionOf(pool: pg.Pool, token: string): Promise<AuthSession | undefined> {
  const { rows } = await pool.query<AuthSession>(
    `select
      session.id,
      user_id as "userId",
      coalesce(owner.email, '') as email,
      encrypted_password as password,
      coalesce(session.aal, 'aal1') as aal,
      exists (
        select from auth.mfa_factors as factor where factor.user_id = owner.id and factor.status = 'verified'
      ) as "hasFactor",
      extract(epoch from now() - session.created_at)::float8 as "ageSeconds",
      exists (
        select from auth.mfa_amr_claims as claim
        where claim.session_id = session.id and authentication_method = 'otp'
      ) as "byCode"
    from auth.sessions as session
    join auth.users as owner on owner.id = user_id
    where session.id::text = $1`,
    [sessionIdIn(token)],
  )
  return rows[0]
}

export async function endOtherSessions(pool: pg.Pool, kept: AuthSession): Promise<void> {
  await pool.query('delete from auth.sessions where user_id = $1 and id <> $2', [
    kept.userId,
    kept.id,
  ])
}

export function sessionIdIn(token: string): string | null {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
  const claims: unknown = JSON.parse(payload)
  const known = typeof claims === 'object' && claims !== null && 'session_id' in claims
  return known && typeof claims.session_id === 'string' ? claims.session_id : null
}

/** Returns the caller's address. The embedded server has no proxy in front, so a header could only be invented. */
export const addressOf = (c: Context<{ Bindings: HttpBindings }>) =>
  c.env.incoming.socket.remoteAddress ?? ''

export const tooMany = (c: Context) =>
  authRefusal(c, 429, 'over_request_rate_limit', 'Request rate limit reached')
