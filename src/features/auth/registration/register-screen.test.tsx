import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import {
  authServer,
  authUser,
  held,
  inTurn,
  mailedTooRecently,
  noConnection,
} from '#tests/msw/auth.ts'
import { fill, openAuth } from '#tests/setup/screens/auth-screens.tsx'

const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })

async function fillIn(user: UserEvent, email = 'asha@studio.example') {
  await fill(user, field('Username'), 'Asha Rao')
  await fill(user, field('Email'), email)
  await fill(user, field('Password'), 'correct-horse')
}

describe('registering', () => {
  test('begins with the name', () => {
    openAuth('/register')
    expect(field('Username')).toHaveFocus()
  })

  // [public-11] [entity-2] [state-7] [call-1] [error-26]
  test('sends name, email and password and goes to the verification with the email', async () => {
    const calls = authServer()
    const { user, router } = openAuth('/register')
    await fillIn(user, 'Asha@Studio.example')
    await user.keyboard('{Enter}')

    expect(await screen.findByText('Check your email to verify your account.')).toBeVisible()
    expect(await screen.findByText('asha@studio.example')).toBeVisible()
    expect(router.state.location).toMatchObject({
      pathname: '/verify-otp',
      state: { email: 'asha@studio.example' },
    })
    expect(calls).toMatchObject([
      {
        call: 'POST /signup',
        body: {
          email: 'asha@studio.example',
          password: 'correct-horse',
          data: { name: 'Asha Rao', language: 'en' },
        },
      },
    ])
  })

  // [public-12]
  test('says so while it waits, and a double click sends one request', async () => {
    const { answer, letGo } = held(() => HttpResponse.json(authUser()))
    const calls = authServer({ 'POST /signup': answer })
    const { user } = openAuth('/register')
    await fillIn(user)
    await user.dblClick(button('Sign Up'))

    await waitFor(() => expect(button('Creating account...')).toBeDisabled())
    letGo()
    await screen.findByLabelText('Verification code')
    expect(calls).toHaveLength(1)
  })

  // [error-5]
  test('keeps what was typed and can be repeated when there is no connection', async () => {
    authServer({ 'POST /signup': inTurn(noConnection, () => HttpResponse.json(authUser())) })
    const { user } = openAuth('/register')
    await fillIn(user)
    await user.click(button('Sign Up'))

    expect(await screen.findByRole('alert')).toHaveTextContent(/^Registration failed\.$/)
    expect(field('Username')).toHaveValue('Asha Rao')
    expect(field('Email')).toHaveValue('asha@studio.example')
    expect(field('Password')).toHaveValue('correct-horse')

    await user.click(button('Sign Up'))
    expect(await screen.findByLabelText('Verification code')).toBeVisible()
  })
})

describe('an address that is known', () => {
  test('is named beside the field with a way to sign in, though the server hides it', async () => {
    authServer({ 'POST /signup': () => HttpResponse.json({ ...authUser(), identities: [] }) })
    const { user, router } = openAuth('/register')
    await fillIn(user)
    await user.click(button('Sign Up'))

    const link = await screen.findByRole('link', { name: 'Sign in with this email' })
    expect(field('Email')).toBeInvalid()
    expect(field('Email')).toHaveAccessibleDescription(
      /^An account with this email already exists\. Sign in instead\./,
    )
    await waitFor(() => expect(field('Email')).toHaveFocus())

    await user.click(link)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    await waitFor(() => expect(field('Email')).toHaveValue('asha@studio.example'))
  })

  test('but was never confirmed leads to the code that is already in the mailbox', async () => {
    authServer({ 'POST /signup': mailedTooRecently(42) })
    const { user, router } = openAuth('/register')
    await fillIn(user)
    await user.click(button('Sign Up'))

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^You can ask for a new code in 42 seconds\./,
    )
    await user.click(screen.getByRole('link', { name: 'Enter the code you were sent' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-otp'))
    await waitFor(() => expect(screen.getByText('asha@studio.example')).toBeVisible())
    expect(screen.getByText(/^New code in 4[12] s$/)).toBeVisible()
  })
})

describe('the registration form', () => {
  // [valid-2]
  test('says what is wrong beside each field and goes to the first one, without a request', async () => {
    const calls = authServer()
    const { user } = openAuth('/register')
    await fill(user, field('Email'), 'asha@studio')
    await fill(user, field('Password'), 'short')
    await user.click(button('Sign Up'))

    await waitFor(() =>
      expect(field('Username')).toHaveAccessibleDescription('Username is required.'),
    )
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
    expect(field('Password')).toHaveAccessibleDescription(
      'Password must have at least 8 characters. At least 8 characters',
    )
    await waitFor(() => expect(field('Username')).toHaveFocus())
    expect(calls).toEqual([])
  })

  // [valid-4]
  test('has an input for email addresses', () => {
    openAuth('/register')
    expect(field('Email')).toHaveAttribute('type', 'email')
  })

  test('says the least length of a password before it is typed', () => {
    openAuth('/register')
    expect(field('Password')).toHaveAccessibleDescription('At least 8 characters')
  })

  // [public-13]
  test('leads to signing in', async () => {
    const { user, router } = openAuth('/register')
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })
})
