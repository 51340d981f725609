import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { projectDir } from '../../supabase/local/settings.ts'
import { findDeno } from '../../supabase/local/web/edge-functions.ts'

/** Starts the Deno of the lock file on a program, the way the embedded stack runs the edge function. */
export function deno(
  config: string,
  args: string[],
  env: Record<string, string> = {},
): ChildProcess {
  const base = [
    ...['--no-prompt', '--no-remote', '--cached-only', '--no-lock', '--no-check'],
    ...['--node-modules-dir=manual', `--config=${resolve(projectDir, config)}`],
  ]
  return spawn(findDeno('deno'), ['run', ...base, ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      DENO_DIR: resolve(projectDir, 'node_modules/.cache/deno'),
      DENO_NO_PACKAGE_JSON: '1',
      DENO_NO_UPDATE_CHECK: '1',
      NO_COLOR: '1',
      ...env,
    },
  })
}

/** What a program prints, as JSON; throws when it fails. */
export async function printed<T>(program: ChildProcess): Promise<T> {
  let text = ''
  program.stdout?.on('data', (chunk) => {
    text += chunk
  })
  const code = await new Promise((done) => program.on('close', done))
  if (code !== 0) throw new Error(`Deno ended with ${code}.`)
  return JSON.parse(text)
}
