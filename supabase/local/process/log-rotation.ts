import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { join } from 'node:path'
import { hasCode } from './fault.ts'

type Limits = { logBytes: number; mails: number; everyMs: number }

const usual: Limits = { logBytes: 5_000_000, mails: 500, everyMs: 60_000 }

/**
 * Keeps a data folder from growing without end: a log that is too long becomes its own predecessor, `….log.1`, and of
 * the mails only the latest stay. Who writes a log keeps it open, so it is emptied, not moved.
 */
export function keepSmall(dataDir: string, limits: Limits = usual): { stop: () => Promise<void> } {
  const tidy = () => {
    for (const name of ['api.log', 'postgres.log']) rotate(join(dataDir, name), limits.logBytes)
    dropOldMails(join(dataDir, 'mail'), limits.mails)
  }
  tidy()
  const timer = setInterval(tidy, limits.everyMs)
  timer.unref()
  return { stop: async () => clearInterval(timer) }
}

/** Returns a writer that appends lines to a file. On a full disk a line is lost, not the answer that it is about. */
export const logTo = (file: string) => (line: string) => {
  try {
    appendFileSync(file, line)
  } catch (error) {
    if (!hasCode(error, 'ENOSPC')) throw error
  }
}

function rotate(file: string, most: number): void {
  if (!existsSync(file) || statSync(file).size <= most) return
  try {
    copyFileSync(file, `${file}.1`)
  } catch {
    // The disk is full, say: the log gives way.
    rmSync(`${file}.1`, { force: true })
  }
  truncateSync(file)
}

function dropOldMails(folder: string, most: number): void {
  if (!existsSync(folder)) return
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
  for (const { name } of mails.slice(most)) {
    // Its attachments lie in a folder of its name.
    for (const path of [name, name.slice(0, -'.eml'.length)]) {
      rmSync(join(folder, path), { recursive: true, force: true })
    }
  }
}
