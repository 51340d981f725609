import { afterEach, expect, test, vi } from 'vitest'
import { readSettings } from '../settings.ts'
import { checkFunction } from './function.ts'

afterEach(() => vi.restoreAllMocks())

const { settings } = readSettings({})

/** The line about private.enter(), where the function refuses a wrong key so. */
async function whenRefused(status: number, body: object) {
  const keys: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (`${url}`.endsWith('/openapi.json')) {
      return Response.json({ info: { title: 'Bahi', description: '' } })
    }
    if (`${url}`.endsWith('/address')) return Response.json({ data: { proxies: 1, hops: 1 } })
    keys.push(new Headers(init?.headers).get('Authorization'))
    return Response.json(body, { status })
  })
  const found = await checkFunction(settings)
  expect(keys).toEqual(['Bearer bahi_live_none'])
  return found.find(({ what }) => what.includes('private.enter()'))?.todo
}

test('a Data API that takes no notice of keys is told, although the setting stands there', async () => {
  expect(await whenRefused(401, { reason: 'key_wrong' })).toBe(null)
  expect(await whenRefused(401, { reason: 'unauthenticated' })).toContain('reload config')
  expect(await whenRefused(502, {})).toContain('reload config')
  expect(await whenRefused(200, { data: [] })).toContain('reload config')
})
