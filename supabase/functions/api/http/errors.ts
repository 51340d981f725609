import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DataError, messageOf } from '#data/errors.ts'
import type { Params } from '#domain/messages/refusal-params.ts'
import { messages } from '#languages/en/messages/index.ts'
import { authRefusals } from '#languages/en/messages/refusals/auth.ts'
import { refusals } from '#languages/en/messages/refusals/index.ts'
import { sentences } from '#languages/en/sentences.ts'
import { say } from '#languages/say.ts'

/** Each wrong field with its sentence or message, named as the request names it. */
export type FieldErrors = Record<string, string>

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 502 | 503

type Extras = {
  /** The refusal's code in the catalogue, and the values for its sentence. */
  reason?: string
  params?: Params
  errors?: FieldErrors
  headers?: Record<string, string>
}

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

/** `/api` speaks English. */
function answerOf(c: Context, { status, code, message, extras }: Refusal) {
  const { headers, errors, ...facts } = extras
  const fields =
    errors &&
    Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, say(sentences, text)]))
  return c.json(
    {
      success: false,
      message: say(sentences, message),
      code,
      ...facts,
      ...(fields && { errors: fields }),
    },
    status satisfies ContentfulStatusCode,
    headers,
  )
}

export const notFound = (c: Context) => answerOf(c, new Refusal(404, 'not_found', 'Not found.'))

export const unauthenticated = () => new DataError({ status: 401, code: 'login_required' })

/** Errors for which the Auth server's HTTP status is misleading. */
const authStatuses: Record<string, Status> = {
  invalid_credentials: 401,
  email_not_confirmed: 403,
  otp_expired: 422,
  user_already_exists: 409,
  email_exists: 409,
  captcha_failed: 422,
  email_address_invalid: 422,
  email_address_not_authorized: 422,
}

/** Fields that the database names differently from the request. */
const fieldNames: Record<string, string> = { requestKey: 'Idempotency-Key' }

/**
 * The `code` of an answer names the kind of a refusal, by its status except for these. The `reason`
 * names the refusal.
 */
const kinds: Record<string, string> = {
  code_too_soon: 'over_email_send_rate_limit',
  mail_failed: 'mail_failed',
  mail_refused: 'mail_failed',
  mail_still_unsure: 'mail_unsure',
  mail_unconfigured: 'mail_unconfigured',
  mail_unrecorded: 'mail_unrecorded',
  mail_unsure: 'mail_unsure',
}
const kindsByStatus: Partial<Record<Status, string>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  422: 'invalid',
  429: 'too_many_requests',
}

/** Codes of PostgreSQL and of the Data API say nothing to a caller. */
const inner = /^(?:[0-9A-Z]{5}|PGRST\d+)?$/

function kindOf(code: string, status: Status): string {
  const isOwn = Object.hasOwn(refusals, code) && !Object.hasOwn(authRefusals, code)
  const ofAuth = !inner.test(code) && !isOwn
  return kinds[code] ?? (ofAuth ? code : (kindsByStatus[status] ?? 'refused'))
}

const told: readonly number[] = [400, 401, 403, 404, 409, 413, 422, 429] satisfies Status[]
const toldOfMails: readonly number[] = [502, 503] satisfies Status[]
const isTold = (status: number, code: string): status is Status =>
  told.includes(status) || (code in kinds && toldOfMails.includes(status))

function refusalOf(error: DataError): Refusal | null {
  const { code, params } = error
  const status = authStatuses[code] ?? error.status
  if (!isTold(status, code)) return null
  const field = error.field && (fieldNames[error.field] ?? error.field)
  const message = messageOf(error, messages.requestFailed)
  return new Refusal(status, kindOf(code, status), message, {
    ...(!inner.test(code) && { reason: code, params }),
    ...(field && { errors: { [field]: message } }),
    ...(status === 429 &&
      params.seconds !== undefined && {
        headers: { 'Retry-After': String(params.seconds) },
      }),
  })
}

/** Seconds: a server that lost its connections has new ones by then. */
const SOON = 2

/** A server that could not be reached; another try may help. */
export const unavailable = () =>
  new Refusal(503, 'unavailable', 'Please try again in a moment.', {
    headers: { 'Retry-After': String(SOON) },
  })

/** A server behind that is away: it gave no answer, or one that says that it, or its database, cannot be reached. */
const isAway = ({ status }: DataError) => [0, 502, 503, 504].includes(status)

/** An unexpected fault is a 500, or a 502 or 503 for a server behind; its details go to the log only. */
export function refusalFor(error: unknown): Refusal {
  const refusal = error instanceof DataError ? refusalOf(error) : error
  if (refusal instanceof Refusal) return refusal
  console.error(error)
  if (error instanceof DataError && isAway(error)) return unavailable()
  const message = 'Something went wrong. Please try again.'
  return error instanceof DataError
    ? new Refusal(502, 'upstream_failed', message)
    : new Refusal(500, 'internal', message)
}

export const onError = (error: Error, c: Context) => answerOf(c, refusalFor(error))
