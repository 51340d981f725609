import type { PostgrestSingleResponse } from '@supabase/supabase-js'
import * as v from 'valibot'
import { refusalMessage } from '#domain/messages/message.ts'
import type { Params } from '#domain/messages/refusal-params.ts'

type Facts = {
  status: number
  code: string
  params?: Params
  field?: string | null
  cause?: unknown
}

/**
 * The failure of a call, as facts without a sentence. `code` and `params` are those of the
 * catalogue (`languages/en/messages/refusals`); a code that is missing there only says that the
 * call failed.
 */
export class DataError extends Error {
  override readonly name = 'DataError'
  readonly status: number
  readonly code: string
  readonly params: Params
  /** The input field that was refused, as the schemas name it. */
  readonly field: string | null

  constructor({ status, code, params = {}, field = null, cause }: Facts) {
    super(code, { cause })
    this.status = status
    this.code = code
    this.params = params
    this.field = field
  }
}

/** Whether an error says that there is no such thing, which asking again does not change. */
export const isMissing = (error: unknown): boolean =>
  error instanceof DataError && error.status === 404

/** Returns the message of an error, else the fallback. */
export const messageOf = (error: unknown, fallback: string): string =>
  (error instanceof DataError && refusalMessage(error.code, error.params, error.field)) || fallback

/**
 * The name of a check constraint says what it refuses: `city: too_long most 60` is the field, the
 * code and its parameter. When two of one table refuse the same, their names end in a word of their
 * own.
 */
const refusingConstraint = /constraint "(\w+): (\w+)(?: (\w+) (\d+))?/

/**
 * Returns a server's own words when we have no code for them; nothing for a 5xx, a page, or a code
 * in place of words.
 */
export function wordsOf(status: number, message: string | undefined): Params {
  if (status < 400 || status >= 500 || !message) return {}
  return /^\s*([<{[]|".*"$)|^\w+$/s.test(message) ? {} : { said: message }
}

/**
 * Codes of PostgreSQL and PostgREST, whose messages are for developers; P0001 is left out, since
 * our functions raise it with a message to show.
 */
const insideCode = /^(?!P0001$)([0-9A-Z]{5}|PGRST\w+)$/

type ServerError = {
  message: string
  code?: string
  details?: string | null
  hint?: string | null
}

const jsonObject = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/** Turns the Data API's error into facts; internals of a 5xx never reach a user. */
export function toDataError(error: ServerError, httpStatus: number): DataError {
  const { code = '', message, details, hint } = error
  const refused = (status: number, reason: string, params: Params = {}, field?: string | null) =>
    new DataError({ status, code: reason, params, field: field || null, cause: error })

  const raised = /^PT(\d{3})$/.exec(code)
  if (raised) {
    const params = v.safeParse(jsonObject, details)
    const facts = params.success ? params.output : {}
    return refused(Number(raised[1]), message, { ...wordsOf(httpStatus, message), ...facts }, hint)
  }
  if (code === '23514') {
    // PostgreSQL names the constraint nowhere but in its message.
    const [, field, reason, param, most] = refusingConstraint.exec(message) ?? []
    return refused(
      422,
      reason ?? 'value_not_allowed',
      param ? { [param]: Number(most) } : {},
      field,
    )
  }
  if (code === '23505' && message.includes('clients_name_email_once')) {
    return refused(409, 'client_there', {}, 'name')
  }
  if (code === '23505') return refused(409, 'already_there')
  if (code === '23502' || code.startsWith('22')) return refused(422, 'malformed')
  if (code === 'PGRST301' || code === 'PGRST303' || httpStatus === 401) {
    return refused(401, 'session_expired')
  }
  if (code === '42501') return refused(403, 'not_allowed')
  return refused(httpStatus, code, insideCode.test(code) ? {} : wordsOf(httpStatus, message))
}

/** The data of an answer of the Data API, or a DataError. */
export function unwrap<T>(answer: PostgrestSingleResponse<T>): T {
  if (answer.error) throw toDataError(answer.error, answer.status)
  return answer.data
}
