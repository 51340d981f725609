const needed = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'] as const

type Variables = Record<
  'VITE_SUPABASE_URL' | 'VITE_SUPABASE_PUBLISHABLE_KEY' | 'VITE_GOOGLE_SIGN_IN',
  string | undefined
>

/**
 * The settings that were built in, or one error that lists all that is missing. The address of Supabase is
 * absolute, or a path on the app's own origin that leads to it.
 */
export function parseEnvironment(variables: Variables, origin: string) {
  // A build is refused without them (vite.config.ts), so its pages need not look.
  if (import.meta.env.DEV) {
    const missing = needed.filter((name) => !variables[name])
    if (missing.length > 0) {
      throw new Error(`Missing environment: ${missing.join(', ')}. See .env.example.`)
    }
  }
  return {
    supabaseUrl: new URL(variables.VITE_SUPABASE_URL ?? '', origin).href.replace(/\/$/, ''),
    publishableKey: variables.VITE_SUPABASE_PUBLISHABLE_KEY ?? '',
    googleSignIn: variables.VITE_GOOGLE_SIGN_IN === 'true',
  }
}

export const environment = parseEnvironment(
  // One by one: a build writes all of them wherever it is given the whole.
  {
    VITE_SUPABASE_URL: import.meta.env.VITE_SUPABASE_URL,
    VITE_SUPABASE_PUBLISHABLE_KEY: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
    VITE_GOOGLE_SIGN_IN: import.meta.env.VITE_GOOGLE_SIGN_IN,
  },
  window.location.origin,
)
