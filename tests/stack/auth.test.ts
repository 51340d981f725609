import { expect, inject, test } from 'vitest'
import { beforeRelease } from '../setup/before-release.ts'
import { sql } from '../setup/stack/database.ts'
import { call, newestCode, newestMail, newUser, refresh, sessionOf, signIn } from './client.ts'

const stack = inject('stack')
const password = 'correct-horse-1'

test('a code works once', async () => {
  const email = 'once@stack.example'
  await call(stack, 'POST', '/auth/v1/signup', { body: { email, password } })
  const code = { type: 'signup', email, token: await newestCode(stack, email) }

  const first = await call(stack, 'POST', '/auth/v1/verify', { body: code })
  const second = await call(stack, 'POST', '/auth/v1/verify', { body: code })

  expect(first.status).toBe(200)
  expect(second).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
})

// [const-14]
test('a code is refused after ten minutes', async () => {
  const email = 'late@stack.example'
  await call(stack, 'POST', '/auth/v1/signup', { body: { email, password } })
  const token = await newestCode(stack, email)
  await sql`update auth.users set confirmation_sent_at = now() - interval '601 seconds' where email = ${email}`

  const reply = await call(stack, 'POST', '/auth/v1/verify', {
    body: { type: 'signup', email, token },
  })

  expect(reply).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
})

test('a second mail within a minute is refused with the seconds to wait', async () => {
  const email = 'twice@stack.example'
  await call(stack, 'POST', '/auth/v1/signup', { body: { email, password } })

  const again = await call(stack, 'POST', '/auth/v1/signup', { body: { email, password } })
  const resend = await call(stack, 'POST', '/auth/v1/resend', { body: { email, type: 'signup' } })

  for (const reply of [again, resend]) {
    expect(reply).toMatchObject({
      status: 429,
      body: {
        error_code: 'over_email_send_rate_limit',
        msg: expect.stringMatching(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        ),
      },
    })
  }
})

beforeRelease(
  'after a minute an unconfirmed address gets a new code, and the later password never counts',
  async () => {
    const email = 'again@stack.example'
    await call(stack, 'POST', '/auth/v1/signup', { body: { email, password } })
    const firstCode = await newestCode(stack, email)
    await sql`update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = ${email}`

    const reply = await call(stack, 'POST', '/auth/v1/signup', {
      body: { email, password: 'another-password-2' },
    })
    const code = await newestCode(stack, email, 2)
    const verify = (token: string) =>
      call(stack, 'POST', '/auth/v1/verify', { body: { type: 'signup', email, token } })

    expect(reply).toMatchObject({
      status: 200,
      body: { email, identities: [{ provider: 'email' }] },
    })
    if (code !== firstCode) expect((await verify(firstCode)).status).toBe(403)
    expect((await verify(code)).status).toBe(200)
    expect((await signIn(stack, email, 'another-password-2')).status).toBe(400)
  },
)

beforeRelease('resend mails a new code after a minute and nothing to a stranger', async () => {
  const email = 'resend@stack.example'
  await call(stack, 'POST', '/auth/v1/signup', { body: { email, password } })
  await sql`update auth.users set confirmation_sent_at = now() - interval '61 seconds' where email = ${email}`

  const known = await call(stack, 'POST', '/auth/v1/resend', { body: { email, type: 'signup' } })
  const stranger = await call(stack, 'POST', '/auth/v1/resend', {
    body: { email: 'nobody@stack.example', type: 'signup' },
  })

  expect([known.status, stranger.status]).toEqual([200, 200])
  await expect(newestMail(stack, email, 2)).resolves.toMatchObject({
    subject: 'Your Bahi verification code',
  })
})

test('a sign-up for a confirmed address looks like any other and changes nothing', async () => {
  const email = 'taken@stack.example'
  await newUser(stack, email, password)

  const reply = await call(stack, 'POST', '/auth/v1/signup', {
    body: { email, password: 'intruder-password' },
  })

  expect(reply).toMatchObject({ status: 200, body: { email, identities: [] } })
  expect((await signIn(stack, email, 'intruder-password')).status).toBe(400)
})

beforeRelease('the reset link leads to the site whatever the request names', async () => {
  const email = 'reset@stack.example'
  await newUser(stack, email, password)

  const reply = await call(stack, 'POST', '/auth/v1/recover?redirect_to=https://evil.example/', {
    body: { email, redirect_to: 'https://evil.example/' },
    headers: { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
  })
  const { html } = await newestMail(stack, email, 2)
  const again = await call(stack, 'POST', '/auth/v1/recover', { body: { email } })

  expect(reply.status).toBe(200)
  expect(html).not.toContain('evil')
  expect(html).toMatch(/href="http:\/\/127\.0\.0\.1:5173\/reset-password\/[0-9a-f]{64}"/)
  expect(again.status).toBe(429)
})

beforeRelease('a reset by link works once and ends the other sessions', async () => {
  const email = 'forgot@stack.example'
  const old = await newUser(stack, email, password)
  await call(stack, 'POST', '/auth/v1/recover', { body: { email } })
  const { html } = await newestMail(stack, email, 2)
  const link = { type: 'recovery', token_hash: /reset-password\/([0-9a-f]+)/.exec(html)?.[1] }

  const opened = await call(stack, 'POST', '/auth/v1/verify', { body: link })
  const session = sessionOf(opened)
  const changed = await call(stack, 'PUT', '/auth/v1/user', {
    token: session.accessToken,
    body: { password: 'brand-new-password' },
  })

  expect([opened.status, changed.status]).toEqual([200, 200])
  expect((await call(stack, 'POST', '/auth/v1/verify', { body: link })).status).toBe(403)
  expect((await refresh(stack, old)).status).toBe(400)
  expect((await refresh(stack, session)).status).toBe(200)
})

test('a short password is refused', async () => {
  const reply = await call(stack, 'POST', '/auth/v1/signup', {
    body: { email: 'short@stack.example', password: '1234567' },
  })

  expect(reply).toMatchObject({ status: 422, body: { error_code: 'weak_password' } })
})

beforeRelease(
  'a mailed code signs in a confirmed person, and makes no account for a stranger',
  async () => {
    const email = 'by-code@stack.example'
    await newUser(stack, email, password)
    const ask = (address: string) =>
      call(stack, 'POST', '/auth/v1/otp', { body: { email: address, create_user: false } })
    const enter = (address: string, token?: string) =>
      call(stack, 'POST', '/auth/v1/verify', { body: { email: address, token, type: 'magiclink' } })
    const codeIn = ({ html }: { html: string }) => />(\d{6})</.exec(html)?.[1]

    expect((await ask(email)).status).toBe(200)
    const code = codeIn(await newestMail(stack, email, 2))
    const entered = await enter(email, code)
    expect(entered.status).toBe(200)
    expect((await refresh(stack, sessionOf(entered))).status).toBe(200)
    expect((await enter(email, code)).status).toBe(403)

    expect(await ask('nobody@stack.example')).toMatchObject({
      status: 422,
      body: { error_code: 'otp_disabled' },
    })

    const unproven = 'unproven@stack.example'
    await call(stack, 'POST', '/auth/v1/signup', { body: { email: unproven, password } })
    expect((await ask(unproven)).status).toBe(429)
    const confirmation = codeIn(await newestMail(stack, unproven, 1))
    expect((await enter(unproven, confirmation)).status).toBe(403)
  },
)
