import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type AuthCall, authServer, mailedTooRecently, refusal } from '#tests/msw/auth.ts'
import { fill, openAuth } from '#tests/setup/screens/auth-screens.tsx'

type Answers = Parameters<typeof authServer>[0]

const address = 'asha@studio.example'

/** Asks for a code for the address, from the password's screen. */
async function askForCode(answers: Answers = {}) {
  const calls = authServer(answers)
  const opened = openAuth('/login', { from: '/invoices' })
  const { user } = opened
  await fill(user, screen.getByRole('textbox', { name: 'Email' }), address)
  await user.click(screen.getByRole('link', { name: 'sign in with an emailed code' }))
  const send = await screen.findByRole('button', { name: 'Email me a code' })
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(address))
  await user.click(send)
  return { ...opened, calls }
}

const code = () => screen.findByRole('textbox', { name: 'Sign-in code' })
const bodyOf = (calls: { call: AuthCall; body: unknown }[], call: AuthCall) =>
  calls.find((one) => one.call === call)?.body

test('a mailed code signs in, makes no account, and leads to the requested page', async () => {
  const { user, router, calls } = await askForCode()
  await fill(user, await code(), '123456')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))

  expect(await screen.findByText('Login successful!')).toBeVisible()
  await screen.findByText('Another screen')
  expect(router.state.location.pathname).toBe('/invoices')
  expect(bodyOf(calls, 'POST /otp')).toMatchObject({ email: address, create_user: false })
  expect(bodyOf(calls, 'POST /verify')).toMatchObject({
    email: address,
    token: '123456',
    type: 'magiclink',
  })
})

test.each([
  ['has no account', refusal(422, 'otp_disabled', 'Signups not allowed for otp')],
  ['had a mail a moment ago', mailedTooRecently(30)],
])('who %s is told nothing else than anybody', async (_, answer) => {
  await askForCode({ 'POST /otp': answer })
  expect(await code()).toHaveFocus()
  expect(screen.getByText(/has an account, we have emailed it a code\./)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refusal is shown in our words, and the address stays', async () => {
  await askForCode({
    'POST /otp': refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
  })
  expect(
    await screen.findByText('No more emails can be sent at the moment. Try again in an hour.'),
  ).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(address)
})

test('a wrong code is refused beside its field', async () => {
  const { user } = await askForCode({
    'POST /verify': refusal(403, 'otp_expired', 'Token has expired or is invalid'),
  })
  await fill(user, await code(), '123456')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  await waitFor(async () =>
    expect(await code()).toHaveAccessibleDescription(/wrong or has expired/),
  )
  expect(await code()).toHaveFocus()
})
