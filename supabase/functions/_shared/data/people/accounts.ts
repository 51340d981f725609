import * as v from 'valibot'
import { dayInIndia, type PlainDate } from '#domain/dates.ts'
import type { Credentials, Registration, User } from '#domain/people/people.ts'
import { payloadOf } from '#domain/people/token-payload.ts'
import type { Auth, Db } from '../client.ts'
import { timestamp } from '../documents/rows.ts'
import { DataError, unwrap } from '../errors.ts'
import { toDataError } from './auth-errors.ts'
import { giveCode, needsCode } from './factors.ts'
import { updateName } from './profiles.ts'

const accountExists = () => toDataError({ message: '', status: 409, code: 'user_already_exists' })

/** The captcha token for the Auth server, where it asks for one; each token is good for one request. */
const proofOf = (captchaToken: string | undefined) => ({ ...(captchaToken && { captchaToken }) })

/** Signs a person up and has the 6-digit code mailed. A confirmed address is refused (409). */
export async function register(
  auth: Auth,
  { name, email, password, language }: Registration,
  captchaToken?: string,
): Promise<void> {
  const { data, error } = await auth.signUp({
    email,
    password,
    options: { data: { name, ...(language && { language }) }, ...proofOf(captchaToken) },
  })
  if (error) throw toDataError(error)
  // The Auth server hides that an address is taken: it answers with a user without identities.
  if (data.user?.identities?.length === 0) throw accountExists()
}

export async function resendCode(auth: Auth, email: string, captchaToken?: string): Promise<void> {
  const { error } = await auth.resend({ type: 'signup', email, options: proofOf(captchaToken) })
  if (error) throw toDataError(error)
}

async function signedIn(auth: Auth): Promise<boolean> {
  const { data } = await auth.getSession()
  return data.session !== null
}

/** The Auth server's answer lacks the expected part; each screen has its own sentence for a failure. */
const unanswered = () => new DataError({ status: 502, code: 'unanswered' })

async function setPassword(auth: Auth, password: string): Promise<void> {
  const { data, error } = await auth.updateUser({ password })
  if (error?.code === 'same_password') return
  if (error) throw toDataError(error)
  if (!data.user.id) throw unanswered()
}

/** Gives the person signed in with `auth` a name, unless it is theirs; `dbOf` is the database as a token may see it. */
async function setName(auth: Auth, dbOf: DbOf, name: string): Promise<void> {
  const { session } = (await auth.getSession()).data
  if (session === null || session.user.user_metadata.name === name) return
  await updateName(dbOf(session.access_token), session.user.id, name)
  // Set last, because the name tells a repeated attempt that everything is done.
  const { error } = await auth.updateUser({ data: { name } })
  if (error) throw toDataError(error)
}

type DbOf = (accessToken: string) => Pick<Db, 'from'>

/** The choices made at registration, to apply at confirmation; null when they are not known. */
type Confirmation = {
  email: string
  code: string
  password: string | null
  name: string | null
}

/**
 * Confirms an address by its code and sets the name and the password that the confirming person
 * chose: somebody else may have signed the address up before. Without a password none is valid, and
 * "forgot password" sets one. `auth` must be a client that nothing else uses; a second call with it
 * after a failure does not send an accepted code again.
 */
export async function confirmRegistration(
  auth: Auth,
  dbOf: DbOf,
  { email, code, password, name }: Confirmation,
): Promise<void> {
  if (!(await signedIn(auth))) {
    const { data, error } = await auth.verifyOtp({ email, token: code, type: 'signup' })
    if (error) throw toDataError(error)
    if (!data.session) throw unanswered()
  }
  if (name !== null) await setName(auth, dbOf, name)
  if (password !== null) await setPassword(auth, password)
  await auth.signOut({ scope: 'local' })
}

/** Signs in and returns the user; throws a DataError when the answer has none. */
export async function login(
  auth: Auth,
  { email, password }: Credentials,
  captchaToken?: string,
): Promise<User> {
  const proof = { email, password, options: proofOf(captchaToken) }
  const { data, error } = await auth.signInWithPassword(proof)
  // The client's own error for an answer without a user or a session.
  if (error && error.name !== 'AuthInvalidTokenResponseError') throw toDataError(error)
  return userOf(auth, data.user)
}

/**
 * Has a sign-in code mailed if the address has an account. The answer never reveals whether it has:
 * an unknown address gets the same answer, and so does one that had a mail a moment ago, whose code
 * is still good.
 */
export async function requestSignInCode(
  auth: Auth,
  email: string,
  captchaToken?: string,
): Promise<void> {
  const options = { shouldCreateUser: false, ...proofOf(captchaToken) }
  const { error } = await auth.signInWithOtp({ email, options })
  if (!error || error.code === 'otp_disabled') return
  const refusal = toDataError(error)
  if (refusal.code !== 'code_too_soon') throw refusal
}

/**
 * Signs in with a mailed code. A registration's code is refused: the person who signed the address
 * up may not be the one who reads its mails, and their password would become valid.
 */
export async function loginByCode(
  auth: Auth,
  { email, code }: { email: string; code: string },
): Promise<User> {
  const { data, error } = await auth.verifyOtp({ email, token: code, type: 'magiclink' })
  if (error) throw toDataError(error)
  return userOf(auth, data.user)
}

async function userOf(auth: Auth, value: unknown): Promise<User> {
  const user = toUser(value)
  if (user) return user
  // A session of nobody must not stay behind.
  await auth.signOut({ scope: 'local' })
  throw new DataError({ status: 502, code: 'user_missing' })
}

/**
 * Has a link and a code mailed, if the address has an account. Only such an address can be told to wait (429) after a
 * mail of a moment ago; it is, since no mail was sent, and a sign-up tells as much of an address.
 */
export async function requestPasswordReset(
  auth: Auth,
  email: string,
  captchaToken?: string,
): Promise<void> {
  const { error } = await auth.resetPasswordForEmail(email, proofOf(captchaToken))
  if (error) throw toDataError(error)
}

/** The proof that a reset mail carries: a link with a token hash, or a code to use with the address. */
export type ResetProof = { tokenHash: string } | { email: string; code: string }

/**
 * Sets a new password and ends the person's other sessions. `auth` as for `confirmRegistration`. Who has a second factor gives
 * its code, too; without it the proof is taken all the same, and the next call with `auth` goes on from there (401).
 */
export async function resetPassword(
  auth: Auth,
  proof: ResetProof,
  newPassword: string,
  code?: string,
): Promise<void> {
  if (!(await signedIn(auth))) {
    const { data, error } = await auth.verifyOtp(
      'tokenHash' in proof
        ? { token_hash: proof.tokenHash, type: 'recovery' }
        : { email: proof.email, token: proof.code, type: 'recovery' },
    )
    if (error) throw toDataError(error)
    if (!data.session) throw unanswered()
  }
  if (await needsCode(auth)) await giveCode(auth, code)
  await setPassword(auth, newPassword)
  await auth.signOut({ scope: 'global' })
}

/**
 * Changes the password of the signed-in person, who proves the old one. The Auth server ends the
 * person's other sessions. For a session older than a day it may ask for a new sign-in first; the
 * old password and a captcha token serve for that.
 */
export async function changePassword(
  auth: Auth,
  {
    email,
    currentPassword,
    newPassword,
  }: Record<'email' | 'currentPassword' | 'newPassword', string>,
  captchaToken: () => string | undefined,
): Promise<void> {
  const change = () => auth.updateUser({ password: newPassword, current_password: currentPassword })
  const { error } = await change()
  if (error?.code !== 'reauthentication_needed') {
    if (error) throw toDataError(error)
    return
  }
  const proof = { email, password: currentPassword, options: proofOf(captchaToken()) }
  const again = await auth.signInWithPassword(proof)
  if (again.error?.code === 'invalid_credentials') {
    throw toDataError({ ...again.error, code: 'current_password_invalid' })
  }
  // The new session lacks the code, which the login asks for; then the password can be changed.
  if (!again.error && (await needsCode(auth))) await giveCode(auth, undefined)
  const refused = again.error ?? (await change()).error
  if (refused) throw toDataError(refused)
}

/**
 * Has the account of the caller erased in seven days, unless they log in before; says on which day in India. Ends all their
 * sessions. Refused (403) where they signed in more than ten minutes ago.
 */
export async function requestDeletion(db: Pick<Db, 'rpc'>): Promise<PlainDate> {
  const at = v.parse(v.string(), unwrap(await db.rpc('request_deletion')))
  return dayInIndia(new Date(v.parse(timestamp, at)))
}

type SessionFacts = {
  email: string
  /** Instants, ISO 8601; null where the session does not tell. */
  signedInAt: string | null
  renewedUntil: string | null
}

const claims = v.object({ amr: v.array(v.object({ timestamp: v.number() })) })

/** The time when the person behind a token signed in; the token is their own, so its claims are read unchecked. */
function signInTime(token: string): number | null {
  try {
    // Codes given since are proofs of the same session.
    const times = v.parse(claims, payloadOf(token)).amr.map(({ timestamp }) => timestamp)
    return times.length > 0 ? Math.min(...times) : null
  } catch {
    return null
  }
}

const fromSeconds = (seconds: number) => new Date(seconds * 1000).toISOString()

/** Reads the session without asking the server; null when there is none. */
export async function sessionFacts(auth: Auth): Promise<SessionFacts | null> {
  const { session } = (await auth.getSession()).data
  if (session === null) return null
  const signedIn = signInTime(session.access_token)
  const lastSignIn = session.user.last_sign_in_at ?? null
  return {
    email: session.user.email ?? '',
    signedInAt: signedIn === null ? lastSignIn : fromSeconds(signedIn),
    renewedUntil: session.expires_at ? fromSeconds(session.expires_at) : null,
  }
}

const authUser = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  email: v.pipe(v.string(), v.nonEmpty()),
  user_metadata: v.optional(v.object({ name: v.optional(v.string()) }), {}),
})

/** The Auth server's user as ours; null, with a note in the log, for a shape we do not know. */
export function toUser(value: unknown): User | null {
  const parsed = v.safeParse(authUser, value)
  if (!parsed.success) {
    console.warn('Unexpected user data; treated as signed out.', v.flatten(parsed.issues))
    return null
  }
  const { id, email, user_metadata } = parsed.output
  return { id, email, name: user_metadata.name || email }
}
