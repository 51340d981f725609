import { paths } from '../../lib/paths/paths.ts'

/** One text out of what a screen handed to the next; an address bar, a reload or an old tab hands over nothing. */
function textIn(state: unknown, key: string): string {
  if (typeof state !== 'object' || state === null) return ''
  const found = Object.entries(state).find(([name]) => name === key)?.[1]
  return typeof found === 'string' ? found : ''
}

/** In the form in which the Auth server keeps it: the screens compare addresses. */
export const emailIn = (state: unknown) => textIn(state, 'email').trim().toLowerCase()

/** The address a reset mail has just been sent to. */
export const sentToIn = (state: unknown) => textIn(state, 'sentTo')

/** Why somebody who was signed in has to sign in. */
export const reasonIn = (state: unknown) => textIn(state, 'reason')

/** What the next of these screens gets, so that signing in at its end leads to the place that was asked for. */
export function wayBack(state: unknown): { from?: string } {
  const from = textIn(state, 'from')
  return from ? { from } : {}
}

/** The place that was asked for before signing in, else the dashboard; never another site. */
export function destinationIn(state: unknown): string {
  const from = textIn(state, 'from')
  // Browsers read "/\" as "//" and skip control characters, so that "/<tab>/evil.example" leaves the app.
  return /^\/(?![/\\])[^\p{Cc}]*$/u.test(from) ? from : paths.dashboard
}
