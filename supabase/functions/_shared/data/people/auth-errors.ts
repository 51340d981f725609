import type { Params } from '#domain/messages/refusal-params.ts'
import { refusals } from '#languages/en/messages/refusals/index.ts'
import { DataError, wordsOf } from '../errors.ts'

type AuthFailure = {
  /** The error class of the Auth server's client. */
  name?: string
  message: string
  status?: number | undefined
  code?: string | undefined
  /** Reasons why a password is weak: `length`, `characters`, `pwned`. */
  reasons?: string[]
}

type Facts = { code: string; params?: Params }

/** Errors that hand the server's words on; the others have the client's own, which are for developers. */
const fromServer = ['AuthApiError', 'AuthWeakPasswordError']

/**
 * Returns the server's words for a code that we do not know; its client passes on the answer's JSON
 * when it finds no words.
 */
const saidBy = ({ name = 'AuthApiError', status = 0, code = '', message }: AuthFailure): Params =>
  fromServer.includes(name) && !Object.hasOwn(refusals, code) ? wordsOf(status, message) : {}

/**
 * Reads facts that the Auth server gives only in its sentences, without a header: the wait before a
 * second mail to one address, and the length and characters that a weak password lacks. No other
 * code parses them (decision 0032).
 */
function factsOf(error: AuthFailure): Facts {
  const { code = '', status, message, reasons = [] } = error
  // As the database words it.
  if (code === 'insufficient_aal') return { code: 'second_factor_required' }
  const wait = status === 429 && /after (\d+) seconds?/.exec(message)?.[1]
  // It counts whole seconds down to 0, and refuses in the last one, too.
  if (wait) return { code: 'code_too_soon', params: { seconds: Math.max(1, Number(wait)) } }
  const least = /at least (\d+) characters/.exec(message)?.[1]
  const characters = /one character of each: (.+?)\.(?: Password is known .+)?$/.exec(message)?.[1]
  const isKnown: Record<string, boolean> = {
    length: !!least,
    characters: !!characters,
    pwned: true,
  }
  return code === 'weak_password' && reasons.length > 0 && reasons.every((each) => isKnown[each])
    ? { code, params: { reasons, least: Number(least ?? 0), characters: characters ?? '' } }
    : { code, params: saidBy(error) }
}

/** The input that a refusal is about. */
const fields: Record<string, string> = {
  user_already_exists: 'email',
  email_exists: 'email',
  email_address_invalid: 'email',
  email_address_not_authorized: 'email',
  captcha_failed: 'captchaToken',
  same_password: 'newPassword',
  current_password_required: 'currentPassword',
  current_password_invalid: 'currentPassword',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'code',
  mfa_factor_name_conflict: 'name',
  too_many_enrolled_mfa_factors: 'name',
}

/** The one place where the Auth server's error becomes ours. */
export function toDataError(error: AuthFailure): DataError {
  const facts = factsOf(error)
  const field = fields[facts.code] ?? null
  return new DataError({ status: error.status ?? 0, ...facts, field, cause: error })
}
