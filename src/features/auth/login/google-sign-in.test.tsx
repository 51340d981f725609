import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { entryClient } from '#src/data/account/entry-client.ts'
import { environment } from '#src/lib/env.ts'
import { fill, openAuth } from '#tests/setup/screens/auth-screens.tsx'

const name = 'Sign in with Google'

afterEach(() => {
  environment.googleSignIn = false
  vi.restoreAllMocks()
})

describe('signing in with Google', () => {
  test('is neither offered nor mentioned where it is not configured', () => {
    openAuth('/login')
    expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByText(/Google/)).toBeNull()
  })

  // [public-10]
  test('is offered where it is configured and comes back to the dashboard', async () => {
    environment.googleSignIn = true
    const go = vi.spyOn(entryClient.auth, 'signInWithOAuth').mockResolvedValue({
      data: { provider: 'google', url: 'https://google.example' },
      error: null,
    })
    const { user } = openAuth('/login')
    expect(screen.getByText('Sign in with your email or with Google.')).toBeVisible()

    await user.click(await screen.findByRole('button', { name }))
    await waitFor(() =>
      expect(go).toHaveBeenCalledWith(
        expect.objectContaining({
          provider: 'google',
          options: expect.objectContaining({ redirectTo: `${window.location.origin}/dashboard` }),
        }),
      ),
    )
  })

  test('comes back to the place that was asked for, such as an invitation', async () => {
    environment.googleSignIn = true
    const go = vi.spyOn(entryClient.auth, 'signInWithOAuth').mockResolvedValue({
      data: { provider: 'google', url: 'https://google.example' },
      error: null,
    })
    const { user } = openAuth('/login', { from: '/join/token' })
    await user.click(await screen.findByRole('button', { name }))
    const options = { redirectTo: `${window.location.origin}/join/token` }
    await waitFor(() =>
      expect(go).toHaveBeenCalledWith(
        expect.objectContaining({ options: expect.objectContaining(options) }),
      ),
    )
  })

  test('keeps its button while the form beside it is filled in', async () => {
    environment.googleSignIn = true
    const { user } = openAuth('/login')
    const before = await screen.findByRole('button', { name })
    await fill(user, screen.getByLabelText('Email'), 'a')
    expect(screen.getByRole('button', { name })).toBe(before)
  })
})
