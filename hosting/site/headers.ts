import { atLoadHash } from './at-load.ts'

/** File names in `assets/` carry a hash of their content, so a fetched file never changes. */
export const assetCaching = 'public, max-age=31536000, immutable'

/** For pages of shared invoices or statements, whose addresses are secrets. */
export const clientPageHeaders = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** The addresses that the policy allows. */
export type Origins = {
  /** Absolute, or a path on the app's own origin. */
  supabaseUrl: string
  /** Whether Turnstile, a script and a frame of Cloudflare's, checks that a person is there. */
  captcha: boolean
}

/** The origin of Turnstile's script. */
const turnstile = 'https://challenges.cloudflare.com'

/** Returns the headers for every page and file of the app. */
export function securityHeaders(origins: Origins): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(origins),
    // No subdomains and no preload list: the domain may serve more than this app.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // Links to reset a password and to a shared invoice carry their secret in the path.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

function contentSecurityPolicy({ supabaseUrl, captcha }: Origins) {
  const supabase = URL.canParse(supabaseUrl) ? [new URL(supabaseUrl).origin] : []
  const directives = {
    'default-src': ["'none'"],
    // The shaper for joining letters is WebAssembly, which browsers compile only with this word; it
    // allows no other eval.
    'script-src': ["'self'", "'wasm-unsafe-eval'", atLoadHash, ...(captcha ? [turnstile] : [])],
    ...(captcha && { 'frame-src': [turnstile] }),
    // Emotion and the toasts put style elements in at run time, and a static host has no nonce to give them.
    'style-src': ["'self'", "'unsafe-inline'"],
    // A logo is a data URI.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...supabase],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // WebKit would ask the embedded stack's own address over HTTPS.
    ...(supabase.some((origin) => origin.startsWith('https:')) && {
      'upgrade-insecure-requests': [],
    }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
