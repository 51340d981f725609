import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { Fault } from '../process/fault.ts'
import { projectDir } from '../settings.ts'

/** The Deno of the embedded stack, and the one that hosted Supabase is near to. */
export type DenoPackage = 'deno' | 'deno-hosted'

export function findDeno(name: DenoPackage): string {
  const home = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  const program = join(home, process.platform === 'win32' ? 'deno.exe' : 'deno')
  if (existsSync(program)) return program
  throw new Fault(
    `Deno is not installed completely: run \`npm rebuild ${name}\` with install scripts allowed, or \`npm ci\` again.`,
  )
}

/** Runs a program with the packages of node_modules alone, which an import map names; its rights follow. */
export const denoRun = (config = 'supabase/functions/api/deno.json') => [
  ...['run', '--no-prompt', '--no-remote', '--cached-only', '--no-lock', '--no-check'],
  ...['--node-modules-dir=manual', `--config=${resolve(projectDir, config)}`],
]

export const denoEnv = {
  DENO_DIR: resolve(projectDir, 'node_modules/.cache/deno'),
  DENO_NO_PACKAGE_JSON: '1',
  DENO_NO_UPDATE_CHECK: '1',
  NO_COLOR: '1',
}
