import { AuthClient } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import {
  authContract,
  type Refused,
  refusedAs,
  sanitizedUser,
  wordless,
} from '#tests/factories/auth-contract.ts'
import { said } from '#tests/setup/said.ts'
import { messageOf } from '../errors.ts'
import * as accounts from './accounts.ts'

const email = 'asha@studio.example'
const registration = { name: 'Asha', email, password: 'correct horse' }

/** The Auth server's own client before a server that gives one answer to everything. */
const authBefore = (answer: () => Response) =>
  new AuthClient({
    url: 'http://supabase.test/auth/v1',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    fetch: async () => answer(),
  })

const noDatabase = () => {
  throw new Error('Nothing is asked of the database.')
}

const refusals: Refused[] = Object.values(authContract)
test.each(refusals)('$name: people are told "$told"', async (refused) => {
  const { status, code, reason = code, params, field = null, told } = refused
  const asked = accounts.register(
    authBefore(() => refusedAs(refused)),
    registration,
  )
  const error = await asked.catch((cause) => cause)
  expect(error).toMatchObject({ status, code: reason, field, ...(params && { params }) })
  expect(said(messageOf(error, ''))).toBe(told)
})

const weak =
  'Password should be at least 10 characters. Password should contain at least one character of each: abc., 012. Password is known to be weak and easy to guess, please choose a different one.'
const toldWeak =
  'Password must have at least 10 characters. Password must have at least one of each: abc., 012. This password is easy to guess. Choose a different one.'
const all = ['length', 'characters', 'pwned']

test.each([
  [all, weak, { reasons: all, least: 10, characters: 'abc., 012' }, toldWeak],
  [['pwned'], weak.slice(-78), { reasons: ['pwned'] }, toldWeak.slice(-55)],
  // Reasons given in words alone, or in unknown words, are quoted.
  [[], weak, { said: weak }, weak],
  [['length'], 'Too short.', { said: 'Too short.' }, 'Too short.'],
  [['entropy'], weak, { said: weak }, weak],
])(
  'a weak password refused by %j and "%s" is told in our words where they are known',
  async (reasons, message, params, told) => {
    const asked = accounts.register(
      authBefore(() => refusedAs({ ...authContract.weakPassword, message, reasons })),
      registration,
    )
    const error = await asked.catch((cause) => cause)
    expect(error).toMatchObject({ code: 'weak_password', params })
    expect(said(messageOf(error, ''))).toBe(told)
  },
)

test.each([
  [0, 1],
  [1, 1],
  [59, 59],
])(
  'of a mail %i seconds too early it is known that the next may go in %i',
  async (left, seconds) => {
    const message = `For security purposes, you can only request this after ${left} seconds.`
    const early = { ...authContract.mailedTooRecently, message }
    await expect(
      accounts.resendCode(
        authBefore(() => refusedAs(early)),
        email,
      ),
    ).rejects.toMatchObject({ code: 'code_too_soon', params: { seconds } })
  },
)

test('a sign-up that the server sanitised is a refusal beside the address', async () => {
  const auth = authBefore(() => Response.json(sanitizedUser(email)))
  await expect(accounts.register(auth, registration)).rejects.toMatchObject({
    status: 409,
    field: 'email',
    code: 'user_already_exists',
  })
})

test.each(wordless)(
  'a refusal that says no more than %j leaves the words to the screen',
  async (body) => {
    const auth = authBefore(() => Response.json(body, { status: 400 }))
    for (const asked of [
      accounts.register(auth, registration),
      accounts.login(auth, registration),
      accounts.requestPasswordReset(auth, email),
      accounts.resendCode(auth, email),
      accounts.resetPassword(auth, { tokenHash: 'x' }, 'new password'),
      accounts.confirmRegistration(auth, noDatabase, {
        email,
        code: '123456',
        password: null,
        name: null,
      }),
    ]) {
      const error = await asked.catch((cause) => cause)
      expect([error.status, messageOf(error, 'The screen')]).toEqual([400, 'The screen'])
    }
  },
)

test('a page of a gateway leaves the words to the screen', async () => {
  const auth = authBefore(() => new Response('<p>No', { status: 400 }))
  const error = await accounts.login(auth, registration).catch((cause) => cause)
  expect(messageOf(error, 'The screen')).toBe('The screen')
})
