import { createHmac } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { operations } from '../../supabase/functions/api/openapi/operations/all.ts'
import { plainPaths } from '../../supabase/functions/api/openapi/plain-paths.ts'
import { thorough } from '../setup/property.ts'
import { loggedIn, plain } from './clients.ts'
import { protectedRoutes } from './routes.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = (header: object, claims: object, secret: string) => {
  const text = `${encode(header)}.${encode(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

let credentials: [name: string, headers: Record<string, string>][] = []
beforeAll(async () => {
  const { client, token, id } = await loggedIn()
  const cookie = (access: string, refresh = '') =>
    `bahi-access=${access}; bahi-refresh=${refresh}; XSRF-TOKEN=${client.jar.get('XSRF-TOKEN')}`
  const claims = {
    sub: id,
    role: 'authenticated',
    aud: 'authenticated',
    session_id: crypto.randomUUID(),
    exp: Math.floor(Date.now() / 1000) + 3_600,
  }
  const forged = signed({ alg: 'HS256', typ: 'JWT' }, claims, 'not the secret')
  const { client: gone, token: goneToken } = await loggedIn()
  const goneCookies = cookie(gone.jar.get('bahi-access') ?? '', gone.jar.get('bahi-refresh'))
  const goneBearer = gone.jar.get('bahi-access') ?? goneToken
  await gone.post('/user/auth/logout')
  credentials = [
    ['none at all', {}],
    ['an empty bearer', { Authorization: 'Bearer ' }],
    ['another scheme', { Authorization: `Basic ${token}` }],
    ['a bearer that is no token', { Authorization: 'Bearer null' }],
    ['the publishable key', { Authorization: 'Bearer sb_publishable_x' }],
    ['a forged signature', { Authorization: `Bearer ${forged}` }],
    ['no signature', { Authorization: `Bearer ${forged.replace(/[^.]+$/, '')}` }],
    ['alg none', { Authorization: `Bearer ${encode({ alg: 'none' })}.${encode(claims)}.` }],
    ['a changed payload', { Authorization: `Bearer ${token.replace(/\.[^.]{9}/, '.eyJhbGciO')}` }],
    ['a session that was logged out', { Authorization: `Bearer ${goneBearer}` }],
    ['a bad bearer beside good cookies', { Authorization: 'Bearer x', Cookie: cookie(token) }],
    ['a forged cookie', { Cookie: cookie(forged) }],
    ['a cookie of noise', { Cookie: cookie('%00%ff', 'noise') }],
    ['cookies that were logged out', { Cookie: goneCookies }],
    ['only the XSRF token', { Cookie: 'XSRF-TOKEN=x', 'X-XSRF-TOKEN': 'x' }],
  ]
})

const colons = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

test('the routes that need a session are those of the description', () => {
  const named = protectedRoutes.map(({ method, path }) => `${method} ${path}`)
  const described = operations('2026-11-21')
    .filter(({ session }) => session)
    .map(({ method, path }) => `${method.toUpperCase()} ${colons(path)}`)
  // Those that answer with a file, and the schedule's own call, which takes the secret key alone.
  const plain = Object.entries(plainPaths).flatMap(([path, calls]) =>
    Object.entries<object>(calls)
      .filter(([, call]) => !('security' in call && `${call.security}` === ''))
      .map(([method]) => `${method.toUpperCase()} ${colons(path)}`),
  )
  expect(named.sort()).toEqual([...described, ...plain].sort())
})

/** Every route is tried without any; of the others two in the gate, and the next two at the next route. */
const triedAt = (place: number) =>
  thorough(
    credentials.filter((_, at) => at === 0 || (at - 1 + place * 2) % 14 < 2),
    credentials,
  )

test.each(protectedRoutes.map((route, place) => ({ ...route, place })))(
  '$method $path refuses every kind of bad credential alike',
  async (route) => {
    const client = plain()
    const answers = await Promise.all(
      triedAt(route.place).map(async ([name, headers]) => {
        const url = route.path.replace(':id', crypto.randomUUID())
        const { status, data } = await client.request({
          method: route.method,
          url,
          headers,
          data: {},
        })
        return { name, status, data }
      }),
    )
    expect(answers).toHaveLength(thorough(3, 15))
    for (const answer of answers) {
      expect(answer).toEqual({
        name: answer.name,
        status: 401,
        data: {
          ...{ success: false, message: 'Sign in to continue.', code: 'unauthenticated' },
          ...{ reason: 'login_required', params: {} },
        },
      })
    }
  },
)
