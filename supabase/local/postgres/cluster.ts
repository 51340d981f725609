import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Fault } from '../process/fault.ts'
import { commandOf, endProcess, isAlive } from '../process/processes.ts'
import { hasEnded, keepRunning } from '../process/supervisor.ts'
import type { Watchdog } from '../process/watchdog.ts'
import { type Account, assertReachable, postgresAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster } from './cluster-init.ts'

type Cluster = { stop: () => Promise<void> }

type ClusterOptions = {
  dataDir: string
  port: number
  throwAway: boolean
  settings: Record<string, string>
  watchdog: Watchdog
  log: (line: string) => void
}

const startPatienceMs = 60_000
const stopPatienceMs = 15_000

// Small on purpose: one developer, a few dozen connections.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '32MB',
  max_connections: '100',
  max_wal_size: '256MB',
  // Caps the temporary files of a session, so that one statement cannot fill the disk.
  temp_file_limit: '512MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum_max_workers: '1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
}

/** A throw-away cluster need not outlive the process, and each test worker opens dozens of connections. */
const forThrowAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  // A connection of a test seldom asks the same often enough to get a plan that stays: planning took half of the time.
  plan_cache_mode: 'force_generic_plan',
}

/** Ends a server that a killed run left behind, so that its port and its data are free again. */
export async function endLeftoverServer(dataDir: string): Promise<void> {
  const pidFile = pidFileOf(dataDir)
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  if (isAlive(pid) && commandOf(pid).includes(clusterDirOf(dataDir))) {
    await endProcess(pid, 'SIGINT', stopPatienceMs)
  }
  rmSync(pidFile, { force: true })
}

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, throwAway, watchdog, log } = options
  const binaries = findBinaries()
  const directory = clusterDirOf(dataDir)
  const account = postgresAccount(directory)
  assertReachable(account, binaries.root)
  assertReachable(account, dataDir)
  ensureCluster(binaries, directory, account, throwAway)
  const logFile = join(dataDir, 'postgres.log')
  return keepRunning({
    name: 'PostgreSQL',
    launch: () => launch(binaries.postgres, directory, account, options, logFile),
    ready: (server) => ready(server, dataDir, logFile),
    end: { signal: 'SIGINT', patienceMs: stopPatienceMs },
    signalOfWatchdog: 'SIGINT',
    watchdog,
    log,
  })
}

export function clusterDirOf(dataDir: string): string {
  return join(dataDir, 'postgres')
}

function pidFileOf(dataDir: string): string {
  return join(clusterDirOf(dataDir), 'postmaster.pid')
}

function launch(
  program: string,
  directory: string,
  account: Account | undefined,
  { port, throwAway, settings: given }: ClusterOptions,
  logFile: string,
): ChildProcess {
  const all = { ...settings, port, ...(throwAway ? forThrowAway : {}), ...given }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // A file, not a pipe: the server must be able to write its last lines after this process is gone.
  const log = openSync(logFile, 'a')
  const server = spawn(program, ['-D', directory, ...flags], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  return server
}

async function ready(server: ChildProcess, dataDir: string, logFile: string): Promise<void> {
  const deadline = Date.now() + startPatienceMs
  while (Date.now() < deadline && !hasEnded(server)) {
    if (isReady(dataDir, server.pid)) return
    await delay(10)
  }
  throw new Fault(`PostgreSQL did not start; the end of ${logFile}:\n${lastLines(logFile)}`)
}

// The eighth line of postmaster.pid says that the server takes connections, the first which server it is.
function isReady(dataDir: string, pid: number | undefined): boolean {
  const file = pidFileOf(dataDir)
  if (!existsSync(file)) return false
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-10).join('\n')
}
