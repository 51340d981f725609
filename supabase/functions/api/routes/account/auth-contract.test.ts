import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#api/app.ts'
import { readEnvironment } from '#api/http/environment.ts'
import {
  authContract,
  type Refused,
  refusedAs,
  sanitizedUser,
} from '#tests/factories/auth-contract.ts'

const url = 'http://supabase.test'
const app = createApp(
  readEnvironment({
    SUPABASE_URL: url,
    SUPABASE_ANON_KEY: 'sb_publishable_test',
    SUPABASE_SECRET_KEY: 'sb_secret_test',
  }),
)
const server = setupServer(http.post(`${url}/rest/v1/rpc/take_permit`, () => HttpResponse.json(0)))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => server.resetHandlers())
afterAll(() => server.close())

const email = 'asha@studio.example'

async function post(path: string, body: object) {
  const answer = await app.request(`/api/user/auth${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  return {
    status: answer.status,
    wait: answer.headers.get('Retry-After'),
    body: await answer.json(),
  }
}

const routes = {
  '/register': ['/signup', { name: 'Asha', email, password: 'correct horse' }],
  '/login': ['/token', { email, password: 'correct horse' }],
  '/verifiy-otp': ['/verify', { email, otp: '123456' }],
} as const

const passedOn: [keyof typeof routes, Refused, number, string | null][] = [
  ['/register', authContract.mailedTooRecently, 429, '42'],
  ['/register', authContract.mailsUsedUp, 429, null],
  ['/register', authContract.requestsUsedUp, 429, null],
  ['/register', authContract.notAuthorized, 422, null],
  ['/register', authContract.noMailbox, 422, null],
  ['/register', authContract.weakPassword, 422, null],
  ['/register', authContract.accountExists, 409, null],
  ['/login', authContract.requestsUsedUp, 429, null],
  ['/login', authContract.wrongPassword, 401, null],
  ['/login', authContract.notConfirmed, 403, null],
  ['/verifiy-otp', authContract.codeExpired, 422, null],
  ['/verifiy-otp', authContract.requestsUsedUp, 429, null],
]

test.each(passedOn.map(([route, refused, status, wait]) => ({ route, refused, status, wait })))(
  '$route passes on $refused.name',
  async ({ route, refused, status, wait }) => {
    const [asked, body] = routes[route]
    const { told, code, reason = code, params = {}, field } = refused
    server.use(http.post(`${url}/auth/v1${asked}`, () => refusedAs(refused)))
    expect(await post(route, body)).toEqual({
      status,
      wait,
      body: {
        success: false,
        ...{ message: told, code, reason, params },
        ...(field && { errors: { [field]: told } }),
      },
    })
  },
)

test('/register refuses an address of which the server only says that it is nobody new', async () => {
  server.use(http.post(`${url}/auth/v1/signup`, () => HttpResponse.json(sanitizedUser(email))))
  expect(await post(...registering)).toMatchObject({
    status: 409,
    body: { code: 'user_already_exists', message: authContract.accountExists.told },
  })
})
const registering = ['/register', routes['/register'][1]] as const

test('/login has words of its own for a refusal without any', async () => {
  server.use(http.post(`${url}/auth/v1/token`, () => HttpResponse.json({}, { status: 400 })))
  expect(await post('/login', routes['/login'][1])).toMatchObject({
    status: 400,
    body: { message: 'Request failed.', code: 'refused' },
  })
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('a token that hosted signed with ES256 is taken, and the Auth server asked about it', async () => {
  const { privateKey } = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    true,
    ['sign', 'verify'],
  )
  const claims = { sub: crypto.randomUUID(), exp: 4_102_444_800, session_id: crypto.randomUUID() }
  const signed = `${encode({ alg: 'ES256', kid: 'k', typ: 'JWT' })}.${encode(claims)}`
  const signature = await crypto.subtle.sign(
    { name: 'ECDSA', hash: 'SHA-256' },
    privateKey,
    Buffer.from(signed),
  )
  const token = `${signed}.${Buffer.from(signature).toString('base64url')}`
  const asked = vi.fn()
  server.use(
    http.get(`${url}/auth/v1/user`, ({ request }) => {
      asked(request.headers.get('Authorization'))
      return HttpResponse.json({ id: claims.sub, email })
    }),
    http.get(`${url}/rest/v1/profiles`, () =>
      HttpResponse.json({
        name: 'Asha',
        email,
        phone: null,
        dob: null,
        location: null,
        language: 'en',
      }),
    ),
  )
  const answer = await app.request('/api/user/auth/me', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect([answer.status, (await answer.json()).data.id]).toEqual([200, claims.sub])
  expect(asked).toHaveBeenCalledWith(`Bearer ${token}`)
})
