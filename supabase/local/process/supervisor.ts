import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { Fault, messageOf } from './fault.ts'
import { endProcess } from './processes.ts'
import type { Watchdog } from './watchdog.ts'

/** The waits before further tries. A process that then lived for a while has all of them again. */
const PAUSES = [100, 500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000, 8_000]
const A_WHILE = 20_000

export type Supervised = {
  /** Its name in the log. */
  name: string
  launch: () => ChildProcess
  /** Resolves when it serves, throws when it does not. */
  ready: (child: ChildProcess) => Promise<void>
  /** Ends it on purpose, within that many milliseconds. */
  end: { signal: NodeJS.Signals; patienceMs: number }
  /** The signal that ends it when this process is killed. */
  signalOfWatchdog: NodeJS.Signals
  watchdog: Watchdog
  log: (line: string) => void
  pauses?: number[]
}

/** Runs a process until it is stopped: one that dies is started again, and given up only when it does not stay. */
export async function keepRunning(part: Supervised): Promise<{ stop: () => Promise<void> }> {
  const { name, log, watchdog, pauses = PAUSES } = part
  const stopping = new AbortController()
  const { signal } = stopping
  let running = begin()

  function begin(): { child: ChildProcess; pid: number } {
    const begun = part.launch()
    // Without a listener a failed spawn would be an uncaught exception.
    begun.on('error', () => {})
    if (begun.pid === undefined)
      throw new Fault(`${name} could not be started (${begun.spawnfile}).`)
    watchdog.watch({ pid: begun.pid, signal: part.signalOfWatchdog })
    return { child: begun, pid: begun.pid }
  }

  async function end(): Promise<void> {
    if (!hasEnded(running.child))
      await endProcess(running.pid, part.end.signal, part.end.patienceMs)
    watchdog.forget(running.pid)
  }

  async function startAgain(): Promise<void> {
    watchdog.forget(running.pid)
    try {
      running = begin()
      await part.ready(running.child)
      log(`${name} runs again.`)
    } catch (error) {
      if (!signal.aborted) log(`${name} did not start again: ${messageOf(error)}`)
      await end()
    }
  }

  async function tend(): Promise<void> {
    for (let tries = 0; ; tries++) {
      const since = performance.now()
      const { child } = running
      await ended(child)
      if (signal.aborted) return
      if (performance.now() - since > A_WHILE) tries = 0
      const pause = pauses[tries]
      if (pause === undefined) {
        log(
          `${name} ended ${tries + 1} times in a row and is not started again: stop the stack, read its log and start it.`,
        )
        return
      }
      log(`${name} has ended (${child.signalCode ?? child.exitCode}) and is started again.`)
      await delay(pause, undefined, { signal }).catch(() => {})
      if (signal.aborted) return
      await startAgain()
    }
  }

  try {
    await part.ready(running.child)
  } catch (error) {
    await end()
    throw error
  }
  const tended = tend()
  return {
    stop: async () => {
      stopping.abort()
      await end()
      await tended
    },
  }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

async function ended(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) await new Promise((resolve) => child.once('exit', resolve))
}
