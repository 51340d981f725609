import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectDir } from '../../supabase/local/settings.ts'

export type DevCommand = {
  process: ChildProcess
  output: () => string
  /** Resolves with the addresses it prints, or rejects when it ends first. */
  ready: Promise<{ appUrl: string; dbUrl: string }>
  ended: Promise<number | null>
}

const direct = [process.execPath, join(projectDir, 'supabase/local/start.mjs'), 'dev'] as const

/** Runs the program behind `npm run dev`, or that command itself, on free ports. */
export function runDev(
  dataDir: string,
  env: Record<string, string> = {},
  [program, ...args]: readonly [string, ...string[]] = direct,
): DevCommand {
  const child = spawn(program, args, {
    cwd: projectDir,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      BAHI_DATA_DIR: dataDir,
      BAHI_APP_PORT: '0',
      BAHI_API_PORT: '0',
      BAHI_DB_PORT: '0',
      BAHI_MAIL_PORT: '0',
      BAHI_SMTP_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(child, 'close').then(() => child.exitCode)
  const ready = new Promise<{ appUrl: string; dbUrl: string }>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
        const appUrl = /App\s+(\S+)/.exec(output)?.[1]
        const dbUrl = /Database\s+(\S+)/.exec(output)?.[1]
        if (appUrl && dbUrl && output.includes('Stop with Ctrl+C')) resolve({ appUrl, dbUrl })
      })
    }
    void ended.then(() => reject(new Error(`It ended before it was ready:\n${output}`)))
  })
  // Tests that expect an early end look at `ended` and `output` alone.
  ready.catch(() => {})
  return { process: child, output: () => output, ready, ended }
}

/** The processes that the stack on this folder runs beside itself. */
export function childPids(dataDir: string): number[] {
  const files = [join(dataDir, 'postgres/postmaster.pid'), join(dataDir, 'deno.pid')]
  return files
    .filter((file) => existsSync(file))
    .map((file) => Number(readFileSync(file, 'utf8').split('\n')[0]))
}
