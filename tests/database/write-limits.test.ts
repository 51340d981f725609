import { beforeAll, expect, test } from 'vitest'
import { logo } from '../factories/png.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { as, sql, type Tx, tryAs } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { become, call, callables, needsFiled, needsKey, needsNoBooks } from './calls.ts'
import { outcome } from './ledger.ts'
import { makeScene, type Scene } from './scene.ts'

const writers = (await callables('authenticated')).filter(
  ({ name, writes }) => writes && !needsKey(name),
)

let scene: Scene
beforeAll(async () => {
  scene = await makeScene()
})

/** Writes that people make by themselves, column by column. */
const direct = {
  clients: `update clients set city = 'Pune' where name = 'Tapti Textiles'`,
  profiles: `update profiles set location = 'Pune'`,
  businesses: `update businesses set city = 'Pune'`,
}

type Writer = { name: string; write: (tx: Tx) => Promise<unknown> }
const everyWriter = (): Writer[] => [
  ...writers.map((callable) => ({
    name: callable.name,
    write: (tx: Tx) => call(tx, callable, scene.values(callable.name)),
  })),
  ...Object.entries(direct).map(([name, statement]) => ({
    name,
    write: (tx: Tx) => tx.unsafe(statement),
  })),
]

/** The number of the person's writes that count for the day. */
async function counted(tx: Tx | typeof sql, user: string) {
  const [row] = await tx<{ written: number }[]>`
    select written from private.writers where user_id = ${user}`
  return row?.written ?? 0
}

test('every table counts its writes, so that no writer is forgotten', async () => {
  const tables = await sql<{ name: string; guard: string | null }[]>`
    select relname as name, pg_get_triggerdef(guard.oid) as guard
    from pg_class as relation
    left join pg_trigger as guard on guard.tgrelid = relation.oid and guard.tgname = 'begin_write' and tgenabled = 'O'
    where relnamespace in ('public'::regnamespace, 'books'::regnamespace) and relkind in ('r', 'p')`
  expect(tables.length).toBeGreaterThan(9)
  for (const { name, guard } of tables) {
    expect([name, guard]).toEqual([
      name,
      expect.stringMatching(/BEFORE INSERT OR DELETE OR UPDATE ON .* FOR EACH STATEMENT/),
    ])
  }
  const rights = await sql<{ name: string }[]>`
    select distinct table_name as name from information_schema.column_privileges
    where table_schema in ('public', 'books') and grantee in ('anon', 'authenticated')
      and privilege_type in ('INSERT', 'UPDATE')`
  expect(rights.map(({ name }) => name).sort()).toEqual(Object.keys(direct).sort())
})

test('every call that writes is counted once, however much it writes', async () => {
  const before = await counted(sql, scene.seller)
  const counts = await Promise.all(
    everyWriter()
      .filter(({ name }) => !needsNoBooks(name) && !needsFiled(name))
      .map(({ name, write }) =>
        tryAs(scene.seller, async (tx) => {
          await write(tx)
          await become(tx, null)
          return [name, (await counted(tx, scene.seller)) - before]
        }),
      ),
  )
  expect(counts.length).toBeGreaterThan(13)
  expect(counts).toEqual(counts.map(([name]) => [name, 1]))
})

const refusals: [string, string, string][] = [
  [
    'the minute',
    'available = -60, counted_at = clock_timestamp()',
    'PT429 | too_many_requests | {"seconds": n}',
  ],
  ['the day', 'written = 2000', 'PT429 | changes_used_up | {"most": 2000}'],
  ['the account', 'bytes = 250000000', 'PT403 | storage_full'],
]

/**
 * Staged rows are charged already: an account without room can finish the restore, or take it back. What guards the
 * account takes no room.
 */
const withoutRoom: Record<string, string> = {
  'public.commit_restore': 'PT409 | restore_incomplete',
  'public.take_back_restore': 'done',
  'public.prove_password': 'done',
  'public.end_session': 'done',
  'public.end_api_key': 'done',
  'public.end_invitation': 'done',
  'public.change_member': 'done',
  'public.remove_member': 'done',
  'public.remove_comment': 'done',
  'public.leave_business': 'done',
  'public.uncheck_month': 'done',
  'public.remove_webhook': 'done',
}

test.each(refusals)(
  'a person who has used up %s is refused by every writer',
  async (of, used, told) => {
    const outcomes = await Promise.all(
      everyWriter().map(({ name, write }) =>
        outcome(
          tryAs(null, async (tx) => {
            await tx`reset role`
            await tx.unsafe(
              `update private.writers set ${used}, day = private.today() where user_id = '${scene.seller}'`,
            )
            await become(tx, scene.seller)
            await write(tx)
          }),
        ).then((how) => [name, how.replace(/(?<="seconds": )\d+/, 'n')]),
      ),
    )
    const other = of === 'the account' ? withoutRoom : {}
    expect(outcomes).toEqual(outcomes.map(([name = '']) => [name, other[name] ?? told]))
  },
)

test('a person may write 120 times in a burst, then as time passes; the next day starts anew', async () => {
  const user = await makeSeller()
  const write = () => outcome(as(user, (tx) => tx.unsafe(direct.profiles)))
  const start = performance.now()
  await sql`update private.writers set available = 20, counted_at = clock_timestamp() where user_id = ${user}`
  const outcomes = await Promise.all(Array.from({ length: 40 }, write))
  const refilled = Math.ceil((performance.now() - start) / 500)
  const done = outcomes.filter((one) => one === 'done').length
  expect(done).toBeGreaterThanOrEqual(20)
  expect(done).toBeLessThanOrEqual(20 + refilled)
  const left = async () => {
    await write()
    const [row] = await sql<{ left: number; written: number }[]>`
      select round(available)::integer as left, written from private.writers where user_id = ${user}`
    return row
  }
  await sql`update private.writers set counted_at = now() - interval '1 hour' where user_id = ${user}`
  // The business, the writes above, this one.
  expect(await left()).toEqual({ left: 119, written: done + 2 })
  await sql`update private.writers set day = day - 1, written = 2000 where user_id = ${user}`
  expect((await left())?.written).toBe(1)
})

test('the host’s settings apply to everybody, and a person’s own limit to that person', async () => {
  const user = await makeSeller()
  const again = () =>
    outcome(
      tryAs(null, async (tx) => {
        await tx`reset role`
        await tx`insert into private.write_limits (per_minute, per_day) values (3, 5)`
        await tx`
          update private.writers
          set available = 1000, written = 4, day = private.today(), counted_at = clock_timestamp()
          where user_id = ${user}`
        await become(tx, user)
        await tx.unsafe(direct.profiles)
        await become(tx, null)
        const [row] = await tx`select available from private.writers where user_id = ${user}`
        // The next request.
        await tx`select set_config('app.writer', '', true)`
        await become(tx, user)
        await tx.unsafe(direct.profiles).catch((error: Error) => {
          throw Object.assign(error, { detail: `${row?.available} left` })
        })
      }),
    )
  expect(await again()).toBe('PT429 | changes_used_up | 999 left')
})

test('the database’s owner and visitors are counted for nobody', async () => {
  const user = await makeSeller()
  const before = await counted(sql, user)
  const uncounted = await tryAs(null, async (tx) => {
    await tx`reset role`
    await tx`select set_config('request.jwt.claim.sub', ${user}, true)`
    for (let turn = 0; turn < 3; turn++) await createInvoice(tx)
    return (await counted(tx, user)) - before
  })
  expect(uncounted).toBe(0)
})

beforeRelease(
  'the bytes charged to an account are about those that it takes on the disk',
  async () => {
    const picture = logo({ pixels: crypto.getRandomValues(new Uint8Array(60_000)) })
    const sizes = ([items, picture]: [items: unknown[], picture?: string]) =>
      tryAs(null, async (tx) => {
        await tx`reset role`
        const user = scene.seller
        await tx`update businesses set logo = ${picture ?? null} where user_id = ${user}`
        const charged = async () => {
          const [row] = await tx<{ bytes: number }[]>`
          select bytes from private.writers where user_id = ${user}`
          return row?.bytes ?? 0
        }
        const before = await charged()
        await become(tx, user)
        const id = await createInvoice(tx, { items })
        await become(tx, null)
        const [row] = await tx<{ stored: number }[]>`
        select (
          (select pg_column_size(invoice.*) from invoices as invoice where id = ${id})
          + (select sum(pg_column_size(item.*)) from invoice_items as item where invoice_id = ${id})
          + coalesce((select sum(pg_column_size(image.*)) from images as image where user_id = ${user}), 0)
        )::integer as stored`
        return { charged: (await charged()) - before, stored: row?.stored ?? 0 }
      })
    const text = () => crypto.randomUUID().repeat(25)
    const one = { description: 'Design', quantity: 1, amount_minor: 100 }
    const invoices: [items: unknown[], logo?: string][] = [
      [[one]],
      [[one], picture],
      [Array.from({ length: 500 }, () => ({ description: 'D', quantity: 1, amount_minor: 1 }))],
      [Array.from({ length: 500 }, () => ({ description: text(), quantity: 1, amount_minor: 1 }))],
    ]
    for (const invoice of invoices) {
      const { charged, stored } = await sizes(invoice)
      expect(charged).toBeGreaterThan(stored)
      expect(charged).toBeLessThan(stored * 4)
    }
  },
)
