import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { authContract, refusedAs, wordless } from '#tests/factories/auth-contract.ts'
import { type AuthCall, authServer } from '#tests/msw/auth.ts'
import { fill, openAuth } from '#tests/setup/screens/auth-screens.tsx'

const email = 'asha@studio.example'
const field = (label: string) => screen.getByLabelText(label)
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }))

type Screen = { name: string; call: AuthCall; fallback: string; submit: () => Promise<unknown> }

async function submitLogin() {
  const { user } = openAuth('/login')
  await fill(user, field('Email'), email)
  await fill(user, field('Password'), 'correct-horse')
  await press(user, 'Sign In')
}

async function submitRegistration() {
  const { user } = openAuth('/register')
  await fill(user, field('Username'), 'Asha Rao')
  await fill(user, field('Email'), email)
  await fill(user, field('Password'), 'correct-horse')
  await press(user, 'Sign Up')
}

async function submitCode() {
  const { user } = openAuth('/verify-otp', { email: 'ravi@studio.example' })
  await fill(user, field('Verification code'), '123456')
  await fill(user, field('Password'), 'correct-horse')
  await press(user, 'Verify')
}

async function submitRequest() {
  const { user } = openAuth('/forgot-password')
  await fill(user, field('Email'), email)
  await press(user, 'Send OTP')
}

async function submitReset() {
  const { user } = openAuth(`/reset-password/${'c0ffee01'.repeat(7)}`)
  await screen.findByLabelText('New password')
  await fill(user, field('New password'), 'battery-staple')
  await fill(user, field('Confirm password'), 'battery-staple')
  await press(user, 'Reset Password')
}

const screens: Screen[] = [
  { name: 'login', call: 'POST /token', fallback: 'Login failed. Try again.', submit: submitLogin },
  {
    name: 'register',
    call: 'POST /signup',
    fallback: 'Registration failed.',
    submit: submitRegistration,
  },
  {
    name: 'verify',
    call: 'POST /verify',
    fallback: 'OTP verification failed.',
    submit: submitCode,
  },
  { name: 'forgot', call: 'POST /recover', fallback: 'Request failed.', submit: submitRequest },
  { name: 'reset', call: 'POST /verify', fallback: 'Reset failed.', submit: submitReset },
]

describe('a refusal without words', () => {
  // auth-errors.test.ts checks that each such body is without words.
  const silent = screens.map((one, at) => ({ ...one, body: wordless[at % 3] }))
  test.each(silent)(
    'is worded by the screen itself: $name, $body',
    async ({ call, fallback, submit, body }) => {
      authServer({ [call]: () => Response.json(body, { status: 400 }) })
      await submit()
      const alert = await screen.findByRole('alert')
      expect(alert).toHaveTextContent(fallback)
      expect(alert.textContent?.trim()).toBe(fallback)
    },
  )
})

describe('a limit of the Auth server', () => {
  test('says when to try again', async () => {
    authServer({ 'POST /recover': () => refusedAs(authContract.requestsUsedUp) })
    await submitRequest()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Wait five minutes, then try again.',
    )
  })

  test('on mails leads a newcomer to no code, since none was mailed', async () => {
    authServer({ 'POST /signup': () => refusedAs(authContract.mailsUsedUp) })
    await submitRegistration()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No more emails can be sent at the moment. Try again in an hour.',
    )
    expect(screen.queryByRole('link', { name: 'Enter the code you were sent' })).toBeNull()
  })
})

describe('an address that the Auth server does not take', () => {
  test.each([
    ['register', authContract.notAuthorized, 'POST /signup', submitRegistration],
    ['forgot', authContract.noMailbox, 'POST /recover', submitRequest],
  ] as const)('is told beside the field: %s, %j', async (_, refused, call, submit) => {
    authServer({ [call]: () => refusedAs(refused) })
    await submit()
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(refused.told))
    await waitFor(() => expect(field('Email')).toHaveFocus())
  })
})

test('a weak password is reported beside its field when somebody registers', async () => {
  authServer({ 'POST /signup': () => refusedAs(authContract.weakPassword) })
  await submitRegistration()
  await waitFor(() =>
    expect(field('Password')).toHaveAccessibleDescription(/^Password must have at least 8/),
  )
})
