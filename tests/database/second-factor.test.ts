import { beforeEach, expect, test } from 'vitest'
import { as, asServer, sql, type Tx } from '../setup/stack/database.ts'
import { createInvoice, makePerson, makeSeller, turnFactorOn } from '../setup/stack/people.ts'
import { outcome } from './ledger.ts'

const password = 'correct-horse-1'

let person: string
beforeEach(async () => {
  person = await makePerson()
  await sql`
    update auth.users set encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 4))
    where id = ${person}`
})

/** As the Auth server notes a code: in the session, and when. */
async function giveCode(user: string, minutesAgo = 0) {
  await sql`update auth.sessions set aal = 'aal2' where id = ${user}`
  await sql`
    insert into auth.mfa_amr_claims (session_id, authentication_method, updated_at)
    values (${user}, 'totp', now() - make_interval(mins => ${minutesAgo}))
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`
}
const grow = (user: string) =>
  sql`update auth.sessions set created_at = now() - interval '11 minutes' where id = ${user}`
const prove = (user: string, tried = password) =>
  as(user, (tx) => tx<{ right: boolean }[]>`select prove_password(${tried}) as right`).then(
    ([row]) => row?.right,
  )
const makeCodes = (user: string) =>
  as(user, (tx) => tx<{ codes: string[] }[]>`select make_recovery_codes() as codes`).then(
    ([row]) => row?.codes ?? [],
  )
const useCode = (user: string, code: string) =>
  asServer(
    (tx) => tx<{ right: boolean }[]>`select use_recovery_code(${user}, ${code}) as right`,
  ).then(([row]) => row?.right)
const newsOf = async (user: string) => {
  const rows = await sql<{ kind: string }[]>`
    select kind from private.security_news where user_id = ${user} order by at, kind`
  return rows.map(({ kind }) => kind)
}

test('a session below the level of a factor is refused, whatever its token says', async () => {
  await turnFactorOn(person, false)
  const look = (claims: object) =>
    outcome(
      sql.begin(async (tx) => {
        await tx`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`
        await tx`set local role authenticated`
        return tx`select name from profiles`
      }),
    )
  const claims = { sub: person, session_id: person, role: 'authenticated', aal: 'aal2' }
  expect(await look(claims)).toBe('PT401 | second_factor_required')
  await giveCode(person)
  expect(await look({ ...claims, aal: 'aal1' })).not.toContain('PT401')
  await sql`update auth.sessions set aal = 'aal1' where id = ${person}`
  expect(await look(claims)).toBe('PT401 | second_factor_required')
  await sql`delete from auth.mfa_factors where user_id = ${person}`
  expect(await look(claims)).not.toContain('PT401')
})

test('a password is proven by itself alone, ten times and then one in three minutes', async () => {
  expect(await prove(person, 'wrong')).toBe(false)
  expect(await prove(person)).toBe(true)
  for (let tries = 2; tries < 10; tries += 1) expect(await prove(person, 'wrong')).toBe(false)
  expect(await outcome(as(person, (tx) => tx`select prove_password(${password})`))).toMatch(
    /^PT429 \| too_many_requests/,
  )
})

test('who has no password proves none, and the app is told so', async () => {
  await sql`update auth.users set encrypted_password = '' where id = ${person}`
  expect(await prove(person, '')).toBe(false)
  expect(await as(person, (tx) => tx`select security_facts() as facts`)).toEqual([
    { facts: { has_password: false, recovery_codes: 0 } },
  ])
})

test('ten recovery codes need a factor; each works once, and new ones end the former', async () => {
  expect(await outcome(makeCodes(person))).toBe('PT409 | factor_missing')
  await turnFactorOn(person)
  await giveCode(person)
  const former = await makeCodes(person)
  const codes = await makeCodes(person)
  expect(codes).toHaveLength(10)
  expect(new Set([...codes, ...former]).size).toBe(20)
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/)
  const [kept] = await sql`
    select count(*)::int as rows from private.recovery_codes
    where user_id = ${person} and hash ~ '^[0-9a-f]{64}$'`
  expect(kept).toEqual({ rows: 10 })

  const [first = '', second = ''] = codes
  const other = await makePerson()
  await turnFactorOn(other)
  expect(await useCode(person, former[0] ?? '')).toBe(false)
  expect(await useCode(other, first)).toBe(false)
  expect(await useCode(person, first.toLowerCase().replaceAll('-', ' '))).toBe(true)
  // The factors may still be there, since the Auth server was out of reach: the same try goes on.
  expect(await useCode(person, first)).toBe(true)
  await sql`update private.recovery_codes set used_at = now() - interval '11 minutes' where used_at is not null`
  expect(await useCode(person, first)).toBe(false)

  await sql`delete from auth.mfa_factors where user_id = ${person}`
  expect(await useCode(person, second)).toBe(false)
  expect(await newsOf(person)).toEqual(['factor_added', 'codes_made', 'code_used'])
})

test('a removed factor is news, and an erased account leaves none', async () => {
  await turnFactorOn(person)
  await sql`delete from auth.mfa_factors where user_id = ${person}`
  expect(await newsOf(person)).toEqual(['factor_added', 'factor_removed'])
  await turnFactorOn(person)
  await sql`delete from auth.users where id = ${person}`
  expect(await newsOf(person)).toEqual([])
})

test('codes are made anew after a fresh code alone', async () => {
  await turnFactorOn(person)
  await giveCode(person, 11)
  await grow(person)
  expect(await outcome(makeCodes(person))).toBe('PT403 | code_needed')
  await prove(person)
  expect(await outcome(makeCodes(person))).toBe('PT403 | code_needed')
  await giveCode(person)
  expect(await makeCodes(person)).toHaveLength(10)
})

const change = (user: string, upi: string) =>
  outcome(as(user, (tx) => tx`update businesses set upi_id = ${upi}`))
const upiOf = async (user: string) => {
  const [row] = await sql`select upi_id from businesses where user_id = ${user}`
  return row?.upi_id
}

async function sellerWithPassword(work: (tx: Tx) => Promise<unknown>) {
  const seller = await makeSeller()
  await sql`
    update auth.users set encrypted_password = extensions.crypt(${password}, extensions.gen_salt('bf', 4))
    where id = ${seller}`
  await grow(seller)
  await as(seller, work)
  return seller
}

test('payment details ask for the password once there is a document, and the owner reads of it', async () => {
  const seller = await sellerWithPassword((tx) => tx`update businesses set upi_id = 'first@okbank'`)
  expect(await newsOf(seller)).toEqual([])
  await as(seller, createInvoice)

  expect(await change(seller, 'thief@okbank')).toBe('PT403 | password_needed')
  await as(seller, (tx) => tx`update businesses set website = 'neel.example'`)
  await prove(seller)
  expect(await outcome(as(seller, (tx) => tx`update businesses set upi_id = 'NO'`))).toMatch(
    /upiId/,
  )
  await change(seller, 'second@okbank')
  expect(await upiOf(seller)).toBe('second@okbank')
  expect(await newsOf(seller)).toEqual(['payment_details'])
  // One change uses the proof up.
  expect(await change(seller, 'third@okbank')).toBe('PT403 | password_needed')
  await sql`update auth.sessions set created_at = now() where id = ${seller}`
  await change(seller, 'fourth@okbank')
  expect(await upiOf(seller)).toBe('fourth@okbank')
})

test('with a factor they ask for its code, which the password does not replace', async () => {
  const seller = await sellerWithPassword(createInvoice)
  await turnFactorOn(seller)
  await giveCode(seller, 11)
  await prove(seller)
  expect(await change(seller, 'thief@okbank')).toBe('PT403 | code_needed')
  await giveCode(seller)
  await change(seller, 'mine@okbank')
  expect(await upiOf(seller)).toBe('mine@okbank')
})

test('the news of a change waits as a mail to the proven address, for a day', async () => {
  await turnFactorOn(person)
  const due = () => sql`select user_id from private.due_security(null) where user_id = ${person}`
  expect(await due()).toHaveLength(1)
  await sql`update private.security_news set at = now() - interval '25 hours' where user_id = ${person}`
  expect(await due()).toHaveLength(0)
})

test('only their own sessions are listed and ended', async () => {
  const [id, other] = [crypto.randomUUID(), await makePerson()]
  await sql`
    insert into auth.sessions (id, user_id, user_agent, ip, refreshed_at)
    values (${id}, ${person}, 'Phone', '203.0.113.7', '2026-11-20 10:00')`
  const list = (user: string) =>
    as(user, (tx) => tx<{ own: { id: string }[] }[]>`select list_sessions() as own`).then(
      ([row]) => row?.own ?? [],
    )
  expect(await list(person)).toMatchObject([
    { id: person, is_current: true },
    { ...{ id, is_current: false, user_agent: 'Phone', address: '203.0.113.7' } },
  ])
  await as(other, (tx) => tx`select end_session(${id})`)
  expect(await list(person)).toHaveLength(2)
  await as(person, (tx) => tx`select end_session(${id})`)
  expect(await list(person)).toHaveLength(1)
})
