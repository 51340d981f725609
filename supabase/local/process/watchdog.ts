import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

type Watched = { pid: number; signal: NodeJS.Signals }

/** Tells the detached watchdog which processes and folders must not outlive this process. */
export type Watchdog = {
  watch: (child: Watched) => void
  forget: (pid: number) => void
  removeAtEnd: (folder: string) => void
  dismiss: () => Promise<void>
}

export function startWatchdog(): Watchdog {
  const dog = spawn(process.execPath, [resolve(import.meta.dirname, 'watchdog.mjs')], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
  })
  dog.unref()
  // A watchdog that somebody killed must not take the stack down with an EPIPE.
  dog.stdin.on('error', () => {})
  const tell = (order: object) => {
    if (dog.stdin.writable) dog.stdin.write(`${JSON.stringify(order)}\n`)
  }
  return {
    watch: ({ pid, signal }) => tell({ watch: pid, signal }),
    forget: (pid) => tell({ forget: pid }),
    removeAtEnd: (folder) => tell({ remove: folder }),
    dismiss: () => dismiss(dog),
  }
}

async function dismiss(dog: ChildProcess): Promise<void> {
  if (dog.exitCode !== null || dog.signalCode !== null) return
  const gone = once(dog, 'exit')
  dog.ref()
  dog.stdin?.end()
  await gone
}
