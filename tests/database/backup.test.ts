import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase } from '../setup/second-database.ts'

type Database = Awaited<ReturnType<typeof makeDatabase>>

let source: Database
let target: Database
beforeAll(async () => {
  source = await makeDatabase()
  target = await makeDatabase()
})
afterAll(() => Promise.all([source?.drop(), target?.drop()]))

const seller = crypto.randomUUID()
const items = [{ description: 'Design, "two" \\ lines and ₹', amount_minor: 150_050 }]

/** Works as the Data API does for the seller, and keeps what was written. */
const asSeller = ({ sql }: Database, statement: string) =>
  sql.begin(async (tx) => {
    const claims = { sub: seller, session_id: seller, role: 'authenticated' }
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    await tx`set local role authenticated`
    return tx.unsafe(statement)
  })

const signIn = ({ admin }: Database) =>
  admin`insert into auth.sessions (id, user_id) values (${seller}, ${seller})`

const issue = (database: Database, currency = 'INR') =>
  asSeller(
    database,
    `select issue_invoice(gen_random_uuid(), '${JSON.stringify({
      client_name: 'Kaveri',
      client_email: 'billing@kaveri.example',
      due_date: '2990-01-01',
      currency,
      exchange_rate: currency === 'INR' ? null : 83.25,
      notes: 'Thank\n\tyou',
      items,
    })}') as invoice`,
  ).then(([row]) => row?.invoice)

async function fill(database: Database) {
  await database.admin`
    insert into auth.users (id, email, email_confirmed_at, encrypted_password)
    values (${seller}, 'asha@example.com', now(), 'hash')`
  await signIn(database)
  await asSeller(
    database,
    `insert into businesses (name, email, phone, postal_code) values ('Neel', 'a@neel.example', '9820012345', '411004')`,
  )
  for (const currency of ['INR', 'USD', 'INR']) await issue(database, currency)
  await asSeller(
    database,
    `select record_payment(gen_random_uuid(), id, 5000, private.today(), 'UPI', 'UTR 1'), share_invoice(id)
     from invoices where sequence < 3`,
  )
  await asSeller(database, 'select delete_invoice(id) from invoices where sequence = 3')
  await database.admin`insert into private.write_limits (per_day) values (3000)`
}

type Table = { name: string; columns: string; keeps: string }

/** What a data-only dump holds: our tables and those of accounts, each with the columns that are not computed. */
const tables = ({ admin }: Database) => admin<Table[]>`
  select
    relation.oid::regclass::text as name,
    string_agg(quote_ident(attname), ', ' order by attnum) as columns,
    relpersistence as keeps
  from pg_class as relation
  join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = ''
  where relkind = 'r'
    and relpersistence = 'p'
    and (
      relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      or relation.oid in ('auth.users'::regclass, 'auth.identities'::regclass)
    )
  group by relation.oid
  order by 1`

const sequences = ({ admin }: Database) => admin<{ name: string; last: number }[]>`
  select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, 0)::integer as last
  from pg_sequences where schemaname in ('public', 'private')`

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

/** As docs/hosting.md: all in one transaction, without triggers and foreign keys. */
async function restore(from: Database, to: Database) {
  await to.admin.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const { name, columns } of await tables(from)) {
      const dump = await from.admin.unsafe(`copy ${name} (${columns}) to stdout`).readable()
      await pipeline(dump, await tx.unsafe(`copy ${name} (${columns}) from stdin`).writable())
    }
    for (const { name, last } of await sequences(from)) {
      if (last > 0) await tx`select setval(${name}::regclass, ${last})`
    }
  })
}

test('a backup of the data restores into a new project, equal table by table, and the seller goes on', async () => {
  await fill(source)
  await restore(source, target)
  const [kept, restored] = [await checksums(source), await checksums(target)]
  expect(restored).toEqual(kept)
  expect(kept.invoices?.rows).toBe(3)
  expect(kept.payments?.rows).toBe(2)
  expect(kept.invoice_events?.rows).toBeGreaterThan(7)

  // Sessions are not restored: everybody logs in again.
  await expect(issue(target)).rejects.toMatchObject({ code: 'PT401' })
  await signIn(target)
  const next = await issue(target)
  expect(next.number).toMatch(/\/0004$/)
  const [list] = await asSeller(target, 'select list_invoices(0, 5) as page')
  expect(list?.page.total).toBe(3)
  await expect(
    asSeller(
      target,
      `select record_payment(gen_random_uuid(), id, 999999, private.today(), 'UPI') from invoices where sequence = 1`,
    ),
  ).rejects.toMatchObject({ code: 'PT422' })
})
