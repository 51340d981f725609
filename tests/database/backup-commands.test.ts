import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { beforeRelease } from '../setup/before-release.ts'
import { makeDatabase } from '../setup/stack/second-database.ts'
import { fill } from './ground/backup.ts'

let folder: string
let source: Awaited<ReturnType<typeof makeDatabase>>
let target: typeof source
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bahi-backup-'))
  source = await makeDatabase()
  target = await makeDatabase()
  await fill(source)
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all([source?.drop(), target?.drop()])
})

beforeRelease(
  'the commands say what went wrong, never a password, and leave no half file',
  async () => {
    const { dbUrl } = inject('stack')
    const npm = (env: Record<string, string>, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['supabase/local/start.mjs', ...args],
        { encoding: 'utf8', env: { SUPABASE_DB_URL: '', SUPABASE_PROJECT_REF: '', ...env } },
      )
      expect(stdout + stderr).not.toMatch(/^ {4}at |s3cret/m)
      return [status, stdout + stderr]
    }
    const file = join(folder, 'new', 'commands.sql.gz')
    const ref = 'abcdefghijklmnopqrst'
    const at = (url: string) => ({ SUPABASE_DB_URL: url })
    const of = (text: string) => [1, expect.stringContaining(text)]

    expect(npm({}, 'backup')).toEqual(of('SUPABASE_DB_URL is not set'))
    expect(npm(at('postgresql://postgres:[YOUR-PASSWORD]@h/postgres'), 'backup')).toEqual(
      of('[YOUR-PASSWORD]'),
    )
    expect(
      npm(
        {
          ...at(`postgresql://postgres.${ref}:s3cret@h/postgres`),
          SUPABASE_PROJECT_REF: ref.replace('a', 'z'),
        },
        'backup',
      ),
    ).toEqual(of(`leads to the project ${ref}`))
    expect(npm(at('postgresql://postgres:s3cret@127.0.0.1:9/postgres'), 'backup', file)).toEqual(
      of('nothing listens there'),
    )
    expect(npm(at(dbUrl.replace(':postgres@', ':s3cret@')), 'backup', file)).toEqual(
      of('refuses the password'),
    )
    expect(npm({}, 'restore')).toEqual(of('Which backup?'))
    expect(npm(at(dbUrl), 'restore', file)).toEqual(of('no such file'))
    expect(npm({}, 'backup', '--all')).toEqual(of('not --all'))

    const port = new URL(dbUrl).port
    expect(npm({ BAHI_DB_PORT: port }, 'backup', '--dev', file)).toEqual([
      0,
      expect.stringContaining(' MB, in '),
    ])
    expect(npm({ BAHI_DB_PORT: port }, 'backup', '--dev', file)).toEqual(of('there already'))
    expect(npm({ BAHI_DB_PORT: port }, 'backup', '--dev', join(file, 'x'))).toEqual(
      of('it is no folder'),
    )
    expect(npm(at(source.url), 'restore', file)).toEqual(of('is not empty'))
    expect(readdirSync(join(folder, 'new'))).toEqual(['commands.sql.gz'])
    expect(existsSync(file)).toBe(true)
  },
  60_000,
)
