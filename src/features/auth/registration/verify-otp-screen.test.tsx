import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { register, startConfirmation } from '#src/data/account/registration.ts'
import { login } from '#src/data/account/session.ts'
import { profileRow } from '#tests/factories/rows/profile-row.ts'
import {
  authServer,
  authSession,
  authUser,
  breakdown,
  held,
  inTurn,
  mailedTooRecently,
  noConnection,
  refusal,
} from '#tests/msw/auth.ts'
import { dataApi } from '#tests/msw/data-api.ts'
import { fill, openAuth } from '#tests/setup/screens/auth-screens.tsx'

const email = 'asha@studio.example'
const code = () => screen.getByRole('textbox', { name: 'Verification code' })
const button = (name: string) => screen.getByRole('button', { name })
const otpExpired = refusal(403, 'otp_expired', 'Token has expired or is invalid')

/** Opens the screen in the page that registered, which still knows the password. */
async function openRegistered() {
  authServer()
  await register({ name: 'Asha Rao', email, password: 'my-own-password' })
  return openAuth('/verify-otp', { email })
}

async function verify(user: UserEvent, digits = '123456') {
  await fill(user, code(), digits)
  await user.click(button('Verify'))
}

afterEach(() => vi.useRealTimers())

describe('verifying an address', () => {
  // [public-14] [error-24]
  test('without an email leads to the registration and says why', async () => {
    const { router } = openAuth('/verify-otp')
    expect(await screen.findByText('Please register first')).toBeVisible()
    expect(router.state.location.pathname).toBe('/register')
  })

  // [public-15]
  test('without an email leads a signed-in person on, with no word of registering', async () => {
    authServer()
    await login({ email, password: 'my-own-password' })
    openAuth('/verify-otp')
    expect(await screen.findByRole('heading', { name: 'Another screen' })).toBeVisible()
    expect(screen.queryByText('Please register first')).toBeNull()
  })

  // [state-8] [error-27]
  test('sends the code, then sets the password that was typed, then leads to signing in', async () => {
    const { user, router } = await openRegistered()
    const calls = authServer()
    expect(screen.queryByLabelText('Password')).toBeNull()
    await verify(user)

    expect(await screen.findByText('OTP Verified! Please login.')).toBeVisible()
    expect(await screen.findByLabelText('Email')).toHaveValue(email)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(calls).toMatchObject([
      { call: 'POST /verify', body: { email, token: '123456', type: 'signup' } },
      { call: 'PUT /user', body: { password: 'my-own-password' } },
      { call: 'POST /logout' },
    ])
  })

  test('asks for the password again when this page does not know it any more', async () => {
    const calls = authServer()
    const { user } = openAuth('/verify-otp', { email: 'ravi@studio.example' })
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
      /For your safety, choose your password again/,
    )
    await verify(user)
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid())
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())

    await fill(user, screen.getByLabelText('Password'), 'chosen-again')
    await user.keyboard('{Enter}')
    await screen.findByText('OTP Verified! Please login.')
    expect(calls).toContainEqual(
      expect.objectContaining({
        call: 'PUT /user',
        body: expect.objectContaining({ password: 'chosen-again' }),
      }),
    )
  })

  test('gives the account the name of this registration when somebody else signed it up first', async () => {
    const { user } = await openRegistered()
    const { calls, bodies } = dataApi({ profile: profileRow({ name: 'A Stranger' }) })
    const auth = authServer({
      'POST /verify': () => HttpResponse.json(authSession(authUser(email, 'A Stranger'))),
    })
    await verify(user)

    await screen.findByText('OTP Verified! Please login.')
    expect(bodies('PATCH /profiles')).toEqual([{ name: 'Asha Rao' }])
    expect(calls[0]?.query.get('id')).toBe(`eq.${authUser().id}`)
    expect(auth).toMatchObject([
      { call: 'POST /verify' },
      { call: 'PUT /user', body: { data: { name: 'Asha Rao' } } },
      { call: 'PUT /user', body: { password: 'my-own-password' } },
      { call: 'POST /logout' },
    ])
  })

  test('knows the name also after a reload, and after a second attempt within the minute', async () => {
    authServer({ 'POST /signup': mailedTooRecently(42) })
    await expect(
      register({ name: 'Asha R. Rao', email, password: 'my-own-password' }),
    ).rejects.toMatchObject({ code: 'code_too_soon', params: { seconds: 42 } })
    authServer()
    // The page itself remembers the latest registration alone; a reload takes that, too.
    await register({ name: 'Ravi', email: 'ravi@studio.example', password: 'another-one' })
    const { bodies } = dataApi({
      answers: { 'PATCH /profiles': inTurn(breakdown, () => HttpResponse.json({ name: '' })) },
    })
    const confirm = startConfirmation(email)

    await expect(confirm('123456', 'chosen-again')).rejects.toThrow()
    await confirm('123456', 'chosen-again')
    expect(bodies('PATCH /profiles')).toEqual([{ name: 'Asha R. Rao' }, { name: 'Asha R. Rao' }])
  })

  test('that is answered with nothing says so in our words', async () => {
    const { user } = await openRegistered()
    authServer({ 'POST /verify': () => HttpResponse.json({}) })
    await verify(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent?.trim()).toBe('OTP verification failed.')
  })

  // [public-17] [valid-27] [const-13]
  test('is possible with exactly six characters only, and Enter sends them', async () => {
    const { user } = await openRegistered()
    const calls = authServer()
    expect(screen.getByText('Code expires in 10 minutes')).toBeVisible()
    expect(button('Verify')).toBeDisabled()
    await fill(user, code(), '12345')
    await user.keyboard('{Enter}')
    expect(button('Verify')).toBeDisabled()
    expect(calls).toEqual([])
    await fill(user, code(), '6')
    await waitFor(() => expect(button('Verify')).toBeEnabled())
    await user.keyboard('{Enter}')
    expect(await screen.findByText('OTP Verified! Please login.')).toBeVisible()
  })

  test('sends six digits by itself, once', async () => {
    const { user } = await openRegistered()
    const calls = authServer()
    await fill(user, code(), '123456')
    expect(await screen.findByText('OTP Verified! Please login.')).toBeVisible()
    expect(calls.filter(({ call }) => call === 'POST /verify')).toHaveLength(1)
    // The email stands there already.
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus())
  })

  // [public-16]
  test('has one input for the whole code, which takes no seventh character', async () => {
    const { user } = await openRegistered()
    expect(screen.getAllByRole('textbox')).toEqual([code()])
    await user.type(code(), '1234567')
    expect(code()).toHaveValue('123456')
  })

  test('takes a code pasted with a space', async () => {
    const { user } = await openRegistered()
    await user.click(code())
    await user.paste('123 456')
    expect(code()).toHaveValue('123456')
    expect(button('Verify')).toBeEnabled()
  })

  // [public-18]
  test('says so while it waits, and a double click sends one code', async () => {
    const { user } = await openRegistered()
    const { answer, letGo } = held(() => HttpResponse.json(authSession()))
    const calls = authServer({ 'POST /verify': answer })
    await fill(user, code(), '123456')
    await user.dblClick(button('Verify'))

    await waitFor(() => expect(button('Verifying...')).toBeDisabled())
    letGo()
    await screen.findByText('OTP Verified! Please login.')
    expect(calls.filter(({ call }) => call === 'POST /verify')).toHaveLength(1)
  })
})

describe('a code that is refused', () => {
  test('stays in the field, selected, with the reason beside it', async () => {
    const { user } = await openRegistered()
    authServer({ 'POST /verify': otpExpired })
    await verify(user, '999999')

    expect(await screen.findByText(/wrong or has expired/)).toBeVisible()
    expect(code()).toHaveAccessibleDescription(/^This code is wrong or has expired/)
    await waitFor(() => expect(code()).toHaveFocus())
    expect(code()).toHaveValue('999999')
    await user.keyboard('1')
    expect(code()).toHaveValue('1')
  })

  // [error-6]
  test('can be sent again as it is when there is no connection', async () => {
    const { user } = await openRegistered()
    authServer({ 'POST /verify': inTurn(noConnection, () => HttpResponse.json(authSession())) })
    await verify(user)

    expect(await screen.findByRole('alert')).toHaveTextContent(/^OTP verification failed\.$/)
    expect(code()).toHaveValue('123456')
    await user.click(button('Verify'))
    expect(await screen.findByText('OTP Verified! Please login.')).toBeVisible()
  })

  test('is not asked for twice when it was taken and only the password failed', async () => {
    const { user } = await openRegistered()
    const calls = authServer({
      'PUT /user': inTurn(breakdown, () => HttpResponse.json(authUser())),
    })
    await verify(user)
    await screen.findByText('OTP verification failed.')
    await user.click(button('Verify'))

    await screen.findByText('OTP Verified! Please login.')
    expect(calls.filter(({ call }) => call === 'POST /verify')).toHaveLength(1)
    expect(calls.filter(({ call }) => call === 'PUT /user')).toHaveLength(2)
  })

  test('makes room for another password when the first is refused', async () => {
    const { user } = await openRegistered()
    authServer({
      'PUT /user': inTurn(refusal(422, 'weak_password', 'Password is known to be weak.'), () =>
        HttpResponse.json(authUser()),
      ),
    })
    await verify(user)

    expect(await screen.findByText('Password is known to be weak.')).toBeVisible()
    await user.clear(screen.getByLabelText('Password'))
    await fill(user, screen.getByLabelText('Password'), 'a-stronger-one')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('OTP Verified! Please login.')).toBeVisible()
  })
})
