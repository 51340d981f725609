import { cleanup, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { login } from '#src/data/account/session.ts'
import { authServer, authSession, authUser } from '#tests/msw/auth.ts'
import { refused } from '#tests/msw/data-api.ts'
import { server } from '#tests/msw/server.ts'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { openApp } from '#tests/setup/screens/app.tsx'
import { put } from '#tests/setup/screens/signed-in.tsx'
import * as chosen from '../../lib/chosen-business.ts'

const rpc = `${import.meta.env.VITE_SUPABASE_URL}/rest/v1/rpc`
/** Another one for each test: what was loaded for a link is cached. */
let path = ''
const ravi = authUser('ravi@books.example', 'Ravi Iyer')
const invitation = {
  ...{ business: 'Neel Studio', role: 'accountant', email: 'ravi@books.example' },
  ...{ by: 'Asha Rao', language: 'en' },
}

const title = 'Asha Rao invites you to work for Neel Studio'
const goOn = vi.fn()
let accepted: unknown[] = []

beforeEach(() => {
  accepted = []
  path = `/join/${crypto.randomUUID()}`
  goOn.mockClear()
  vi.spyOn(chosen, 'chooseBusiness').mockImplementation(goOn)
  server.use(
    http.post(`${rpc}/invitation`, () => HttpResponse.json(invitation)),
    http.post(`${rpc}/accept_invitation`, async ({ request }) => {
      accepted.push(await request.json())
      return HttpResponse.json('business-1')
    }),
  )
})

async function openAs(user: object | null) {
  authServer({ 'POST /token': () => HttpResponse.json(authSession(user ?? ravi)) })
  if (user) await login({ email: 'ravi@books.example', password: 'correct-horse' })
  return openApp(path)
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the page says who asks, for what and for which address; it is in no index, and its title names nobody', async () => {
  await openAs(null)
  expect(await heading(title)).toBeVisible()
  expect(screen.getByText('As Accountant')).toBeVisible()
  expect(screen.getByText(/^You can read and download everything there/)).toBeVisible()
  expect(screen.getByText('This invitation is for ravi@books.example.')).toBeVisible()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(document.title).toBe('Invitation · Bahi')
})

test('a visitor signs in, comes back here, and accepts once', async () => {
  const { user, router } = await openAs(null)
  await user.click(await screen.findByRole('link', { name: 'Sign in' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('ravi@books.example'))
  put(screen.getByLabelText('Password'), 'correct-horse')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  const accept = await screen.findByRole('button', { name: 'Accept' })
  expect(router.state.location.pathname).toBe(path)
  await user.dblClick(accept)
  const person = { id: 'business-1', name: 'Neel Studio', role: 'accountant', person: ravi.id }
  await waitFor(() => expect(goOn).toHaveBeenCalledExactlyOnceWith(person))
  expect(accepted).toEqual([{ token: path.replace('/join/', '') }])
})

test('whoever creates an account comes back here, too', async () => {
  server.use(http.patch('*/rest/v1/profiles', () => HttpResponse.json({ name: 'Ravi Iyer' })))
  const { user, router } = await openAs(null)
  await user.click(await screen.findByRole('link', { name: 'Create account' }))
  expect(await screen.findByLabelText('Email')).toHaveValue('ravi@books.example')
  put(screen.getByLabelText('Username'), 'Ravi Iyer')
  put(screen.getByLabelText('Password'), 'correct-horse')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/verify-otp'))
  const code = await screen.findByRole('textbox')
  await user.type(code, '123456')
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  put(await screen.findByLabelText('Password'), 'correct-horse')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible()
  expect(router.state.location.pathname).toBe(path)
})

beforeRelease('whoever sets a new password on the way comes back here, too', async () => {
  const { user, router } = await openAs(null)
  await user.click(await screen.findByRole('link', { name: 'Sign in' }))
  await user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/forgot-password'))
  await user.click(await screen.findByRole('button', { name: 'Send OTP' }))
  put(await screen.findByRole('textbox', { name: 'Reset code' }), '123456')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  put(await screen.findByLabelText('New password'), 'correct-horse')
  put(screen.getByLabelText('Confirm password'), 'correct-horse')
  await user.click(screen.getByRole('button', { name: 'Reset Password' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  put(await screen.findByLabelText('Password'), 'correct-horse')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible()
  expect(router.state.location.pathname).toBe(path)
})

beforeRelease(
  'the link of a reset mail opens in another tab, and comes back to the invitation as well',
  async () => {
    const { user } = await openAs(null)
    await user.click(await screen.findByRole('link', { name: 'Sign in' }))
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }))
    await user.click(await screen.findByRole('button', { name: 'Send OTP' }))
    await screen.findByRole('textbox', { name: 'Reset code' })
    cleanup()
    const tab = await openApp('/reset-password/c0ffee0123456789')
    put(await screen.findByLabelText('New password'), 'correct-horse')
    put(screen.getByLabelText('Confirm password'), 'correct-horse')
    await tab.user.click(screen.getByRole('button', { name: 'Reset Password' }))
    await waitFor(() => expect(tab.router.state.location.pathname).toBe('/login'))
    put(await screen.findByLabelText('Email'), 'ravi@books.example')
    put(screen.getByLabelText('Password'), 'correct-horse')
    await tab.user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible()
    expect(tab.router.state.location.pathname).toBe(path)
    // It was kept for this once.
    expect(localStorage.getItem('bahi-way-after-reset')).toBeNull()
  },
)

test('who is signed in with another address is told so, and signs out', async () => {
  const { user } = await openAs(authUser())
  expect(await screen.findByText(/^You are signed in as asha@studio\.example/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByRole('link', { name: 'Create account' })).toBeVisible()
})

test('a link that is over says what to do, also when it was used a moment ago', async () => {
  server.use(http.post(`${rpc}/accept_invitation`, refused(404, 'invitation_gone')))
  const { user } = await openAs(ravi)
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await heading('This invitation no longer works')).toBeVisible()
  expect(screen.getByText(/Ask whoever invited you for a new link\.$/)).toBeVisible()
  expect(goOn).not.toHaveBeenCalled()
})

test('a failure keeps the invitation, and it can be tried again', async () => {
  server.use(http.post(`${rpc}/accept_invitation`, refused(403, 'not_allowed'), { once: true }))
  const { user } = await openAs(ravi)
  await user.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('You are not allowed to do this.')
  await user.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(goOn).toHaveBeenCalledOnce())
})

test('a page that cannot be loaded offers another try', async () => {
  server.use(http.post(`${rpc}/invitation`, refused(403, 'not_allowed'), { once: true }))
  const { user } = await openAs(null)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await heading(title)).toBeVisible()
})
