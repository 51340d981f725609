import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountParts } from '#domain/account/account-file.ts'
import { as, sql, type Tx } from '../setup/stack/database.ts'
import { makePerson } from '../setup/stack/people.ts'
import { makeDatabase } from '../setup/stack/second-database.ts'

let apart: Awaited<ReturnType<typeof makeDatabase>>
beforeAll(async () => {
  apart = await makeDatabase()
})
afterAll(() => apart?.drop())

test('private.account_tables lists exactly the tables with an owner’s column', async () => {
  const [known] = await sql<{ missing: string[]; unknown: string[] }[]>`
    with held as (
      select relnamespace::regnamespace || '.' || relname as name
      from pg_class
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'books'::regnamespace, 'private'::regnamespace)
        and exists (
          select from pg_attribute where attrelid = pg_class.oid and attname = 'user_id' and not attisdropped
          union all
          select from pg_constraint
          where conrelid = pg_class.oid and contype = 'f' and confrelid = 'auth.users'::regclass
        )
    )
    select
      array(select name from held except select name from private.account_tables) as missing,
      array(select name from private.account_tables except select name from held) as unknown`
  expect(known).toEqual({ missing: [], unknown: [] })
})

test('the parts of an export are those that the domain knows', async () => {
  const parts = await sql<{ called: string }[]>`
    select called from private.account_tables where parent is null and called is not null`
  expect(parts.map(({ called }) => called).sort()).toEqual([...accountParts].sort())
})

test('whatever points at a row stands behind it in the order of restoring', async () => {
  const crossed = await sql`
    select held.name, target.name as target
    from pg_constraint as key
    join private.account_tables as held on held.name::regclass = conrelid
    join private.account_tables as target on target.name::regclass = confrelid
    where contype = 'f' and held.place < target.place`
  expect([...crossed]).toEqual([])
})

test('columns and functions that the catalogue names are there', async () => {
  const gone = await sql`
    select held.name, said.name as column
    from private.account_tables as held
    cross join lateral (
      select unnest(held.also || held.without || held.later || array[held.owner, held.link, held.moment])
      union all
      select jsonb_object_keys(held.restored)
    ) as said (name)
    where said.name is not null
      and not exists (select from pg_attribute where attrelid = held.name::regclass and attname = said.name)`
  expect([...gone]).toEqual([])
  const functions = await sql`
    select said.name from private.account_tables
    cross join lateral (values (writer), (behind)) as said (name)
    where to_regprocedure(said.name || '(uuid, uuid, jsonb)') is null and said.name is not null`
  expect([...functions]).toEqual([])
})

/** A noun of tomorrow: promises of clients, each with its dates. Only their tables are made, and said in the catalogue. */
const promises = `
  create table public.promises (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users (id) on delete restrict,
    client_id uuid not null,
    before_id uuid,
    note text not null default 'none',
    length integer generated always as (char_length(note)) stored,
    token text not null default private.new_token(),
    request_key uuid not null,
    request_fingerprint text not null,
    made_at timestamptz not null default clock_timestamp(),
    constraint promises_id_user unique (id, user_id),
    constraint promises_client foreign key (client_id, user_id) references books.clients (id, user_id) on delete restrict,
    constraint promises_before foreign key (before_id, user_id) references public.promises (id, user_id) on delete restrict
  );
  create table public.promise_days (
    promise_id uuid not null,
    user_id uuid not null,
    day date not null,
    primary key (promise_id, day),
    constraint promise_days_promise foreign key (promise_id, user_id) references public.promises (id, user_id) on delete restrict
  );
  insert into private.account_tables
  select known.*
  from jsonb_array_elements('[
    {"name": "public.promises", "place": 81, "called": "promises", "moment": "made_at", "later": ["before_id"], "taken_back": "true"},
    {"name": "public.promise_days", "place": 82, "called": "days", "parent": "public.promises", "link": "promise_id",
      "turn": "own.day", "taken_back": "true"}
  ]') as said (value)
  cross join jsonb_populate_record((select held from private.account_tables as held where held.name = 'books.bank_rows'),
    '{"untold": null, "is_many": false}' || said.value) as known`

type Promised = Record<string, unknown> & {
  id: string
  client_id: string
  before_id: string | null
}

/** The rows of a part, as an export that begins now has them. */
async function partOf(tx: Tx, part: string): Promise<Promised[]> {
  const [begun] = await tx<{ id: string }[]>`select start_export() as id`
  const [told] = await tx<{ page: { rows: Promised[] }; counts: Record<string, unknown> }[]>`
    select export_part(own.id, ${part}) as page, export_counts(own.id) as counts
    from (select ${begun?.id ?? ''}::uuid as id) as own`
  expect(told?.counts[part]).toBe(told?.page.rows.length)
  return told?.page.rows ?? []
}

test('a table that is said in the catalogue alone is exported, restored, taken back and erased', async () => {
  await apart.sql.unsafe(promises)
  const [from, to] = [await makePerson('Asha', apart.sql), await makePerson('Ravi', apart.sql)]
  const inside = <T>(person: string, work: (tx: Tx) => Promise<T>) => as(person, work, apart.sql)
  await apart.sql`
    with client as (
      insert into books.clients (user_id, name) values (${from}, 'Kaveri') returning id, user_id
    ), first as (
      insert into public.promises (user_id, client_id, request_key, request_fingerprint)
      select user_id, id, gen_random_uuid(), 'typed' from client
      returning id, user_id, client_id
    ), second as (
      insert into public.promises (user_id, client_id, before_id, note, request_key, request_fingerprint)
      select user_id, client_id, id, 'Half', gen_random_uuid(), 'typed' from first
      returning id, user_id
    )
    insert into public.promise_days (promise_id, user_id, day)
    select id, user_id, day from second, unnest('{2026-09-02,2026-09-01}'::date[]) as day`

  const [clients, told] = await inside(from, async (tx) => [
    await partOf(tx, 'clients'),
    await partOf(tx, 'promises'),
  ])
  const second = told.find(({ note }) => note === 'Half')
  expect(second).toEqual({
    ...{ id: expect.any(String), client_id: clients[0]?.id, before_id: expect.any(String) },
    ...{ note: 'Half', made_at: expect.any(String) },
    days: [{ day: '2026-09-01' }, { day: '2026-09-02' }],
  })

  const restore = crypto.randomUUID()
  for (const [at, [part, rows]] of Object.entries({ clients, promises: told }).entries())
    await inside(
      to,
      (tx) => tx`
        select stage_restore(${restore}, ${at + 1}, ${part}, (${JSON.stringify(rows)}::text)::jsonb)`,
    )
  await inside(to, (tx) => tx`select commit_restore(${restore}, 2)`)
  const there = () =>
    apart.sql<Promised[]>`select * from public.promises where user_id = ${to} order by note`
  const newId = async (id: string | null | undefined) => {
    const [row] = await apart.sql<{ id: string }[]>`
      select private.restored_id(${to}, ${restore}, ${id ?? ''}) as id`
    return row?.id
  }
  const [half, first] = await there()
  expect(half).toMatchObject({
    ...{ id: await newId(second?.id), client_id: await newId(second?.client_id), length: 4 },
    ...{ before_id: first?.id, request_fingerprint: 'restored' },
  })
  expect(first).toMatchObject({ note: 'none', before_id: null })
  const again = await inside(to, (tx) => partOf(tx, 'promises'))
  expect(again.map(({ days }) => days)).toEqual(
    expect.arrayContaining([[], [{ day: '2026-09-01' }, { day: '2026-09-02' }]]),
  )

  // The state of an erasing that stopped before its last set.
  await apart.sql`update private.restores set state = 'writing' where user_id = ${to}`
  await apart.sql`update public.promises set request_fingerprint = 'typed' where id = ${first?.id ?? ''}`
  const acted = inside(to, (tx) => tx`select take_back_restore()`).catch(({ message }) => message)
  expect(await acted).toBe('restore_acted')
  await apart.sql`update public.promises set request_fingerprint = 'restored' where user_id = ${to}`
  expect([...(await inside(to, (tx) => tx`select take_back_restore() as left`))]).toEqual([
    { left: 0 },
  ])
  expect([...(await there())]).toEqual([])

  await apart.sql`
    insert into private.account_deletions (user_id, erase_at) values (${from}, '2000-01-01')`
  while ((await apart.sql`select from private.account_deletions where user_id = ${from}`).length)
    await apart.sql`select private.erase_accounts()`
  const [note] = await apart.sql`select counts from private.erased_accounts`
  expect(note?.counts).toMatchObject({ promises: 2, promise_days: 2, clients: 1 })
})
