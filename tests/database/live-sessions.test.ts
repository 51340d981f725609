import { beforeAll, expect, inject, test } from 'vitest'
import { makeAccount, password } from '../api/clients.ts'
import { thorough } from '../setup/property.ts'
import { sql, tryAs } from '../setup/stack/database.ts'
import { makePerson } from '../setup/stack/people.ts'
import { become, call, callables, needsFiled, needsKey, needsNoBooks } from './calls.ts'
import { makeScene, type Scene } from './scene.ts'

const ENDED = 'PT401'

/** Calls open to every holder of a link need no session either. */
const byLink = [
  'claim_payment',
  'invitation',
  'invoice_document',
  'invoice_receipt',
  'note_share_view',
  'shared_document',
  'shared_invoice',
  'shared_receipt',
  'shared_statement',
]

const relations = await sql<{ name: string; updates: string[]; inserts: string[] }[]>`
  select
    relname as name,
    array(
      select attname from pg_attribute
      where attrelid = relation.oid and attnum > 0 and has_column_privilege('authenticated', relation.oid, attnum, 'update')
    ) as updates,
    array(
      select attname from pg_attribute
      where attrelid = relation.oid and attnum > 0 and has_column_privilege('authenticated', relation.oid, attnum, 'insert')
    ) as inserts
  from pg_class as relation
  where relnamespace in ('public'::regnamespace, 'books'::regnamespace) and relkind in ('r', 'v', 'm', 'p', 'f')`
const functions = await callables('authenticated')

let scene: Scene
beforeAll(async () => {
  scene = await makeScene()
})

/** The result for a person with this session: 'done', or the code that refused it. */
const withSession = (session: string, user: string, statement: string) =>
  tryAs(null, async (tx) => {
    await become(tx, user, session)
    await tx.unsafe(statement)
    return 'done'
  }).catch(({ code }: { code: string }) => code)

const never = crypto.randomUUID()

// Each other one in the gate.
for (const { name, updates, inserts } of relations.filter((_, at) =>
  thorough(at % 2 === 0, true),
)) {
  test(`${name}: an ended session reads and writes nothing, and is told so; a living one goes on`, async () => {
    const verbs = [
      `select * from ${name}`,
      `select count(*) from ${name}`,
      ...updates
        .slice(0, 1)
        .map(
          (column) =>
            `update ${name} set ${column} = ${column} where ctid = (select ctid from ${name} limit 1)`,
        ),
      ...inserts.slice(0, 1).map(() => `insert into ${name} default values`),
    ]
    // Everybody gets a refusal instead of an empty list, even a person without rows.
    for (const user of [scene.seller, await makePerson()]) {
      for (const verb of verbs) {
        expect([verb, await withSession(never, user, verb)]).toEqual([verb, ENDED])
        const living = await withSession(user, user, verb)
        // An empty business is refused as such.
        expect([verb, living]).toEqual([verb, verb.startsWith('insert') ? '23502' : 'done'])
      }
      expect(await withSession(user, user, `delete from ${name}`)).not.toBe('done')
    }
  })
}

test('every policy uses the function that checks the session', async () => {
  const others = await sql`
    select tablename, policyname from pg_policies
    where schemaname in ('public', 'books')
      and (concat(qual, with_check) not like '%( SELECT private.caller() AS caller)%' or concat(qual, with_check) like '%auth.%')`
  expect([...others]).toEqual([])
})

test('an ended session calls no function that needs one, and a living one calls them all', async () => {
  const outcomes = await Promise.all(
    functions.map((callable) =>
      Promise.all(
        [never, scene.seller].map((session) =>
          tryAs(null, async (tx) => {
            await become(tx, scene.seller, session)
            await call(tx, callable, scene.values(callable.name))
            return 'done'
          }).catch(({ code }: { code: string }) => code),
        ),
      ).then((codes) => [callable.name, ...codes]),
    ),
  )
  const needing = outcomes.filter(([name = '']) => !byLink.includes(name.slice('public.'.length)))
  expect(needing.length).toBeGreaterThan(15)
  expect(needing).toEqual(
    needing.map(([name = '']) => {
      const is409 = needsNoBooks(name) || needsFiled(name)
      const living = is409 ? 'PT409' : needsKey(name) ? 'PT403' : 'done'
      return [name, ENDED, living]
    }),
  )
})

test('an ended session is told nothing, not how much there is, and where nothing is found no empty list', async () => {
  const looks = [
    { query: 'nobody is called so', skip: '0' },
    { query: 'kaveri', skip: '1000' },
    ...['CANCELLED', 'PAID', 'UNPAID', null].map((status) => ({ query: '', skip: '1000', status })),
  ]
  const lookFor = { query: '', skip: '', status: '' }
  const readers = functions.filter(
    ({ name, writes }) => !writes && !byLink.includes(name.slice('public.'.length)),
  )
  const found: { name: string; look: object; ended: unknown; living: unknown }[] = []
  for (const user of [scene.seller, await makePerson()]) {
    for (const reader of readers) {
      // To one that takes none of this, all looks are the same.
      const looksBy = reader.args.some(({ name }) => name in lookFor) ? looks : looks.slice(0, 1)
      for (const look of looksBy) {
        // A blank search asks for nothing.
        if (look.query === '' && reader.name === 'public.search_invoices') continue
        const [ended, living] = await Promise.all(
          [never, user].map((session) =>
            tryAs(null, async (tx) => {
              await become(tx, user, session)
              await call(tx, reader, { ...scene.values(reader.name), ...look })
              return 'done'
            }).catch(({ code }: { code: string }) => code),
          ),
        )
        found.push({ name: reader.name, look, ended, living })
      }
    }
  }
  expect(found.length).toBeGreaterThan(40)
  // A person without the invoice is told that there is none.
  const answered = ['done', 'PT404']
  const wrong = found.filter(
    ({ ended, living }) => ended !== ENDED || !answered.includes(`${living}`),
  )
  expect(wrong).toEqual([])
})

const ends: [string, (user: string) => Promise<unknown>][] = [
  ['logged out', (user) => sql`delete from auth.sessions where user_id = ${user}`],
  [
    'timed out',
    (user) =>
      sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${user}`,
  ],
  [
    'banned',
    (user) => sql`update auth.users set banned_until = now() + interval '1 day' where id = ${user}`,
  ],
  ['deleted', (user) => sql`update auth.users set deleted_at = now() where id = ${user}`],
]

test.each(ends)('a person who is %s reads and writes nothing more', async (_, end) => {
  const user = await makePerson()
  const statements = ['select * from profiles', `update profiles set location = 'Pune'`]
  const outcomes = async () => [
    await withSession(user, user, statements[0] ?? ''),
    await withSession(user, user, statements[1] ?? ''),
  ]
  expect(await outcomes()).toEqual(['done', 'done'])
  await end(user)
  expect(await outcomes()).toEqual([ENDED, ENDED])
})

test('the session of another person is nobody else’s, and a token without one is refused', async () => {
  const [user, other] = [await makePerson(), await makePerson()]
  expect(await withSession(other, user, 'select * from profiles')).toBe(ENDED)
  const without = tryAs(null, async (tx) => {
    await tx`reset role`
    await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: user })}, true)`
    await tx`set local role authenticated`
    return tx`select * from profiles`
  })
  await expect(without).rejects.toMatchObject({ code: ENDED })
})

const { apiUrl, publishableKey } = inject('stack')
const ask = async (path: string, token: string | null, body?: unknown, method?: string) => {
  const answer = await fetch(`${apiUrl}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      apikey: publishableKey,
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? {} : JSON.parse(text) }
}

const ways: [string, (token: string, email: string) => Promise<unknown>][] = [
  ['after logging out', (token) => ask('/auth/v1/logout', token, {})],
  [
    'after a new password was set elsewhere',
    async (_, email) => {
      const other = await ask('/auth/v1/token?grant_type=password', null, { email, password })
      const token: string = other.body.access_token
      return ask(
        '/auth/v1/user',
        token,
        { password: 'another horse', current_password: password },
        'PUT',
      )
    },
  ],
]

test.each(ways)('%s the old token is refused by the Data API, which says so', async (_, end) => {
  const { token, email } = await makeAccount()
  const requests = () =>
    Promise.all([
      ask('/rest/v1/profiles?select=*', token),
      ask('/rest/v1/invoice_summaries?select=id', token),
      ask('/rest/v1/profiles?name=eq.x', token, { name: 'Eve' }, 'PATCH'),
      ask('/rest/v1/rpc/list_invoices', token, { skip: 0, most: 5 }),
      ask('/rest/v1/rpc/issue_invoice', token, {
        request_key: crypto.randomUUID(),
        document: {
          client_name: 'Kaveri',
          client_email: 'billing@kaveri.example',
          due_date: '2990-01-01',
          items: [{ description: 'Design', quantity: 1, amount_minor: 100 }],
        },
      }),
    ])
  expect((await requests()).map(({ status }) => Math.floor(status / 100))).toEqual([2, 2, 2, 2, 2])
  await end(token, email)
  const told = {
    status: 401,
    body: expect.objectContaining({ code: ENDED, message: 'login_required' }),
  }
  expect(await requests()).toEqual([told, told, told, told, told])
})
