import type { JSONValue, Sql } from 'postgres'

export type AuthUser = {
  id: string
  email: string
  confirmedAt: Date | null
  confirmationSentAt: Date | null
  recoverySentAt: Date | null
  appMetadata: JSONValue
  userMetadata: JSONValue
  identities: JSONValue
  createdAt: Date
  updatedAt: Date
}

export async function findUser(sql: Sql, email: unknown): Promise<AuthUser | undefined> {
  if (typeof email !== 'string') return undefined
  const [user] = await sql<AuthUser[]>`
    select
      id,
      email,
      email_confirmed_at as "confirmedAt",
      confirmation_sent_at as "confirmationSentAt",
      recovery_sent_at as "recoverySentAt",
      raw_app_meta_data as "appMetadata",
      raw_user_meta_data as "userMetadata",
      created_at as "createdAt",
      updated_at as "updatedAt",
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
    where email = ${email.toLowerCase()}`
  return user
}

/** 0 when the next mail may go out. Hosted rounds down, so the last second reads "after 0 seconds"; here it reads 1. */
export function secondsUntilNextMail(last: Date | null | undefined, interval: number): number {
  if (!last) return 0
  return Math.max(0, Math.ceil((last.getTime() + interval * 1000 - Date.now()) / 1000))
}

/** `token` was accepted by Auth just before, so its claims are read without checking them again. */
export async function endOtherSessions(sql: Sql, token: string): Promise<void> {
  const payload = token.split('.')[1] ?? ''
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
  if (typeof claims !== 'object' || claims === null) return
  if (!('sub' in claims) || typeof claims.sub !== 'string') return
  const kept =
    'session_id' in claims && typeof claims.session_id === 'string' ? claims.session_id : null
  await sql`
    delete from auth.sessions
    where user_id = ${claims.sub} and (${kept}::uuid is null or id <> ${kept})`
}
