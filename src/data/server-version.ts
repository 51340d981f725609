import * as v from 'valibot'
import { isBehind, version } from '#domain/version.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

const healthSchema = v.object({ data: v.object({ version: v.string() }) })

/** Null where nobody answers, or a host without the interface does with a page. */
async function serverVersion(): Promise<string | null> {
  try {
    const answer = await fetch('/api/health', { signal: AbortSignal.timeout(MINUTE) })
    return v.parse(healthSchema, await answer.json()).data.version
  } catch {
    return null
  }
}

/**
 * Tells of a server that is newer than this app, which may stay open for days. It is asked at most once an hour, the first time an
 * hour after the start, and only while somebody looks.
 */
export function watchServerVersion(onNewer: () => void) {
  let next = Date.now() + HOUR
  async function look() {
    if (document.hidden || Date.now() < next) return
    next = Date.now() + HOUR
    const found = await serverVersion()
    if (found !== null && isBehind(version, found)) onNewer()
  }
  const clock = setInterval(look, MINUTE)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(clock)
    document.removeEventListener('visibilitychange', look)
  }
}
