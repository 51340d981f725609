import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { authServer, held, inTurn, mailedTooRecently, noConnection } from '#tests/msw/auth.ts'
import { fill, openAuth } from '#tests/setup/screens/auth-screens.tsx'
import { startResendClock } from './resend-clock.ts'

const email = 'asha@studio.example'
const code = () => screen.getByRole('textbox', { name: 'Verification code' })
const button = (name: string) => screen.getByRole('button', { name })

afterEach(() => vi.useRealTimers())

describe('asking for another code', () => {
  const openWaiting = (seconds: number) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    startResendClock('verification', email, seconds)
    return openAuth('/verify-otp', { email })
  }

  test('waits a minute after the registration and says how long, without a request', async () => {
    const calls = authServer()
    const { user } = openWaiting(60)
    expect(screen.getByText('New code in 60 s')).toBeVisible()
    act(() => vi.advanceTimersByTime(18_000))
    expect(screen.getByText('New code in 42 s')).toBeVisible()

    expect(button('Resend code')).toHaveAttribute('aria-disabled', 'true')
    await user.click(button('Resend code'))
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent(
        'You can ask for a new code in 42 seconds.',
      ),
    )
    expect(calls).toEqual([])
  })

  test('does not announce every second', () => {
    openWaiting(60)
    act(() => vi.advanceTimersByTime(3000))
    expect(screen.getByText('New code in 57 s')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('keeps the minute over a reload', () => {
    openWaiting(60).unmount()
    act(() => vi.advanceTimersByTime(10_000))
    openAuth('/verify-otp', { email })
    expect(screen.getByText('New code in 50 s')).toBeVisible()
  })

  test('sends a mail after the minute, says so and starts the next minute', async () => {
    const calls = authServer()
    const { user } = openWaiting(1)
    // A complete code would go by itself.
    await fill(user, code(), '12345')
    act(() => vi.advanceTimersByTime(1100))
    expect(screen.queryByText(/^New code in/)).toBeNull()
    await user.click(button('Resend code'))

    expect(await screen.findByText('We have emailed you a new code.')).toBeVisible()
    expect(calls).toMatchObject([{ call: 'POST /resend', body: { email, type: 'signup' } }])
    await waitFor(() => expect(screen.getByText('New code in 60 s')).toBeVisible())
    await waitFor(() => expect(code()).toHaveValue(''))
    await waitFor(() => expect(code()).toHaveFocus())
  })

  test('says how long when the server wants a longer wait, and waits as long', async () => {
    authServer({ 'POST /resend': mailedTooRecently(37) })
    const { user } = openWaiting(0)
    await user.click(button('Resend code'))

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can ask for a new code in 37 seconds.',
    )
    expect(screen.getByText(/^New code in 3[67] s$/)).toBeVisible()
  })

  test('says so while it waits and can be repeated after a failure', async () => {
    const { answer, letGo } = held(noConnection)
    const calls = authServer({ 'POST /resend': inTurn(answer, () => HttpResponse.json({})) })
    const { user } = openAuth('/verify-otp', { email })
    await user.dblClick(button('Resend code'))
    await waitFor(() => expect(button('Sending...')).toBeDisabled())
    letGo()

    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send a new code.')
    expect(calls).toHaveLength(1)
    await user.click(button('Resend code'))
    expect(await screen.findByText('We have emailed you a new code.')).toBeVisible()
  })
})
