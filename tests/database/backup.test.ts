import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHeader } from '../../hosting/backup/file.ts'
import { placeAt, withDatabase } from '../../hosting/backup/place.ts'
import { putBack } from '../../hosting/backup/put-back.ts'
import { takeBackup } from '../../hosting/backup/take.ts'
import { filledTables } from '../../supabase/local/postgres/chain.ts'
import { startStack } from '../../supabase/local/stack.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { thorough } from '../setup/property.ts'
import { makeDatabase } from '../setup/stack/second-database.ts'
import { call, signIn } from '../stack/client.ts'
import { type Database, draft, email, fill, issue, password, seller } from './ground/backup.ts'

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

/** The tables to keep: ours without those that migrations fill, and those of accounts. */
const tables = ({ admin }: Database) => admin<{ name: string }[]>`
  select relation.oid::regclass::text as name
  from pg_class as relation
  where relkind = 'r'
    and relpersistence = 'p'
    and (
      relnamespace in ('public'::regnamespace, 'books'::regnamespace, 'private'::regnamespace)
      or relation.oid in ('auth.users'::regclass, 'auth.identities'::regclass)
    )
    and relation.oid <> all (${filledTables}::regclass[])
  order by 1`

const checksums = async (database: Database) =>
  Object.fromEntries(
    await Promise.all(
      (await tables(database)).map(async ({ name }) => {
        const [row] = await database.admin.unsafe<{ rows: number; sum: string }[]>(
          `select count(*)::integer as rows, md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as sum
           from ${name} as t`,
        )
        return [name, row] as const
      }),
    ),
  )

const backup = ({ url }: Database, file: string) =>
  withDatabase(placeAt(url), (client) => takeBackup(client, file))

const restore = ({ url }: Database, file: string) =>
  withDatabase(placeAt(url), (client) => putBack(client, file))

/** Triggers that are not as the migrations made them. */
const quiet = ({ admin }: Database) => admin`select tgname from pg_trigger where tgenabled <> 'O'`

/** The rights of a hosted project: `postgres` reads the jobs, and does not write them. */
const addCron = ({ admin }: Database) =>
  admin.unsafe(`
    create schema cron;
    create table cron.job (jobid bigint primary key, command text);
    insert into cron.job values (1, 'select 1');
    grant usage on schema cron to postgres;
    grant select on cron.job to postgres;`)

/** Waits until a backup stands before a table that somebody holds: its moment has passed then. */
async function untilHeld({ admin }: Database) {
  for (;;) {
    const [held] = await admin`
      select from pg_stat_activity
      where datname = current_database() and application_name = 'bahi' and wait_event_type = 'Lock'`
    if (held) return
  }
}

test('a backup made during writes is restored, equal table by table', async () => {
  const fresh = await makeDatabase()
  try {
    await Promise.all([addCron(source), addCron(fresh)])
    const kept = await checksums(source)
    // Another Auth server: with a column and with a table that the new project does not have.
    await source.admin.unsafe(`
      alter table auth.identities add column since text default 'v3';
      set role supabase_auth_admin;
      create table auth.webauthn_credentials (id uuid primary key, user_id uuid references auth.users (id));
      reset role;`)
    const file = join(folder, 'whole.sql.gz')

    const taken = await source.sql.begin(async (tx) => {
      await tx`lock table column_mappings`
      const running = backup(source, file)
      await untilHeld(source)
      await issue({ ...source, sql: source.admin })
      return { running }
    })
    const { header } = await taken.running
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(header.tables.filter(({ name }) => /cron|hsn_codes|kinds|session/.test(name))).toEqual(
      [],
    )
    expect(await readHeader(file)).toEqual(header)
    await source.admin.unsafe('alter table auth.identities drop column since')

    expect(await restore(fresh, file)).toEqual(['auth.identities.since'])
    expect(await checksums(fresh)).toEqual(kept)
    expect(kept['auth.users']?.rows).toBe(2)
    expect(kept.payments?.rows).toBeGreaterThan(10)
    expect(await quiet(fresh)).toEqual([])

    // A second time there are people.
    await expect(restore(fresh, file)).rejects.toThrow('it has 2 accounts')
  } finally {
    await fresh.drop()
  }
}, 60_000)

beforeRelease(
  'the people of a backup sign in to the project that it is restored to, and go on with their numbers',
  async () => {
    const stack = await startStack({ parts: 'api', authLimits: false })
    try {
      const file = join(folder, 'people.sql.gz')
      await backup(source, file)
      expect(await restore({ ...source, url: stack.dbUrl }, file)).toEqual([])
      const { status, body } = await signIn(stack, email, password)
      expect(status).toBe(200)
      const token = String(body.access_token)
      const issued = await call(stack, 'POST', '/rest/v1/rpc/issue_invoice', {
        token,
        body: { request_key: crypto.randomUUID(), document: draft('INR') },
      })
      expect(issued.body.number).toMatch(/\/0005$/)
    } finally {
      await stack.stop()
    }
  },
  60_000,
)

/** The same file after somebody has changed it with care. */
const resummed = (text: string) =>
  text.replace(
    /(;\n)((?:(?!\\\.\n).*\n)*)(\\\.\n-- sha256 )\w+/g,
    (_, before, rows, after) =>
      before + rows + after + createHash('sha256').update(rows).digest('hex'),
  )

test('a damaged, a cut or a foreign backup leaves nothing behind, and the next try does all', async () => {
  const whole = join(folder, 'good.sql.gz')
  const bad = join(folder, 'bad.sql.gz')
  await backup(source, whole)
  const packed = readFileSync(whole)
  const text = gunzipSync(packed).toString('utf8')
  const nobody = await checksums(target)
  // A table that migrations fill is to be named as one.
  expect(Object.entries(nobody).filter(([, held]) => held?.rows)).toEqual([])
  const damages: [Buffer, string][] = [
    [packed.subarray(0, packed.length / 2), 'damaged or incomplete'],
    [gzipSync(text.replace('Neel', 'Keel')), 'damaged or incomplete'],
    [gzipSync(text.slice(0, -8)), 'damaged or incomplete'],
    [gzipSync(text.replace('"format":1', '"format":2')), 'newer version'],
    [gzipSync(text.replace(/"fingerprint":"\w{8}/, '"fingerprint":"00000000')), 'another schema'],
    [Buffer.from(text), 'not a backup'],
    // Foreign keys are looked at behind the last row of a table.
    [
      gzipSync(
        resummed(
          text.replace(
            new RegExp(`(COPY books.clients [^]*?)${seller}`),
            `$1${crypto.randomUUID()}`,
          ),
        ),
      ),
      'violates foreign key constraint',
    ],
  ]
  for (const [content, reason] of damages.filter((_, at) => thorough(at % 2 === 0, true))) {
    writeFileSync(bad, content)
    await expect(restore(target, bad), reason).rejects.toThrow(reason)
    expect(await checksums(target)).toEqual(nobody)
    expect(await quiet(target)).toEqual([])
  }
  expect(await restore(target, whole)).toEqual([])
  expect(await checksums(target)).toEqual(await checksums(source))
})
