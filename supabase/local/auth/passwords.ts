import bcrypt from 'bcryptjs'
import type { Context } from 'hono'
import type pg from 'pg'
import { authRefusal } from './refusal.ts'
import { findUser, sessionOf } from './users.ts'

/** A hash of a random password, at lite's usual cost, so that unknown users take as long as known ones. */
let decoy: Promise<string> | undefined
const hashOfNobody = () => {
  decoy ??= bcrypt.hash(crypto.randomUUID(), Number(process.env.LITE_AUTH_BCRYPT_COST || 10))
  return decoy
}

const day = 24 * 3_600

/** The password rules in [auth] and [auth.email] of config.toml. */
export type PasswordRules = {
  leastLength: number
  currentRequired: boolean
  recentSignIn: boolean
}

/**
 * lite refuses at once who has no password to compare with, and tells an unconfirmed address to whoever names it. Here
 * each refusal costs one comparison, and "not confirmed" is told only with the right password.
 */
export async function refusedLogin(
  c: Context,
  pool: pg.Pool,
  { email, password }: Record<string, unknown>,
  response: Response,
): Promise<Response> {
  if (response.status !== 400 || typeof email !== 'string' || typeof password !== 'string') {
    return response
  }
  const user = await findUser(pool, email)
  if (user?.password && user.confirmedAt) return response
  const right = await bcrypt.compare(password, user?.password || (await hashOfNobody()))
  return right && user?.password
    ? response
    : authRefusal(c, 400, 'invalid_credentials', 'Invalid login credentials')
}

/** Why a new password is not taken from the session of a token, which Auth has just accepted; undefined when it is. */
export async function refusedChange(
  c: Context,
  pool: pg.Pool,
  rules: PasswordRules,
  token: string,
  body: Record<string, unknown>,
): Promise<Response | undefined> {
  const { password, current_password: current, nonce } = body
  // One that is too short is for lite to refuse, as hosted does first.
  if (typeof password !== 'string' || password.length < rules.leastLength) return undefined
  const session = await sessionOf(pool, token)
  if (rules.recentSignIn && (session === undefined || session.ageSeconds > day)) {
    return nonce
      ? authRefusal(c, 422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
      : authRefusal(c, 400, 'reauthentication_needed', 'Password update requires reauthentication')
  }
  if (!rules.currentRequired || !session?.password || session.byCode) return undefined
  const message = 'Current password required when setting new password.'
  if (typeof current !== 'string' || current === '') {
    return authRefusal(c, 400, 'current_password_required', message)
  }
  return (await bcrypt.compare(current, session.password))
    ? undefined
    : authRefusal(c, 400, 'current_password_invalid', message)
}
