import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Fault } from '../process/fault.ts'
import { type Account, assertReachable, giveAllTo, giveTo } from './account.ts'
import type { Binaries } from './binaries.ts'
import { copyTemplateTo } from './template.ts'

/** Not `postgres`: as on hosted, that role owns the database but is no superuser. */
export const superuser = 'supabase_admin'
export const databasePassword = 'postgres'

/** Creates the cluster unless it is there, if it can as a copy of the template. It appears under its name only when complete. */
export function ensureCluster(
  { initdb }: Binaries,
  directory: string,
  account: Account | undefined,
  throwAway: boolean,
): void {
  if (existsSync(directory)) return
  const unfinished = `${directory}.new`
  const run = (args: string[]) => {
    const { status, stderr, error } = spawnSync(initdb, [`--pgdata=${unfinished}`, ...args], {
      ...account,
      encoding: 'utf8',
      cwd: '/',
    })
    if (status === 0) return
    rmSync(unfinished, { recursive: true, force: true })
    throw new Fault(
      `PostgreSQL could not create its data folder ${directory}:\n${stderr || error?.message}`,
    )
  }
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  giveTo(account, unfinished)
  assertReachable(account, unfinished)
  if (copyTemplateTo(unfinished)) giveAllTo(account, unfinished)
  else initialize(run, directory, account)
  if (!throwAway) run(['--sync-only'])
  renameSync(unfinished, directory)
}

function initialize(
  run: (args: string[]) => void,
  directory: string,
  account: Account | undefined,
): void {
  const passwordFile = `${directory}.password`
  writeFileSync(passwordFile, `${databasePassword}\n`, { mode: 0o600 })
  giveTo(account, passwordFile)
  try {
    run([
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      // Sorts like hosted's en_US on every machine, whatever locales that has.
      '--locale-provider=icu',
      '--icu-locale=en-US',
      '--no-sync',
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
}
