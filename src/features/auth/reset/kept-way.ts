import { destinationIn } from '../navigation-state.ts'

const KEY = 'bahi-way-after-reset'

/** As long as a reset mail holds: see the Auth server's `otp_expiry`. */
const KEPT_MS = 10 * 60_000

/** The link of a reset mail opens in a tab of its own, which no screen handed anything: this browser keeps the way back meanwhile. */
export function keepWay({ from }: { from?: string }) {
  try {
    if (from) localStorage.setItem(KEY, JSON.stringify({ from, until: Date.now() + KEPT_MS }))
    else localStorage.removeItem(KEY)
  } catch {
    // If there is no storage, signing in leads to the dashboard.
  }
}

/** Takes the way that was kept, once. */
export function takeWay(): { from?: string } {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    localStorage.removeItem(KEY)
    const until = typeof kept === 'object' && kept && 'until' in kept ? Number(kept.until) : 0
    return Date.now() < until ? { from: destinationIn(kept) } : {}
  } catch {
    return {}
  }
}
