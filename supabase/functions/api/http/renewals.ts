import type { Session } from './sessions.ts'

/** Milliseconds: as long as the Auth server itself forgives that a refresh token is used again. */
const REMEMBERED = 10_000

type Renewal = { session: Promise<Session | null>; until: number }

const renewals = new Map<string, Renewal>()

/**
 * A browser sends several requests with the same expired session at once. The first renews it, the others get what
 * came of that: a second use of the refresh token would be refused, or end the session. Who has the old refresh
 * token is the same caller, so nothing passes from one to another.
 */
export function renewOnce(
  refreshToken: string,
  renew: () => Promise<Session | null>,
  now = Date.now(),
): Promise<Session | null> {
  for (const [token, { until }] of renewals) if (until <= now) renewals.delete(token)
  const running = renewals.get(refreshToken)
  if (running) return running.session
  const session = renew()
  renewals.set(refreshToken, { session, until: now + REMEMBERED })
  // Only a success is remembered: after a failure of the Auth server the next request tries again.
  const forget = () => renewals.delete(refreshToken)
  session.then((renewed) => renewed ?? forget(), forget)
  return session
}
