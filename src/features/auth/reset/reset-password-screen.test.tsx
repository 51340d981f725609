import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { login } from '#src/data/account/session.ts'
import {
  authServer,
  authSession,
  authUser,
  held,
  inTurn,
  noConnection,
  refusal,
} from '#tests/msw/auth.ts'
import { factorServer, phone, rightCode, sessionAt } from '#tests/msw/factors.ts'
import { fill, openAuth } from '#tests/setup/screens/auth-screens.tsx'
import { startResendClock } from '../resend-clock.ts'

const tokenHash = 'c0ffee0123456789c0ffee0123456789c0ffee0123456789c0ffee01'
const link = `/reset-password/${tokenHash}`
const email = 'asha@studio.example'
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })
const otpExpired = refusal(403, 'otp_expired', 'Email link is invalid or has expired')
const done = 'Password reset successful.'

async function choose(user: UserEvent, password = 'a-new-password', again = password) {
  await fill(user, field('New password'), password)
  await fill(user, field('Confirm password'), `${again}`)
  await user.keyboard('{Enter}')
}

describe('choosing a new password', () => {
  // [public-20] [state-9] [error-30]
  test('by the link of the mail asks the server nothing before it is submitted', async () => {
    const calls = authServer()
    const { user, router } = openAuth(link)
    await waitFor(() => expect(field('New password')).toHaveFocus())
    expect(screen.queryByLabelText('Email')).toBeNull()
    expect(calls).toEqual([])

    await choose(user)
    expect(await screen.findByText(done)).toBeVisible()
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(calls).toMatchObject([
      { call: 'POST /verify', body: { token_hash: tokenHash, type: 'recovery' } },
      { call: 'PUT /user', body: { password: 'a-new-password' } },
      { call: 'POST /logout' },
    ])
  })

  // [public-21]
  test('by the code sends it with the address it went to', async () => {
    const calls = authServer()
    const { user } = openAuth('/reset-password/123456', { email })
    expect(screen.queryByLabelText('Email')).toBeNull()
    await choose(user)

    await screen.findByText(done)
    expect(calls[0]).toMatchObject({
      call: 'POST /verify',
      body: { email, token: '123456', type: 'recovery' },
    })
  })

  test('by the code ends the wait for the next mail, which the server is asked for', async () => {
    startResendClock('reset', email)
    const calls = authServer()
    const { user } = openAuth('/reset-password/123456', { email })
    await choose(user)
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
    await user.click(await screen.findByRole('button', { name: 'Send OTP' }))

    expect(await screen.findByText('Reset link sent to email.')).toBeVisible()
    expect(calls.at(-1)).toMatchObject({ call: 'POST /recover', body: { email } })
  })

  // [valid-28]
  test('by the code alone asks for the address first', async () => {
    const calls = authServer()
    const { user } = openAuth('/reset-password/123456')
    await waitFor(() => expect(field('Email')).toHaveFocus())
    await choose(user)
    expect(await screen.findByText('Email is required')).toBeVisible()
    await waitFor(() => expect(field('Email')).toHaveFocus())
    await fill(user, field('Email'), 'asha')
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible()
    expect(calls).toEqual([])

    await fill(user, field('Email'), '@studio.example')
    await user.keyboard('{Enter}')
    await screen.findByText(done)
    expect(calls[0]).toMatchObject({ body: { email, token: '123456' } })
  })

  // [valid-26]
  test('needs it twice alike', async () => {
    const calls = authServer()
    const { user } = openAuth(link)
    await choose(user, 'a-new-password', 'another-password')

    expect(await screen.findByText('Passwords do not match')).toBeVisible()
    expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match')
    await waitFor(() => expect(field('Confirm password')).toHaveFocus())
    expect(calls).toEqual([])
  })

  // [public-23]
  test('says so while it waits, and a double click sends one request', async () => {
    const { answer, letGo } = held(() => HttpResponse.json(authSession()))
    const calls = authServer({ 'POST /verify': answer })
    const { user } = openAuth(link)
    await fill(user, field('New password'), 'a-new-password')
    await fill(user, field('Confirm password'), 'a-new-password')
    await user.dblClick(button('Reset Password'))

    await waitFor(() => expect(button('Resetting...')).toBeDisabled())
    letGo()
    await screen.findByText(done)
    expect(calls.filter(({ call }) => call === 'POST /verify')).toHaveLength(1)
  })

  test('leads to signing in even where somebody was signed in', async () => {
    authServer()
    await login({ email, password: 'the-old-password' })
    const { user } = openAuth(link)
    await choose(user)

    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible()
  })
})

describe('a refused reset', () => {
  test('by a bad link leads to a new mail for the same address', async () => {
    const reason = /^This link has expired or was already used\. Ask for a new one\./
    authServer({ 'POST /verify': otpExpired })
    const { user, router } = openAuth(link, { email })
    await choose(user)

    expect(await screen.findByRole('alert')).toHaveTextContent(reason)
    expect(field('New password')).toHaveValue('a-new-password')
    // A link cannot be typed again.
    expect(screen.queryByRole('link', { name: 'Enter the code again' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Ask for a new code' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/forgot-password'))
    await waitFor(() => expect(field('Email')).toHaveValue(email))
  })

  // [public-22]
  test('by a mistyped code leads back to the code for the same address', async () => {
    const calls = authServer({
      'POST /verify': inTurn(otpExpired, () => HttpResponse.json(authSession())),
    })
    const { user } = openAuth('/reset-password/999999')
    await fill(user, field('Email'), 'Asha@Studio.example')
    await choose(user)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^This code is wrong or has expired\. Check it and enter it again, or ask for a new one\./,
    )
    await user.click(screen.getByRole('link', { name: 'Enter the code again' }))
    await fill(user, await screen.findByLabelText('Reset code'), '123456')
    await user.keyboard('{Enter}')
    await screen.findByLabelText('New password')
    await choose(user)

    await screen.findByText(done)
    expect(calls.filter(({ call }) => call === 'POST /verify')).toMatchObject([
      { body: { email, token: '999999' } },
      { body: { email, token: '123456' } },
    ])
  })

  test('for a weak password does not use up the proof', async () => {
    const calls = authServer({
      'PUT /user': inTurn(refusal(422, 'weak_password', 'Password is known to be weak.'), () =>
        HttpResponse.json(authUser()),
      ),
    })
    const { user } = openAuth(link)
    await choose(user)
    expect(await screen.findByText('Password is known to be weak.')).toBeVisible()
    await waitFor(() => expect(field('New password')).toHaveFocus())

    await user.click(button('Reset Password'))
    await screen.findByText(done)
    expect(calls.filter(({ call }) => call === 'POST /verify')).toHaveLength(1)
  })

  test('that is answered with nothing says so in our words', async () => {
    authServer({ 'POST /verify': () => HttpResponse.json({}) })
    const { user } = openAuth(link)
    await choose(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent?.trim()).toBe('Reset failed.')
  })

  // [error-8]
  test('keeps what was typed and can be repeated when there is no connection', async () => {
    authServer({ 'POST /verify': inTurn(noConnection, () => HttpResponse.json(authSession())) })
    const { user } = openAuth(link)
    await choose(user)

    expect(await screen.findByRole('alert')).toHaveTextContent(/^Reset failed\.$/)
    expect(field('New password')).toHaveValue('a-new-password')
    expect(field('Confirm password')).toHaveValue('a-new-password')
    await user.click(button('Reset Password'))
    expect(await screen.findByText(done)).toBeVisible()
  })
})

test('who has a second factor gives its code before the new password counts', async () => {
  const factors = factorServer({ factors: [phone] })
  const calls = authServer({ 'POST /verify': () => HttpResponse.json(sessionAt('aal1')) })
  const { user, router } = openAuth(link)
  await fill(user, screen.getByLabelText('New password'), 'battery-staple')
  await fill(user, screen.getByLabelText('Confirm password'), 'battery-staple')
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
  const code = await screen.findByLabelText('Code from the app')
  await waitFor(() => expect(code).toHaveFocus())
  expect(calls.map(({ call }) => call)).toEqual(['POST /verify'])

  await fill(user, code, rightCode)
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(factors).toEqual([`verify factor-1 ${rightCode}`])
  expect(calls.map(({ call }) => call)).toEqual(['POST /verify', 'PUT /user', 'POST /logout'])
})
