import { icu } from '#languages/icu.ts'

/** The check that a person is there, of Cloudflare's Turnstile. */
export const captcha = {
  area: 'captcha',
  label: 'Check that you are a person',
  loading: 'Loading the check that you are a person…',
  expired: 'The check has expired. A new one is loading.',
  failed: 'The check that you are a person failed.',
  blocked: icu(
    'The check that you are a person could not be loaded. Check your connection, and allow {site} in your ad blocker.',
  ),
  again: 'Try again',
} as const
