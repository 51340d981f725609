import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DataError } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'

/** Each wrong field with its sentence, named as the request names it. */
export type FieldErrors = Record<string, string>

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503

type Extras = { errors?: FieldErrors; headers?: Record<string, string> }

/** A request that is answered with a refusal, thrown from wherever that is known. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: Status
  readonly code: string
  readonly extras: Extras

  constructor(status: Status, code: string, message: string, extras: Extras = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extras = extras
  }
}

const answerOf = (c: Context, { status, code, message, extras }: Refusal) =>
  c.json(
    { success: false, message, code, ...(extras.errors && { errors: extras.errors }) },
    status satisfies ContentfulStatusCode,
    extras.headers,
  )

export const notFound = (c: Context) => answerOf(c, new Refusal(404, 'not_found', 'Not found.'))

export const unauthenticated = () => new Refusal(401, 'unauthenticated', 'Please log in.')

/** The Auth server's errors whose HTTP status says something else than what happened. */
const authStatuses: Record<string, Status> = {
  invalid_credentials: 401,
  email_not_confirmed: 403,
  otp_expired: 422,
  user_already_exists: 409,
  email_exists: 409,
  email_address_invalid: 422,
  email_address_not_authorized: 422,
}

/** What the database calls otherwise than the request. */
const fieldNames: Record<string, string> = { requestKey: 'Idempotency-Key' }

/** Codes of PostgreSQL and of the Data API say nothing to a caller. */
const inner = /^(?:PT\d{3}|[0-9A-Z]{5}|PGRST\d+)?$/
const codes: Partial<Record<Status, string>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  422: 'invalid',
  429: 'too_many_requests',
}

const told: readonly number[] = [400, 401, 403, 404, 409, 413, 422, 429] satisfies Status[]
const isTold = (status: number): status is Status => told.includes(status)

const units: Record<string, number> = { second: 1, minute: 60, hour: 3_600 }

/** The seconds that a sentence says to wait; null where it says none. */
function secondsIn(sentence: string): number | null {
  const [, count, unit = ''] = /(\d+) (second|minute|hour)s?\b/.exec(sentence) ?? []
  return count === undefined ? null : Number(count) * (units[unit] ?? 1)
}

function refusalOf(error: DataError): Refusal | null {
  const status = authStatuses[error.code] ?? error.status
  if (!isTold(status)) return null
  const field = error.field && (fieldNames[error.field] ?? error.field)
  const code = inner.test(error.code) ? (codes[status] ?? 'refused') : error.code
  const wait = status === 429 ? secondsIn(error.message) : null
  return new Refusal(status, code, error.message || messages.requestFailed, {
    ...(field && { errors: { [field]: error.message } }),
    ...(wait !== null && { headers: { 'Retry-After': String(wait) } }),
  })
}

/** What is no refusal is a 500, or a 502 of a server behind, that tells nothing but is logged. */
export function onError(error: Error, c: Context) {
  const refusal = error instanceof DataError ? refusalOf(error) : error
  if (refusal instanceof Refusal) return answerOf(c, refusal)
  console.error(error)
  const message = 'Something went wrong. Please try again.'
  return answerOf(
    c,
    error instanceof DataError
      ? new Refusal(502, 'upstream_failed', message)
      : new Refusal(500, 'internal', message),
  )
}
