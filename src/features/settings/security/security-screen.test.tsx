import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  authServer,
  authSession,
  authUser,
  breakdown,
  held,
  inTurn,
  noConnection,
  refusal,
} from '#tests/msw/auth.ts'
import { openSignedIn, put } from '#tests/setup/screens/signed-in.tsx'

const path = '/setting/security'
const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => {
  vi.restoreAllMocks()
})

async function change(user: UserEvent, current = 'correct-horse', next = 'battery-staple') {
  put(field('Current password'), current)
  put(field('New password'), next)
  put(field('Confirm password'), next)
  await user.click(button('Change password'))
}

describe('changing the password', () => {
  test('proves the current one, sets the new one, says so and empties the form', async () => {
    const { user, router } = await openSignedIn(path)
    const { answer, letGo } = held(() => HttpResponse.json(authUser()))
    const calls = authServer({ 'PUT /user': answer })
    await change(user)
    await waitFor(() => expect(button('Changing...')).toBeDisabled())
    letGo()

    expect(
      await screen.findByText('Password changed. Your other devices have been signed out.'),
    ).toBeVisible()
    expect(calls).toMatchObject([
      {
        call: 'PUT /user',
        body: { password: 'battery-staple', current_password: 'correct-horse' },
      },
    ])
    for (const label of ['Current password', 'New password', 'Confirm password']) {
      await waitFor(() => expect(field(label)).toHaveValue(''))
    }
    expect(router.state.location.pathname).toBe(path)
  })

  test('says beside the current password that it is wrong', async () => {
    const { user } = await openSignedIn(path)
    const calls = authServer({
      'PUT /user': refusal(400, 'current_password_invalid', 'Current password required'),
    })
    await change(user)

    expect(await screen.findByText('Your current password is wrong.')).toBeVisible()
    await waitFor(() => expect(field('Current password')).toHaveFocus())
    expect(field('Current password')).toHaveAccessibleDescription('Your current password is wrong.')
    expect(field('New password')).toHaveValue('battery-staple')
    expect(calls.map(({ call }) => call)).toEqual(['PUT /user'])
  })

  test('signs in once more where the session is too old to change it, and changes it then', async () => {
    const { user } = await openSignedIn(path)
    const tooOld = refusal(400, 'reauthentication_needed', 'Password update requires it')
    const calls = authServer({ 'PUT /user': inTurn(tooOld, () => HttpResponse.json(authUser())) })
    await change(user)

    await screen.findByText('Password changed. Your other devices have been signed out.')
    expect(calls).toMatchObject([
      { call: 'PUT /user' },
      { call: 'POST /token', body: { email: 'asha@studio.example', password: 'correct-horse' } },
      { call: 'PUT /user', body: { current_password: 'correct-horse' } },
    ])
  })

  test('says beside the current password that it is wrong when it signs in once more', async () => {
    const { user } = await openSignedIn(path)
    const calls = authServer({
      'PUT /user': refusal(400, 'reauthentication_needed', 'Password update requires it'),
      'POST /token': refusal(400, 'invalid_credentials', 'Invalid login credentials'),
    })
    await change(user)

    expect(await screen.findByText('Your current password is wrong.')).toBeVisible()
    await waitFor(() => expect(field('Current password')).toHaveFocus())
    expect(calls.map(({ call }) => call)).toEqual(['PUT /user', 'POST /token'])
  })

  test('says beside the new password why it is refused', async () => {
    const { user } = await openSignedIn(path)
    const weak = 'Password is known from a leak.'
    authServer({ 'PUT /user': refusal(422, 'weak_password', weak) })
    await change(user)

    expect(await screen.findByText(weak)).toBeVisible()
    await waitFor(() => expect(field('New password')).toHaveFocus())
  })

  test('says that it failed when the server does, and keeps what was typed', async () => {
    const { user } = await openSignedIn(path)
    authServer({ 'PUT /user': breakdown })
    await change(user)
    expect(await screen.findByRole('alert')).toHaveTextContent('Update failed.')
    expect(field('New password')).toHaveValue('battery-staple')
  })

  test('needs the new password twice alike, without a request', async () => {
    const { user } = await openSignedIn(path)
    const calls = authServer()
    put(field('Current password'), 'correct-horse')
    put(field('New password'), 'battery-staple')
    put(field('Confirm password'), 'pony')
    await user.click(button('Change password'))
    expect(await screen.findByText('Passwords do not match')).toBeVisible()
    await waitFor(() => expect(field('Confirm password')).toHaveFocus())
    expect(calls).toEqual([])
  })
})

describe('the session', () => {
  const facts = async () => {
    const panel = within(screen.getByRole('region', { name: 'This session' }))
    const terms = await panel.findAllByRole('term')
    return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])
  }

  // [what-18]
  test('tells who is signed in, where, since when, and when it is renewed', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows) Firefox/145.0')
    const claims = { amr: [{ method: 'password', timestamp: Date.UTC(2026, 10, 21, 4) / 1000 }] }
    await openSignedIn(path, {
      ...authSession(),
      access_token: `header.${btoa(JSON.stringify(claims))}.signature`,
      expires_at: Date.UTC(2990, 0, 1) / 1000,
    })
    expect(await facts()).toEqual([
      ['Signed in as', 'asha@studio.example'],
      ['This device', 'Firefox on Windows'],
      ['Signed in since', '21 Nov 2026, 9:30 am'],
      ['Renews automatically by', '1 Jan 2990, 5:30 am'],
    ])
  })

  test('says where it does not know', async () => {
    await openSignedIn(path)
    expect(await facts()).toContainEqual(['Signed in since', 'Not known'])
  })
})

describe('signing out everywhere', () => {
  test('ends all sessions, and this one', async () => {
    const { user } = await openSignedIn(path)
    const { answer, letGo } = held(() => new HttpResponse(null, { status: 204 }))
    authServer({ 'POST /logout': answer })
    await user.click(button('Sign out everywhere'))
    await waitFor(() => expect(button('Signing out...')).toBeDisabled())
    letGo()
    expect(await screen.findByText('Signed out')).toBeVisible()
    expect(localStorage.getItem('bahi-session')).toBeNull()
  })

  test('says so and stays when the server is out of reach', async () => {
    const { user } = await openSignedIn(path)
    authServer({ 'POST /logout': noConnection })
    await user.click(button('Sign out everywhere'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to sign out your devices. Please try again.',
    )
    expect(button('Sign out everywhere')).toBeEnabled()
    expect(localStorage.getItem('bahi-session')).not.toBeNull()
  })
})
