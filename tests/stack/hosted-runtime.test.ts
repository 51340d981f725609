import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, inject, test } from 'vitest'
import { commandOf } from '../../supabase/local/process/processes.ts'
import { denoEnv, denoRun, findDeno } from '../../supabase/local/web/deno.ts'

/** Hosted Supabase ends a request that has used more. */
const CPU_LIMIT = 2_000

/** Milliseconds of CPU that a process has used; Linux only. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function firstPdf(kind: string) {
  const deno = spawn(
    findDeno('deno-hosted'),
    [...denoRun(), '--allow-env', '--allow-read', 'tests/setup/hosted-pdf.ts', kind],
    { stdio: ['pipe', 'pipe', 'inherit'], env: denoEnv },
  )
  const lines = createInterface({ input: deno.stdout })
  const { pid = 0 } = deno
  try {
    const [version] = await once(lines, 'line')
    const before = cpuOf(pid)
    deno.stdin.write('\n')
    const [bytes] = await once(lines, 'line')
    return { version, bytes: Number(bytes), cpu: cpuOf(pid) - before }
  } finally {
    deno.kill('SIGKILL')
  }
}

test.runIf(process.platform === 'linux').each([
  ['plain', 40_000, CPU_LIMIT],
  ['missing', 200_000, CPU_LIMIT],
  ['hindi', 200_000, CPU_LIMIT],
  ['ten of hindi', 15_000, 400],
])(
  'the first PDF, %s, has so many bytes and stays within the CPU time that a hosted request has for it',
  async (kind, least, limit) => {
    const { version, bytes, cpu } = await firstPdf(kind)
    expect(version).toBe('2.1.4')
    expect(bytes).toBeGreaterThan(least)
    expect(cpu).toBeGreaterThan(0)
    expect(cpu).toBeLessThan(limit)
  },
)

test('the tests of the HTTP interface ask the Deno that hosted Supabase is near to', () => {
  const pid = Number(readFileSync(`${inject('stack').dataDir}/deno.pid`, 'utf8'))
  expect(commandOf(pid)).toContain('node_modules/deno-hosted/')
})
