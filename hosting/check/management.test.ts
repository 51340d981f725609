import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import { managementOf } from './management.ts'

afterEach(() => vi.unstubAllGlobals())

test('a refusal by Supabase is reported with what to look at, and without the token', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"message":"Unauthorized"}', { status: 401 }))
  const env = { SUPABASE_ACCESS_TOKEN: 'sbp_of-the-account' }
  const { message } = await managementOf(readSettings(env).settings, env)
    .auth()
    .then(
      () => new Error('It was let in.'),
      (error: Error) => error,
    )
  expect(message).toContain('Supabase answers 401: {"message":"Unauthorized"}.')
  expect(message).toContain('SUPABASE_ACCESS_TOKEN')
  expect(message).not.toContain('sbp_')
})
