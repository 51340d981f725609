import { setTimeout as delay } from 'node:timers/promises'
import { localKeys } from '../settings.ts'

/** Milliseconds after which nobody waits for a run any more. */
const LONGEST_RUN = 60_000
const PATIENCE_AT_STOP = 5_000

type ScheduleOptions = {
  /** The address of the edge functions. */
  functionsUrl: string
  /** Runs the schedules, which is SQL alone. */
  runSchedules: () => Promise<void>
  log: (line: string) => void
  /** Milliseconds from the end of a run to the next. */
  pause?: number
}

/**
 * Stands in for pg_cron: at once and then again and again it has the database make what repeats, and asks the function to
 * send what is due, to programs and by mail. When reminders may go is known to the function, so a stack that was off at 10:00 catches up when it
 * starts.
 */
export function startSchedule(options: ScheduleOptions) {
  const { functionsUrl, runSchedules, log, pause = 60_000 } = options
  const stopping = new AbortController()
  const { signal } = stopping

  const ring = (bell: 'run' | 'webhooks') => async () => {
    const answer = await fetch(`${functionsUrl}/api/schedule/${bell}`, {
      method: 'POST',
      headers: { apikey: localKeys.secret },
      signal: AbortSignal.timeout(LONGEST_RUN),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
  const repeat = async () => {
    while (!signal.aborted) {
      // A failure of one does not stop the others.
      for (const run of [runSchedules, ring('run'), ring('webhooks')]) {
        await run().catch((error) => {
          if (!signal.aborted) log(`[schedule] ${error instanceof Error ? error.message : error}`)
        })
      }
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
