import { beforeAll, describe, expect, test } from 'vitest'
import { as, sql } from '../setup/stack/database.ts'
import { makeSeller } from '../setup/stack/people.ts'
import { callables } from './calls.ts'
import { businessOf, type Call, inBusiness, join, MAY_NOT, NO_MEMBER } from './ground/members.ts'
import { outcome } from './ledger.ts'

let owner: string
let business: string
const people: Record<'partner' | 'accountant' | 'outsider' | 'removed', string> = {
  partner: '',
  accountant: '',
  outsider: '',
  removed: '',
}

beforeAll(async () => {
  owner = await makeSeller()
  business = await businessOf(owner)
  people.partner = await join(owner, 'partner')
  people.accountant = await join(owner, 'accountant')
  people.outsider = await makeSeller()
  people.removed = await join(owner, 'partner')
  await as(owner, (tx) => tx`select remove_member(${people.removed})`)
})

/** Every call of the Data API, from PostgreSQL's catalogue, with the least role that may make it. */
const relations = await sql<{ name: string; written: boolean }[]>`
  select relname as name, has_any_column_privilege('authenticated', oid, 'update') as written
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
    and has_any_column_privilege('authenticated', oid, 'select')
  order by 1`
const known = await sql<{ call: string; scope: string | null; member: string | null }[]>`
  select call, scope, member from private.calls`
const declared = new Map(known.map(({ call, member }) => [call, member]))
/** Tables that are not each member's to read. */
const closed = new Map(
  known.flatMap(({ call, scope, member }) =>
    !call.startsWith('rpc/') && (member === 'self' || scope === 'read') ? [[call, member]] : [],
  ),
)
const calls: { call: Call; least: string | null | undefined }[] = [
  ...relations.flatMap(({ name, written }) => {
    return [
      { call: ['GET', `/${name}`] as Call, least: closed.get(name) ?? 'accountant' },
      ...(written ? [{ call: ['PATCH', `/${name}`] as Call, least: declared.get(name) }] : []),
      ...['POST', 'DELETE', 'PUT'].map((verb) => ({
        call: [verb, `/${name}`] as Call,
        least: undefined,
      })),
    ]
  }),
  ...(await callables('authenticated')).map(({ name }) => {
    const call = name.replace('public.', 'rpc/')
    return { call: ['POST', `/${call}`] as Call, least: declared.get(call) }
  }),
]

/** How far a role gets: an outsider and who was removed do only what is about themselves. */
function expected(role: keyof typeof people, least: string | null | undefined): string {
  if (least === 'self') return 'in'
  if (role === 'outsider' || role === 'removed') return NO_MEMBER
  if (least == null || (least === 'partner' && role === 'accountant')) return MAY_NOT
  return 'in'
}

describe.each(Object.keys(people) as (keyof typeof people)[])('the matrix of calls: %s', (role) => {
  test('each call of the catalogue is let in, or refused by its code', async () => {
    const got = await Promise.all(
      calls.map(async ({ call }) => [
        call,
        await outcome(inBusiness(people[role], business, call, () => Promise.resolve())).then(
          (text) => (text === 'done' ? 'in' : text.trim()),
        ),
      ]),
    )
    expect(calls.length).toBeGreaterThan(250)
    expect(got).toEqual(calls.map(({ call, least }) => [call, expected(role, least)]))
  })
})

test('the owner makes each call, with and without the name of the business', async () => {
  for (const { call } of calls.filter(({ least }) => least !== undefined)) {
    expect(await outcome(inBusiness(owner, business, call, () => Promise.resolve()))).toBe('done')
  }
})

test('the account itself is the owner’s alone, and an accountant writes marks and comments', async () => {
  const of = (member: string | null) =>
    [...declared].flatMap(([call, least]) => (least === member ? [call] : [])).sort()
  expect(of(null)).toEqual(
    [
      ...['change_member', 'end_invitation', 'invite_member', 'remove_member'],
      ...['end_api_key', 'enter_by_key', 'list_api_keys', 'make_api_key'],
      ...['export_counts', 'export_papers', 'export_part', 'start_export'],
      ...['commit_restore', 'restore_state', 'stage_restore', 'take_back_restore'],
      ...['change_webhook', 'list_webhooks', 'make_webhook', 'ping_webhook', 'remove_webhook'],
      ...['renew_webhook_secret', 'replay_webhook', 'switch_webhook', 'webhook_attempts'],
      'request_deletion',
    ]
      .map((name) => `rpc/${name}`)
      .sort(),
  )
  expect([...closed]).toEqual([
    ['profiles', 'self'],
    ['invoice_links', 'partner'],
    ['statement_links', 'partner'],
  ])
  const writing = await sql<{ call: string }[]>`
    select call from private.calls where member = 'accountant' and scope is distinct from 'read' order by 1`
  expect(writing.map(({ call }) => call)).toEqual([
    'rpc/check_month',
    'rpc/comment_on',
    'rpc/file_period',
    'rpc/list_members',
    'rpc/remove_comment',
    'rpc/uncheck_month',
    'rpc/unfile_period',
  ])
})

test.each([
  ['GET', '/%72pc/list_api_keys'],
  ['POST', '/rpc/list_clients/../export_part'],
  ['POST', '/rpc/EXPORT_PART'],
  ['POST', ''],
])('the call %s %s is no member’s', async (...call) => {
  expect(
    (
      await outcome(inBusiness(people.partner, business, call as Call, (tx) => tx`select 1`))
    ).trim(),
  ).toBe(MAY_NOT)
})
