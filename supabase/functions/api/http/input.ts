import * as v from 'valibot'
import { isInvoiceId } from '#data/documents/invoices.ts'
import { DataError } from '#data/errors.ts'
import type { Bytes } from '#domain/bytes.ts'
import { dayInIndia } from '#domain/dates.ts'
import { sha256 } from './digest.ts'
import { type FieldErrors, Refusal } from './errors.ts'

type Fields = Record<string, unknown>
export type ObjectSchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>> & {
  readonly entries: object
}

/** Words the issues that the schemas leave to their library, whose own words are for programmers. */
const plainWords = (issue: v.BaseIssue<unknown>) =>
  issue.input === undefined ? 'This field is required.' : 'This value has the wrong form.'

/** The named fields that a body really gives: nothing inherited, nothing unknown. */
export function fieldsOf(body: unknown, names: readonly string[]): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal(422, 'invalid', 'The body must be a JSON object.')
  }
  const given = new Map(Object.entries(body))
  return Object.fromEntries(
    names.filter((name) => given.get(name) !== undefined).map((name) => [name, given.get(name)]),
  )
}

/** The same for a call that would do another thing if a word of it were not understood: an unknown field is refused. */
export function knownFieldsOf(body: unknown, names: readonly string[]): Fields {
  const given = fieldsOf(body, names)
  const others = Object.keys(Object(body)).filter((name) => !names.includes(name))
  if (others.length > 0) {
    throw invalid(
      Object.fromEntries(others.map((name) => [name, `${name} is no field of this request.`])),
    )
  }
  return given
}

/** A 422 with a sentence per wrong field; the first one is the message. */
export function invalid(errors: FieldErrors): Refusal {
  return new Refusal(422, 'invalid', Object.values(errors)[0] ?? 'Invalid.', { errors })
}

/** Parses a body with the schema; `names` maps fields of the schema to their names in the request. */
export function parse<S extends ObjectSchema>(
  schema: S,
  body: unknown,
  names: Record<string, string> = {},
): v.InferOutput<S> {
  const known = Object.keys(schema.entries)
  // Passes absent fields on as undefined, so that their own schema words the fault.
  const absent = Object.fromEntries(known.map((name) => [name, undefined]))
  const parsed = v.safeParse(
    schema,
    { ...absent, ...fieldsOf(body, known) },
    { message: plainWords },
  )
  if (parsed.success) return parsed.output
  const errors: FieldErrors = {}
  for (const issue of parsed.issues) {
    const path = v.getDotPath(issue) ?? ''
    errors[names[path] ?? path] ??= issue.message
  }
  throw invalid(errors)
}

/** Bytes. The largest honest body, a business with two pictures of 100,000 characters each, is below. */
export const BODY_LIMIT = 256 * 1024

/** Bytes that are read and dropped of a body that is too long, so that the sender gets to read the answer. */
const DRAINED = 32 * 1024 * 1024

/** The body's bytes; their number is counted, whatever Content-Length says. */
async function readBytes(request: Request): Promise<Bytes> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength
    if (size <= BODY_LIMIT) chunks.push(part.value)
    if (size > DRAINED) break
  }
  if (size > BODY_LIMIT) {
    await reader?.cancel()
    throw new Refusal(413, 'too_large', 'The request is too large.')
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.byteLength
  }
  return bytes
}

const json = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

/** The JSON value of the body; an absent one counts as an object without fields. */
export async function readBody(request: Request): Promise<unknown> {
  const bytes = await readBytes(request)
  if (bytes.length === 0) return {}
  if (!json.test(request.headers.get('Content-Type') ?? '')) {
    throw new Refusal(415, 'not_json', 'Send the body as application/json.')
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal(400, 'bad_json', 'The body is not valid JSON.')
  }
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** An ISO instant, as a date picker sends it, becomes its day in India; the schemas judge all the rest. */
export function calendarDay(value: unknown): unknown {
  if (typeof value !== 'string' || !instant.test(value)) return value
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? value : dayInIndia(date)
}

/** The same body with such a field as a day. */
export function withDay<T extends Record<string, unknown>>(body: T, field: string): T {
  return field in body ? { ...body, [field]: calendarDay(body[field]) } : body
}

const HEADER = 'Idempotency-Key'
const MAX_KEY = 200

/** The key of a request as the UUID that the database keeps: itself, or made of its hash; a random one without a key. */
export async function requestKey(given: string | undefined): Promise<string> {
  if (given === undefined) return crypto.randomUUID()
  const key = given.trim()
  if (key === '' || key.length > MAX_KEY) {
    throw invalid({ [HEADER]: `${HEADER} must have 1 to ${MAX_KEY} characters.` })
  }
  if (v.is(v.pipe(v.string(), v.uuid()), key)) return key.toLowerCase()
  const bytes = (await sha256(`bahi-request:${key}`)).slice(0, 16)
  // Version 8 (made by an own rule) and variant of RFC 9562.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** An id that the database may be asked about; whether it is one of the caller's is for the database to say. */
export function invoiceIdOf(given: string): string {
  if (!isInvoiceId(given)) throw new DataError({ status: 404, code: 'invoice_not_found' })
  return given
}
