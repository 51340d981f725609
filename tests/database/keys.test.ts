import { beforeEach, expect, test } from 'vitest'
import { as, sql, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makeSeller } from '../setup/stack/people.ts'
import { callables } from './calls.ts'
import { outcome } from './ledger.ts'

let seller: string
beforeEach(async () => {
  seller = await makeSeller()
})

type Made = { id: string; key: string }

const makeKey = (scopes: string[] = [], expires: string | null = null, person = seller) =>
  as(person, async (tx) => {
    const [row] = await tx<{ made: Made }[]>`
      select make_api_key('Shop', ${scopes}, ${expires}::date) as made`
    return row?.made ?? { id: '', key: '' }
  })

/** One request as the hosted Data API makes it: role, headers, then the function before it, in one transaction. */
function byKey<T>(
  key: string,
  [method, path]: [method: string, path: string],
  run: (tx: Tx) => Promise<T>,
  role = 'anon',
) {
  return sql.begin(async (tx) => {
    const settings = {
      'request.headers': JSON.stringify({ 'x-bahi-key': key }),
      'request.method': method,
      'request.path': path,
    }
    await tx`set local role ${tx.unsafe(role)}`
    for (const [name, value] of Object.entries(settings)) {
      await tx`select set_config(${name}, ${value}, true)`
    }
    await tx`select private.enter()`
    return run(tx)
  })
}

const invoicesBy = (key: string) =>
  byKey(key, ['GET', '/invoices'], (tx) => tx<{ id: string }[]>`select id from invoices`)
const clientBy = (key: string, path = '/rpc/create_client') =>
  outcome(
    byKey(
      key,
      ['POST', path],
      (tx) => tx`select create_client(gen_random_uuid(), '{"name": "Kaveri"}')`,
    ),
  )

test('each function that a signed-in caller reaches says which scope of a key it needs', async () => {
  const open = await callables('authenticated')
  const known = await sql<{ call: string }[]>`select call from private.calls`
  const functions = known.map(({ call }) => call).filter((call) => call.startsWith('rpc/'))
  expect(functions.sort()).toEqual(open.map(({ name }) => name.replace('public.', 'rpc/')).sort())
})

test('whatever a key may call without a scope changes nothing', async () => {
  const open = await callables('authenticated')
  const writes = new Set(open.filter(({ writes }) => writes).map(({ name }) => name))
  const reads = await sql<{ call: string }[]>`
    select call from private.calls where scope = 'read' order by 1`
  const doubtful = reads
    .map(({ call }) => call)
    .filter((call) => writes.has(call.replace('rpc/', 'public.')))
  expect(doubtful).toEqual([])
})

test('a key reads its owner’s rows and nobody else’s, and changes what its scopes say', async () => {
  const other = await makeSeller()
  await as(other, (tx) => createInvoice(tx))
  const own = await as(seller, (tx) => createInvoice(tx))
  const { key } = await makeKey(['clients'])
  expect(await invoicesBy(key)).toEqual([{ id: own }])
  expect(await clientBy(key)).toBe('done')
  const reading = await makeKey()
  expect(await clientBy(reading.key)).toContain('PT403 | key_scope_missing')
  // Under the name of a call that reads it can only read.
  expect(await clientBy(reading.key, '/rpc/list_clients')).toBe('PT403 | key_not_allowed')
  const [mode] = await byKey(key, ['GET', '/invoices'], (tx) => tx`show transaction_read_only`)
  expect(mode).toEqual({ transaction_read_only: 'on' })
  expect(await outcome(byKey(key, ['POST', '/rpc/make_api_key'], (tx) => tx`select 1`))).toBe(
    'PT403 | key_not_allowed',
  )
  expect(await outcome(byKey(key, ['PATCH', '/businesses'], (tx) => tx`select 1`))).toBe(
    'PT403 | key_not_allowed',
  )
})

test('a key for drafts writes them and nothing else, and one for documents writes them, too', async () => {
  const { key } = await makeKey(['drafts'])
  const draft = crypto.randomUUID()
  const save = (by: string) =>
    outcome(
      byKey(
        by,
        ['POST', '/rpc/save_draft'],
        (tx) => tx`select save_draft(${crypto.randomUUID()}, 0, '{}')`,
      ),
    )
  await byKey(key, ['POST', '/rpc/save_draft'], (tx) => tx`select save_draft(${draft}, 0, '{}')`)
  expect(await save((await makeKey(['documents'])).key)).toBe('done')
  expect(await save((await makeKey(['clients', 'payments'])).key)).toContain('key_scope_missing')
  const allowed = await sql<{ call: string }[]>`
    select call from private.calls where scope = 'drafts' order by 1`
  expect(allowed.map(({ call }) => call)).toEqual([
    ...['rpc/convert_estimate', 'rpc/discard_draft', 'rpc/duplicate_document'],
    ...['rpc/restore_draft', 'rpc/revise_invoice', 'rpc/save_draft'],
  ])
  const writing = await sql<{ call: string }[]>`
    select call from private.calls
    where call like 'rpc/%' and (scope is null or scope not in ('any', 'read', 'drafts'))`
  for (const { call } of writing) {
    const tried = byKey(key, ['POST', `/${call}`], (tx) => tx`select 1`)
    expect([call, await outcome(tried)]).toEqual([
      ...[call, expect.stringMatching(/^PT403 \| key_(scope_missing|not_allowed)/)],
    ])
  }
})

test.each([
  ['POST', '/invoices'],
  ['DELETE', '/clients'],
  ['PUT', '/clients'],
  ['OPTIONS', '/clients'],
  ['PATCH', '/profiles'],
  ['PATCH', '/invoice_links'],
  ['PATCH', '/clients/../businesses'],
  ['POST', '/rpc/list_clients/../issue_invoice'],
  ['POST', '/rpc/ISSUE_INVOICE'],
  ['POST', '/rpc/nothing_like_that'],
  ['POST', '/rpc/make_webhook'],
  ['POST', ''],
  ['GET', '/%72pc/list_sessions'],
  ['GET', '/rpc%2Flist_sessions'],
])('the call %s %s is no key’s', async (method, path) => {
  const { key } = await makeKey(['documents', 'clients', 'payments'])
  expect(await outcome(byKey(key, [method, path], (tx) => tx`select 1`))).toBe(
    'PT403 | key_not_allowed',
  )
})

test('a key that is wrong, ended, over, of a leaving or a banned person is refused', async () => {
  const { id, key } = await makeKey()
  const refusal = (tried: string) => outcome(invoicesBy(tried))
  expect(await refusal(`${key}x`)).toBe('PT401 | key_wrong')
  expect(await refusal('')).toBe('PT401 | key_wrong')
  await sql`update private.api_keys set expires_on = private.today() - 1 where id = ${id}`
  expect(await refusal(key)).toBe('PT401 | key_wrong')
  await sql`update private.api_keys set expires_on = private.today() where id = ${id}`
  expect(await refusal(key)).not.toContain('PT401')
  await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${seller}`
  expect(await refusal(key)).toBe('PT401 | key_wrong')
  await sql`update auth.users set banned_until = null where id = ${seller}`
  const other = await makeSeller()
  await as(other, (tx) => tx`select end_api_key(${id})`)
  expect(await refusal(key)).not.toContain('PT401')
  await as(seller, (tx) => tx`select end_api_key(${id})`)
  expect(await refusal(key)).toBe('PT401 | key_wrong')
})

test('asking to leave ends the keys for good', async () => {
  const { key } = await makeKey()
  await as(seller, (tx) => tx`select request_deletion()`)
  await sql`delete from private.account_deletions where user_id = ${seller}`
  expect(await outcome(invoicesBy(key))).toBe('PT401 | key_wrong')
})

test('a change straight at the Data API is noted as a use', async () => {
  const { id, key } = await makeKey(['clients'])
  expect(await clientBy(key)).toBe('done')
  const [used] =
    await sql`select used_at is not null as used from private.api_keys where id = ${id}`
  expect(used).toEqual({ used: true })
})

test('a key beside a session or the server’s own key is refused', async () => {
  const { key } = await makeKey()
  for (const role of ['authenticated', 'service_role']) {
    const read = byKey(key, ['GET', '/invoices'], (tx) => tx`select id from invoices`, role)
    expect(await outcome(read)).toBe('PT400 | key_and_session')
  }
})

test('a second factor’s session may be asked for, a key goes on', async () => {
  const { key } = await makeKey()
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
    values (gen_random_uuid(), ${seller}, 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP')`
  expect(await invoicesBy(key)).toEqual([])
})

test('a new key wants a fresh proof, goes by mail, and stands nowhere', async () => {
  await sql`update auth.sessions set created_at = now() - interval '11 minutes' where id = ${seller}`
  expect(await outcome(makeKey())).toMatch(/^PT403 \| (password_needed|login_again)/)
  await sql`update auth.sessions set created_at = now() where id = ${seller}`
  const { key } = await makeKey(['payments', 'documents', 'payments'], null)
  expect(key).toMatch(/^bahi_live_[\w-]{43}$/)
  const [news] = await sql`select kind from private.security_news where user_id = ${seller}`
  expect(news).toEqual({ kind: 'key_made' })
  const [kept] = await sql<{ row: object }[]>`
    select to_jsonb(own) as row from private.api_keys as own where user_id = ${seller}`
  expect(kept?.row).toMatchObject({ scopes: ['documents', 'payments'], last_four: key.slice(-4) })
  expect(JSON.stringify(kept)).not.toContain(key.slice(10, -4))
})

test('keys are refused with a wrong name, scope or day, and from the 21st on', async () => {
  const make = (name: string | null, scopes: string[], day: string | null) =>
    outcome(
      as(seller, (tx) => tx`select make_api_key(${name}, ${scopes}, ${day}::date) is not null`),
    )
  expect(await make(' ', [], null)).toContain('PT422 | required')
  expect(await make('x'.repeat(81), [], null)).toContain('PT422 | too_long')
  expect(await make('Shop', ['members'], null)).toContain('PT422 | value_not_allowed')
  expect(await make('Shop', [], '2020-01-01')).toContain('PT422 | key_day_wrong')
  for (let made = 0; made < 20; made += 1) await makeKey()
  expect(await make('Shop', [], null)).toContain('PT409 | keys_full')
})

test('calls of /api by a key are counted and its use is noted', async () => {
  const { id, key } = await makeKey()
  const enter = () =>
    outcome(
      byKey(key, ['POST', '/rpc/enter_by_key'], (tx) => tx`select enter_by_key() is not null`),
    )
  await enter()
  const [used] = await sql`
    select used_at > now() - interval '1 minute' as now from private.api_keys where id = ${id}`
  expect(used).toEqual({ now: true })
  await sql`update private.permits set available = 0 where bucket = 'key:' || private.hash(${id})`
  expect(await enter()).toContain('PT429 | too_many_requests')
  expect(await outcome(as(seller, (tx) => tx`select enter_by_key()`))).toBe('PT403 | key_wrong')
})
