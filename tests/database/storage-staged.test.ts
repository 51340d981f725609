import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beforeRelease } from '../setup/before-release.ts'
import { as, sql } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeSeller, signedUp } from '../setup/stack/people.ts'
import { makeDatabase } from '../setup/stack/second-database.ts'
import { bytesOf, type Database } from './ground/storage.ts'
import { outcome, record, share } from './ledger.ts'
import { exported, type Page, stage as stagePage, written } from './moving.ts'

let apart: Database
beforeAll(async () => {
  apart = await makeDatabase()
})
afterAll(() => apart?.drop())

const page = JSON.stringify(
  Array.from({ length: 10 }, (_, at) => ({
    id: crypto.randomUUID(),
    name: 'x'.repeat(300_000),
    at,
  })),
)
const stage = (user: string, restore: string, place: number) =>
  outcome(
    as(
      user,
      (tx) => tx`select stage_restore(${restore}, ${place}, 'clients', (${page}::text)::jsonb)`,
    ),
  )

beforeRelease(
  'an account of the first week holds 30 MB, and is told from when on more',
  async () => {
    const user = await makePerson()
    const restore = crypto.randomUUID()
    expect(await stage(user, restore, 1)).toBe('done')
    const one = await bytesOf(user)
    expect(one).toBeGreaterThan(3_000_000)
    // Room for one more, and not for two.
    await sql`update private.writers set bytes = ${30_000_000 - Math.round(1.5 * one)} where user_id = ${user}`
    expect(await stage(user, restore, 2)).toBe('done')
    expect(await stage(user, restore, 3)).toMatch(
      /^PT403 \| storage_young \| {"day": "\d{4}-\d\d-\d\d", "most": 30}$/,
    )
    await signedUp(user, 7)
    expect(await stage(user, restore, 3)).toBe('done')
  },
)

test('rows staged and not written within a day are dropped, and their bytes are given back', async () => {
  const user = await makePerson()
  expect(await stage(user, crypto.randomUUID(), 1)).toBe('done')
  await as(
    user,
    (tx) => tx`select stage_import(gen_random_uuid(), 'clients', 1, ${tx.json([{ name: 'Old' }])})`,
  )
  const waiting = async () => {
    const [row] = await sql<{ rows: number }[]>`
      select (
        (select count(*) from private.restore_rows where user_id = ${user})
        + (select count(*) from private.import_rows where user_id = ${user})
        + (select count(*) from imports where user_id = ${user})
      )::integer as rows`
    return row?.rows
  }
  const drop = () => sql`select private.drop_staged()`
  await drop()
  expect(await waiting()).toBe(12)
  expect(await bytesOf(user)).toBeGreaterThan(3_000_000)
  await sql`update private.restores set staged_at = now() - interval '25 hours' where user_id = ${user}`
  await sql`update imports set created_at = now() - interval '25 hours' where user_id = ${user}`
  await drop()
  expect([await waiting(), await bytesOf(user)]).toEqual([0, 0])
})

const oddClients = () =>
  Array.from(
    { length: 3 },
    (): Page => ({
      part: 'clients',
      rows: Array.from({ length: 200 }, () => ({
        id: crypto.randomUUID(),
        name: oddName(),
        country: 'IN',
        currency: 'INR',
        language: 'en',
        archived: false,
        created_at: '2026-05-01T10:00:00Z',
      })),
    }),
  )

/** Makes names whose endings all differ. */
const oddName = () =>
  Array.from(randomBytes(72), (byte) => String.fromCharCode(97 + (byte % 26))).join('')

/** Makes books of the smallest documents, each with a payment and a link. */
async function smallDocuments() {
  const seller = await makeSeller(apart.sql)
  return as(
    seller,
    async (tx) => {
      for (let invoice = 0; invoice < 100; invoice += 1) {
        const id = await createInvoice(tx, { items: [{ description: 'D', amount_minor: 100 }] })
        await record(tx, id, { amount_minor: 1 })
        await share(tx, id)
        await tx`select create_item(gen_random_uuid(), ${tx.json({ description: `I${invoice}`, currency: 'INR' })})`
      }
      return exported(tx)
    },
    apart.sql,
  )
}

beforeRelease(
  'a restore of small documents with their payments and links is charged what it takes before it is written',
  async () => {
    const pages = await smallDocuments()
    const user = await makePerson('Ravi', apart.sql)
    const restore = crypto.randomUUID()
    for (const [at, page] of pages.entries()) {
      await as(user, (tx) => stagePage(tx, restore, at + 1, page), apart.sql)
    }
    const charged = await bytesOf(user, apart.sql)
    await as(user, (tx) => written(tx, restore, pages.length), apart.sql)
    await apart.sql`vacuum analyze`
    const [kept] = await apart.sql<{ bytes: number }[]>`select private.kept_bytes(${user}) as bytes`
    expect(kept?.bytes).toBeLessThan(1.2 * charged)
  },
)

beforeRelease(
  'clients whose names share nothing are charged within a tenth of what they take, as they are restored and as a file brings them',
  async () => {
    const other = await makeDatabase()
    try {
      const pages = oddClients()
      const user = await makePerson('Ravi', other.sql)
      const restore = crypto.randomUUID()
      for (const [at, page] of pages.entries()) {
        await as(user, (tx) => stagePage(tx, restore, at + 1, page), other.sql)
      }
      const charged = await bytesOf(user, other.sql)
      await as(user, (tx) => written(tx, restore, pages.length), other.sql)
      const [kept] = await other.sql<
        { bytes: number }[]
      >`select private.kept_bytes(${user}) as bytes`
      expect(charged / (kept?.bytes ?? 0)).toBeGreaterThan(0.9)
      expect(charged / (kept?.bytes ?? 0)).toBeLessThan(1.1)
      // Measured at the next run, though it was a moment ago.
      await other.sql`select private.measure_accounts()`
      expect(Math.abs((await bytesOf(user, other.sql)) - (kept?.bytes ?? 0))).toBeLessThan(100)

      const importer = await makePerson('Meera', other.sql)
      const names = other.sql.json(
        pages.flatMap(({ rows }) => rows).map(() => ({ name: oddName() })),
      )
      const file = crypto.randomUUID()
      await as(
        importer,
        (tx) => tx`select stage_import(${file}, 'clients', 1, ${names})`,
        other.sql,
      )
      const paid = await bytesOf(importer, other.sql)
      await as(importer, (tx) => tx`select write_import(${file})`, other.sql)
      await other.sql`analyze books.clients`
      const [taken] = await other.sql<
        { bytes: number }[]
      >`select private.kept_bytes(${importer}) as bytes`
      expect(paid / (taken?.bytes ?? 0)).toBeGreaterThan(0.9)
      expect(paid / (taken?.bytes ?? 0)).toBeLessThan(1.1)
    } finally {
      await other.drop()
    }
  },
)
