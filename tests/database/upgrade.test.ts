import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import type { Sql } from 'postgres'
import { expect, inject, test } from 'vitest'
import {
  appliedQuery,
  filledTables,
  historyQuery,
  readChain,
} from '../../supabase/local/postgres/chain.ts'
import { createDatabase } from '../../supabase/local/schema/database.ts'
import { readReleased } from '../../supabase/local/schema/released.ts'
import { describeSchema, differenceOf } from '../../supabase/local/schema/snapshot.ts'
import { projectDir } from '../../supabase/local/settings.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { makeDatabase } from '../setup/stack/second-database.ts'

const port = Number(new URL(inject('stack').dbUrl).port)
const chain = readChain()
const released = readReleased()
const lastRelease = chain.filter(({ version }) => version in released)
const fresh = chain.filter(({ version }) => !(version in released))

const demo = '11111111-1111-4111-8111-111111111111'
const issue = (sql: Sql) =>
  sql.begin(async (tx) => {
    const claims = { sub: demo, session_id: demo, role: 'authenticated' }
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    await tx`set local role authenticated`
    const [row] = await tx<{ number: string }[]>`
      select issue_invoice(gen_random_uuid(), ${tx.json({
        ...{
          client_name: 'Kaveri',
          client_email: 'billing@kaveri.example',
          due_date: '2990-01-01',
        },
        ...{ client_state_code: '27', items: [{ description: 'Design', amount_minor: 150_050 }] },
      })}) ->> 'number' as number`
    return row?.number
  })

type Held = { place: string; columns: string[] }

/** The columns of each table that a release had, in the order of their names. */
const tablesOf = (sql: Sql) => sql<Held[]>`
  select attrelid::regclass::text as place, array_agg(quote_ident(attname) order by attname) as columns
  from pg_attribute
  join pg_class on pg_class.oid = attrelid
  where relnamespace::regnamespace::text in ('public', 'books', 'private') and relkind = 'r' and relpersistence = 'p'
    and attnum > 0 and not attisdropped
  group by attrelid
  order by 1`

/** Each table's rows by those columns, as one sum. */
async function sumsOf(sql: Sql, held: Held[]): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const { place, columns } of held) {
    const [row] = await sql.unsafe<{ sum: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(told, ' ' order by told)), '') as sum
       from (select row(${columns.join(', ')})::text as told from ${place}) as row`,
    )
    sums[place] = row?.sum ?? ''
  }
  return sums
}

/** The columns, views and functions that the Data API shows, a function up to where its arguments have defaults. */
const offersOf = (lines: string[]) =>
  lines
    .filter((line) => /^(column|view|function) (public|books)\./.test(line))
    .map((line) => {
      const [, name = ''] = /^(.*?): /s.exec(line) ?? []
      return { name, isFunction: line.startsWith('function'), text: line }
    })
type Offer = ReturnType<typeof offersOf>[number]

/** A function may take more, as long as callers with fewer arguments are answered, too. */
function answersFor(now: Offer, before: Offer): boolean {
  if (now.name === before.name) return true
  const asked = before.name.slice(0, -1)
  if (!now.isFunction || !now.name.startsWith(`${asked}, `)) return false
  const more = now.name.slice(asked.length + 2, -1).split(', ')
  return more.every((argument) => now.text.includes(`${argument} DEFAULT `))
}

test('data of the last release goes through the new migrations unchanged, and the next number follows', async () => {
  const { sql, drop } = await createDatabase(port)
  await sql.unsafe('set search_path = books, public, extensions')
  for (const { text } of lastRelease) await sql.unsafe(text)
  await sql.unsafe(readFileSync('supabase/seed.sql', 'utf8'))
  await sql`insert into auth.sessions (id, user_id) values (${demo}, ${demo})`
  // A prefix that a later version keeps for another kind of document.
  await sql`update public.businesses set invoice_prefix = 'PF' where user_id = ${demo}`
  const before = await issue(sql)
  // Leave out the tables that migrations fill: they hold the schema's own words.
  const held = (await tablesOf(sql)).filter(({ place }) => !filledTables.includes(place))
  const sums = await sumsOf(sql, held)
  expect(sums['books.invoices'] ?? sums.invoices).toMatch(/^\d\d+ /)
  const offered = await describeSchema(sql)

  for (const { text } of fresh) await sql.unsafe(text)
  expect(await sumsOf(sql, held)).toEqual(sums)
  const [prefix = '', sequence = ''] = before?.match(/^(.*\/)(\d+)$/)?.slice(1) ?? []
  expect(await issue(sql)).toBe(
    prefix + String(Number(sequence) + 1).padStart(sequence.length, '0'),
  )

  await sql`update public.businesses set phone = '9876543210' where user_id = ${demo}`

  // The app and the function of the last release go on meanwhile: all that they may ask for is there.
  const now = offersOf(await describeSchema(sql))
  expect(offersOf(offered).filter((one) => !now.some((other) => answersFor(other, one)))).toEqual(
    [],
  )
  await drop()
}, 60_000)

/** The push of a deploy, which may be killed on its way. */
function push(url: string) {
  const launcher = createRequire(import.meta.url).resolve('supabase/dist/supabase.js')
  const args = ['db', 'push', `--remote=${url}`, '--yes', '--include-all']
  return spawn(process.execPath, [launcher, ...args, '--workdir', projectDir, '--agent', 'no'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, DO_NOT_TRACK: '1', PGSSLMODE: 'disable' },
  })
}

beforeRelease(
  'a push that is killed between two migrations ends well when it is run again',
  async () => {
    const { sql, url, drop } = await createDatabase(port)
    const applied = async () => {
      const [history] = await sql.unsafe<{ found: boolean }[]>(historyQuery)
      return history?.found ? (await sql.unsafe<{ version: string }[]>(appliedQuery)).length : 0
    }
    const killed = push(url)
    const over = once(killed, 'close')
    while ((await applied()) === 0 && killed.exitCode === null) await setTimeout(5)
    if (killed.pid) process.kill(-killed.pid, 'SIGKILL')
    await over
    expect(await applied()).toBeLessThan(chain.length)

    const [code] = await once(push(url), 'close')
    expect(code).toBe(0)
    expect(await applied()).toBe(chain.length)
    const whole = await makeDatabase()
    expect(differenceOf(await describeSchema(whole.owner), await describeSchema(sql))).toEqual({
      missing: [],
      unexpected: [],
    })
    await Promise.all([whole.drop(), drop()])
  },
  60_000,
)
