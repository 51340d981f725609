import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  authServer,
  breakdown,
  held,
  inTurn,
  mailedTooRecently,
  noConnection,
  refusal,
} from '#tests/msw/auth.ts'
import { fill, openAuth } from '#tests/setup/screens/auth-screens.tsx'

const email = () => screen.getByRole('textbox', { name: 'Email' })
const code = () => screen.getByRole('textbox', { name: 'Reset code' })
const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => vi.useRealTimers())

async function request(address = 'asha@studio.example') {
  const view = openAuth('/forgot-password')
  await fill(view.user, email(), `${address}`)
  await view.user.keyboard('{Enter}')
  return view
}

describe('asking for a reset mail', () => {
  // [error-28]
  test('sends the address and goes on to the code on the same path', async () => {
    const calls = authServer()
    const { router } = await request('Asha@Studio.example')

    expect(await screen.findByText('Reset link sent to email.')).toBeVisible()
    await waitFor(() => expect(code()).toHaveFocus())
    expect(router.state.location.pathname).toBe('/forgot-password')
    expect(calls).toMatchObject([{ call: 'POST /recover', body: { email: 'asha@studio.example' } }])
  })

  test('says how long to wait when the server sent a mail a moment ago, and leads to its code', async () => {
    const calls = authServer({ 'POST /recover': mailedTooRecently(42) })
    const { user } = await request('Asha@Studio.example')

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^You can ask for a new code in 42 seconds\./,
    )
    expect(screen.queryByText('Reset link sent to email.')).toBeNull()
    await user.click(button('Send OTP'))
    expect(await screen.findByText(/^You can ask for a new code in 4[12] seconds\./)).toBeVisible()
    expect(calls).toHaveLength(1)

    await user.click(screen.getByRole('link', { name: 'Enter the code you were sent' }))
    expect(await screen.findByLabelText('Reset code')).toBeVisible()
    expect(screen.getByText('asha@studio.example')).toBeVisible()
    expect(screen.getByText(/^New code in 4[012] s$/)).toBeVisible()
  })

  // [valid-25]
  test('says in its own words that the server takes an address for none', async () => {
    const reason = 'Unable to validate email address: invalid format'
    authServer({ 'POST /recover': refusal(400, 'validation_failed', reason) })
    await request('a@')

    expect(await screen.findByText('Enter a valid email')).toBeVisible()
    expect(email()).toHaveAccessibleDescription('Enter a valid email')
    await waitFor(() => expect(email()).toHaveFocus())
    expect(screen.queryByText(reason)).toBeNull()
  })

  // [valid-24]
  test('wants an @ in the address', async () => {
    const calls = authServer()
    const { user } = openAuth('/forgot-password')
    await fill(user, email(), 'asha')
    await user.click(button('Send OTP'))

    expect(await screen.findByText('Enter a valid email')).toBeVisible()
    expect(email()).toHaveAccessibleDescription('Enter a valid email')
    await waitFor(() => expect(email()).toHaveFocus())
    expect(calls).toEqual([])
  })

  // [public-19]
  test('says so while it waits, and a double click sends one request', async () => {
    const { answer, letGo } = held(() => HttpResponse.json({}))
    const calls = authServer({ 'POST /recover': answer })
    const { user } = openAuth('/forgot-password')
    await fill(user, email(), 'asha@studio.example')
    await user.dblClick(button('Send OTP'))

    await waitFor(() => expect(button('Sending...')).toBeDisabled())
    letGo()
    await screen.findByText('Reset link sent to email.')
    expect(calls).toHaveLength(1)
  })

  // [error-7]
  test('keeps the address and can be repeated when there is no connection', async () => {
    authServer({ 'POST /recover': inTurn(noConnection, () => HttpResponse.json({})) })
    const { user } = await request()

    expect(await screen.findByRole('alert')).toHaveTextContent(/^Request failed\.$/)
    expect(email()).toHaveValue('asha@studio.example')
    await user.click(button('Send OTP'))
    expect(await screen.findByText('Reset link sent to email.')).toBeVisible()
  })
})

describe('the code of the reset mail', () => {
  const openSecondStep = () => openAuth('/forgot-password', { sentTo: 'asha@studio.example' })

  test('goes with the address to the new password, without a request', async () => {
    const calls = authServer()
    const { user, router } = openSecondStep()
    await fill(user, code(), '123456')
    await user.keyboard('{Enter}')

    expect(await screen.findByLabelText('New password')).toBeVisible()
    expect(router.state.location).toMatchObject({
      pathname: '/reset-password/123456',
      state: { email: 'asha@studio.example' },
    })
    expect(calls).toEqual([])
  })

  test('must be whole', async () => {
    const { user } = openSecondStep()
    await fill(user, code(), '123')
    await user.click(button('Continue'))
    expect(await screen.findByText('Code must have exactly 6 characters.')).toBeVisible()
    await waitFor(() => expect(code()).toHaveFocus())
  })

  test('can be sent again after a minute, not before', async () => {
    const calls = authServer()
    const { user } = await request()
    await user.click(await screen.findByRole('button', { name: 'Resend code' }))
    expect(
      await screen.findByText(/^You can ask for a new code in (60|59|58|57|56|55) seconds\.$/),
    ).toBeVisible()
    expect(calls).toHaveLength(1)

    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.now() + 61_000 })
    await user.click(screen.getByRole('link', { name: 'Change it' }))
    await user.click(button('Send OTP'))
    await screen.findByLabelText('Reset code')
    await vi.waitFor(() => expect(calls).toHaveLength(2))
  })

  test('is sent again on request', async () => {
    const calls = authServer()
    const { user } = openSecondStep()
    await fill(user, code(), '12')
    await user.click(button('Resend code'))

    expect(await screen.findByText('Reset link sent to email.')).toBeVisible()
    await waitFor(() => expect(code()).toHaveValue(''))
    expect(calls).toHaveLength(1)
  })

  test('says that it could not be sent again', async () => {
    authServer({ 'POST /recover': breakdown })
    const { user } = openSecondStep()
    await user.click(button('Resend code'))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Request failed\.$/)
  })

  // [error-29]
  test('within the minute, says how many seconds to wait instead of "sent again"', async () => {
    const calls = authServer()
    const { user, router } = await request()
    await screen.findByLabelText('Reset code')
    await act(() => router.navigate(-1))
    await fill(user, email(), 'asha@studio.example')
    await user.keyboard('{Enter}')

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^You can ask for a new code in (60|59|58|57|56|55) seconds\./,
    )
    expect(screen.getAllByText('Reset link sent to email.')).toHaveLength(1)
    expect(calls).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: 'Enter the code you were sent' }))
    expect(await screen.findByLabelText('Reset code')).toBeVisible()
  })

  test('may have gone to the wrong address, which can be changed', async () => {
    const { user } = openSecondStep()
    await user.click(screen.getByRole('link', { name: 'Change it' }))
    await waitFor(() => expect(email()).toHaveValue('asha@studio.example'))
  })
})
