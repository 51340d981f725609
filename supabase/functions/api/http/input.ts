import * as v from 'valibot'
import { type FieldErrors, Refusal } from './errors.ts'

type Fields = Record<string, unknown>
type ObjectSchema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>> & {
  readonly entries: object
}

/** Says what the schemas leave to their library, whose own words are for programmers. */
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

/** A 422 with a sentence per wrong field; the first one is the message. */
export function invalid(errors: FieldErrors): Refusal {
  return new Refusal(422, 'invalid', Object.values(errors)[0] ?? 'Invalid.', { errors })
}

/** What the schema makes of a body; `names` says what the request calls a field of the schema otherwise. */
export function parse<S extends ObjectSchema>(
  schema: S,
  body: unknown,
  names: Record<string, string> = {},
): v.InferOutput<S> {
  const known = Object.keys(schema.entries)
  // An absent field is handed on as undefined, so that its own schema words what is wrong.
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
