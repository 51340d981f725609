import { setTimeout as delay } from 'node:timers/promises'
import { localKeys } from '../settings.ts'

/** Milliseconds after which nobody waits for a run any more. */
const LONGEST_RUN = 60_000
const PATIENCE_AT_STOP = 5_000

type ScheduleOptions = {
  /** Where the edge functions answer. */
  functionsUrl: string
  log: (line: string) => void
  /** Milliseconds from the end of a run to the next. */
  pause?: number
}

/**
 * Stands in for pg_cron: asks the function at once and then again and again to send what is due. When reminders may go
 * is known to the function, so a stack that was off at 10:00 catches up when it starts.
 */
export function startSchedule({ functionsUrl, log, pause = 60_000 }: ScheduleOptions) {
  const stopping = new AbortController()
  const { signal } = stopping

  const run = async () => {
    const answer = await fetch(`${functionsUrl}/api/schedule/run`, {
      method: 'POST',
      headers: { apikey: localKeys.secret },
      signal: AbortSignal.timeout(LONGEST_RUN),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  const repeat = async () => {
    while (!signal.aborted) {
      await run().catch((error) => {
        if (!signal.aborted) log(`[schedule] ${error instanceof Error ? error.message : error}`)
      })
      await delay(pause, undefined, { signal }).catch(() => {})
    }
  }
  const ended = repeat()

  return {
    /** Lets a run that is under way say what became of its mails. */
    stop: async () => {
      stopping.abort()
      await Promise.race([ended, delay(PATIENCE_AT_STOP, undefined, { ref: false })])
    },
  }
}
