import { expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { readEnvironment } from './environment.ts'
import { methodsOf } from './middleware.ts'

const friend = 'https://friend.example'
const app = createApp(
  readEnvironment({
    SUPABASE_URL: 'http://supabase.test',
    SUPABASE_ANON_KEY: 'sb_publishable_test',
    ALLOWED_ORIGINS: friend,
  }),
)

const preflight = (origin: string) =>
  app.request('/api/invoice/create', {
    method: 'OPTIONS',
    headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
  })

test('a listed origin may call with cookies, and read when to come back', async () => {
  const asked = await preflight(friend)
  expect(asked.status).toBe(204)
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'access-control-allow-origin': friend,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers':
      'Authorization, Content-Type, Idempotency-Key, X-Bahi-Business, X-XSRF-TOKEN, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
    vary: 'Origin',
  })
  const answer = await app.request('/api/nothing', { headers: { Origin: friend } })
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(friend)
  expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After')
})

test.each(['https://evil.example', `${friend}.evil.example`, 'http://friend.example', 'null'])(
  'the origin %s is given nothing',
  async (origin) => {
    for (const answer of [
      await preflight(origin),
      await app.request('/api/nothing', { headers: { Origin: origin } }),
    ]) {
      const names = [...answer.headers.keys()]
      expect(names.filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(answer.headers.get('Vary')).toBe('Origin')
    }
  },
)

test('another method on a known path is refused with those that there are', async () => {
  const answers = await Promise.all(
    [
      ['GET', '/api/invoice/create'],
      ['PUT', '/api/business/update'],
      ['HEAD', '/api/user/auth/login'],
      ['DELETE', '/api/invoice/7'],
    ].map(([method = '', path = '']) => app.request(path, { method })),
  )
  expect(answers.map(({ status }) => status)).toEqual([405, 405, 405, 405])
  expect(answers.map(({ headers }) => headers.get('Allow'))).toEqual([
    'POST, OPTIONS',
    'PATCH, OPTIONS',
    'POST, OPTIONS',
    'GET, HEAD, OPTIONS',
  ])
  expect(await answers[0]?.json()).toEqual({
    success: false,
    message: 'This method is not allowed here.',
    code: 'method_not_allowed',
  })
})

test('OPTIONS of a known path names its methods, of an unknown one is not found', async () => {
  const known = await app.request('/api/invoice', { method: 'OPTIONS' })
  expect([known.status, known.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  expect((await app.request('/api/nothing', { method: 'OPTIONS' })).status).toBe(404)
})

test.each(['/api/nothing', '/api/invoice', '/api/invoice/pdf/short'])(
  'no cache keeps the answer of %s, and no browser guesses its type',
  async (path) => {
    const { headers } = await app.request(path)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  },
)

const routes = [
  { method: 'ALL', path: '/api/*' },
  { method: 'GET', path: '/api/invoice' },
  { method: 'GET', path: '/api/invoice/:id' },
  { method: 'POST', path: '/api/invoice/create' },
  { method: 'DELETE', path: '/api/invoice/delete/:id' },
]

test.each([
  ['/api/invoice', ['GET', 'HEAD']],
  ['/api/invoice/7', ['GET', 'HEAD']],
  ['/api/invoice/create', ['POST']],
  ['/api/invoice/delete/7', ['DELETE']],
  ['/api/invoice/delete/7/8', []],
  ['/api/nothing', []],
])('%s answers to %j', (path, methods) => {
  expect(methodsOf(routes, path)).toEqual(methods)
})
