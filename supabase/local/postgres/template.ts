import { createHash } from 'node:crypto'
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { hasCode } from '../process/fault.ts'
import { projectDir } from '../settings.ts'

const cache = resolve(projectDir, 'node_modules/.cache/bahi-postgres')

/** Everything on which a cluster with the migrations depends; the lock file says which PostgreSQL and which Auth. */
const sources = ['package-lock.json', 'supabase/migrations', 'supabase/local/postgres']

/** The place of a cluster made from these sources, with all migrations and no data. */
function templateFolder(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(file))
  return join(cache, hash.digest('hex').slice(0, 16))
}

function filesOf(source: string): string[] {
  const path = resolve(projectDir, source)
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).sort()
  return names.map((name) => join(path, name))
}

export const hasTemplate = () => existsSync(templateFolder())

/** Fills a folder with a copy of the template; false when there is none. */
export function copyTemplateTo(folder: string): boolean {
  const template = templateFolder()
  if (!existsSync(template)) return false
  copy(template, folder)
  return true
}

/** Keeps a stopped cluster as the template. It appears under its name only when complete, and the others go. */
export function keepAsTemplate(cluster: string, removeAtEnd: (folder: string) => void): void {
  const template = templateFolder()
  mkdirSync(cache, { recursive: true })
  const unfinished = mkdtempSync(join(cache, 'unfinished-'))
  removeAtEnd(unfinished)
  copy(cluster, unfinished)
  try {
    renameSync(unfinished, template)
  } catch (error) {
    // Somebody else was quicker: theirs is as good.
    if (!hasCode(error, 'ENOTEMPTY') && !hasCode(error, 'EEXIST')) throw error
    rmSync(unfinished, { recursive: true })
  }
  for (const name of readdirSync(cache)) {
    const other = join(cache, name)
    if (other !== template && !name.startsWith('unfinished-')) rmSync(other, { recursive: true })
  }
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
}
