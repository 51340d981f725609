import * as v from 'valibot'
import { DataError } from '#data/errors.ts'
import { withToken } from '../lib/supabase.ts'

const answerSchema = v.object({ success: v.literal(true), data: v.optional(v.unknown()) })

const refusalSchema = v.object({
  message: v.string(),
  code: v.string(),
  reason: v.optional(v.string()),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
  errors: v.optional(v.record(v.string(), v.string()), {}),
})

/** Names of the interface that differ from the database's. */
const fieldNames: Record<string, string> = { 'Idempotency-Key': 'requestKey' }

type Call = {
  method?: 'GET' | 'POST'
  body?: object
  requestKey?: string
  /** The token of another session than the signed-in person's, such as that of an errand. */
  token?: string
}

/** Longer than the interface takes to hand a mail over; a dead line answers never. */
const LONGEST_WAIT = 60_000

/**
 * The `data` of a call of the REST interface, made with the signed-in person's token: for what needs a server between
 * the app and the database. A refusal is thrown as the Data API's are; no answer within a minute is a failure.
 */
export async function callApi(path: string, call: Call = {}): Promise<unknown> {
  const { method = 'GET', body, requestKey, token } = call
  const send = token === undefined ? withToken : fetch
  const response = await send(`/api${path}`, {
    method,
    headers: {
      // With a token or not at all: never with cookies, which another program of this browser may have.
      Authorization: token === undefined ? 'Bearer' : `Bearer ${token}`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(requestKey && { 'Idempotency-Key': requestKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(LONGEST_WAIT),
  })
  // A host without the interface answers with a page.
  const json: unknown = await response.json().catch(() => null)
  if (response.ok && v.is(answerSchema, json)) return json.data
  throw refusalOf(response.status, json)
}

/** Turns a refusal of the interface into a DataError. */
export function refusalOf(status: number, json: unknown): DataError {
  const answer = v.safeParse(refusalSchema, json)
  if (!answer.success) return new DataError({ status, code: 'unknown' })
  const { message, code, reason = code, params, errors } = answer.output
  const [field = null] = Object.keys(errors)
  return new DataError({
    status,
    code: reason,
    params: { ...(status < 500 && { said: message }), ...params },
    field: field && (fieldNames[field] ?? field),
  })
}
