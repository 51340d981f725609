import * as v from 'valibot'

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const schema = v.object({
  SUPABASE_URL: v.pipe(v.string(), v.url()),
  SUPABASE_PUBLISHABLE_KEY: v.pipe(v.string(), v.nonEmpty()),
  /** Only for the rate limits and for sealing the registration cookie; null where none is given. */
  SUPABASE_SECRET_KEY: v.nullable(v.pipe(v.string(), v.nonEmpty())),
  /** Other origins whose browser clients may call with cookies, e.g. "https://a.example,https://b.example". */
  ALLOWED_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) =>
      list
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
    v.array(v.pipe(v.string(), v.check(isOrigin))),
  ),
  /** Which entry of X-Forwarded-For is the caller's, counted from the right; see `client-address.ts`. */
  CLIENT_ADDRESS_HOPS: v.pipe(v.optional(v.string(), '1'), v.regex(/^[1-9]$/), v.transform(Number)),
})
export type Environment = v.InferOutput<typeof schema>

type Variables = Record<string, string | undefined>

/** Hosted projects give the new keys as one JSON object by name. */
function namedKey(json: string | undefined): string | undefined {
  const keys = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
    json,
  )
  return keys.success ? (keys.output.default ?? Object.values(keys.output)[0]) : undefined
}

const publishableKey = (given: Variables) =>
  namedKey(given.SUPABASE_PUBLISHABLE_KEYS) ??
  given.SUPABASE_PUBLISHABLE_KEY ??
  given.SUPABASE_ANON_KEY

const secretKey = (given: Variables) =>
  namedKey(given.SUPABASE_SECRET_KEYS) ??
  given.SUPABASE_SECRET_KEY ??
  given.SUPABASE_SERVICE_ROLE_KEY ??
  null

/** The function's environment, or one error that lists all that is missing. */
export function readEnvironment(variables: Variables): Environment {
  const parsed = v.safeParse(schema, {
    SUPABASE_URL: variables.SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: publishableKey(variables),
    SUPABASE_SECRET_KEY: secretKey(variables),
    ALLOWED_ORIGINS: variables.ALLOWED_ORIGINS,
    CLIENT_ADDRESS_HOPS: variables.CLIENT_ADDRESS_HOPS,
  })
  if (parsed.success) return parsed.output
  const missing = [...new Set(parsed.issues.map((issue) => v.getDotPath(issue)?.split('.')[0]))]
  throw new Error(`Missing or malformed in the function's environment: ${missing.join(', ')}.`)
}
