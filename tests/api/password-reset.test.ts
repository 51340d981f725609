import { expect, inject, test } from 'vitest'
import { newestMail } from '../stack/client.ts'
import { loggedIn, password, plain } from './clients.ts'

const stack = inject('stack')
const changed = 'a wholly new password'

// [call-17]
test('a password is reset by the link of the mail, once, and every session ends', async () => {
  const { client, email } = await loggedIn()
  const asked = await plain().post('/user/auth/forgot-password', { email })
  expect(asked.data).toEqual({ success: true, message: 'Reset link sent to email.' })
  const { html } = await newestMail(stack, email)
  const token = /reset-password\/([\w-]+)/.exec(html)?.[1]
  const reset = (newPassword: string) =>
    plain().post(`/user/auth/reset-password/${token}`, { newPassword, token })

  // A password that is none does not use the link up.
  const short = await reset('short')
  expect([short.status, short.data.errors]).toEqual([
    422,
    { newPassword: 'Password must have at least 8 characters.' },
  ])
  const done = await reset(changed)
  expect(done.data).toEqual({ success: true, message: 'Password reset successful.' })
  const again = await reset(changed)
  expect([again.status, again.data.code]).toEqual([422, 'otp_expired'])

  expect((await client.get('/user/auth/me')).status).toBe(401)
  const login = (secret: string) => plain().post('/user/auth/login', { email, password: secret })
  expect((await login(password)).status).toBe(401)
  expect((await login(changed)).status).toBe(200)
})

test('an unknown address gets the same answer', async () => {
  const answer = await plain().post('/user/auth/forgot-password', { email: 'nobody@x.example' })
  expect([answer.status, answer.data]).toEqual([
    200,
    { success: true, message: 'Reset link sent to email.' },
  ])
})

test.each([['short'], ['%00'], ['a'.repeat(200)], ['../login'], ["' or 1=1"]])(
  'the token %s is refused without asking',
  async (token) => {
    const answer = await plain().post(`/user/auth/reset-password/${encodeURIComponent(token)}`, {
      newPassword: changed,
    })
    expect([answer.status, answer.data.errors]).toEqual([
      422,
      { token: 'This link is not valid. Ask for a new one.' },
    ])
  },
)
