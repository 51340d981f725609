import * as v from 'valibot'

const schema = v.object({
  /** Absolute, or a path on the app's own origin that leads to it. */
  VITE_SUPABASE_URL: v.pipe(v.string(), v.nonEmpty()),
  VITE_SUPABASE_PUBLISHABLE_KEY: v.pipe(v.string(), v.nonEmpty()),
  VITE_GOOGLE_SIGN_IN: v.optional(v.picklist(['true', 'false', '']), 'false'),
})

/** The settings that were built in, or one error that lists all that is missing. */
export function parseEnvironment(variables: Record<string, unknown>, origin: string) {
  const parsed = v.safeParse(schema, variables)
  if (!parsed.success) {
    const names = parsed.issues.map((issue) => v.getDotPath(issue)).join(', ')
    throw new Error(`Missing or malformed environment: ${names}. See .env.example.`)
  }
  return {
    supabaseUrl: new URL(parsed.output.VITE_SUPABASE_URL, origin).href.replace(/\/$/, ''),
    publishableKey: parsed.output.VITE_SUPABASE_PUBLISHABLE_KEY,
    googleSignIn: parsed.output.VITE_GOOGLE_SIGN_IN === 'true',
  }
}

export const environment = parseEnvironment(import.meta.env, window.location.origin)
