import { AuthClient } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import {
  authContract,
  type Refused,
  refusedAs,
  sanitizedUser,
  wordless,
} from '../../../../tests/factories/auth-contract.ts'
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
  const asked = accounts.register(
    authBefore(() => refusedAs(refused)),
    registration,
  )
  await expect(asked).rejects.toMatchObject({
    status: refused.status,
    code: refused.code,
    message: refused.told,
    field: refused.field ?? null,
  })
})

test('a sign-up that the server sanitised is a refusal beside the address', async () => {
  const auth = authBefore(() => Response.json(sanitizedUser(email)))
  await expect(accounts.register(auth, registration)).rejects.toMatchObject({
    status: 409,
    field: 'email',
    message: 'An account with this email already exists. Please sign in.',
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
      await expect(asked).rejects.toMatchObject({ name: 'DataError', message: '', status: 400 })
    }
  },
)

test('a page of a gateway leaves the words to the screen', async () => {
  const auth = authBefore(() => new Response('<p>No', { status: 400 }))
  await expect(accounts.login(auth, registration)).rejects.toMatchObject({ message: '' })
})
