import * as v from 'valibot'
import { payloadOf } from '#domain/people/token-payload.ts'
import type { Auth, Db } from '../client.ts'
import { timestamp } from '../documents/rows.ts'
import { DataError, unwrap } from '../errors.ts'
import { toDataError } from './auth-errors.ts'

/** An authenticator app that gave a right code. */
export type Factor = { id: string; name: string; addedAt: string }

const guarded = v.object({
  factors: v.optional(
    v.array(
      v.object({
        id: v.string(),
        status: v.string(),
        friendly_name: v.optional(v.string(), ''),
        created_at: v.string(),
      }),
    ),
    [],
  ),
})

/** The second factors of a user as the Auth server gives them, the first one first. */
export function factorsOf(user: unknown): Factor[] {
  const known = v.safeParse(guarded, user)
  if (!known.success) return []
  return known.output.factors
    .filter(({ status }) => status === 'verified')
    .map((one) => ({ id: one.id, name: one.friendly_name, addedAt: one.created_at }))
    .sort((one, other) => one.addedAt.localeCompare(other.addedAt))
}

const levels = v.object({ aal: v.string() })

/** Whether a token says that a second factor's code was given. The database decides; this only spares a refusal. */
function isRaised(token: string): boolean {
  try {
    return v.parse(levels, payloadOf(token)).aal === 'aal2'
  } catch {
    return false
  }
}

type KnownSession = { access_token: string; user: unknown }

/** Whether a session's person has a second factor whose code is not given yet. */
export const lacksCode = ({ access_token: token, user }: KnownSession) =>
  factorsOf(user).length > 0 && !isRaised(token)

export async function needsCode(auth: Auth): Promise<boolean> {
  const { session } = (await auth.getSession()).data
  return session !== null && lacksCode(session)
}

/** The factors as they stand now. */
export async function getFactors(auth: Auth): Promise<Factor[]> {
  const { data, error } = await auth.getUser()
  if (error) throw toDataError(error)
  return factorsOf(data.user)
}

/** Gives the code of any of the person's apps, which raises the session; without one it is refused (401). */
export async function giveCode(auth: Auth, code: string | undefined): Promise<void> {
  if (code === undefined) throw new DataError({ status: 401, code: 'second_factor_required' })
  let refused = new DataError({ status: 409, code: 'factor_missing' })
  for (const { id } of await getFactors(auth)) {
    const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code })
    if (!error) return
    refused = toDataError(error)
    if (refused.code !== 'mfa_verification_failed') break
  }
  throw refused
}

/** The secret for an authenticator app: `uri` as a QR code, or the key by hand. */
export type NewFactor = { id: string; secret: string; uri: string }

/** Begins to add an app; the database wants a fresh proof. An earlier attempt that was left half-way goes. */
export async function enrolFactor(auth: Auth, name: string, issuer: string): Promise<NewFactor> {
  const known = await auth.mfa.listFactors()
  if (known.error) throw toDataError(known.error)
  for (const { id, status } of known.data.all) {
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
  }
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer })
  if (error) throw toDataError(error)
  const { secret, uri } = data.totp
  return { id: data.id, secret, uri }
}

/** Ends adding an app by its first code. The person's other sessions end. */
export async function confirmFactor(auth: Auth, id: string, code: string): Promise<void> {
  const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code })
  if (error) throw toDataError(error)
}

export async function removeFactor(auth: Auth, id: string): Promise<void> {
  const { error } = await auth.mfa.unenroll({ factorId: id })
  if (error && error.code !== 'mfa_factor_not_found') throw toDataError(error)
  // The session's level has changed; without any factor its token says so from the next one on.
  const renewed = await auth.refreshSession()
  if (renewed.error) throw toDataError(renewed.error)
}

/** Proves the caller's password for the next change that asks for it. */
export async function provePassword(db: Pick<Db, 'rpc'>, password: string): Promise<void> {
  if (unwrap(await db.rpc('prove_password', { password }))) return
  throw new DataError({ status: 422, code: 'current_password_invalid', field: 'currentPassword' })
}

/** Ten codes, told this once; the former ones work no more. */
export async function makeRecoveryCodes(db: Pick<Db, 'rpc'>): Promise<string[]> {
  return unwrap(await db.rpc('make_recovery_codes'))
}

const facts = v.object({ has_password: v.boolean(), recovery_codes: v.number() })

export type SecurityFacts = { hasPassword: boolean; recoveryCodes: number }

export async function getSecurityFacts(db: Pick<Db, 'rpc'>): Promise<SecurityFacts> {
  const known = v.parse(facts, unwrap(await db.rpc('security_facts')))
  return { hasPassword: known.has_password, recoveryCodes: known.recovery_codes }
}

const devices = v.array(
  v.object({
    id: v.string(),
    is_current: v.boolean(),
    created_at: timestamp,
    used_at: timestamp,
    user_agent: v.nullable(v.string()),
    address: v.nullable(v.string()),
  }),
)

/** A session as the Auth server saw it. */
export type Device = {
  id: string
  isCurrent: boolean
  /** Instants, ISO 8601. */
  signedInAt: string
  usedAt: string
  userAgent: string | null
  address: string | null
}

/** Where the caller is signed in, here first. */
export async function getDevices(db: Pick<Db, 'rpc'>): Promise<Device[]> {
  const rows = v.parse(devices, unwrap(await db.rpc('list_sessions')))
  return rows.map((row) => ({
    ...{ id: row.id, isCurrent: row.is_current, signedInAt: row.created_at, usedAt: row.used_at },
    ...{ userAgent: row.user_agent, address: row.address },
  }))
}

export async function endDevice(db: Pick<Db, 'rpc'>, id: string): Promise<void> {
  unwrap(await db.rpc('end_session', { session_id: id }))
}
