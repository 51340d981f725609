import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logo } from '../factories/png.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { as, sql, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeRegistered, makeSeller } from '../setup/stack/people.ts'
import { makeDatabase } from '../setup/stack/second-database.ts'
import { bytesOf, type Database, taken } from './ground/storage.ts'
import { outcome, record, share } from './ledger.ts'

let apart: Database
beforeAll(async () => {
  apart = await makeDatabase()
})
afterAll(() => apart?.drop())

const words = 'Brand identity and guidelines, second round of corrections for the website'.split(
  ' ',
)
/** Ten rows, as a studio writes them, each other than the ones before. */
const items = (invoice: number) =>
  Array.from({ length: 10 }, (_, row) => ({
    description: Array.from(
      { length: 6 },
      (_, at) => words[(invoice * 7 + row * 3 + at) % words.length],
    ).join(' '),
    quantity: 1 + (row % 4),
    rate_minor: 120_000 + invoice,
    amount_minor: (120_000 + invoice) * (1 + (row % 4)),
  }))

/** A registered seller who may write as much as a test needs. */
async function makeWriter(database: Database, change: object = {}) {
  const user = await makeRegistered({ default_gst_rate: 1800, ...change }, database.sql)
  await database.sql`
    insert into private.writers (user_id, available, counted_at, day, written, bytes)
    values (${user}, 90000, now(), private.today(), -90000, 0)
    on conflict (user_id) do update set available = 90000, written = -90000`
  return user
}

/**
 * Every invoice updates the rows that count invoices. Transactions of other tests keep old versions
 * for a while.
 */
const tidy = ({ sql }: Database) => sql`vacuum invoice_periods, invoice_counters, private.writers`

/** Invoices with payments, links and drafts beside them. */
async function fill(database: Database, invoices: number, clients: number) {
  const user = await makeWriter(database, { logo: logo() })
  for (let invoice = 0; invoice < invoices; invoice += 1) {
    await as(
      user,
      async (tx) => {
        const id = await createInvoice(tx, {
          client_name: `Client ${invoice % clients}`,
          client_email: `accounts${invoice % clients}@client.example`,
          client_state_code: '27',
          notes: 'Thank you for your business. Please pay within thirty days.',
          items: items(invoice),
        })
        if (invoice % 3 > 0) await record(tx, id, { amount_minor: 50_000 + invoice })
        if (invoice % 2 > 0) await share(tx, id)
        if (invoice % 5 === 0) {
          await tx`select save_draft(gen_random_uuid(), 0, ${tx.json({ items: items(invoice) })})`
        }
      },
      database.sql,
    )
    if (invoice % 10 === 0) await tidy(database)
  }
  return user
}

beforeRelease(
  'an invoice of ten taxed rows takes what the guide tells its host, and as many of them have room',
  async () => {
    const guide = await readFile('docs/hosting.md', 'utf8')
    const told = 1000 * Number(/ten taxed rows takes ([\d.]+) kB/.exec(guide)?.[1])
    const count = Number(/500 MB hold about ([\d,]+)/.exec(guide)?.[1]?.replace(',', ''))
    const user = await makeWriter(apart)
    const size = async () => {
      const [row] = await apart.sql<{ bytes: number }[]>`
      select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'books'::regnamespace, 'private'::regnamespace)`
      return row?.bytes ?? 0
    }
    // Each by itself, as people issue them: rows that one transaction counts twice take a second
    // place.
    const issue = async (from: number, to: number) => {
      for (let invoice = from; invoice < to; invoice += 1) {
        const document = {
          client_name: `Client ${invoice % 40}`,
          client_email: `accounts${invoice % 40}@client.example`,
          client_state_code: '27',
          items: items(invoice),
        }
        await as(user, (tx) => createInvoice(tx, document), apart.sql)
        if (invoice % 10 === 0) await tidy(apart)
      }
    }
    // The first pages of all tables and indexes are nearly empty.
    await issue(0, 200)
    const before = await size()
    await issue(200, 400)
    const taken = ((await size()) - before) / 200
    expect(taken).toBeGreaterThan(told * 0.9)
    expect(taken).toBeLessThan(told * 1.1)
    expect(count * taken).toBeLessThan(500_000_000 - 50_000_000)
  },
  60_000,
)

beforeRelease(
  'the measured size of an account is within a seventh of the database’s own count',
  async () => {
    const before = await taken(apart)
    // Enough that leftover pages of other tests do not count.
    const [large, small] = [await fill(apart, 150, 30), await fill(apart, 40, 20)]
    const grown = (await taken(apart)) - before
    const charged = (await bytesOf(large, apart.sql)) + (await bytesOf(small, apart.sql))
    await apart.sql`select private.measure_accounts()`
    const measured = (await bytesOf(large, apart.sql)) + (await bytesOf(small, apart.sql))
    expect(measured).toBeGreaterThan(grown * 0.86)
    expect(measured).toBeLessThan(grown * 1.14)
    // Before that it is an estimate.
    expect(charged).toBeGreaterThan(grown * 0.6)
    expect(charged).toBeLessThan(grown * 1.4)
  },
  60_000,
)

test('an account that writes is measured once a day', async () => {
  const user = await makeRegistered({}, apart.sql)
  const measured = async (change: object) => {
    await apart.sql`
      update private.writers set ${apart.sql({ counted_at: new Date(), ...change })} where user_id = ${user}`
    await apart.sql`select private.measure_accounts()`
    return bytesOf(user, apart.sql)
  }
  const [yesterday, lately] = [25, 23].map((hours) => new Date(Date.now() - hours * 3_600_000))
  const found = await measured({ measured_at: null, bytes: 7 })
  expect(found).toBeGreaterThan(500)
  expect(await measured({ measured_at: lately, bytes: 7 })).toBe(7)
  expect(Math.abs((await measured({ measured_at: yesterday, bytes: 7 })) - found)).toBeLessThan(100)
  // An account that has written nothing since stays the same.
  expect(await measured({ measured_at: yesterday, bytes: 7, counted_at: new Date(0) })).toBe(7)
})

/** Letters that cannot be compressed. */
const unpacked = (length: number) => randomBytes(length).toString('base64').slice(0, length)

const daily = (user: string) =>
  sql`update private.writers set bytes = private.kept_bytes(${user}), measured_at = now() where user_id = ${user}`

test('a draft or a schedule that is shortened after it was measured gives back what it took, and no more', async () => {
  const user = await makeSeller()
  const draft = crypto.randomUUID()
  const request = crypto.randomUUID()
  const save = (version: number, notes: string) =>
    as(user, (tx) => tx`select save_draft(${draft}, ${version}, ${tx.json({ notes })})`)
  const schedule = (tx: Tx, notes: string) =>
    tx.json({
      every: 'month',
      start_on: '2990-01-01',
      mode: 'draft',
      terms_days: 7,
      content: { notes },
    })
  const [kept] = await as(
    user,
    (tx) => tx<{ id: string }[]>`
      select create_schedule(${request}, ${schedule(tx, 'x'.repeat(90_000))}) as id`,
  )
  const change = (notes: string) =>
    as(user, (tx) => tx`select change_schedule(${kept?.id ?? ''}, ${schedule(tx, notes)})`)
  await save(0, 'x'.repeat(90_000))
  await daily(user)
  const measured = await bytesOf(user)
  await save(1, 'x'.repeat(60_000))
  await save(2, 'x'.repeat(30_000))
  await save(3, 'x')
  await change('x')
  const shortened = await bytesOf(user)
  expect(measured - shortened).toBeGreaterThan(0)
  expect(measured - shortened).toBeLessThan(5_000)
  // The same number of letters may take far more bytes.
  await save(4, 'x'.repeat(90_000))
  await daily(user)
  const packed = await bytesOf(user)
  await save(5, unpacked(90_000))
  expect((await bytesOf(user)) - packed).toBeGreaterThan(85_000)
  await sql`update private.writers set bytes = 29990000 where user_id = ${user}`
  await save(6, 'x'.repeat(90_000))
  await sql`update private.writers set bytes = 29990000 where user_id = ${user}`
  expect(await outcome(save(7, unpacked(90_000)))).toMatch(/^PT403 \| storage_young/)
  // Its end gives back as much as was measured.
  await daily(user)
  const before = await bytesOf(user)
  await as(user, (tx) => tx`select delete_schedule(${kept?.id ?? ''})`)
  expect(before - (await bytesOf(user))).toBeLessThan(5_000)
})

test('parallel shrinks of a draft give its bytes back once, and no account holds less than nothing', async () => {
  const user = await makePerson()
  const draft = crypto.randomUUID()
  const save = (version: number, notes: string) =>
    outcome(as(user, (tx) => tx`select save_draft(${draft}, ${version}, ${tx.json({ notes })})`))
  expect(await save(0, unpacked(100_000))).toBe('done')
  const full = await bytesOf(user)
  // An existing draft is no conflict, so each save succeeds.
  const shrunk = await Promise.all(Array.from({ length: 40 }, () => save(1, 'x')))
  expect(shrunk.filter((how) => how !== 'done')).toEqual([])
  const left = await bytesOf(user)
  expect(left).toBeGreaterThan(0)
  expect(Math.abs(full - left - 100_000)).toBeLessThan(100)
})
