import { icu } from '#languages/icu.ts'

/** The check that a person is there, of Cloudflare's Turnstile. */
export const captcha = {
  area: 'captcha',
  label: 'Check that you are a person',
  loading: 'Loading the check that you are a person…',
  expired: 'The check has run out, and is made anew.',
  failed: 'The check that you are a person did not work.',
  blocked: icu(
    'The check that you are a person could not be loaded. Look at your connection, and let a blocker allow {site}.',
  ),
  again: 'Try again',
} as const
