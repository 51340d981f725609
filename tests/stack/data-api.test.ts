import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStack } from '../../supabase/local/stack.ts'
import type { Stack } from '../../supabase/local/stack-options.ts'
import { call, newUser } from './client.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack({ parts: 'api', jwtExpiry: 2 })
  const sql = postgres(stack.dbUrl, { max: 1 })
  await sql.unsafe(`
    create table public.probe (id integer primary key, owner uuid);
    alter table public.probe enable row level security;
    create policy probe_select_owner on public.probe for select to authenticated
      using (owner = (select auth.uid()));
    grant select on public.probe to authenticated;
    create function public.probe_keys(value jsonb) returns integer
      language sql set search_path = '' return (select count(*) from jsonb_object_keys(value));
    grant execute on function public.probe_keys(jsonb) to anon;
  `)
  await sql.end()
}, 60_000)

afterAll(() => stack?.stop())

test('a new table is closed to everybody but those its migration names, also after a request', async () => {
  const refused = await call(stack, 'GET', '/rest/v1/probe?select=id')
  const sql = postgres(stack.dbUrl, { max: 1 })
  const grants = await sql`
    select grantee, privilege_type as privilege
    from information_schema.role_table_grants
    where table_name = 'probe' and grantee in ('anon', 'authenticated', 'service_role')`
  await sql.end()

  expect(refused).toMatchObject({ status: 401, body: { code: '42501' } })
  expect([...grants]).toEqual([{ grantee: 'authenticated', privilege: 'SELECT' }])
})

test('JSON arrives at a function as it was sent', async () => {
  const response = await fetch(`${stack.apiUrl}/rest/v1/rpc/probe_keys`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ value: { one: 1, two: { three: [] } } }),
  })

  expect(await response.text()).toBe('2')
})

test('a request without the key is refused', async () => {
  const response = await fetch(`${stack.apiUrl}/rest/v1/probe`)

  expect(response.status).toBe(401)
})

test.each(['garbage', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.'])(
  'the forged token %s is refused with 401',
  async (token) => {
    const reply = await call(stack, 'GET', '/rest/v1/probe', { token })

    expect(reply).toMatchObject({ status: 401, body: { code: 'PGRST301' } })
  },
)

test('an expired token is refused with 401', async () => {
  const { accessToken } = await newUser(stack, 'expiry@stack.example', 'correct-horse-1')
  const before = await call(stack, 'GET', '/rest/v1/probe', { token: accessToken })
  await new Promise((resolve) => setTimeout(resolve, 2_100))
  const after = await call(stack, 'GET', '/rest/v1/probe', { token: accessToken })

  expect(before.status).toBe(200)
  expect(after).toMatchObject({
    status: 401,
    body: { code: 'PGRST303', message: 'JWT expired' },
  })
})
