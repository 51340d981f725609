import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { beforeRelease } from '../setup/before-release.ts'
import { sql, tryAs } from '../setup/stack/database.ts'
import { makeDatabase } from '../setup/stack/second-database.ts'
import { call, newestCode, signIn } from '../stack/client.ts'
import { become, callables, call as callFunction } from './calls.ts'
import { makeScene } from './scene.ts'

type Database = Awaited<ReturnType<typeof makeDatabase>>

let since: Database
beforeAll(async () => {
  since = await makeDatabase()
})
afterAll(() => since?.drop())

/** The rights of each role on each schema, table, column, sequence and function of ours. */
const rights = (database: Pick<Database, 'admin'>['admin']) => database<{ right: string }[]>`
  with role as (
    select unnest(array['anon', 'authenticated', 'service_role']) as name
  ),
  relation as (
    select oid, oid::regclass::text as name, relkind from pg_class
    where relnamespace in ('public'::regnamespace, 'books'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'v', 'p', 'm', 'f', 'S')
  )
  select concat_ws(' ', role.name, right_on.kind, right_on.name) as right
  from role
  cross join lateral (
    select 'call' as kind, oid::regprocedure::text as name from pg_proc
    where pronamespace in ('public'::regnamespace, 'books'::regnamespace, 'private'::regnamespace)
      and has_function_privilege(role.name, oid, 'execute')
    union all
    select privilege, relation.name
    from relation, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
    where relation.relkind <> 'S' and has_table_privilege(role.name, relation.oid, privilege)
    union all
    select privilege, relation.name || '.' || attname
    from relation
    join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped and relation.relkind <> 'S',
      unnest(array['select', 'insert', 'update', 'references']) as privilege
    where has_column_privilege(role.name, relation.oid, attnum, privilege)
    union all
    select privilege, relation.name
    from relation, unnest(array['usage', 'select', 'update']) as privilege
    where relation.relkind = 'S' and has_sequence_privilege(role.name, relation.oid, privilege)
    union all
    select privilege, nspname
    from pg_namespace, unnest(array['usage', 'create']) as privilege
    where nspname in ('public', 'books', 'private') and has_schema_privilege(role.name, oid, privilege)
  ) as right_on
  order by 1`

test('the role that takes migrations to a hosted project is no superuser and does not own Auth', async () => {
  const [may] = await since.sql`
    select
      current_user::text as name,
      session_user::text as came_as,
      rolsuper as superuser,
      rolbypassrls as sees_all_rows,
      has_schema_privilege('auth', 'create') as creates_in_auth,
      pg_has_role('supabase_auth_admin', 'member') as is_auth
    from pg_roles where rolname = current_user`
  expect(may).toEqual({
    name: 'postgres',
    came_as: 'cli_login_postgres',
    superuser: false,
    sees_all_rows: true,
    creates_in_auth: false,
    is_auth: false,
  })
})

beforeRelease(
  'whatever a project grants by itself, the migrations leave everybody with the same rights',
  async () => {
    const before = await makeDatabase({ everythingGranted: true })
    const [old, now] = [await rights(before.admin), await rights(since.admin)]
    const texts = (rows: { right: string }[]) => rows.map(({ right }) => right)
    expect(texts(now).length).toBeGreaterThan(100)
    expect(texts(old)).toEqual(texts(now))
    // The local stack, where everything else is tested, has them, too.
    expect(texts(await rights(sql))).toEqual(texts(now))
    // An older project does grant by itself, until the migrations come.
    const nothing = { version: '1', name: 'nothing', text: 'select 1' }
    const bare = await makeDatabase({ everythingGranted: true, chain: [nothing] })
    const tomorrow = async (database: Database) => {
      await database.sql`create table public.tomorrow (id integer)`
      const [may] = await database.sql<{ erased: boolean }[]>`
      select has_table_privilege('anon', 'public.tomorrow', 'delete') as erased`
      return may?.erased
    }
    expect(await tomorrow(bare)).toBe(true)
    expect(await tomorrow(before)).toBe(false)
    await Promise.all([bare.drop(), before.drop()])
  },
)

test('every update and delete of a function says which rows, as hosted projects ask', async () => {
  const functions = await sql<{ name: string; body: string }[]>`
    select oid::regprocedure::text as name, prosrc as body from pg_proc
    where pronamespace in ('public'::regnamespace, 'books'::regnamespace, 'private'::regnamespace)`
  const statements = functions.flatMap(({ name, body }) =>
    body
      .replace(/--.*$/gm, '')
      .replace(/'(?:[^']|'')*'/g, "''")
      .split(';')
      .map((text) => ({ name, text: text.trim() })),
  )
  const changing = statements.filter(({ text }) =>
    /\bdelete\s+from\b|(?<!\b(?:do|key|for)\s+)\bupdate\s+[a-z_]+\.[a-z_]+/i.test(text),
  )
  expect(changing.length).toBeGreaterThan(8)
  expect(changing.filter(({ text }) => !/\bwhere\b/i.test(text))).toEqual([])
})

test('whatever only reads does so in a transaction that may not write', async () => {
  const scene = await makeScene()
  for (const role of ['anon', 'authenticated'] as const) {
    const readers = (await callables(role)).filter(({ writes }) => !writes)
    expect(readers.length).toBeGreaterThan(2)
    for (const reader of readers) {
      await tryAs(null, async (tx) => {
        if (role === 'authenticated') await become(tx, scene.seller)
        await tx`set transaction read only`
        await callFunction(tx, reader, scene.values(reader.name))
      })
    }
  }
})

test('a person whom the host adds in the dashboard signs in after setting a password by mail', async () => {
  const stack = inject('stack')
  const [email, given, chosen] = [
    `${crypto.randomUUID()}@example.com`,
    'from the host',
    'my own choice',
  ]
  // In the order of the Auth server: the row, then its confirmation.
  const [user] = await sql<{ id: string }[]>`
    insert into auth.users (id, email, encrypted_password, aud, role, raw_app_meta_data, raw_user_meta_data)
    values (
      gen_random_uuid(), ${email}, extensions.crypt(${given}, extensions.gen_salt('bf', 4)), 'authenticated',
      'authenticated', '{"provider": "email", "providers": ["email"]}', '{}'
    )
    returning id`
  if (!user) throw new Error('No user was added.')
  await sql`
    insert into auth.identities (id, provider_id, user_id, provider, identity_data)
    values (gen_random_uuid(), ${user.id}, ${user.id}, 'email', ${sql.json({ sub: user.id, email })})`
  await sql`update auth.users set email_confirmed_at = now() where id = ${user.id}`

  expect((await signIn(stack, email, given)).status).toBe(400)
  expect((await call(stack, 'POST', '/auth/v1/recover', { body: { email } })).status).toBe(200)
  const code = await newestCode(stack, email)
  const opened = await call(stack, 'POST', '/auth/v1/verify', {
    body: { type: 'recovery', email, token: code },
  })
  const token = String(opened.body.access_token)
  await call(stack, 'PUT', '/auth/v1/user', { token, body: { password: chosen } })
  expect((await signIn(stack, email, chosen)).status).toBe(200)
})
