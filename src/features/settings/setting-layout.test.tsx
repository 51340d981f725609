import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { authServer, breakdown, held, noConnection } from '#tests/msw/auth.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { openSignedIn } from '#tests/setup/screens/signed-in.tsx'

const logoutButton = () => screen.getByRole('button', { name: 'Logout' })

// [routes-6] [state-2]
test('Logout tells the server, says so while it waits, and signs out', async () => {
  dataApi()
  const { user } = await openSignedIn('/setting/business')
  expect(screen.getByRole('heading', { level: 1, name: 'Setting' })).toBeVisible()

  const { answer, letGo } = held(() => new HttpResponse(null, { status: 204 }))
  const calls = authServer({ 'POST /logout': answer })
  await user.click(logoutButton())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Logging out...' })).toBeDisabled())
  letGo()

  expect(await screen.findByText('Signed out')).toBeVisible()
  expect(calls.map(({ call }) => call)).toEqual(['POST /logout'])
  expect(localStorage.getItem('bahi-session')).toBeNull()
})

// [state-3]
test.each([
  ['breaks', breakdown],
  ['is out of reach', noConnection],
])('Logout signs out even when the server %s', async (_, answer) => {
  dataApi()
  const { user } = await openSignedIn('/setting/business')
  authServer({ 'POST /logout': answer })
  await user.click(logoutButton())

  expect(await screen.findByText('Signed out')).toBeVisible()
  expect(localStorage.getItem('bahi-session')).toBeNull()
})
