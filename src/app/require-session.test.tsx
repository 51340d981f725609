import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { authServer, authSession, breakdown, held, refusal } from '../../tests/msw/auth.ts'
import { dataApi } from '../../tests/msw/data-api.ts'
import { openApp } from '../../tests/setup/screens/app.tsx'
import { openAt } from '../../tests/setup/screens/render.tsx'

// [routes-1] [role-1]
test.each(['/invoices?status=PAID', '/setting/business'])(
  'a visitor of %s logs in first and comes back',
  async (address) => {
    const { router } = await openApp(address)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.state).toEqual({ from: address })
  },
)

/** Opens a guarded screen in a page that has just been loaded and finds this session, or text, in its storage. */
async function openStored(session: object | string) {
  const now = Math.floor(Date.now() / 1000)
  const stored =
    typeof session === 'string' ? session : JSON.stringify({ expires_at: now + 3600, ...session })
  localStorage.setItem('bahi-session', stored)
  // The client's own remark on a second one in this browser, and what is said of the session.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  // The session is asked for once per page: this is another one.
  vi.resetModules()
  const { RequireSession } = await import('./require-session.tsx')
  const { logout } = await import('../data/account/session.ts')
  const opened = openAt('/dashboard', [
    { Component: RequireSession, children: [{ path: '/dashboard', element: 'The dashboard' }] },
    { path: '/login', element: 'The login' },
  ])
  return { ...opened, warned, leave: () => act(logout) }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a page that is loaded anew', () => {
  // [routes-2]
  test('shows that the workspace is loading while the session is renewed, and then the screen', async () => {
    dataApi()
    const { answer, letGo } = held(() => HttpResponse.json(authSession()))
    const calls = authServer({ 'POST /token': answer })
    const { leave } = await openStored({ ...authSession(), expires_at: 1 })

    await waitFor(() => expect(calls).toMatchObject([{ call: 'POST /token' }]))
    expect(screen.getByRole('status')).toHaveTextContent('Loading your workspace')
    expect(screen.queryByText('The dashboard')).not.toBeInTheDocument()
    letGo()
    expect(await screen.findByText('The dashboard')).toBeVisible()
    expect(screen.queryByText('Loading your workspace')).not.toBeInTheDocument()
    await leave()
  })

  test.each(['no session', 'null'])('leads to the login where it finds %s', async (text) => {
    authServer({})
    await openStored(text)
    expect(await screen.findByText('The login')).toBeVisible()
  })

  test('says at the login that its session was ended meanwhile', async () => {
    dataApi()
    authServer({ 'POST /token': refusal(400, 'refresh_token_not_found', 'Not found') })
    const { router, leave } = await openStored({ ...authSession(), expires_at: 1 })
    expect(await screen.findByText('The login')).toBeVisible()
    expect(router.state.location.state).toEqual({
      from: '/dashboard',
      reason: 'You were signed out. Sign in again.',
    })
    await leave()
  })

  beforeRelease.each([
    ['is broken', breakdown],
    ['is hidden by its gateway', refusal(401, 'unauthorized', 'Invalid API key')],
  ])('waits while the Auth server %s, and signs nobody out', async (_, failure) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const pass = async (steps: number) => {
      for (let step = 0; step < steps; step += 1) {
        await act(() => vi.advanceTimersByTimeAsync(4_000))
      }
    }
    dataApi()
    const calls = authServer({ 'POST /token': failure })
    const { router, leave } = await openStored({ ...authSession(), expires_at: 1 })
    await pass(16)
    expect(calls.length).toBeGreaterThan(0)
    expect(router.state.location.pathname).toBe('/dashboard')
    expect(screen.getByRole('status')).toHaveTextContent('Loading your workspace')
    expect(localStorage.getItem('bahi-session')).not.toBeNull()

    authServer({ 'POST /token': () => HttpResponse.json(authSession()) })
    await pass(30)
    expect(await screen.findByText('The dashboard')).toBeVisible()
    vi.useRealTimers()
    await leave()
  })

  // [state-6]
  test.each([
    ['without an email', { id: '7' }],
    ['in another shape', { id: 7, email: ['asha@studio.example'] }],
  ])('logs a stored user %s and takes them for signed out', async (_, user) => {
    authServer()
    const { router, warned, leave } = await openStored(authSession(user))
    expect(await screen.findByText('The login')).toBeVisible()
    expect(router.state.location.state).toEqual({ from: '/dashboard' })
    expect(warned).toHaveBeenCalledWith(
      'Unexpected user data; treated as signed out.',
      expect.anything(),
    )
    await leave()
  })
})
