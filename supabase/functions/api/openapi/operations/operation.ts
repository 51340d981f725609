import type * as v from 'valibot'

export type Fields = v.GenericSchema & { readonly entries: Record<string, v.GenericSchema> }

export type Operation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  summary: string
  /** Whether the caller must be signed in. */
  session: boolean
  query?: Fields
  body?: { schema: Fields; example: object }
  idempotent?: boolean
  status?: 201
  message: string
  data?: { schema: v.GenericSchema; example: unknown }
  /** Refusals beside those that follow from the session and the body. */
  refusals?: (403 | 404 | 409 | 422 | 429 | 502 | 503)[]
}

/** Most are for who is signed in, and what only reads says no more than OK. */
export type TypicalOperation = Omit<Operation, 'session' | 'message'> &
  Partial<Pick<Operation, 'session' | 'message'>>
