import { expect, inject, test } from 'vitest'
import { totpCode } from '../../supabase/local/auth/totp.ts'
import { as, sql } from '../setup/stack/database.ts'
import { turnFactorOn } from '../setup/stack/people.ts'
import { newestMail } from '../stack/client.ts'
import { bearer, browser, makeAccount, password, plain } from './clients.ts'
import { invoice } from './samples.ts'

const stack = inject('stack')
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** A seller with a factor, whose first session did not give its code, and their recovery codes. */
async function guarded() {
  const account = await makeAccount()
  await turnFactorOn(account.id)
  await sql`update auth.mfa_factors set secret = ${secret} where user_id = ${account.id}`
  const [made] = await as(
    account.id,
    (tx) => tx<{ codes: string[] }[]>`select make_recovery_codes() as codes`,
  )
  const login = (more: object = {}) =>
    plain().post('/user/auth/login', { email: account.email, password, ...more })
  return { ...account, login, codes: made?.codes ?? [] }
}

test('a login by the password alone asks for the code, and leaves no session', async () => {
  const { id, login, email } = await guarded()
  const before = await sql`select id from auth.sessions where user_id = ${id}`
  const bare = await login()
  expect([bare.status, bare.data.reason, bare.headers['set-cookie']]).toEqual([
    ...[401, 'second_factor_required', undefined],
  ])
  const code = totpCode(secret)
  const wrong = await login({ code: code === '000000' ? '000001' : '000000' })
  expect([wrong.status, wrong.data.reason, Object.keys(wrong.data.errors)]).toEqual([
    ...[422, 'mfa_verification_failed', ['code']],
  ])
  expect(await sql`select id from auth.sessions where user_id = ${id}`).toEqual(before)

  const client = browser()
  expect((await client.post('/user/auth/login', { email, password, code })).status).toBe(200)
  expect((await client.get('/user/auth/me')).data.data).toMatchObject({ id })
})

test('a session without the code reads and writes nothing, also where the database is not asked', async () => {
  const { token } = await guarded()
  const client = bearer(token)
  for (const answer of [
    await client.get('/user/auth/me'),
    await client.get('/mail'),
    await client.get('/business'),
    await client.post('/business/setup', {}),
    await client.patch('/user/auth/update', { name: 'Mallory' }),
  ]) {
    expect([answer.config.url, answer.status, answer.data.reason]).toEqual([
      ...[answer.config.url, 401, 'second_factor_required'],
    ])
  }
})

test('a recovery code removes the factors once, and the password alone lets in until a new one', async () => {
  const { token, codes, login, id } = await guarded()
  const client = bearer(token)
  const use = (code: string | undefined) => client.post('/user/auth/recovery-code', { code })
  const wrong = await use('AAAA-BBBB-CCCC-DDDD')
  expect([wrong.status, wrong.data.reason]).toEqual([422, 'recovery_code_wrong'])
  expect((await client.get('/user/auth/me')).status).toBe(401)

  const used = await use(codes[0]?.toLowerCase())
  expect([used.status, used.data.message]).toEqual([
    ...[200, 'Recovery code accepted. Your authenticator apps were removed.'],
  ])
  expect((await client.get('/user/auth/me')).status).toBe(200)
  expect((await login()).status).toBe(200)
  for (const code of codes.slice(0, 2)) expect((await use(code)).status).toBe(422)
  const news = await sql`
    select kind from private.security_news where user_id = ${id} order by at`
  expect(news.map(({ kind }) => kind)).toEqual(['factor_added', 'code_used'])
})

test('of 31 guesses at recovery codes at once most are not even looked at', async () => {
  const { token } = await guarded()
  const guesses = await Promise.all(
    Array.from({ length: 31 }, () =>
      bearer(token).post('/user/auth/recovery-code', { code: 'AAAA-BBBB-CCCC-DDDD' }),
    ),
  )
  const refused = guesses.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(21)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
})

test('a reset link sets a new password with the code alone', async () => {
  const { email, login } = await guarded()
  const linkAfter = async (mails: number) => {
    await sql`update auth.users set recovery_sent_at = null where email = ${email}`
    await plain().post('/user/auth/forgot-password', { email })
    return /reset-password\/([\w-]+)/.exec((await newestMail(stack, email, mails)).html)?.[1]
  }
  const reset = async (mails: number, more: object = {}) =>
    plain().post(`/user/auth/reset-password/${await linkAfter(mails)}`, {
      ...{ newPassword: 'a wholly new password', ...more },
    })
  const bare = await reset(1)
  expect([bare.status, bare.data.reason]).toEqual([401, 'second_factor_required'])
  expect((await login({ code: totpCode(secret) })).status).toBe(200)

  expect((await reset(2, { code: totpCode(secret) })).status).toBe(200)
  expect((await login({ code: totpCode(secret) })).status).toBe(401)
})

test('payment details change in the minutes after a login, and later ask for the person anew', async () => {
  const { token, id } = await makeAccount()
  const client = bearer(token)
  expect((await client.post('/invoice/create', invoice)).status).toBe(201)
  const change = (upiId: string) => client.patch('/business/update', { upiId })
  expect((await change('neel@okbank')).status).toBe(200)
  await sql`update auth.sessions set created_at = now() - interval '11 minutes' where user_id = ${id}`
  const late = await change('thief@okbank')
  expect([late.status, late.data.reason]).toEqual([403, 'password_needed'])
  expect((await client.patch('/business/update', { website: 'neel.example' })).status).toBe(200)
  const prove = (currentPassword: string) => client.post('/user/auth/prove', { currentPassword })
  const wrong = await prove('a guess')
  expect([wrong.status, wrong.data.reason]).toEqual([422, 'current_password_invalid'])
  expect((await prove(password)).status).toBe(200)
  expect((await change('asha@okbank')).status).toBe(200)
  // It is used up.
  expect((await change('thief@okbank')).status).toBe(403)
})
