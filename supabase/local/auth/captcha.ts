import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { type CaptchaKeys, localKeys } from '../settings.ts'
import { bodyOf } from '../web/request.ts'
import { authRefusal } from './refusal.ts'

/** As Turnstile's: a token is good once, for five minutes. */
const LIFE_MS = 5 * 60_000

/** A stand-in for Turnstile, which loads and asks nothing from outside: its widget, and who says whether a token is good. */
export function localCaptcha(keys: CaptchaKeys, now: () => number = Date.now) {
  const good = new Map<string, number>()
  const take = (token: unknown): boolean => {
    const until = good.get(String(token))
    good.delete(String(token))
    return until !== undefined && until > now()
  }

  const routes = new Hono()
  routes.get('/api.js', (c) => {
    const script = readFileSync(join(import.meta.dirname, 'captcha-widget.js'), 'utf8')
    return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
  })
  routes.post('/token', async (c) => {
    const { sitekey } = await bodyOf(c)
    if (sitekey !== keys.siteKey) return c.json({ error: 'invalid-sitekey' }, 400)
    const token = crypto.randomUUID()
    good.set(token, now() + LIFE_MS)
    return c.json({ token })
  })
  routes.post('/siteverify', async (c) => {
    const { secret, response } = await bodyOf(c)
    const success = secret === keys.secretKey && take(response)
    return c.json({ success, 'error-codes': success ? [] : ['invalid-input-response'] })
  })
  return { routes, take }
}

/** Calls of the Auth server that need a captcha: those that mail a code, and a login by password. */
const asking = ['/signup', '/recover', '/resend', '/otp', '/magiclink']

/** As the Auth server of hosted: refuses who brings no good token, but none who asks with the secret key. */
export function captchaGuard(take: (token: unknown) => boolean): MiddlewareHandler {
  return async (c, next) => {
    const path = c.req.path.replace(/^.*\/auth\/v1/, '')
    const asks =
      asking.includes(path) || (path === '/token' && c.req.query('grant_type') === 'password')
    if (c.req.method !== 'POST' || !asks || c.req.header('apikey') === localKeys.secret) {
      return next()
    }
    const { gotrue_meta_security: proof } = await bodyOf(c)
    const token = Object(proof).captcha_token
    if (token && take(token)) return next()
    const why = token ? 'invalid-input-response' : 'no captcha response (captcha_token) found'
    return authRefusal(c, 400, 'captcha_failed', `captcha protection: request disallowed (${why})`)
  }
}
