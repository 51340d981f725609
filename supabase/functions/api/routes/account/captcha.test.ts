import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '#api/app.ts'
import { readEnvironment } from '#api/http/environment.ts'

const url = 'http://supabase.test'
const keys = {
  SUPABASE_URL: url,
  SUPABASE_ANON_KEY: 'sb_publishable_test',
  SUPABASE_SECRET_KEY: 'sb_secret_test',
}
const withCaptcha = {
  ...keys,
  TURNSTILE_SECRET_KEY: 'secret-of-turnstile',
  TURNSTILE_VERIFY_URL: 'http://turnstile.test/siteverify',
}
const plain = createApp(readEnvironment(keys))
const asking = createApp(readEnvironment(withCaptcha))
/** Asks the Auth server with the secret key, which makes it ask for no captcha. */
const asServer = createApp(readEnvironment({ ...withCaptcha, FORWARD_CLIENT_ADDRESS: 'true' }))

let asked: { path: string; body: Record<string, unknown> }[] = []
let checked: unknown[] = []
let verdict: () => Response

const server = setupServer(
  http.post(`${url}/rest/v1/rpc/take_permit`, () => HttpResponse.json(0)),
  http.post(`${url}/auth/v1/*`, async ({ request }) => {
    const { pathname } = new URL(request.url)
    asked.push({ path: pathname.slice('/auth/v1'.length), body: Object(await request.json()) })
    return HttpResponse.json(
      { error_code: 'captcha_failed', msg: 'captcha protection' },
      { status: 400 },
    )
  }),
  http.post(withCaptcha.TURNSTILE_VERIFY_URL, async ({ request }) => {
    checked.push(await request.json())
    return verdict()
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  asked = []
  checked = []
  verdict = () => HttpResponse.json({ success: true })
  vi.spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {})
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const email = 'asha@studio.example'
const calls = [
  ['/register', '/signup', { name: 'Asha', email, password: 'correct horse' }],
  ['/login', '/token', { email, password: 'correct horse' }],
  ['/forgot-password', '/recover', { email }],
] as const

const post = (app: typeof plain, path: string, body: object) =>
  app.request(`/api/user/auth${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' },
  })
const askedOf = (path: string) => vi.waitFor(() => expect(asked).toMatchObject([{ path }]))

test.each(calls)('without its keys %s asks for no captcha', async (path, auth, body) => {
  await post(plain, path, { ...body, captchaToken: 'of-no-use' })
  await askedOf(auth)
  expect(asked[0]?.body.gotrue_meta_security).toEqual({})
  expect(checked).toEqual([])
})

test.each(calls)(
  'with its keys %s is refused without a token, and nothing is asked',
  async (path, _, body) => {
    for (const app of [asking, asServer]) {
      const answer = await post(app, path, body)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({
        success: false,
        reason: 'captcha_missing',
        message: 'Complete the check that you are a person.',
        errors: { captchaToken: 'Complete the check that you are a person.' },
      })
    }
    expect([asked, checked]).toEqual([[], []])
  },
)

test.each(calls)(
  '%s hands the token to the Auth server, which checks it, once',
  async (path, auth, body) => {
    const answer = await post(asking, path, { ...body, captchaToken: 'token-1' })
    await askedOf(auth)
    expect(asked[0]?.body.gotrue_meta_security).toEqual({ captcha_token: 'token-1' })
    expect(checked).toEqual([])
    // This one answers before the Auth server does.
    if (path === '/forgot-password') return
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      reason: 'captcha_failed',
      errors: { captchaToken: expect.stringContaining('that you are a person failed') },
    })
  },
)

test.each(calls)('with the secret key %s checks the token itself', async (path, auth, body) => {
  await post(asServer, path, { ...body, captchaToken: 'token-1' })
  await askedOf(auth)
  expect(checked).toEqual([
    { secret: 'secret-of-turnstile', response: 'token-1', remoteip: '203.0.113.7' },
  ])
})

test.each(calls)(
  'with the secret key %s is refused where the check does not pass, or for a moment where it cannot be made',
  async (path, _, body) => {
    const token = { captchaToken: 'used-up' }
    verdict = () => HttpResponse.json({ success: false, 'error-codes': ['timeout-or-duplicate'] })
    const refused = await post(asServer, path, { ...body, ...token })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ reason: 'captcha_failed' })
    for (const answer of [() => HttpResponse.error(), () => HttpResponse.text('<html>')]) {
      verdict = answer
      const unsure = await post(asServer, path, { ...body, ...token })
      expect([unsure.status, unsure.headers.get('Retry-After')]).toEqual([503, '2'])
    }
    expect(asked).toEqual([])
  },
)
