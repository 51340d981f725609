import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, afterEach, expect, test } from 'vitest'
import { pidFileOf } from '../../supabase/local/process/lock.ts'
import { accepts } from '../../supabase/local/process/ports.ts'
import { isAlive, isGone } from '../../supabase/local/process/processes.ts'
import { startStack } from '../../supabase/local/stack.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { childPids, type DevCommand, runDev } from './dev-command.ts'

// All start on the same data, without those of the demo, whose making takes as long as the rest of a start.
const dataDir = mkdtempSync(join(tmpdir(), 'bahi-test-'))
const running: DevCommand[] = []

afterEach(async () => {
  for (const dev of running.splice(0)) {
    dev.process.kill('SIGTERM')
    await dev.ended
  }
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function dev(env: Record<string, string> = {}, command?: [string, ...string[]]): DevCommand {
  const started = runDev(dataDir, { npm_config_empty: 'true', ...env }, command)
  running.push(started)
  return started
}

async function writeMark(dbUrl: string): Promise<void> {
  const sql = postgres(dbUrl, { max: 1 })
  await sql`create table if not exists public.mark (id integer)`
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

test('a stack that is killed leaves nothing running, and its data to the next start', async () => {
  const first = dev()
  const { dbUrl, appUrl } = await first.ready
  const children = childPids(dataDir)
  await writeMark(dbUrl)

  first.process.kill('SIGKILL')
  await first.ended
  const gone = await Promise.all(children.map((pid) => isGone(pid, 10_000)))

  expect(children).toHaveLength(2)
  expect(gone).not.toContain(false)
  expect(await accepts(Number(new URL(dbUrl).port))).toBe(false)
  expect(await accepts(Number(new URL(appUrl).port))).toBe(false)

  const last = await startStack({ parts: 'database', dataDir })
  expect(await readMark(last.dbUrl)).toBe(7)
  await last.stop()
}, 120_000)

beforeRelease(
  'Ctrl+C ends a stack and all that it runs',
  async () => {
    const stack = dev()
    await stack.ready
    const its = childPids(dataDir)
    stack.process.kill('SIGINT')
    expect(await stack.ended).toBe(0)
    expect(its.some(isAlive)).toBe(false)
    expect(stack.output()).not.toContain('Watcher')
  },
  60_000,
)

beforeRelease(
  'a start ends what a stack that was killed with its watchdog left running',
  async () => {
    const unwatched = dev()
    const left = await firstChildren(2)
    process.kill(watchdogOf(unwatched), 'SIGKILL')
    unwatched.process.kill('SIGKILL')
    await unwatched.ended
    expect(left.every(isAlive)).toBe(true)
    await dev().ready
    expect(left.some(isAlive)).toBe(false)
  },
  60_000,
)

beforeRelease(
  'a stack whose npm is killed ends by itself',
  async () => {
    const npm = dev({}, npmRunDev)
    const children = await firstChildren()
    const stack = Number(readFileSync(pidFileOf(dataDir), 'utf8'))
    npm.process.kill('SIGKILL')
    const ended = await isGone(stack, 10_000)
    if (!ended) process.kill(stack, 'SIGKILL')
    expect(ended).toBe(true)
    expect(children.some(isAlive)).toBe(false)
    await npm.ended
  },
  60_000,
)

beforeRelease(
  'a terminal closed in the middle of the start leaves nothing running',
  async () => {
    const first = dev()
    const children = await firstChildren()

    first.process.stdout?.destroy()
    first.process.stderr?.destroy()
    first.process.kill('SIGHUP')

    expect(await first.ended).toBe(0)
    expect(children.some(isAlive)).toBe(false)
    expect(childPids(dataDir).some(isAlive)).toBe(false)
  },
  60_000,
)

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

beforeRelease(
  'a second stack on the same data says that the first one runs, whose throw-away folder goes with it',
  async () => {
    const first = await startStack({ parts: 'database' })

    const second = dev({ BAHI_DATA_DIR: first.dataDir })

    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('A stack already runs on')
    expect(second.output()).toContain(`\`kill ${process.pid}\``)
    await first.stop()
    expect(existsSync(first.dataDir)).toBe(false)
  },
  60_000,
)

/** Those of a stack that has not come to the end of its start, which need not be waited for; files of before name the dead. */
async function firstChildren(count = 1): Promise<number[]> {
  // The file is there a moment before the number is in it.
  const alive = () => childPids(dataDir).filter((pid) => pid > 0 && isAlive(pid))
  await expect.poll(() => alive().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count)
  return alive()
}

function watchdogOf({ process: { pid } }: DevCommand): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const line = lines.find(
    (text) => text.includes('watchdog.mjs') && text.trim().split(/\s+/)[1] === String(pid),
  )
  return Number(line?.trim().split(/\s+/)[0])
}
