import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { Fault } from '../process/fault.ts'
import { accepts, freePort } from '../process/ports.ts'
import { commandOf, endProcess } from '../process/processes.ts'
import { hasEnded, keepRunning } from '../process/supervisor.ts'
import type { Watchdog } from '../process/watchdog.ts'
import { localKeys, projectDir } from '../settings.ts'
import { type DenoPackage, denoEnv, denoRun, findDeno } from './deno.ts'

const folder = resolve(projectDir, 'supabase/functions/api')
const entrypoint = join(folder, 'index.ts')

type FunctionOptions = {
  apiUrl: string
  appUrl: string
  /** The mail server, without a login, and the sender's address; env may set another port. */
  smtp: { port: number; from: string }
  dataDir: string
  env: Record<string, string>
  reload: boolean
  /** The package whose Deno serves it. */
  deno: DenoPackage
  log: (line: string) => void
  watchdog: Watchdog
}

type EdgeFunctions = { origin: string; stop: () => Promise<void> }

export function hasFunction(): boolean {
  return existsSync(entrypoint)
}

/** Serves the function `api` under Deno, allowed to reach nothing but this machine: API, mail server, receivers of webhooks. */
export async function startFunctions(options: FunctionOptions): Promise<EdgeFunctions> {
  const port = await freePort()
  const { dataDir, deno, log, reload, watchdog } = options
  let output: () => string[] = () => []
  const launch = () => {
    const child = spawn(findDeno(deno), denoArguments(options), {
      cwd: folder,
      // In its own group, so that Ctrl+C reaches only the stack, which then stops Deno.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: functionEnv(port, options),
    })
    output = collectOutput(child, log)
    return child
  }
  const ready = async (child: ChildProcess) => {
    // For the next start, in case this process and its watchdog are both killed.
    writeFileSync(pidFileOf(dataDir), String(child.pid))
    if (await listening(child, port, reload ? 3_000 : 30_000)) return
    if (!reload) throw new Fault(`The edge function api did not start:\n${output().join('\n')}`)
    log('The edge function api does not answer yet; it is tried again when its code changes.')
  }
  const { stop } = await keepRunning({
    name: 'Deno, which serves the edge function api,',
    launch,
    ready,
    end: { signal: 'SIGTERM', patienceMs: 2_000 },
    signalOfWatchdog: 'SIGKILL',
    watchdog,
    log,
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await stop()
      rmSync(pidFileOf(dataDir), { force: true })
    },
  }
}

/** Ends a Deno that a killed run left behind. */
export async function endLeftoverFunctions(dataDir: string): Promise<void> {
  const record = pidFileOf(dataDir)
  if (!existsSync(record)) return
  const pid = Number(readFileSync(record, 'utf8'))
  if (commandOf(pid).includes(entrypoint)) await endProcess(pid, 'SIGKILL', 2_000)
  rmSync(record, { force: true })
}

function pidFileOf(dataDir: string): string {
  return join(dataDir, 'deno.pid')
}

function denoArguments({ reload, deno }: FunctionOptions): string[] {
  return [
    ...denoRun(),
    '--allow-net=127.0.0.1',
    // Allows only the environment passed below, which is all that the function is meant to see.
    '--allow-env',
    // --quiet silences Deno's note on each reload; errors and the function's own output stay.
    ...(reload ? ['--watch', '--no-clear-screen', '--quiet'] : []),
    deno === 'deno' ? entrypoint : resolve(projectDir, 'supabase/local/web/serve-on-port.mjs'),
  ]
}

function functionEnv(
  port: number,
  { apiUrl, appUrl, smtp, env }: FunctionOptions,
): Record<string, string> {
  return {
    ...denoEnv,
    DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    SUPABASE_URL: apiUrl,
    SUPABASE_ANON_KEY: localKeys.publishable,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: localKeys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: localKeys.secret }),
    APP_URL: appUrl,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(smtp.port),
    SMTP_FROM: smtp.from,
    WEBHOOKS_TO_LOCALHOST: 'true',
    ...env,
  }
}

function collectOutput(deno: ChildProcess, log: (line: string) => void): () => string[] {
  const lines: string[] = []
  for (const stream of [deno.stdout, deno.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      if (lines.length > 20) lines.shift()
      log(`[api] ${line}`)
    })
  }
  return () => lines
}

async function listening(deno: ChildProcess, port: number, patienceMs: number): Promise<boolean> {
  for (let waited = 0; waited < patienceMs; waited += 20) {
    if (hasEnded(deno)) return false
    if (await accepts(port)) return true
    await delay(20)
  }
  return false
}
