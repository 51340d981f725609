import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Fault } from '../process/fault.ts'
import { type Account, assertReachable, giveTo } from './account.ts'
import type { Binaries } from './binaries.ts'

/** Not `postgres`: as on hosted, that role owns the database but is no superuser. */
export const superuser = 'supabase_admin'
export const databasePassword = 'postgres'

/** Creates the cluster unless it is there. It appears under its name only when complete. */
export function ensureCluster(
  { initdb }: Binaries,
  directory: string,
  account: Account | undefined,
  throwAway: boolean,
): void {
  if (existsSync(directory)) return
  const unfinished = `${directory}.new`
  const passwordFile = `${directory}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  giveTo(account, unfinished)
  assertReachable(account, unfinished)
  writeFileSync(passwordFile, `${databasePassword}\n`, { mode: 0o600 })
  giveTo(account, passwordFile)
  const run = spawnSync(
    initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      // Sorts like hosted's en_US on every machine, whatever locales that has.
      '--locale-provider=icu',
      '--icu-locale=en-US',
      ...(throwAway ? ['--no-sync'] : []),
    ],
    { ...account, encoding: 'utf8', cwd: '/' },
  )
  rmSync(passwordFile, { force: true })
  if (run.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Fault(
      `PostgreSQL could not create its data folder ${directory}:\n${run.stderr || run.error?.message}`,
    )
  }
  renameSync(unfinished, directory)
}
