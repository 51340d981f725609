import { beforeAll, expect, test } from 'vitest'
import { as, claimsOf, sql, type Tx } from '../setup/stack/database.ts'
import { createInvoice, emailOf, makePerson, makeSeller } from '../setup/stack/people.ts'
import { businessOf, inBusiness, invite, join, MAY_NOT, NO_MEMBER } from './ground/members.ts'
import { outcome } from './ledger.ts'
import { exported, restored } from './moving.ts'

let owner: string
let business: string
let invoice: string
const people: Record<'partner' | 'accountant' | 'outsider', string> = {
  partner: '',
  accountant: '',
  outsider: '',
}

beforeAll(async () => {
  owner = await makeSeller()
  business = await businessOf(owner)
  invoice = await as(owner, (tx) => createInvoice(tx))
  people.partner = await join(owner, 'partner')
  people.accountant = await join(owner, 'accountant')
  people.outsider = await makeSeller()
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
  await as(
    owner,
    (tx) =>
      tx`select unfile_period('2026-04-01', '2026-06-30', 'A slip'), uncheck_month('2026-04-01')`,
  )
  await call('check_month', (tx) => tx`select check_month('2026-04-01')`)
  await call('uncheck_month', (tx) => tx`select uncheck_month('2026-04-01')`)
  expect(
    await sql`select unmarked_by_id, unmarked_by_name from filed_periods where user_id = ${owner}`,
  ).toMatchObject([{ unmarked_by_id: owner, unmarked_by_name: null }])
  expect(
    await sql`
      select by_name, unmarked_by_name from checked_months where user_id = ${owner} order by at`,
  ).toMatchObject([
    { by_name: by.by_name, unmarked_by_name: null },
    { by_name: by.by_name, unmarked_by_name: by.by_name },
  ])
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

test('a restored mark says who made it, and not that its restorer did', async () => {
  const other = await makeSeller()
  const accountant = await join(other, 'accountant')
  await inBusiness(
    accountant,
    await businessOf(other),
    ['POST', '/rpc/file_period'],
    (tx) => tx`select file_period('2026-04-01', '2026-06-30')`,
  )
  const pages = await as(other, (tx) => exported(tx))
  const person = await makePerson()
  await as(person, (tx) => restored(tx, pages))
  const marks = await sql`select by_id, by_name, form from filed_periods where user_id = ${person}`
  expect([...marks]).toEqual([{ by_id: null, by_name: 'Ravi the accountant', form: 'gstr1' }])
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
  const { token } = await invite(other, await emailOf(people.outsider))
  await as(other, (tx) => tx`select request_deletion()`)
  expect(await create()).toContain(NO_MEMBER)
  // An owner who comes back invites anew.
  await sql`update auth.users set last_sign_in_at = now() where id = ${other}`
  expect(await sql`select from private.account_deletions where user_id = ${other}`).toHaveLength(0)
  expect(await create()).toContain(NO_MEMBER)
  expect(
    await outcome(as(people.outsider, (tx) => tx`select accept_invitation(${token})`)),
  ).toContain('PT404 | invitation_gone')
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

test('claims with an account and no role are nobody’s', async () => {
  const claims = { ...JSON.parse(claimsOf(people.outsider)), account: owner }
  const tried = sql.begin(async (tx) => {
    await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
    await tx`set local role authenticated`
    return numbers(tx)
  })
  expect(await outcome(tried)).toContain(NO_MEMBER)
})

test('each business of a person is listed with their role and what is open, their own first', async () => {
  const open = await as(
    people.accountant,
    (tx) => tx<{ it: object[] }[]>`select businesses_standing() as it`,
  )
  expect(open[0]?.it).toMatchObject([
    { id: business, gstin: null, unfiled: [], unfiled_3b: [], claims: 0, to_match: 0 },
  ])
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
