import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pidFileOf } from '../../supabase/local/process/lock.ts'
import { accepts } from '../../supabase/local/process/ports.ts'
import { isAlive, isGone } from '../../supabase/local/process/processes.ts'
import { startStack } from '../../supabase/local/stack.ts'
import { childPids, type DevCommand, runDev } from './dev-command.ts'

let dataDir: string
let running: DevCommand[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bahi-test-'))
  running = []
})

afterEach(async () => {
  for (const dev of running) {
    dev.process.kill('SIGTERM')
    await dev.ended
  }
  rmSync(dataDir, { recursive: true, force: true })
})

function dev(env?: Record<string, string>, command?: [string, ...string[]]): DevCommand {
  const started = runDev(dataDir, env, command)
  running.push(started)
  return started
}

async function writeMark(dbUrl: string): Promise<void> {
  const sql = postgres(dbUrl, { max: 1 })
  await sql`create table public.mark (id integer)`
  await sql`insert into public.mark values (7)`
  await sql.end()
}

async function readMark(dbUrl: string): Promise<unknown> {
  const sql = postgres(dbUrl, { max: 1 })
  const rows = await sql`select id from public.mark`
  await sql.end()
  return rows[0]?.id
}

const npmRunDev: [string, ...string[]] = ['npm', 'run', 'dev']

test('a stack that is killed, alone, with its watchdog or by the end of npm, hands its data to the next start and leaves nothing running, as Ctrl+C does', async () => {
  const first = dev()
  const { dbUrl, appUrl } = await first.ready
  const children = childPids(dataDir)
  await writeMark(dbUrl)

  first.process.kill('SIGKILL')
  await first.ended
  const gone = await Promise.all(children.map((pid) => isGone(pid, 10_000)))

  expect(children.length).toBeGreaterThan(0)
  expect(gone).not.toContain(false)
  expect(await accepts(Number(new URL(dbUrl).port))).toBe(false)
  expect(await accepts(Number(new URL(appUrl).port))).toBe(false)

  const second = dev()
  expect(await readMark((await second.ready).dbUrl)).toBe(7)
  const left = childPids(dataDir)
  process.kill(watchdogOf(second), 'SIGKILL')
  second.process.kill('SIGKILL')
  await second.ended
  expect(left.every(isAlive)).toBe(true)

  const third = dev()
  expect(await readMark((await third.ready).dbUrl)).toBe(7)
  expect(left.some(isAlive)).toBe(false)
  const last = childPids(dataDir)
  third.process.kill('SIGINT')
  expect(await third.ended).toBe(0)
  expect(last.some(isAlive)).toBe(false)
  expect(third.output()).not.toContain('Watcher')

  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const npm = dev({}, npmRunDev)
    const children = await firstChildren()
    const stack = Number(readFileSync(pidFileOf(dataDir), 'utf8'))
    npm.process.kill(signal)
    const ended = await isGone(stack, 10_000)
    if (!ended) process.kill(stack, 'SIGKILL')
    expect(ended, `${signal} to npm alone`).toBe(true)
    expect(children.some(isAlive)).toBe(false)
    await npm.ended
  }
}, 120_000)

test('a terminal closed in the middle of the start leaves nothing running', async () => {
  const first = dev()
  const children = await firstChildren()

  first.process.stdout?.destroy()
  first.process.stderr?.destroy()
  first.process.kill('SIGHUP')

  expect(await first.ended).toBe(0)
  expect(children.some(isAlive)).toBe(false)
  expect(childPids(dataDir).some(isAlive)).toBe(false)
}, 60_000)

test('a taken port is named together with the variable that changes it', async () => {
  const occupant = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => occupant.once('listening', resolve))
  const address = occupant.address()
  const port = typeof address === 'object' && address ? String(address.port) : ''

  const first = dev({ BAHI_MAIL_PORT: port })

  expect(await first.ended).toBe(1)
  expect(first.output()).toContain(`${port} for the inbox page is taken`)
  expect(first.output()).toContain('BAHI_MAIL_PORT')
  expect(first.output()).not.toContain('    at ')
  occupant.close()
}, 60_000)

test('a second stack on the same data says that the first one runs, whose throw-away folder goes with it', async () => {
  const first = await startStack({ parts: 'database' })

  const second = dev({ BAHI_DATA_DIR: first.dataDir })

  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('A stack already runs on')
  expect(second.output()).toContain(`\`kill ${process.pid}\``)
  await first.stop()
  expect(existsSync(first.dataDir)).toBe(false)
}, 60_000)

/** Those of a stack that has not come to the end of its start, which need not be waited for. */
async function firstChildren(): Promise<number[]> {
  // The file is there a moment before the number is in it.
  await expect.poll(() => childPids(dataDir)[0], { timeout: 30_000 }).toBeGreaterThan(0)
  return childPids(dataDir)
}

function watchdogOf({ process: { pid } }: DevCommand): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const line = lines.find(
    (text) => text.includes('watchdog.mjs') && text.trim().split(/\s+/)[1] === String(pid),
  )
  return Number(line?.trim().split(/\s+/)[0])
}
