import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { projectDir } from '../settings.ts'

type CliResult = { status: number; output: string; stdout: string }

/** Runs the official CLI without telemetry or update check, and collects what it says. */
export function runCli(
  args: string[],
  workDir = projectDir,
  env: Record<string, string> = {},
): Promise<CliResult> {
  const launcher = createRequire(import.meta.url).resolve('supabase/dist/supabase.js')
  const child = spawn(
    process.execPath,
    [launcher, ...args, '--workdir', workDir, '--agent', 'no'],
    {
      cwd: workDir,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        DO_NOT_TRACK: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        SUPABASE_NO_UPDATE_NOTIFIER: '1',
        // The local server speaks no TLS; without this every command warns about it.
        PGSSLMODE: 'disable',
        SUPABASE_HOME: join(workDir, 'supabase/.temp/home'),
        ...env,
      },
    },
  )
  return new Promise((resolve, reject) => {
    let output = ''
    let stdout = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    child.once('error', reject)
    child.once('close', (status) => resolve({ status: status ?? 1, output: output.trim(), stdout }))
  })
}
