import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { authServer } from '#tests/msw/auth.ts'
import { codes, factorServer, phone, rightCode, sessionAt } from '#tests/msw/factors.ts'
import { fill, openAuth } from '#tests/setup/screens/auth-screens.tsx'

const code = () => screen.findByLabelText('Code from the app')
const button = (name: string) => screen.getByRole('button', { name })

/** Asha signs in by her password, and has a factor. */
async function openSecondStep(state?: object) {
  const calls = factorServer({ factors: [phone], recoveryCodes: 10 })
  authServer({ 'POST /token': () => HttpResponse.json(sessionAt('aal1')) })
  const view = openAuth('/login', state)
  await fill(view.user, screen.getByLabelText('Email'), 'asha@studio.example')
  await fill(view.user, screen.getByLabelText('Password'), 'correct-horse')
  await view.user.keyboard('{Enter}')
  await waitFor(async () => expect(await code()).toHaveFocus())
  return { ...view, calls }
}

test('after the password the login asks for the code, which goes by itself when it is complete', async () => {
  const { user, router, calls } = await openSecondStep({ from: '/invoices' })
  expect(screen.queryByText('Login successful!')).toBeNull()
  expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
  await fill(user, await code(), '000 000')
  expect(await screen.findByText(/This code is wrong/)).toBeVisible()
  await waitFor(async () => expect(await code()).toHaveFocus())
  await user.clear(await code())
  await fill(user, await code(), rightCode)
  expect(await screen.findByText('Another screen')).toBeVisible()
  expect(router.state.location.pathname).toBe('/invoices')
  expect(calls).toEqual(['verify factor-1 000000', `verify factor-1 ${rightCode}`])
})

test('a recovery code lets in instead, and leads to the settings', async () => {
  const { user, router, calls } = await openSecondStep()
  authServer({ 'POST /token': () => HttpResponse.json(sessionAt('aal1', [])) })
  await user.click(button('Use a recovery code'))
  await fill(user, screen.getByLabelText('Recovery code'), 'AAAA-AAAA-AAAA-AAAA')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('This recovery code is wrong or was already used.')).toBeVisible()
  await user.clear(screen.getByLabelText('Recovery code'))
  await fill(user, screen.getByLabelText('Recovery code'), codes[1]?.toLowerCase() ?? '')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Another screen')).toBeVisible()
  expect(router.state.location.pathname).toBe('/setting/security')
  expect(calls).toEqual(['recover AAAAAAAAAAAAAAAA', 'recover K7QM2XWP9HTDR4V1'])
})

test('who is somebody else signs out and is asked for a password', async () => {
  const { user } = await openSecondStep()
  await user.click(button('Sign out'))
  expect(await screen.findByLabelText('Password')).toBeVisible()
})
