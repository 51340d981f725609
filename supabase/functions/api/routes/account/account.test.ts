import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#api/app.ts'
import { readEnvironment } from '#api/http/environment.ts'

const url = 'http://supabase.test'
const keys = { SUPABASE_URL: url, SUPABASE_ANON_KEY: 'sb_publishable_test' }
const app = createApp(readEnvironment({ ...keys, SUPABASE_SECRET_KEY: 'sb_secret_test' }))
const keyless = createApp(readEnvironment(keys))

const permit = (answer: () => Response) => http.post(`${url}/rest/v1/rpc/take_permit`, answer)
const server = setupServer(permit(() => HttpResponse.json(0)))
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(
  () =>
    void vi
      .spyOn(console, 'error')
      .mockReset()
      .mockImplementation(() => {}),
)
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const post = (path: string, body: object, headers = {}, handler = app) =>
  handler.request(`/api/user/auth${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  })
const email = 'asha@studio.example'
const registration = { name: 'Asha', email, password: 'correct horse' }

test('forgot-password answers before the Auth server does, and a failure there names nobody', async () => {
  let answered = (_: Response) => {}
  const recover = new Promise<Response>((resolve) => {
    answered = resolve
  })
  server.use(http.post(`${url}/auth/v1/recover`, () => recover))
  const answer = await post('/forgot-password', { email })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ success: true, message: 'Reset link sent to email.' })

  answered(HttpResponse.json({ message: `No ${email}`, code: 'internal' }, { status: 500 }))
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain(email)
})

test('hosted Supabase is asked to wait for the mail', async () => {
  const waitUntil = vi.fn()
  vi.stubGlobal('EdgeRuntime', { waitUntil })
  server.use(http.post(`${url}/auth/v1/recover`, () => HttpResponse.json({})))
  await post('/forgot-password', { email })
  expect(waitUntil).toHaveBeenCalledWith(expect.any(Promise))
  vi.unstubAllGlobals()
})

test.each([
  ['app.bahi.example', true],
  ['127.0.0.1.evil.example', true],
  ['127.0.0.1:5173', false],
  ['localhost:3000', false],
])('of %s the cookie of a registration is Secure: %s', async (host, secure) => {
  server.use(
    http.post(`${url}/auth/v1/signup`, () =>
      HttpResponse.json({ id: crypto.randomUUID(), email, identities: [{ provider: 'email' }] }),
    ),
  )
  const answer = await post('/register', registration, { 'X-Forwarded-Host': host })
  expect(answer.status).toBe(201)
  const cookie = answer.headers.getSetCookie().join()
  expect(cookie).toMatch(/^bahi-registration=[\w-]+; Max-Age=3600; Path=\/; HttpOnly; /)
  expect(cookie).toContain('SameSite=Lax')
  expect(cookie.includes('Secure')).toBe(secure)
  expect(cookie).not.toMatch(/correct|Asha/)
})

test('a caller who asks too often is told when to come back, before the password is checked', async () => {
  server.use(permit(() => HttpResponse.json(42)))
  const answer = await post('/login', { email, password: 'x' })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('42')
  expect(await answer.json()).toMatchObject({
    success: false,
    code: 'too_many_requests',
    message: 'Too many requests. Try again in 42 seconds.',
  })
})

test('a refused login takes as long whether a password was compared or not', async () => {
  const refused = () => HttpResponse.json({ error_code: 'invalid_credentials' }, { status: 400 })
  for (const comparison of [0, 150]) {
    server.use(
      http.post(`${url}/auth/v1/token`, () =>
        new Promise((resolve) => setTimeout(resolve, comparison)).then(refused),
      ),
    )
    const began = performance.now()
    expect((await post('/login', { email, password: 'x' })).status).toBe(401)
    // Timers may come a millisecond early.
    expect(performance.now() - began).toBeGreaterThan(298)
  }
})

test('a second registration within the minute is told how many seconds are left', async () => {
  server.use(
    http.post(`${url}/auth/v1/signup`, () =>
      HttpResponse.json(
        {
          error_code: 'over_email_send_rate_limit',
          msg: 'For security purposes, you can only request this after 1 seconds.',
        },
        { status: 429 },
      ),
    ),
  )
  const answer = await post('/register', registration)
  expect(answer.status).toBe(429)
  expect(answer.headers.get('Retry-After')).toBe('1')
  expect(await answer.json()).toMatchObject({
    message: 'You can ask for a new code in 1 second.',
  })
})

test.each(['/login', '/register', '/verifiy-otp', '/forgot-password', '/reset-password/abc'])(
  'without a working counter %s is refused, so that breaking it lets nobody guess',
  async (path) => {
    server.use(permit(() => HttpResponse.json({ message: 'down' }, { status: 500 })))
    for (const handler of [app, keyless]) {
      const answer = await post(path, registration, {}, handler)
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { success: false, message: 'Please try again in a moment.', code: 'unavailable' },
      ])
    }
  },
)

const sub = '6241717b-2b23-4926-97fd-f03d244fb444'
const claims = btoa(JSON.stringify({ sub, exp: 4_102_444_800, session_id: 's' }))
const accessToken = `h.${claims.replaceAll('=', '')}.s`

test.each([
  ['fails', 502, () => HttpResponse.json({}, { status: 500 })],
  ['cannot be reached', 503, () => HttpResponse.error()],
  ['is hidden behind a page of its gateway', 503, () => new HttpResponse('<p>No', { status: 401 })],
])(
  'an Auth server that %s is a %i and no reason to forget the session',
  async (_, status, answers) => {
    server.use(
      http.get(`${url}/auth/v1/user`, answers),
      http.get(`${url}/rest/v1/profiles`, () => HttpResponse.json({ language: 'en' })),
    )
    const answer = await app.request('/api/user/auth/me', {
      headers: { Cookie: `bahi-access=${accessToken}; bahi-refresh=r` },
    })
    expect(answer.status).toBe(status)
    expect(answer.headers.getSetCookie()).toEqual([])
  },
)

test('logging out clears the cookies even when the Auth server fails', async () => {
  server.use(http.post(`${url}/auth/v1/logout`, () => HttpResponse.json({}, { status: 500 })))
  const answer = await app.request('/api/user/auth/logout', {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().map((cookie) => cookie.slice(0, 24))).toEqual([
    'bahi-access=; Max-Age=0;',
    'bahi-refresh=; Max-Age=0',
    'XSRF-TOKEN=; Max-Age=0; ',
  ])
})

test('the Auth server is asked about a token with that token and the key of everybody', async () => {
  let asked = new Headers()
  server.use(
    http.get(`${url}/auth/v1/user`, ({ request }) => {
      asked = request.headers
      return HttpResponse.json({ id: sub, email })
    }),
  )
  const answer = await app.request('/api/mail', {
    headers: { Authorization: `Bearer ${accessToken}` },
  })
  expect(answer.status).toBe(200)
  expect(asked.get('authorization')).toBe(`Bearer ${accessToken}`)
  expect(asked.get('apikey')).toBe(keys.SUPABASE_ANON_KEY)
})

test('data read while the Auth server is asked never leave if it says no', async () => {
  server.use(
    http.get(`${url}/auth/v1/user`, () =>
      HttpResponse.json({ code: 'session_not_found', message: 'Gone' }, { status: 403 }),
    ),
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
    headers: { Cookie: `bahi-access=${accessToken}; bahi-refresh=r` },
  })
  expect(answer.status).toBe(401)
  expect(await answer.text()).not.toContain('Asha')
  expect(answer.headers.getSetCookie().join()).toMatch(/bahi-access=; Max-Age=0/)
})
