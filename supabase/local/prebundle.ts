import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endProcess } from './process/processes.ts'
import { projectDir } from './settings.ts'
import type { Watchdog } from './process/watchdog.ts'

export type Prebundling = { done: Promise<void>; stop: () => Promise<void> }

/**
 * Bundles the dependencies of the app before Vite is asked for them, in a process of its own: done
 * inside this one it would hold 600 MB for as long as the stack runs. With a warm cache it is
 * over at once; when it fails, Vite does the work itself.
 */
export function startPrebundling(watchdog: Watchdog): Prebundling {
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js')
  const child = spawn(process.execPath, [vite, 'optimize', projectDir], {
    cwd: projectDir,
    detached: true,
    stdio: 'ignore',
  })
  const { pid } = child
  if (pid === undefined) return { done: Promise.resolve(), stop: async () => {} }
  watchdog.watch({ pid, signal: 'SIGKILL' })
  const done = once(child, 'exit').then(
    () => watchdog.forget(pid),
    () => watchdog.forget(pid),
  )
  return {
    done,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null)
        await endProcess(pid, 'SIGKILL', 2_000)
    },
  }
}
