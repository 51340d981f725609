import { expect, test } from 'vitest'
import { isFresh, sameToken, xsrfTokenOf } from './tokens.ts'

const token = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`
const sub = '6241717b-2b23-4926-97fd-f03d244fb444'
const of = (session_id: string, exp = 1) => xsrfTokenOf(token({ sub, exp, session_id }))

test('the token follows from the session, whatever its access token is', async () => {
  expect(await of('a', 1)).toMatch(/^[\w-]{43}$/)
  expect(await of('a', 1)).toBe(await of('a', 2))
  expect(await of('a')).not.toBe(await of('b'))
})

test.each(['', 'a', 'a.b.c', token({ sub, exp: 1 }), token({ sub, session_id: 'a' })])(
  '%s has no session and no token',
  async (text) => {
    expect(await xsrfTokenOf(text)).toBeNull()
  },
)

test('tokens are the same only when every character is', () => {
  expect(sameToken('abc', 'abc')).toBe(true)
  for (const other of ['abd', 'ab', 'abcd', '', 'bbc']) expect(sameToken('abc', other)).toBe(false)
})

test('an access token is stale half a minute before its end', () => {
  const fresh = (second: number) =>
    isFresh(token({ sub, exp: 1_000, session_id: 'a' }), new Date(second * 1_000))
  expect([fresh(969), fresh(970), fresh(1_001)]).toEqual([true, false, false])
})
