import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { authLimits } from '../../supabase/local/auth/limits.ts'
import { readConfig } from '../../supabase/local/config.ts'
import { startStack } from '../../supabase/local/stack.ts'
import type { Stack } from '../../supabase/local/stack-options.ts'
import { authContract, type Refused } from '../factories/auth-contract.ts'
import { beforeRelease } from '../setup/before-release.ts'
import { sql } from '../setup/stack/database.ts'
import { call, newUser, type Reply, refresh, sessionOf, signIn } from './client.ts'

const password = 'correct-horse-1'
const another = 'battery-staple-2'

const shared = inject('stack')

const version = { 'X-Supabase-Api-Version': '2024-01-01' }
const change = (
  token: string,
  body: object,
  stack: Pick<Stack, 'apiUrl' | 'publishableKey'> = shared,
) => call(stack, 'PUT', '/auth/v1/user', { token, body, headers: version })

/** The refusal recorded from hosted, in this server's form for the same API version. */
const recorded = ({ status, code, message }: Refused) => ({ status, body: { code, message } })

/** lite's own refusals come in the older form, which says the same. */
const inEitherForm = ({ status, body }: Reply) => ({
  status,
  body: { code: body.error_code ?? body.code, message: body.msg ?? body.message },
})

const rates = (mails: number) => ({
  email_sent: mails,
  token_refresh: 150,
  sign_in_sign_ups: 30,
  token_verifications: 30,
})

test('thirty come at once and then one in ten seconds, for each address and endpoint alone', () => {
  let now = 0
  const limits = authLimits(rates(30), () => now)
  const taken = (path: '/verify' | '/recover' | '/token' | '/factors/verify', address: string) => {
    let count = 0
    while (limits.take(path, address)) count += 1
    return count
  }
  expect([taken('/verify', 'one'), taken('/verify', 'two')]).toEqual([30, 30])
  expect([taken('/recover', 'one'), taken('/token', 'one')]).toEqual([30, 30])
  expect(taken('/factors/verify', 'one')).toBe(30)
  now += 10_000
  expect([taken('/verify', 'one'), taken('/token', 'one')]).toEqual([1, 5])
  expect(taken('/factors/verify', 'one')).toBe(2)
  now += 24 * 3_600_000
  expect(taken('/verify', 'one')).toBe(30)
})

test('the whole project sends so many mails in an hour, and one that did not go does not count', () => {
  let now = 0
  const limits = authLimits(rates(2), () => now)
  expect([limits.takeMail(), limits.takeMail(), limits.takeMail()]).toEqual([true, true, false])
  limits.giveBackMail()
  expect([limits.takeMail(), limits.takeMail()]).toEqual([true, false])
  now += 3_600_000
  expect(limits.takeMail()).toBe(true)
})

test('a new password needs the current one, except after a mailed code', async () => {
  const email = 'change@stack.example'
  const byCode = await newUser(shared, email, password)
  // The trigger of the confirmation took the first password away.
  expect((await change(byCode.accessToken, { password })).status).toBe(200)
  expect((await change(byCode.accessToken, { password: another })).status).toBe(200)

  const { accessToken: token } = sessionOf(await signIn(shared, email, another))
  const demanded = recorded(authContract.currentPasswordMissing)
  expect(await change(token, { password })).toEqual(demanded)
  expect(await change(token, { password, current_password: 'guess' })).toEqual(
    recorded(authContract.currentPasswordWrong),
  )
  expect(inEitherForm(await change(token, { password: 'short' }))).toEqual(
    recorded(authContract.weakPassword),
  )
  const same = await change(token, { password: another, current_password: another })
  expect(inEitherForm(same)).toEqual(recorded(authContract.samePassword))
  expect((await change(token, { data: { name: 'Asha' } })).status).toBe(200)

  expect((await change(token, { password, current_password: another })).status).toBe(200)
  expect((await refresh(shared, byCode)).status).toBe(400)
  expect((await signIn(shared, email, password)).status).toBe(200)
})

test('a forged token asks for no password of anybody', async () => {
  const { accessToken } = await newUser(shared, 'forged@stack.example', password)
  const forged = `${accessToken.slice(0, -8)}AAAAAAAA`
  const answer = await change(forged, { password, current_password: 'guess' })
  expect([answer.status, answer.body.error_code]).toEqual([403, 'bad_jwt'])
})

test('a session of yesterday signs in once more before it changes the password', async () => {
  const email = 'yesterday@stack.example'
  const { accessToken: token } = await newUser(shared, email, password)
  await sql`
    update auth.sessions set created_at = now() - interval '25 hours'
    where user_id = (select id from auth.users where email = ${email})`
  expect(await change(token, { password: another })).toEqual({
    status: 400,
    body: {
      code: 'reauthentication_needed',
      message: 'Password update requires reauthentication',
    },
  })
})

test('the limits are those that config.toml gives to hosted', () => {
  expect(readConfig().auth.rate_limit).toEqual(rates(30))
})

describe('an Auth server with the limits of hosted', () => {
  let stack: Stack
  let own: postgres.Sql
  beforeAll(async () => {
    // Makes a password check slow enough to show here.
    process.env.LITE_AUTH_BCRYPT_COST = '9'
    stack = await startStack({ parts: 'api' })
    own = postgres(stack.dbUrl, { max: 1 })
  }, 60_000)
  afterAll(async () => {
    await own?.end()
    await stack?.stop()
  })

  const post = (path: string, body: object) =>
    call(stack, 'POST', `/auth/v1${path}`, { body, headers: version })

  beforeRelease('of 31 guesses at a factor’s code at once the last is refused', async () => {
    const { accessToken: token } = await newUser(stack, 'guesses@stack.example', password)
    const path = `/auth/v1/factors/${crypto.randomUUID()}/verify`
    const guesses = await Promise.all(
      Array.from({ length: 31 }, () =>
        call(stack, 'POST', path, { token, body: { challenge_id: 'none', code: '000000' } }),
      ),
    )
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  beforeRelease(
    'a refused login takes as long for a stranger, and reveals nothing without the password',
    async () => {
      const email = 'timed@stack.example'
      const { accessToken } = await newUser(stack, email, password)
      await change(accessToken, { password }, stack)
      await post('/signup', { email: 'unconfirmed@stack.example', password })
      const timed = async (who: string) => {
        const times: number[] = []
        for (let turn = 0; turn < 3; turn++) {
          const began = performance.now()
          expect(inEitherForm(await signIn(stack, who, 'a wild guess'))).toEqual(
            recorded(authContract.wrongPassword),
          )
          times.push(performance.now() - began)
        }
        return Math.min(...times)
      }
      await timed('first@stack.example')
      const known = await timed(email)
      for (const who of ['nobody@stack.example', 'unconfirmed@stack.example']) {
        const time = await timed(who)
        expect(time).toBeGreaterThan(known / 3)
        expect(time).toBeLessThan(known * 3)
      }
      const right = await signIn(stack, 'unconfirmed@stack.example', password)
      expect(inEitherForm(right)).toEqual(recorded(authContract.notConfirmed))
    },
  )

  beforeRelease(
    'after thirty mails in an hour no more go out, and the caller is told so without seconds',
    async () => {
      const refused = recorded(authContract.mailsUsedUp)
      const email = 'mailed@stack.example'
      await newUser(stack, email, password)
      const sent: { status: number }[] = []
      for (let n = 0; n < 30 && sent.at(-1)?.status !== 429; n++) {
        await own`update auth.users set recovery_sent_at = null where email = ${email}`
        sent.push(await post('/recover', { email }))
      }
      expect(sent.at(-1)).toEqual(refused)
      expect(sent.length).toBeGreaterThan(15)
      expect(await post('/signup', { email: 'late@stack.example', password })).toEqual(refused)
      const [late] = await own`select 1 from auth.users where email = 'late@stack.example'`
      expect(late).toBeUndefined()
      // A caller to whom no mail goes learns nothing.
      expect((await post('/recover', { email: 'nobody@stack.example' })).status).not.toBe(429)
    },
  )

  beforeRelease('the server checks only thirty of three hundred wrong codes', async () => {
    const email = 'guessed@stack.example'
    const guess = (n: number) =>
      post('/verify', { type: 'recovery', email, token: String(n).padStart(6, '0') })
    const answers: Reply[] = []
    for (let n = 0; n < 6; n++) {
      answers.push(...(await Promise.all(Array.from({ length: 50 }, (_, m) => guess(n * 50 + m)))))
    }
    const looked = answers.filter(({ status }) => status !== 429)
    expect(looked.length).toBeLessThanOrEqual(32)
    expect(looked.map(({ status, body }) => [status, body.error_code])).toEqual(
      looked.map(() => [authContract.codeExpired.status, authContract.codeExpired.code]),
    )
    expect(answers.at(-1)).toEqual(recorded(authContract.requestsUsedUp))
  })
})
