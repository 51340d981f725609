import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { hasCode } from './fault.ts'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** The command line of a running process: a process id alone may have been given to another program. */
export function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    }
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** Returns the parent of a running process; undefined when it has ended. */
export function parentOf(pid: number): number | undefined {
  try {
    if (existsSync('/proc/self/status')) {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
    }
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }))
  } catch {
    return undefined
  }
}

/** Sends the signal, waits, and kills what has not ended by then. */
export async function endProcess(pid: number, signal: NodeJS.Signals, patienceMs: number) {
  send(pid, signal)
  if (await isGone(pid, patienceMs)) return
  send(pid, 'SIGKILL')
  await isGone(pid, 5_000)
}

export async function isGone(pid: number, withinMs: number): Promise<boolean> {
  for (let waited = 0; isAlive(pid); waited += 20) {
    if (waited >= withinMs) return false
    await delay(20)
  }
  return true
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error
  }
}

// A dead process whose parent has not collected it (a container without an init) still answers signal 0.
function isZombie(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
