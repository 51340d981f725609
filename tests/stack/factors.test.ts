import { expect, inject, test } from 'vitest'
import { totpCode } from '../../supabase/local/auth/totp.ts'
import { localKeys } from '../../supabase/local/settings.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { sql } from '../setup/stack/database.ts'
import { call, newUser, type Reply, refresh, type Session, sessionOf, signIn } from './client.ts'

const password = 'correct-horse-1'

const stack = inject('stack')

const ask = (session: Session, method: string, path: string, body?: object) =>
  call(stack, method, path, { token: session.accessToken, ...(body && { body }) })
const rpc = (session: Session, name: string, body: object = {}) =>
  ask(session, 'POST', `/rest/v1/rpc/${name}`, body)
const refused = ({ status, body }: Reply) => [status, body.error_code ?? body.message]
const claimsIn = ({ accessToken }: Session) =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())

/** A confirmed person with a password, signed in by it. */
async function person(email: string): Promise<Session> {
  const byCode = await newUser(stack, email, password)
  await ask(byCode, 'PUT', '/auth/v1/user', { password })
  return sessionOf(await signIn(stack, email, password))
}

async function enrol(session: Session, friendly_name = 'Phone') {
  expect((await rpc(session, 'prove_password', { password })).status).toBe(200)
  return ask(session, 'POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name })
}

const secretOf = ({ body }: Reply) => String(Object(body.totp).secret)

async function verify(session: Session, factor: unknown, code: string) {
  const challenge = await ask(session, 'POST', `/auth/v1/factors/${factor}/challenge`, {})
  return ask(session, 'POST', `/auth/v1/factors/${factor}/verify`, {
    ...{ challenge_id: challenge.body.id, code },
  })
}

/** Somebody with a factor: the session that gave its code, and a second that did not. */
async function guarded(email: string) {
  const first = await person(email)
  const enrolled = await enrol(first)
  const secret = secretOf(enrolled)
  const id = String(enrolled.body.id)
  const session = sessionOf(await verify(first, id, totpCode(secret)))
  return { id, secret, first, session, other: sessionOf(await signIn(stack, email, password)) }
}

beforeRelease('a factor needs the password typed anew, and once for each', async () => {
  const session = await person('gate@stack.example')
  const bare = () =>
    ask(session, 'POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Phone' })
  expect(refused(await bare())).toEqual([500, 'unexpected_failure'])
  const { sub } = claimsIn(session)
  expect((await sql`select from auth.mfa_factors where user_id = ${sub}`).length).toBe(0)
  const proof = (tried: string) =>
    call(stack, 'POST', '/rest/v1/rpc/prove_password', {
      ...{ token: session.accessToken, body: { password: tried } },
    })
  expect((await proof('a guess')).status).toBe(200)
  expect(refused(await bare())).toEqual([500, 'unexpected_failure'])

  const enrolled = await enrol(session)
  expect(enrolled).toMatchObject({
    status: 200,
    body: {
      ...{ type: 'totp', friendly_name: 'Phone' },
      totp: {
        qr_code: expect.stringMatching(/^<svg/),
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: expect.stringContaining('otpauth://totp/'),
      },
    },
  })
  expect(refused(await enrol(session))).toEqual([422, 'mfa_factor_name_conflict'])
  await sql`delete from private.proofs where user_id = ${sub}`
  const second = () =>
    ask(session, 'POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Tablet' })
  expect(refused(await second())).toEqual([500, 'unexpected_failure'])
})

test('a right code raises the session, ends the others below it, and makes the code be asked', async () => {
  const { session, first, other, id, secret } = await guarded('raised@stack.example')
  expect(claimsIn(session)).toMatchObject({
    aal: 'aal2',
    amr: expect.arrayContaining([
      { method: 'totp', timestamp: expect.any(Number) },
      { method: 'password', timestamp: expect.any(Number) },
    ]),
  })
  expect(claimsIn(other)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
  expect((await refresh(stack, first)).status).toBe(400)

  const profiles = (of: Session) => ask(of, 'GET', '/rest/v1/profiles?select=name')
  expect(refused(await profiles(other))).toEqual([401, 'second_factor_required'])
  expect(refused(await rpc(other, 'list_sessions'))).toEqual([401, 'second_factor_required'])
  expect((await profiles(session)).status).toBe(200)
  const user = await ask(other, 'GET', '/auth/v1/user')
  expect(user.body.factors).toEqual([expect.objectContaining({ id, status: 'verified' })])

  const entered = sessionOf(await verify(other, id, totpCode(secret)))
  expect((await profiles(entered)).status).toBe(200)
  const renewed = sessionOf(await refresh(stack, entered))
  expect(claimsIn(renewed)).toMatchObject({ aal: 'aal2' })
  expect((await profiles(session)).status).toBe(200)
})

beforeRelease('sessions from before a factor was turned on are refused', async () => {
  const email = 'before@stack.example'
  const old = await person(email)
  await guardedAgain(email)
  expect((await refresh(stack, old)).status).toBe(400)
  expect(refused(await rpc(old, 'list_sessions'))).toEqual([401, 'login_required'])
})

/** Turns a factor on in a further session. */
async function guardedAgain(email: string) {
  const session = sessionOf(await signIn(stack, email, password))
  const enrolled = await enrol(session)
  await verify(session, enrolled.body.id, totpCode(secretOf(enrolled)))
}

test('without the code nothing of the account changes', async () => {
  const { other, id } = await guarded('low@stack.example')
  expect(refused(await ask(other, 'DELETE', `/auth/v1/factors/${id}`))).toEqual([
    ...[422, 'insufficient_aal'],
  ])
  for (const change of [{ password: 'another-one-2' }, { email: 'thief@stack.example' }]) {
    expect(refused(await ask(other, 'PUT', '/auth/v1/user', change))).toEqual([
      ...[401, 'insufficient_aal'],
    ])
  }
  // The name at the Auth server is a copy that nothing reads.
  await ask(other, 'PUT', '/auth/v1/user', { data: { name: 'Mallory' } })
  const [profile] = await sql`select name from profiles where id = ${claimsIn(other).sub}`
  expect(profile?.name).not.toBe('Mallory')
  const more = { factor_type: 'totp', friendly_name: 'Mine' }
  expect(refused(await ask(other, 'POST', '/auth/v1/factors', more))).toEqual([
    ...[403, 'insufficient_aal'],
  ])
})

test('wrong, used, late and unknown challenges are refused, each with its code', async () => {
  const { other, id, secret } = await guarded('codes@stack.example')
  const challenge = async () =>
    String((await ask(other, 'POST', `/auth/v1/factors/${id}/challenge`, {})).body.id)
  const answer = (challenge_id: string, code?: string) =>
    ask(other, 'POST', `/auth/v1/factors/${id}/verify`, { challenge_id, ...(code && { code }) })
  const code = totpCode(secret)
  const wrong = code === '000000' ? '000001' : '000000'

  const one = await challenge()
  expect(refused(await answer(one))).toEqual([400, 'validation_failed'])
  expect(refused(await answer(one, wrong))).toEqual([422, 'mfa_verification_failed'])
  expect(refused(await answer(crypto.randomUUID(), code))).toEqual([422, 'mfa_factor_not_found'])
  await sql`update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = ${one}`
  expect(refused(await answer(one, code))).toEqual([422, 'mfa_challenge_expired'])
  const two = await challenge()
  expect((await answer(two, totpCode(secret, Date.now() - 30_000))).status).toBe(200)
  expect(refused(await answer(two, code))).toEqual([422, 'mfa_ip_address_mismatch'])
  const nowhere = `/auth/v1/factors/${crypto.randomUUID()}/challenge`
  expect(refused(await ask(other, 'POST', nowhere, {}))).toEqual([404, 'mfa_factor_not_found'])
})

beforeRelease(
  'a factor goes by its session, or by the server’s key, and the session is as before',
  async () => {
    const { session, id } = await guarded('off@stack.example')
    expect(await ask(session, 'DELETE', `/auth/v1/factors/${id}`)).toMatchObject({
      ...{ status: 200, body: { id } },
    })
    expect((await rpc(session, 'list_sessions')).status).toBe(200)
    expect(claimsIn(sessionOf(await refresh(stack, session))).aal).toBe('aal1')

    const lost = await guarded('lost@stack.example')
    const user = claimsIn(lost.session).sub
    const path = `/auth/v1/admin/users/${user}/factors/${lost.id}`
    expect(refused(await ask(lost.other, 'DELETE', path))).toEqual([403, 'not_admin'])
    const headers = { apikey: localKeys.secret, authorization: `Bearer ${localKeys.secret}` }
    expect((await call(stack, 'DELETE', path, { headers })).status).toBe(200)
    expect((await rpc(lost.other, 'list_sessions')).status).toBe(200)
  },
)

beforeRelease('there are five factors at most', async () => {
  const { session } = await guarded('many@stack.example')
  for (const name of ['2', '3', '4', '5']) expect((await enrol(session, name)).status).toBe(200)
  expect(refused(await enrol(session, '6'))).toEqual([422, 'too_many_enrolled_mfa_factors'])
})

beforeRelease('sessions say their browser and address, and each can be ended', async () => {
  const email = 'devices@stack.example'
  const here = await person(email)
  const there = sessionOf(
    await call(stack, 'POST', '/auth/v1/token?grant_type=password', {
      ...{ body: { email, password }, headers: { 'user-agent': 'Test phone' } },
    }),
  )
  const list = async () => Object.values((await rpc(here, 'list_sessions')).body).map(Object)
  const sessions = await list()
  expect(sessions[0]).toMatchObject({ is_current: true, address: '127.0.0.1' })
  const phone = sessions.find((one) => one.user_agent === 'Test phone')
  expect(phone).toMatchObject({ is_current: false, id: claimsIn(there).session_id })

  const foreign = await person('foreign@stack.example')
  await rpc(foreign, 'end_session', { session_id: phone.id })
  expect(await list()).toHaveLength(sessions.length)
  await rpc(here, 'end_session', { session_id: phone.id })
  expect(await list()).toHaveLength(sessions.length - 1)
  expect((await refresh(stack, there)).status).toBe(400)
})
