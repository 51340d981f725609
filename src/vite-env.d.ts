/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY?: string
  readonly VITE_GOOGLE_SIGN_IN?: string
  /** Turnstile's, where the host has switched it on, and where its script lies if not at Cloudflare. */
  readonly VITE_TURNSTILE_SITE_KEY?: string
  readonly VITE_TURNSTILE_SCRIPT?: string
  /** Set only in the embedded stack with its demo data. */
  readonly VITE_DEMO_EMAIL?: string
  readonly VITE_DEMO_PASSWORD?: string
}
