import * as v from 'valibot'

const schema = v.object({
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  SUPABASE_PUBLISHABLE_KEY: v.pipe(v.string(), v.nonEmpty()),
})
export type Environment = v.InferOutput<typeof schema>

/** Hosted projects give the new keys as one JSON object by name, older ones the anon key alone. */
function publishableKey(variables: Record<string, string | undefined>): string | undefined {
  const named = variables.SUPABASE_PUBLISHABLE_KEYS
  if (named) {
    const keys = v.safeParse(
      v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
      named,
    )
    if (keys.success) return keys.output.default ?? Object.values(keys.output)[0]
  }
  return variables.SUPABASE_PUBLISHABLE_KEY ?? variables.SUPABASE_ANON_KEY
}

/** The function's environment, or one error that lists all that is missing. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = v.safeParse(schema, {
    SUPABASE_URL: variables.SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: publishableKey(variables),
  })
  if (parsed.success) return parsed.output
  const missing = parsed.issues.map((issue) => v.getDotPath(issue)).join(', ')
  throw new Error(`Missing or malformed in the function's environment: ${missing}.`)
}
