import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { Fault } from '../process/fault.ts'

export type Account = { uid: number; gid: number }

/**
 * PostgreSQL refuses to run as root, so root lends it another account: whoever owns the data
 * already, else `postgres`, else `nobody`. Other users run it as themselves (undefined).
 */
export function postgresAccount(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(clusterDir)) {
    const { uid, gid } = statSync(clusterDir)
    if (uid !== 0) return { uid, gid }
  }
  const account = lookUp('postgres') ?? lookUp('nobody')
  if (!account) {
    throw new Fault(
      'You are root, and PostgreSQL refuses to run as root: create a user for it (`useradd postgres`) or run as another user.',
    )
  }
  return account
}

export function giveTo(account: Account | undefined, path: string): void {
  if (account) chownSync(path, account.uid, account.gid)
}

export function giveAllTo(account: Account | undefined, folder: string): void {
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder])
}

/** Says which folder keeps the account out; the server itself would only say "permission denied". */
export function assertReachable(account: Account | undefined, path: string): void {
  if (!account || canEnter(account, path)) return
  const closed = ancestors(path).find((folder) => !canEnter(account, folder)) ?? path
  throw new Fault(
    `You are root, so PostgreSQL runs as user ${account.uid}, and that user may not enter ${closed}\n` +
      `(it has to reach ${path}).\n` +
      `Either run as a normal user, or move the project out of ${closed}, or allow passage: chmod o+x ${closed}`,
  )
}

function lookUp(name: string): Account | undefined {
  const id = (flag: string) =>
    Number(
      execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

function canEnter({ uid, gid }: Account, folder: string): boolean {
  const as = { uid, gid, cwd: '/', stdio: 'ignore' } as const
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], as).status === 0
}

function ancestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...ancestors(parent), path]
}
