import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { keepSmall, logTo } from '../../supabase/local/process/log-rotation.ts'
import { withStack } from '../../supabase/local/stack.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { call, newestMail } from './client.ts'

const stack = inject('stack')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bahi-test-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Lists the modes of all files and folders in it, as far as this process may look. */
function modes(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name)
    const mode = `${inside} ${(statSync(inside).mode & 0o077).toString(8)}`
    return entry.isDirectory() && entry.name !== 'postgres' ? [mode, ...modes(inside)] : [mode]
  })
}

test('mails, logs and the database on the disk are for their owner alone', async () => {
  const email = 'private@stack.example'
  await call(stack, 'POST', '/auth/v1/signup', { body: { email, password: 'correct-horse-1' } })
  await newestMail(stack, email)
  await call(stack, 'POST', '/rest/v1/rpc/nothing', { body: {} })

  const found = modes(stack.dataDir)
  expect(found.filter((mode) => !mode.endsWith(' 0'))).toEqual([])
  expect(found.filter((mode) => /\.eml |\.log /.test(mode)).length).toBeGreaterThan(1)
  // Nobody else can read the files in it; as root, PostgreSQL's own account has to pass through.
  expect(statSync(stack.dataDir).mode & 0o066).toBe(0)
})

beforeRelease(
  'a new data folder begins as a copy of the migrated database that the first stack made, and demo data come into one without people alone',
  async () => {
    const systemOf = async ({ dbUrl }: { dbUrl: string }) => {
      const sql = postgres(dbUrl, { max: 1 })
      const [row] = await sql`select system_identifier from pg_control_system()`
      await sql.end()
      return row
    }
    const dataDir = `${folder}-new`
    const people = async ({ dbUrl }: { dbUrl: string }) => {
      const sql = postgres(dbUrl, { max: 1 })
      await sql`
      insert into auth.users (id, email) select gen_random_uuid(), 'asha@example.com'
      where not exists (select from auth.users)`
      const rows = await sql`select email from auth.users`
      await sql.end()
      return rows
    }
    const own = { parts: 'database', dataDir, postgres: { fsync: 'off' } } as const
    const copied = await withStack(own, async (first) => {
      // As after a restore.
      await people(first)
      return systemOf(first)
    })
    expect(copied).toEqual(await systemOf(stack))
    const later = await withStack({ ...own, demoData: true }, people)
    rmSync(dataDir, { recursive: true })
    expect(later).toEqual([{ email: 'asha@example.com' }])
  },
)

test('a long log becomes its predecessor and starts anew, and old mails go with their attachments', async () => {
  mkdirSync(join(folder, 'mail', 'old'), { recursive: true })
  writeFileSync(join(folder, 'api.log'), 'x'.repeat(11))
  writeFileSync(join(folder, 'postgres.log'), 'short')
  for (const [name, day] of [
    ['old', 1],
    ['new', 2],
  ] as const) {
    writeFileSync(join(folder, 'mail', `${name}.eml`), name)
    utimesSync(join(folder, 'mail', `${name}.eml`), day, day)
  }
  const small = keepSmall(folder, { logBytes: 10, mails: 1, everyMs: 5 })
  expect(readFileSync(join(folder, 'api.log'), 'utf8')).toBe('')
  expect(readFileSync(join(folder, 'api.log.1'), 'utf8')).toBe('x'.repeat(11))
  expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).toBe('short')
  expect(readdirSync(join(folder, 'mail'))).toEqual(['new.eml'])

  writeFileSync(join(folder, 'postgres.log'), 'y'.repeat(11))
  await expect.poll(() => statSync(join(folder, 'postgres.log')).size).toBe(0)
  await small.stop()
})

test.skipIf(!existsSync('/dev/full'))(
  'on a full disk a line of a log is lost, and a log that is too long is emptied all the same',
  async () => {
    const full = join(folder, 'full')
    mkdirSync(full)
    expect(() => logTo('/dev/full')('a line\n')).not.toThrow()
    expect(() => logTo(join(full, 'none', 'api.log'))('a line\n')).toThrow('ENOENT')

    writeFileSync(join(full, 'api.log'), 'x'.repeat(11))
    symlinkSync('/dev/full', join(full, 'api.log.1'))
    await keepSmall(full, { logBytes: 10, mails: 1, everyMs: 60_000 }).stop()
    expect(readdirSync(full)).toEqual(['api.log'])
    expect(statSync(join(full, 'api.log')).size).toBe(0)
  },
)
