import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { login } from '#src/data/account/session.ts'
import { asNew } from '#src/lib/paths/new-visitor.ts'
import {
  authServer,
  authSession,
  breakdown,
  held,
  inTurn,
  noConnection,
  refusal,
} from '#tests/msw/auth.ts'
import { fill, openAuth } from '#tests/setup/screens/auth-screens.tsx'

const email = () => screen.getByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText('Password')
const button = (name: string) => screen.getByRole('button', { name })

async function signIn(user: UserEvent, address = 'Asha@Studio.example ') {
  await fill(user, email(), address)
  await fill(user, password(), 'correct-horse')
  await user.keyboard('{Enter}')
}

describe('signing in', () => {
  test('begins with the email', () => {
    openAuth('/login')
    expect(email()).toHaveFocus()
  })

  // [public-5] [entity-3] [state-1] [error-25]
  test('sends the email in lower case with the password and goes to the dashboard', async () => {
    const calls = authServer()
    const { user, router } = openAuth('/login')
    await signIn(user)

    expect(await screen.findByText('Login successful!')).toBeVisible()
    expect(await screen.findByText('Another screen')).toBeVisible()
    expect(router.state.location.pathname).toBe('/dashboard')
    expect(calls).toMatchObject([
      { call: 'POST /token', body: { email: 'asha@studio.example', password: 'correct-horse' } },
    ])
  })

  test('goes to the place that was asked for', async () => {
    authServer()
    const { user, router } = openAuth('/login', { from: '/invoices?status=PAID' })
    await signIn(user)

    await screen.findByText('Another screen')
    expect(router.state.location).toMatchObject({ pathname: '/invoices', search: '?status=PAID' })
  })

  test('never goes to another site', async () => {
    authServer()
    const { user, router } = openAuth('/login', { from: '//evil.example' })
    await signIn(user)

    await screen.findByText('Another screen')
    expect(router.state.location.pathname).toBe('/dashboard')
  })

  // [public-9]
  test('says so while it waits, and a double click sends one request', async () => {
    const { answer, letGo } = held(() => HttpResponse.json(authSession()))
    const calls = authServer({ 'POST /token': answer })
    const { user } = openAuth('/login')
    await fill(user, email(), 'asha@studio.example')
    await fill(user, password(), 'correct-horse')
    await user.dblClick(button('Sign In'))

    await waitFor(() => expect(button('Signing in...')).toBeDisabled())
    await fill(user, password(), '')
    await user.keyboard('{Enter}')
    letGo()
    await screen.findByText('Another screen')
    expect(calls).toHaveLength(1)
  })
})

describe('a refused sign-in', () => {
  // [error-1]
  test('keeps what was typed and can be repeated when there is no connection', async () => {
    authServer({ 'POST /token': inTurn(noConnection, () => HttpResponse.json(authSession())) })
    const { user } = openAuth('/login')
    await signIn(user, 'asha@studio.example')

    expect(await screen.findByRole('alert')).toHaveTextContent(/^Login failed\. Try again\.$/)
    expect(email()).toHaveValue('asha@studio.example')
    expect(password()).toHaveValue('correct-horse')

    await user.click(button('Sign In'))
    expect(await screen.findByText('Another screen')).toBeVisible()
  })

  // [error-4]
  test('tells a wrong password without telling which of the two is wrong', async () => {
    authServer({
      'POST /token': refusal(400, 'invalid_credentials', 'Invalid login credentials'),
    })
    const { user } = openAuth('/login')
    await signIn(user)

    expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong.')
  })

  // [error-3]
  test("passes on the server's own words when there are no others", async () => {
    authServer({ 'POST /token': refusal(400, 'user_banned', 'User is banned') })
    const { user } = openAuth('/login')
    await signIn(user)

    expect(await screen.findByRole('alert')).toHaveTextContent('User is banned')
  })

  // [state-5] [error-2]
  test('says that the user data is missing when the answer has no user', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    authServer({ 'POST /token': () => HttpResponse.json({ ...authSession(), user: undefined }) })
    const { user, router } = openAuth('/login')
    await signIn(user)

    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. User data missing.')
    expect(warned).toHaveBeenCalled()
    expect(router.state.location.pathname).toBe('/login')
  })

  test('leads an unconfirmed address to its verification', async () => {
    authServer({ 'POST /token': refusal(400, 'email_not_confirmed', 'Email not confirmed') })
    const { user, router } = openAuth('/login')
    await signIn(user)

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Verify your email before you sign in.',
    )
    await user.click(screen.getByRole('link', { name: 'Verify your email' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/verify-otp'))
    await waitFor(() => expect(screen.getByText('asha@studio.example')).toBeVisible())
  })
})

describe('the login form', () => {
  // [valid-1]
  test('says what is missing beside the field and goes to the first one, without a request', async () => {
    const calls = authServer()
    const { user } = openAuth('/login')
    await user.click(button('Sign In'))

    await waitFor(() =>
      expect(email()).toHaveAccessibleDescription('Please enter a valid email address.'),
    )
    expect(password()).toHaveAccessibleDescription('Password is required.')
    await waitFor(() => expect(email()).toHaveFocus())
    expect(calls).toEqual([])
  })

  // [valid-3]
  test('has an input for email addresses', () => {
    openAuth('/login')
    expect(email()).toHaveAttribute('type', 'email')
  })

  // [public-6]
  test('shows and hides the password', async () => {
    const { user } = openAuth('/login')
    await user.click(button('Show password'))
    expect(password()).toHaveAttribute('type', 'text')
    await user.click(button('Hide password'))
    expect(password()).toHaveAttribute('type', 'password')
  })

  // [public-7]
  test('takes over the email of the screen before and hands it to the next', async () => {
    const { user, router } = openAuth('/login', { email: 'asha@studio.example' })
    expect(email()).toHaveValue('asha@studio.example')

    await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/forgot-password'))
    await waitFor(() => expect(email()).toHaveValue('asha@studio.example'))
  })

  // [public-8]
  test('shows who comes from the landing page the registration as a button, and leads there', async () => {
    const { user, router } = openAuth('/login', asNew)
    const link = screen.getByRole('link', { name: 'Sign up' })
    expect(link).toHaveClass('chakra-button')
    await user.click(link)
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'))
  })

  test.each(['/login', '/register'])('a signed-in visitor of %s goes on', async (path) => {
    authServer()
    await login({ email: 'asha@studio.example', password: 'correct-horse' })
    const { router } = openAuth(path)

    expect(await screen.findByText('Another screen')).toBeVisible()
    expect(router.state.location.pathname).toBe('/dashboard')
  })
})

describe('the demo data', () => {
  afterEach(() => void vi.unstubAllEnvs())

  test('is a press away where the embedded stack has it', async () => {
    vi.stubEnv('VITE_DEMO_EMAIL', 'demo@bahi.example')
    vi.stubEnv('VITE_DEMO_PASSWORD', 'bahi-demo')
    const calls = authServer({
      'POST /token': inTurn(breakdown, () => HttpResponse.json(authSession())),
    })
    const { user } = openAuth('/login')
    const enter = await screen.findByRole('button', { name: 'Look around with sample data' })
    await user.click(enter)
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Try again.')
    await user.click(enter)
    expect(await screen.findByText('Another screen')).toBeVisible()
    expect(calls.at(-1)).toMatchObject({
      body: { email: 'demo@bahi.example', password: 'bahi-demo' },
    })
  })

  test('is offered nowhere else', async () => {
    openAuth('/login')
    await import('./demo-login.tsx')
    expect(screen.queryByRole('button', { name: /sample data/ })).not.toBeInTheDocument()
  })
})
