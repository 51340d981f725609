import { beforeAll, expect, inject, test } from 'vitest'
import { makeAccount } from '../api/clients.ts'
import { logo } from '../factories/png.ts'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { outcome } from './ledger.ts'

/** Tables that people write to past every function, by the rights of the catalogue. */
const openTables = () => sql<{ name: string }[]>`
  select relname as name from pg_class as relation
  where relnamespace in ('public'::regnamespace, 'books'::regnamespace) and relkind in ('r', 'p') and (
    has_any_column_privilege('authenticated', oid, 'insert')
    or has_any_column_privilege('authenticated', oid, 'update')
    or has_table_privilege('authenticated', oid, 'delete')
  )
  order by 1`

const manyClients = (user: string, count: number) => sql`
  insert into clients (user_id, name, country)
  select ${user}, 'Client ' || place, 'IN' from generate_series(1, ${count}::integer) as place`

async function charged(tx: Tx | typeof sql, user: string) {
  const [row] = await tx<{ bytes: number }[]>`
    select bytes from private.writers where user_id = ${user}`
  return row?.bytes ?? 0
}

let seller: string
beforeAll(async () => {
  seller = await makeSeller()
  await manyClients(seller, 2_000)
})

test('every table that people write to themselves takes one row at a time', async () => {
  const tables = (await openTables()).map(({ name }) => name)
  expect(tables).toContain('clients')
  const guards = await sql<{ name: string; guard: string }[]>`
    select tgrelid::regclass::text as name, string_agg(pg_get_triggerdef(oid), '; ' order by tgname) as guard
    from pg_trigger
    where tgname in ('direct_begin', 'direct_row') and tgenabled = 'O'
    group by tgrelid order by 1`
  expect(guards).toEqual(
    tables.map((name) => ({
      name,
      guard: expect.stringMatching(
        /BEFORE INSERT OR DELETE OR UPDATE .* FOR EACH STATEMENT .*; .*BEFORE INSERT OR DELETE OR UPDATE .* FOR EACH ROW/s,
      ),
    })),
  )
})

test('a change of all clients at once is refused at the second row, before the work', async () => {
  const size = async () => {
    const [row] = await sql<{ size: number }[]>`
      select pg_total_relation_size('clients')::bigint as size`
    return row?.size
  }
  const before = await size()
  const start = performance.now()
  for (let turn = 0; turn < 5; turn += 1) {
    const all = as(seller, (tx) => tx`update clients set notes = repeat('x', 2000)`)
    expect(await outcome(all)).toBe('PT422 | one_row_only')
  }
  // Each would have written 4 MB.
  expect((await size()) ?? 0).toBeLessThan((before ?? 0) + 1_000_000)
  expect(performance.now() - start).toBeLessThan(2_000)
  const one = as(seller, (tx) => tx`update clients set city = 'Pune' where name = 'Client 7'`)
  expect(await outcome(one)).toBe('done')
})

test('over HTTP the same is refused in words', async () => {
  const { apiUrl, publishableKey } = inject('stack')
  const { id, token } = await makeAccount()
  await manyClients(id, 3)
  const answer = await fetch(`${apiUrl}/rest/v1/clients?name=like.Client*`, {
    method: 'PATCH',
    headers: {
      apikey: publishableKey,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
    },
    body: '{"city": "Pune"}',
  })
  expect([answer.status, await answer.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'PT422', message: 'one_row_only' }),
  ])
})

test('functions go on writing as many rows as they need, whoever calls them', async () => {
  const merge = tryAs(seller, async (tx) => {
    const clients = await tx<{ id: string }[]>`
      select id from clients where name in ('Client 1', 'Client 2', 'Client 3') order by name`
    const [first, second, third] = clients.map(({ id }) => id)
    await tx`select merge_clients(${String(first)}, ${String(second)})`
    await tx`select merge_clients(${String(second)}, ${String(third)})`
  })
  expect(await outcome(merge)).toBe('done')
})

test('a direct write is charged with the bytes that it writes, a picture among them', async () => {
  const picture = logo({ pixels: crypto.getRandomValues(new Uint8Array(60_000)) })
  const writes: [what: (tx: Tx) => Promise<unknown>, bytes: number][] = [
    [(tx) => tx`update businesses set logo = ${picture}`, picture.length],
    [(tx) => tx`update businesses set signature = ${picture}`, picture.length],
    [(tx) => tx`update clients set notes = repeat('x', 2000) where name = 'Client 9'`, 2_000],
    // The picture beside it is not written again.
    [(tx) => tx`update businesses set city = 'Nashik'`, 0],
  ]
  await tryAs(null, async (tx) => {
    for (const [write, bytes] of writes) {
      await tx`reset role`
      await tx`select set_config('app.writer', '', true), set_config('request.jwt.claims', ${JSON.stringify(
        { sub: seller, session_id: seller, role: 'authenticated' },
      )}, true)`
      const before = await charged(tx, seller)
      await tx`set local role authenticated`
      await write(tx)
      await tx`reset role`
      const more = (await charged(tx, seller)) - before
      expect(more).toBeGreaterThanOrEqual(bytes)
      expect(more).toBeLessThan(bytes + 2_000)
    }
  })
})

test('a direct write for which there is no room is refused', async () => {
  const picture = logo({ pixels: crypto.getRandomValues(new Uint8Array(60_000)) })
  const full = tryAs(seller, async (tx) => {
    await tx`reset role`
    await tx`update auth.users set created_at = now() - interval '1 year' where id = ${seller}`
    await tx`update private.writers set bytes = 250000000 - 50000 where user_id = ${seller}`
    await tx`set local role authenticated`
    await tx`update businesses set logo = ${picture}`
  })
  expect(await outcome(full)).toBe('PT403 | storage_full')
})
