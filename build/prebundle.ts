import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

type Watchdog = {
  watch: (child: { pid: number; signal: NodeJS.Signals }) => void
  forget: (pid: number) => void
}

const projectDir = resolve(import.meta.dirname, '..')

/**
 * Bundles the dependencies of the app before Vite is asked for them, in a process of its own: done
 * inside this one it would hold 600 MB for as long as the stack runs. With a warm cache it is
 * over at once; when it fails, Vite does the work itself.
 */
export function startPrebundling({ watch, forget }: Watchdog) {
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin/vite.js')
  const child = spawn(process.execPath, [vite, 'optimize', projectDir], {
    cwd: projectDir,
    detached: true,
    stdio: 'ignore',
  })
  const { pid } = child
  if (pid !== undefined) watch({ pid, signal: 'SIGKILL' })
  const done = once(child, 'exit')
    .catch(() => {})
    .then(() => {
      if (pid !== undefined) forget(pid)
    })
  return {
    done,
    stop: async () => {
      child.kill('SIGKILL')
      await done
    },
  }
}
