import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as, claimsOf, sql, type Tx } from '../setup/stack/database.ts'
import { createInvoice, emailOf, makePerson, makeSeller } from '../setup/stack/people.ts'
import { callables } from './calls.ts'
import { outcome } from './ledger.ts'

type Call = [method: string, path: string]

/** One request for a business as the hosted Data API makes it: role, claims and headers, then the function before it. */
function inBusiness<T>(
  person: string,
  business: string,
  [method, path]: Call,
  run: (tx: Tx) => Promise<T>,
) {
  return sql.begin(async (tx) => {
    const settings = {
      'request.jwt.claims': claimsOf(person),
      'request.headers': JSON.stringify({ 'x-bahi-business': business }),
      'request.method': method,
      'request.path': path,
    }
    for (const [name, value] of Object.entries(settings)) {
      await tx`select set_config(${name}, ${value}, true)`
    }
    await tx`set local role authenticated`
    await tx`select private.enter()`
    return run(tx)
  })
}

const businessOf = async (owner: string) => {
  const [row] = await sql<{ id: string }[]>`select id from businesses where user_id = ${owner}`
  return row?.id ?? ''
}

/** Makes somebody a member by the way that people take. */
async function join(owner: string, role: string): Promise<string> {
  const person = await makePerson(`Ravi the ${role}`)
  const { token } = await invite(owner, await emailOf(person), role)
  await as(person, (tx) => tx`select accept_invitation(${token})`)
  return person
}

const invite = (owner: string, email: string, role = 'accountant') =>
  as(owner, async (tx) => {
    const [row] = await tx<{ made: { id: string; token: string } }[]>`
      select invite_member(${email}, ${role}) as made`
    return row?.made ?? { id: '', token: '' }
  })

let owner: string
let business: string
let invoice: string
const people: Record<'partner' | 'accountant' | 'outsider' | 'removed', string> = {
  partner: '',
  accountant: '',
  outsider: '',
  removed: '',
}

beforeAll(async () => {
  owner = await makeSeller()
  business = await businessOf(owner)
  invoice = await as(owner, (tx) => createInvoice(tx))
  people.partner = await join(owner, 'partner')
  people.accountant = await join(owner, 'accountant')
  people.outsider = await makeSeller()
  people.removed = await join(owner, 'partner')
  await as(owner, (tx) => tx`select remove_member(${people.removed})`)
})

const MAY_NOT = 'PT403 | member_may_not'
const NO_MEMBER = 'PT403 | not_a_member'

/** Every call of the Data API, from PostgreSQL's catalogue, with the least role that may make it. */
const relations = await sql<{ name: string; written: boolean }[]>`
  select relname as name, has_any_column_privilege('authenticated', oid, 'update') as written
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
    and has_any_column_privilege('authenticated', oid, 'select')
  order by 1`
const declared = new Map(
  (
    await sql<{ call: string; member: string | null }[]>`select call, member from private.calls`
  ).map(({ call, member }) => [call, member]),
)
const calls: { call: Call; least: string | null | undefined }[] = [
  ...relations.flatMap(({ name, written }) => {
    const self = declared.get(name) === 'self' ? 'self' : undefined
    return [
      { call: ['GET', `/${name}`] as Call, least: self ?? 'accountant' },
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
  if (least === undefined) return MAY_NOT
  if (least === 'self') return 'in'
  if (role === 'outsider' || role === 'removed') return NO_MEMBER
  if (least === null || (least === 'partner' && role === 'accountant')) return MAY_NOT
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
      'request_deletion',
    ]
      .map((name) => `rpc/${name}`)
      .sort(),
  )
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

const numbers = (tx: Tx) => tx<{ id: string }[]>`select id from invoices order by id`

test('a member reads the rows of the business and none of their own; without its name only their own', async () => {
  const own = await makeSeller()
  const theirs = await as(own, (tx) => createInvoice(tx))
  const { token } = await invite(owner, await emailOf(own))
  await as(own, (tx) => tx`select accept_invitation(${token})`)
  expect(await inBusiness(own, business, ['GET', '/invoices'], numbers)).toEqual([{ id: invoice }])
  expect(await as(own, numbers)).toEqual([{ id: theirs }])
  expect(await inBusiness(own, await businessOf(own), ['GET', '/invoices'], numbers)).toEqual([
    { id: theirs },
  ])
  const [names] = await inBusiness(
    own,
    business,
    ['GET', '/profiles'],
    (tx) => tx<{ id: string }[]>`select id from profiles`,
  )
  expect(names).toEqual({ id: own })
  await as(own, (tx) => tx`select leave_business(${business})`)
  expect(await outcome(inBusiness(own, business, ['GET', '/invoices'], numbers))).toContain(
    NO_MEMBER,
  )
})

test('a partner writes into the account of the owner, and the history says who by name', async () => {
  const made = await inBusiness(people.partner, business, ['POST', '/rpc/issue_invoice'], (tx) =>
    createInvoice(tx),
  )
  const rows = await sql`
    select document.user_id, event.by_id, event.by_name
    from invoices as document join invoice_events as event on event.invoice_id = document.id
    where document.id = ${made}`
  expect([...rows]).toEqual([
    { user_id: owner, by_id: people.partner, by_name: 'Ravi the partner' },
  ])
  const [own] =
    await sql`select by_id, by_name from invoice_events where invoice_id = ${invoice} limit 1`
  expect(own).toEqual({ by_id: owner, by_name: null })
  expect(await as(people.partner, numbers)).toEqual([])
})

test('an accountant writes nothing under the name of a call that reads', async () => {
  const tried = inBusiness(people.accountant, business, ['POST', '/rpc/list_clients'], (tx) =>
    createInvoice(tx),
  )
  expect(await outcome(tried)).toContain(MAY_NOT)
})

test('an accountant comments and marks months, by name', async () => {
  const by = { by_id: people.accountant, by_name: 'Ravi the accountant' }
  const call = (name: string, run: (tx: Tx) => Promise<unknown>) =>
    inBusiness(people.accountant, business, ['POST', `/rpc/${name}`], run)
  await call('comment_on', (tx) => tx`select comment_on(${invoice}, ' Is this 18 %? ')`)
  await call('check_month', (tx) => tx`select check_month('2026-04-01')`)
  await call('file_period', (tx) => tx`select file_period('2026-04-01', '2026-06-30')`)
  const [said] =
    await sql`select id, text, by_id, by_name from comments where invoice_id = ${invoice}`
  expect(said).toMatchObject({ text: 'Is this 18 %?', ...by })
  expect(
    await sql`select by_id, by_name from checked_months where user_id = ${owner}`,
  ).toMatchObject([by])
  expect(
    await sql`select by_id, by_name from filed_periods where user_id = ${owner}`,
  ).toMatchObject([by])
  // Another member leaves it alone, and the owner may take it away.
  await inBusiness(
    people.partner,
    business,
    ['POST', '/rpc/remove_comment'],
    (tx) => tx`select remove_comment(${said?.id})`,
  )
  expect(await sql`select id from comments where invoice_id = ${invoice}`).toHaveLength(1)
  await as(owner, (tx) => tx`select remove_comment(${said?.id})`)
  expect(await sql`select id from comments where invoice_id = ${invoice}`).toHaveLength(0)
})

test('comments are refused without words, on a document of nobody here, and from the 101st on', async () => {
  const say = (id: string, text: string) =>
    outcome(as(owner, (tx) => tx`select comment_on(${id}, ${text})`))
  expect(await say(invoice, ' \n ')).toContain('PT422 | required')
  expect(await say(invoice, 'x'.repeat(1001))).toContain('PT422 | too_long')
  const stranger = await makeSeller()
  const theirs = await as(stranger, (tx) => createInvoice(tx))
  expect(await say(theirs, 'Hello')).toContain('PT404 | invoice_not_found')
  await sql`
    insert into comments (invoice_id, user_id, text)
    select ${invoice}, ${owner}, 'One more' from generate_series(1, 100)`
  expect(await say(invoice, 'Hello')).toContain('PT409 | comments_full')
  await sql`delete from comments where invoice_id = ${invoice}`
})

test('nobody but the owner changes the account that clients pay to', async () => {
  const swap = (person: string) =>
    outcome(
      inBusiness(
        person,
        business,
        ['PATCH', '/businesses'],
        (tx) => tx`update businesses set upi_id = 'ravi@okbank'`,
      ),
    )
  expect(await swap(people.partner)).toContain(MAY_NOT)
  expect(await swap(people.accountant)).toContain(MAY_NOT)
  const rename = inBusiness(
    people.partner,
    business,
    ['PATCH', '/businesses'],
    (tx) => tx`update businesses set website = 'https://kaveri.example'`,
  )
  expect(await outcome(rename)).toBe('done')
})

test('a look by a member at a shared document is no view of the client’s', async () => {
  const [link] = await as(
    owner,
    (tx) => tx<{ token: string }[]>`select share_invoice(${invoice}) as token`,
  )
  const views = async (person: string | null) => {
    await as(person, (tx) => tx`select note_share_view(${link?.token ?? ''})`)
    const [row] = await sql<
      { views: number }[]
    >`select views from invoice_links where invoice_id = ${invoice}`
    return row?.views
  }
  expect(await views(people.accountant)).toBe(0)
  expect(await views(null)).toBe(1)
})

test('a member’s own second factor is asked for in every business', async () => {
  const person = await join(owner, 'partner')
  await sql`
    insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
    values (gen_random_uuid(), ${person}, 'totp', 'verified', now(), now(), 'JBSWY3DPEHPK3PXP')`
  expect(await outcome(inBusiness(person, business, ['GET', '/invoices'], numbers))).toContain(
    'PT401 | second_factor_required',
  )
})

test('a removed member, one whose role fell and one of an account that leaves are stopped at once', async () => {
  const other = await makeSeller()
  const theirs = await businessOf(other)
  const person = await join(other, 'partner')
  const create = () =>
    outcome(
      inBusiness(
        person,
        theirs,
        ['POST', '/rpc/create_client'],
        (tx) => tx`select create_client(gen_random_uuid(), '{"name": "Kaveri"}')`,
      ),
    )
  expect(await create()).toBe('done')
  await as(other, (tx) => tx`select change_member(${person}, 'accountant')`)
  expect(await create()).toContain(MAY_NOT)
  await as(other, (tx) => tx`select request_deletion()`)
  expect(await create()).toContain(NO_MEMBER)
})

test('claims of yesterday do not outlive the member', async () => {
  const person = await join(owner, 'partner')
  const stale = { ...JSON.parse(claimsOf(person)), account: owner, member: 'partner', reads: false }
  const read = () =>
    outcome(
      sql.begin(async (tx) => {
        await tx`select set_config('request.jwt.claims', ${JSON.stringify(stale)}, true)`
        await tx`set local role authenticated`
        return numbers(tx)
      }),
    )
  expect(await read()).not.toContain('PT403')
  await as(owner, (tx) => tx`select change_member(${person}, 'accountant')`)
  expect(await read()).toContain(NO_MEMBER)
  await as(owner, (tx) => tx`select remove_member(${person})`)
  expect(await read()).toContain(NO_MEMBER)
})

describe('an invitation', () => {
  let seller: string
  let person: string
  beforeEach(async () => {
    seller = await makeSeller()
    person = await makePerson()
  })
  const accept = (who: string, token: string) =>
    outcome(as(who, (tx) => tx`select accept_invitation(${token}) is not null`))
  const GONE = 'PT404 | invitation_gone'

  test('is for the address that it names, confirmed, once, for seven days, and told to nobody else', async () => {
    const { token, id } = await invite(seller, (await emailOf(person)).toUpperCase())
    const stranger = await makePerson()
    expect(await accept(stranger, token)).toContain(GONE)
    expect(await accept(seller, token)).toContain(GONE)
    await sql`update auth.users set email_confirmed_at = null where id = ${person}`
    expect(await accept(person, token)).toContain(GONE)
    await sql`update auth.users set email_confirmed_at = now() where id = ${person}`
    await sql`update private.invitations set made_at = now() - interval '7 days' where id = ${id}`
    expect(await accept(person, token)).toContain(GONE)
    await sql`update private.invitations set made_at = now() where id = ${id}`
    expect(await accept(person, `${token}x`)).toContain(GONE)
    expect(await accept(person, token)).not.toContain('PT')
    expect(await accept(person, token)).toContain(GONE)
    const kept = await sql`select to_jsonb(own)::text as row from private.members as own`
    expect(JSON.stringify(kept)).not.toContain(token.slice(5, 30))
  })

  test('used fifty times at once makes one member', async () => {
    const { token } = await invite(seller, await emailOf(person))
    const tried = await Promise.all(Array.from({ length: 20 }, () => accept(person, token)))
    expect(tried.filter((text) => !text.includes('PT404'))).toHaveLength(1)
  })

  test('that is made anew or taken back ends the link of before', async () => {
    const email = await emailOf(person)
    const first = await invite(seller, email)
    const second = await invite(seller, email, 'partner')
    expect(await accept(person, first.token)).toContain(GONE)
    await as(person, (tx) => tx`select end_invitation(${second.id})`)
    await as(seller, (tx) => tx`select end_invitation(${second.id})`)
    expect(await accept(person, second.token)).toContain(GONE)
  })

  test('wants a fresh proof, an address, a role, a business, and room, and is news to the owner', async () => {
    const make = (email: string, role = 'partner', who = seller) =>
      outcome(as(who, (tx) => tx`select invite_member(${email}, ${role}) is not null`))
    expect(await make('nobody')).toContain('PT422 | email_invalid')
    expect(await make('a@b.example', 'owner')).toContain('PT422 | value_not_allowed')
    expect(await make('a@b.example', 'partner', person)).toContain('PT409 | business_required')
    expect(await make(await emailOf(seller))).toContain('PT409 | member_already')
    await sql`update auth.sessions set created_at = now() - interval '11 minutes' where id = ${seller}`
    expect(await make('a@b.example')).toMatch(/^PT403 \| (password_needed|login_again)/)
    await sql`update auth.sessions set created_at = now() where id = ${seller}`
    for (let n = 0; n < 20; n += 1) expect(await make(`a${n}@b.example`)).not.toContain('PT')
    expect(await make('a@b.example')).toContain('PT409 | members_full')
    const [news] =
      await sql`select kind from private.security_news where user_id = ${seller} limit 1`
    expect(news).toEqual({ kind: 'member_invited' })
  })

  test('says to whoever has its link which business asks whom', async () => {
    const email = await emailOf(person)
    const { token } = await invite(seller, email)
    const [said] = await as(null, (tx) => tx<{ it: object }[]>`select invitation(${token}) as it`)
    expect(said?.it).toMatchObject({ role: 'accountant', email, by: 'Asha Rao' })
  })
})

test('each business of a person is listed with their role and what is open, their own first', async () => {
  const open = await as(
    people.accountant,
    (tx) => tx<{ it: object[] }[]>`select businesses_standing() as it`,
  )
  expect(open[0]?.it).toMatchObject([{ id: business, unfiled: [], claims: 0, to_match: 0 }])
  const listed = await as(
    people.accountant,
    (tx) => tx<{ it: { role: string; to_match: number }[] }[]>`select my_businesses() as it`,
  )
  expect(listed[0]?.it).toMatchObject([{ id: business, role: 'accountant' }])
  const [own] = await as(owner, (tx) => tx<{ it: object[] }[]>`select my_businesses() as it`)
  expect(own?.it).toMatchObject([{ id: business, role: 'owner' }])
  const found = (person: string) =>
    as(person, async (tx) => (await tx`select business_of_document(${invoice}) as it`)[0]?.it)
  expect(await found(people.partner)).toBe(business)
  expect(await found(people.outsider)).toBeNull()
})
