import { type ChildProcess, spawn } from 'node:child_process'
import { projectDir } from '../../supabase/local/settings.ts'
import { denoEnv, denoRun, findDeno } from '../../supabase/local/web/deno.ts'

/** Starts the Deno of the lock file on a program, the way the embedded stack runs the edge function. */
export function deno(
  config: string,
  args: string[],
  env: Record<string, string> = {},
): ChildProcess {
  return spawn(findDeno('deno'), [...denoRun(config), ...args], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...denoEnv, ...env },
  })
}

/** Runs a program and returns the JSON that it prints; throws if it fails. */
export async function printed<T>(program: ChildProcess): Promise<T> {
  let text = ''
  program.stdout?.on('data', (chunk) => {
    text += chunk
  })
  const code = await new Promise((done) => program.on('close', done))
  if (code !== 0) throw new Error(`Deno ended with ${code}.`)
  return JSON.parse(text)
}
