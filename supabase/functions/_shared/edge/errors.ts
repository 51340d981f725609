import type { Context } from 'hono'
import { DataError } from '#data/errors.ts'

type Status = 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 502

const known: readonly number[] = [400, 401, 403, 404, 409, 413, 422, 429] satisfies Status[]
const isKnown = (status: number): status is Status => known.includes(status)

/** Every refusal has the same shape: `{ success: false, message, code }`. */
export const refusal = (c: Context, status: Status, code: string, message: string) =>
  c.json({ success: false, message, code }, status)

export const notFound = (c: Context) => refusal(c, 404, 'not_found', 'Not found.')

/** A DataError keeps its status and sentence; anything else is a 500 that tells nothing but is logged. */
export function onError(error: Error, c: Context) {
  if (error instanceof DataError && isKnown(error.status)) {
    return refusal(c, error.status, error.code || 'refused', error.message || 'Request failed.')
  }
  console.error(error)
  const upstream = error instanceof DataError
  return refusal(
    c,
    upstream ? 502 : 500,
    upstream ? 'upstream_failed' : 'internal',
    'Something went wrong. Please try again.',
  )
}
