import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { profileRow } from '../../tests/factories/rows/profile-row.ts'
import { authServer, breakdown, noConnection } from '../../tests/msw/auth.ts'
import { server } from '../../tests/msw/server.ts'
import { supabase } from '../lib/supabase.ts'
import { login, logout } from './account/session.ts'

/** A Data API that answers each question with a profile; returns whose token came with each. */
function profiles() {
  const tokens: (string | null)[] = []
  server.use(
    http.get('http://supabase.test/rest/v1/profiles', ({ request }) => {
      tokens.push(request.headers.get('Authorization'))
      return HttpResponse.json([profileRow()])
    }),
  )
  return { tokens, ask: () => supabase.from('profiles').select() }
}

describe('a question to the Data API', () => {
  // [state-4]
  test.each([
    ['was told', () => new HttpResponse(null, { status: 204 })],
    ['breaks', breakdown],
    ['is out of reach', noConnection],
  ])(
    'has the token of the session, and none after the logout, when the server %s',
    async (_, answer) => {
      authServer({ 'POST /logout': answer })
      const { tokens, ask } = profiles()
      await login({ email: 'asha@studio.example', password: 'correct-horse' })
      await ask()
      await logout()
      await ask()
      expect(tokens).toEqual(['Bearer header.payload.signature', 'Bearer sb_publishable_test'])
    },
  )

  // [call-8]
  test('is waited for as long as it takes', async () => {
    const asked = vi.spyOn(globalThis, 'fetch')
    await profiles().ask()
    expect(asked).toHaveBeenCalledOnce()
    expect(asked.mock.calls[0]?.[1]?.signal).toBeUndefined()
    asked.mockRestore()
  })
})
