import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { captchaGuard, localCaptcha } from '../../supabase/local/auth/captcha.ts'
import { localKeys } from '../../supabase/local/settings.ts'

const keys = { siteKey: 'site', secretKey: 'secret' }

/** The stand-in, and an Auth server behind it that takes everything. */
function stand(now?: () => number) {
  const captcha = localCaptcha(keys, now)
  const app = new Hono()
  app.use('/auth/v1/*', captchaGuard(captcha.take))
  app.all('/auth/v1/*', (c) => c.json({ passed: true }))
  app.route('/captcha', captcha.routes)
  const post = (path: string, body: object, headers = {}) =>
    app.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  const token = async () => (await (await post('/captcha/token', { sitekey: 'site' })).json()).token
  const verify = async (response: string, secret = 'secret') =>
    (await (await post('/captcha/siteverify', { secret, response })).json()).success
  return { app, post, token, verify }
}

const proof = (captcha_token: string) => ({ gotrue_meta_security: { captcha_token } })

test.each(['/signup', '/recover', '/resend', '/otp', '/magiclink', '/token?grant_type=password'])(
  'the embedded Auth server asks for a captcha as hosted does: %s',
  async (path) => {
    const { post, token } = stand()
    const refused = await post(`/auth/v1${path}`, {}, { 'X-Supabase-Api-Version': '2024-01-01' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      code: 'captcha_failed',
      message: expect.stringContaining('captcha protection: request disallowed'),
    })
    const good = proof(await token())
    expect((await post(`/auth/v1${path}`, good)).status).toBe(200)
    // A token is good once.
    expect((await post(`/auth/v1${path}`, good)).status).toBe(400)
  },
)

test.each(['/verify', '/logout', '/token?grant_type=refresh_token'])(
  'and it asks for none here: %s',
  async (path) => {
    expect((await stand().post(`/auth/v1${path}`, {})).status).toBe(200)
  },
)

test('a caller with the secret key needs no captcha', async () => {
  const { post } = stand()
  expect((await post('/auth/v1/signup', {}, { apikey: localKeys.secret })).status).toBe(200)
})

test('the verifier says yes once, for five minutes, and to its own secret alone', async () => {
  let at = 0
  const { token, verify, post } = stand(() => at)
  const first = await token()
  expect(await verify(first, 'other')).toBe(false)
  expect(await verify(first)).toBe(true)
  expect(await verify(first)).toBe(false)
  const late = await token()
  at = 5 * 60_000
  expect(await verify(late)).toBe(false)
  expect(await verify('made-up')).toBe(false)
  expect((await post('/captcha/token', { sitekey: 'other' })).status).toBe(400)
})

test('its script loads nothing from elsewhere', async () => {
  const script = await (await stand().app.request('/captcha/api.js')).text()
  expect(script).toContain('window.turnstile')
  expect(script).not.toMatch(/https?:\/\//)
})
