import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const TICKS_PER_SECOND = 100

/** The fields of /proc/<pid>/stat from the state on; null when there is no such process. */
function statOf(pid: string): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

/** Seconds of CPU that a process has used, and those of its children that have ended. */
const secondsOf = (stat: string[]) =>
  stat.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND

const pidIn = (file: string) => readFileSync(file, 'utf8').split('\n')[0]?.trim() ?? ''

/** Seconds of CPU so far, by part of the embedded stack; Linux only. */
export function cpuOfStack(dataDir: string) {
  const postmaster = pidIn(join(dataDir, 'postgres/postmaster.pid'))
  const family = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid, stat: statOf(pid) }))
    .filter(({ pid, stat }) => stat && (pid === postmaster || stat[1] === postmaster))
  const ofPid = (pid: string) => secondsOf(statOf(pid) ?? [])
  const { user, system } = process.cpuUsage()
  return {
    PostgreSQL: family.reduce((sum, { stat }) => sum + secondsOf(stat ?? []), 0),
    'Auth and Data API': (user + system) / 1e6,
    'edge function': ofPid(pidIn(join(dataDir, 'deno.pid'))),
  }
}
