import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { beforeRelease } from '#tests/setup/before-release.ts'
import { type DraftRow, draftId } from '../../tests/factories/rows/draft-row.ts'
import { authServer, authSession, authUser, inTurn, refusal } from '../../tests/msw/auth.ts'
import { dataApi, refused } from '../../tests/msw/data-api.ts'
import { server } from '../../tests/msw/server.ts'
import { openApp } from '../../tests/setup/screens/app.tsx'
import { fill } from '../../tests/setup/screens/auth-screens.tsx'
import {
  button,
  draftAddress,
  field,
  putInvoice,
  submit,
} from '../../tests/setup/screens/invoice-form.ts'
import { login } from '../data/account/session.ts'
import { callApi } from '../data/api.ts'
import { SESSION_KEY } from '../lib/stored-session.ts'

const signedOut = 'You were signed out. Sign in again.'
const loggedOut = refused(401, 'login_required')
const over = refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token')
const signIn = () => login({ email: 'asha@studio.example', password: 'correct-horse' })
const asked = (calls: { call: string }[]) => calls.filter(({ call }) => call === 'POST /token')

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

afterEach(() => {
  vi.useRealTimers()
})

describe('a session that was ended elsewhere', () => {
  // [routes-3] [role-10]
  test('leads to the login, which says so, and back to what was typed', async () => {
    dataApi({ answers: { 'POST /rpc/issue_draft': loggedOut } })
    authServer()
    await signIn()
    const { user, router } = await openApp('/invoice/create')
    await waitFor(() => expect(button('Create Invoice')).toBeVisible())
    putInvoice()
    authServer({ 'POST /token': inTurn(over, () => HttpResponse.json(authSession())) })
    await submit(user)

    expect(await screen.findByText(signedOut)).toBeVisible()
    // The login says it, and no toast beside it.
    expect(screen.queryByText(/^Sign in to continue|went wrong|Failed/)).toBeNull()
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: draftAddress },
    })
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()

    await fill(user, field('Email'), 'asha@studio.example')
    await fill(user, field('Password'), 'correct-horse')
    await user.click(button('Sign In'))
    await waitFor(() => expect(router.state.location.pathname).toEqual(draftAddress))
    expect(await screen.findByLabelText('Client name')).toHaveValue(' Kaveri Interiors ')
    expect(screen.queryByText(signedOut)).toBeNull()
  })

  test('is found out by a call of the REST interface, too', async () => {
    dataApi()
    authServer()
    await signIn()
    const { router } = await openApp('/setting/notifications')
    server.use(
      http.get('*/api/mail', () =>
        HttpResponse.json(
          {
            ...{ success: false, message: 'Sign in to continue.', code: 'unauthenticated' },
            ...{ reason: 'login_required', params: {} },
          },
          { status: 401 },
        ),
      ),
    )
    authServer({ 'POST /token': over })
    await expect(callApi('/mail')).rejects.toMatchObject({ code: 'login_required' })

    expect(await screen.findByText(signedOut)).toBeVisible()
    expect(router.state.location.state).toMatchObject({ from: '/setting/notifications' })
  })
})

test('unsaved changes of a returning person are saved, and nobody else’s', async () => {
  const drafts: DraftRow[] = []
  dataApi({ drafts })
  authServer()
  const typed = (clientName: string) =>
    JSON.stringify({ kind: 'invoice', version: 0, content: { clientName }, sent: null })
  const { id: asha } = authUser()
  const place = (person: string, id: number) => `bahi-unsaved-${person}-${draftId(id)}`
  localStorage.setItem(place(asha, 1), typed('Kaveri'))
  localStorage.setItem(place('another', 2), typed('Tapti'))
  await signIn()
  await openApp('/setting/security')
  await waitFor(() => expect(drafts).toMatchObject([{ content: { clientName: 'Kaveri' } }]))
  await waitFor(() => expect(localStorage.getItem(place(asha, 1))).toBeNull())
  expect(localStorage.getItem(place('another', 2))).not.toBeNull()
})

beforeRelease('who signs out everywhere is told nothing of it', async () => {
  dataApi()
  authServer()
  await signIn()
  const { user, router } = await openApp('/setting/security')
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))

  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: '/setting/security' })
  expect(screen.queryByText(signedOut)).toBeNull()
})

describe('a refusal while the session lives', () => {
  beforeRelease('asks the Auth server once, however many there are', async () => {
    dataApi({
      answers: {
        'POST /rpc/dashboard_summary': loggedOut,
        'POST /rpc/dashboard_months': loggedOut,
        'POST /rpc/dashboard_attention': loggedOut,
        'POST /rpc/list_invoices': loggedOut,
      },
    })
    authServer()
    await signIn()
    const renewed = { ...authSession(), access_token: 'header.renewed.signature' }
    const calls = authServer({ 'POST /token': () => HttpResponse.json(renewed) })
    await openApp('/dashboard')

    await waitFor(() =>
      expect(screen.getAllByText(/Sign in to continue\./).length).toBeGreaterThan(1),
    )
    await waitFor(() => expect(localStorage.getItem(SESSION_KEY)).toContain('renewed'))
    expect(asked(calls)).toMatchObject([{ body: { refresh_token: 'refresh' } }])
  })

  // [role-11]
  test('signs nobody out when the Auth server is hidden by its gateway', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    dataApi({ answers: { 'POST /rpc/issue_draft': loggedOut } })
    authServer()
    await signIn()
    const { user, router } = await openApp('/invoice/create')
    await waitFor(() => expect(button('Create Invoice')).toBeVisible())
    putInvoice()
    const calls = authServer({
      'POST /token': refusal(401, 'unauthorized', 'Invalid API key'),
    })
    await submit(user)

    expect(await screen.findByText('Sign in to continue.')).toBeVisible()
    // A server that may be back in a moment is asked again for half a minute.
    for (let step = 0; step < 24; step += 1) await pass(4_000)
    expect(asked(calls).length).toBeGreaterThan(0)
    expect(localStorage.getItem(SESSION_KEY)).not.toBeNull()
    expect(router.state.location.pathname).toEqual(draftAddress)
    expect(field('Client name')).toHaveValue(' Kaveri Interiors ')

    // The next refusal asks anew.
    authServer({ 'POST /token': over })
    await submit(user)
    expect(await screen.findByText(signedOut)).toBeVisible()
  })
})
