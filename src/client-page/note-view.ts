import { SESSION_KEY } from '../lib/stored-session.ts'
import { callDataApi } from './data-api.ts'

type Stored = { access_token?: string; expires_at?: number }

/** The stored session as it is; null for nobody's, which is all there is where storage is blocked. */
function storedSession(): string | null {
  try {
    return localStorage.getItem(SESSION_KEY)
  } catch {
    return null
  }
}

/** The token by which a session says whose it is; null when it has expired. */
function liveToken(session: string): string | null {
  try {
    const { access_token: token, expires_at: expiry = 0 }: Stored = JSON.parse(session)
    return token !== undefined && expiry * 1000 > Date.now() ? token : null
  } catch {
    return null
  }
}

const seen = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (document.visibilityState === 'visible') resolve()
      else document.addEventListener('visibilitychange', check, { once: true })
    }
    check()
  })

/**
 * Tells the database that the link was opened, once somebody looks at it. A signed-in person says who they are, so
 * that the seller's own look is not counted; a session that has expired cannot say so any more, and counts nothing.
 */
export async function noteView(token: string) {
  await seen()
  const session = storedSession()
  const caller = session === null ? undefined : liveToken(session)
  if (caller === null) return
  // Nothing depends on it: a view that is not counted is no error to anybody.
  await callDataApi('note_share_view', { token }, caller).catch(() => {})
}
