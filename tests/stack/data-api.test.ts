import postgres from 'postgres'
import { afterAll, beforeAll, expect } from 'vitest'
import { startStack } from '../../supabase/local/stack.ts'
import type { Stack } from '../../supabase/local/stack-options.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { call, newUser, type Reply } from './client.ts'

let stack: Stack
let slow: Promise<Reply>

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
    create function public.probe_limits() returns jsonb language sql set search_path = ''
      return jsonb_build_object(
        'role', current_user,
        'statement', current_setting('statement_timeout'),
        'files', current_setting('temp_file_limit')
      );
    create function public.probe_patience() returns void language sql set search_path = ''
      begin atomic; select pg_sleep(20); end;
    grant execute on function public.probe_limits(), public.probe_patience()
      to anon, authenticated, service_role;
  `)
  await sql.end()
  // Waits while the other tests run.
  slow = call(stack, 'POST', '/rest/v1/rpc/probe_patience', { body: {} })
}, 60_000)

afterAll(() => stack?.stop())

beforeRelease(
  'a new table is closed to everybody but those its migration names, also after a request',
  async () => {
    const refused = await call(stack, 'GET', '/rest/v1/probe?select=id')
    const sql = postgres(stack.dbUrl, { max: 1 })
    const grants = await sql`
    select grantee, privilege_type as privilege
    from information_schema.role_table_grants
    where table_name = 'probe' and grantee in ('anon', 'authenticated', 'service_role')`
    await sql.end()

    expect(refused).toMatchObject({ status: 401, body: { code: '42501' } })
    expect([...grants]).toEqual([{ grantee: 'authenticated', privilege: 'SELECT' }])
  },
)

beforeRelease('JSON arrives at a function as it was sent', async () => {
  const response = await fetch(`${stack.apiUrl}/rest/v1/rpc/probe_keys`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ value: { one: 1, two: { three: [] } } }),
  })

  expect(await response.text()).toBe('2')
})

beforeRelease('a request without the key is refused', async () => {
  const response = await fetch(`${stack.apiUrl}/rest/v1/probe`)

  expect(response.status).toBe(401)
})

beforeRelease.each(['garbage', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.'])(
  'the forged token %s is refused with 401',
  async (token) => {
    const reply = await call(stack, 'GET', '/rest/v1/probe', { token })

    expect(reply).toMatchObject({ status: 401, body: { code: 'PGRST301' } })
  },
)

beforeRelease('an expired token is refused with 401', async () => {
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

beforeRelease(
  'a statement may take 3 s of a visitor and 8 s of a person or the server, as on hosted',
  async () => {
    const { accessToken: token } = await newUser(stack, 'limits@stack.example', 'correct-horse-1')
    const limits = async (headers: object) =>
      (await call(stack, 'POST', '/rest/v1/rpc/probe_limits', { body: {}, ...headers })).body
    expect([
      await limits({}),
      await limits({ token }),
      await limits({ headers: { apikey: stack.secretKey } }),
    ]).toEqual([
      { role: 'anon', statement: '3s', files: '512MB' },
      { role: 'authenticated', statement: '8s', files: '512MB' },
      { role: 'service_role', statement: '8s', files: '512MB' },
    ])
  },
)

beforeRelease('a statement that takes too long ends with the error of hosted', async () => {
  expect(await slow).toEqual({
    status: 500,
    body: {
      code: '57014',
      message: 'canceling statement due to statement timeout',
      details: null,
      hint: null,
    },
  })
})
