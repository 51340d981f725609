import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type pg from 'pg'
import { bearer, bodyOf } from '../web/request.ts'
import { captchaGuard } from './captcha.ts'
import type { ConfirmationMail } from './confirmation-mail.ts'
import { type AuthLimits, type LimitedPath, limitedPaths } from './limits.ts'
import { type PasswordRules, refusedChange, refusedLogin } from './passwords.ts'
import { authRefusal } from './refusal.ts'
import {
  type AuthUser,
  endOtherSessions,
  findUser,
  noteCode,
  secondsUntilNextMail,
  sessionOf,
} from './users.ts'

type AuthOptions = {
  /** Whether a token of the captcha is good, which is then used up; undefined where none is asked for. */
  captcha?: ((token: unknown) => boolean) | undefined
  pool: pg.Pool
  answer: (request: Request) => Promise<Response>
  sendConfirmation: ConfirmationMail
  mailIntervalSeconds: number
  limits: AuthLimits
  passwords: PasswordRules
}

type Bindings = { Bindings: HttpBindings }

/** The Auth server of hosted, where @supabase/lite answers otherwise and the product would notice. */
export function hostedAuth(options: AuthOptions) {
  const { pool, answer, sendConfirmation, mailIntervalSeconds, limits } = options
  const app = new Hono<Bindings>()

  // lite limits nothing. A change of the account is counted below, once it is known to be the owner's.
  for (const path of limitedPaths) if (path !== '/user') app.use(path, limit(path))

  // lite knows no captcha.
  if (options.captcha) app.use(captchaGuard(options.captcha))

  // lite refuses every sign-up for a known address with 429.
  app.post('/signup', async (c) => {
    const body = await bodyOf(c)
    const user = await findUser(pool, body.email)
    if (!user) return mailed(c, () => answer(c.req.raw))
    const response = await answer(c.req.raw)
    if (response.status !== 429) return response
    if (user.confirmedAt) return c.json(obfuscatedUser(user, body.data))
    return (await confirmAgain(c, user)) ?? c.json(publicUser(user))
  })

  // lite refuses every further code with 429, however long ago the last one was sent.
  app.post('/resend', async (c) => {
    const body = await bodyOf(c)
    const response = await answer(c.req.raw)
    const user = response.status === 429 ? await findUser(pool, body.email) : undefined
    if (!user || user.confirmedAt || body.type !== 'signup') return response
    return (await confirmAgain(c, user)) ?? c.json({})
  })

  // lite sends as many mails as it is asked for.
  app.on('POST', ['/recover', '/otp', '/magiclink'], async (c) => {
    const user = await findUser(pool, (await bodyOf(c)).email)
    if (!user && c.req.path.endsWith('/recover')) return answer(c.req.raw)
    // Who has not confirmed the address yet gets the code for that, and no other.
    if (user && !user.confirmedAt && !c.req.path.endsWith('/recover')) {
      return (await confirmAgain(c, user)) ?? c.json({})
    }
    return tooSoon(c, user?.recoverySentAt) ?? mailed(c, () => answer(c.req.raw))
  })

  app.post('/token', async (c) => {
    const body = await bodyOf(c)
    const response = await answer(c.req.raw)
    const byPassword = c.req.query('grant_type') === 'password'
    return byPassword ? refusedLogin(c, pool, body, response) : response
  })

  // lite takes each code for every purpose, and does not know by what a session was made.
  app.post('/verify', async (c) => {
    const { type, email } = await bodyOf(c)
    if (type === 'magiclink' && (await findUser(pool, email))?.confirmedAt === null) {
      return authRefusal(c, 403, 'otp_expired', 'Token has expired or is invalid')
    }
    const response = await answer(c.req.raw)
    const session: unknown = response.ok ? await response.clone().json() : null
    if (typeof session === 'object' && session !== null && 'access_token' in session) {
      await noteCode(pool, String(session.access_token))
    }
    return response
  })

  // lite asks for no current password, and leaves the other sessions alive after a change.
  app.put('/user', async (c) => {
    const body = await bodyOf(c)
    const token = bearer(c)
    if (!token || !(await isGenuine(c, token))) return answer(c.req.raw)
    if (!limits.take('/user', addressOf(c))) return tooMany(c)
    const { password } = body
    const refusal = await refusedChange(c, pool, options.passwords, token, body)
    if (refusal) return refusal
    const response = await (body.email ? mailed(c, () => answer(c.req.raw)) : answer(c.req.raw))
    const session = response.ok && password !== undefined && (await sessionOf(pool, token))
    if (session) await endOtherSessions(pool, session)
    return response
  })

  app.all('*', (c) => answer(c.req.raw))
  return app

  function limit(path: LimitedPath): MiddlewareHandler<Bindings> {
    return async (c, next) => {
      if (c.req.method === 'OPTIONS' || limits.take(path, addressOf(c))) return next()
      return tooMany(c)
    }
  }

  async function isGenuine(c: Context, token: string): Promise<boolean> {
    const headers = { apikey: c.req.header('apikey') ?? '', Authorization: `Bearer ${token}` }
    return (await answer(new Request(c.req.url, { headers }))).ok
  }

  async function confirmAgain(c: Context, user: AuthUser): Promise<Response | undefined> {
    const early = tooSoon(c, user.confirmationSentAt)
    if (early) return early
    if (!limits.takeMail()) return tooManyMails(c)
    await sendConfirmation(user)
    return undefined
  }

  /** Counts a mail against the limit, and gives it back when the call fails. */
  async function mailed(c: Context, send: () => Promise<Response>): Promise<Response> {
    if (!limits.takeMail()) return tooManyMails(c)
    const response = await send()
    if (!response.ok) limits.giveBackMail()
    return response
  }

  function tooSoon(c: Context, lastMail: string | null | undefined): Response | undefined {
    const wait = secondsUntilNextMail(lastMail, mailIntervalSeconds)
    if (wait === 0) return undefined
    const message = `For security purposes, you can only request this after ${wait} seconds.`
    return authRefusal(c, 429, 'over_email_send_rate_limit', message)
  }
}

/** The one who called. Nothing stands in front of the embedded server, so a header could only be made up. */
const addressOf = (c: Context<Bindings>) => c.env.incoming.socket.remoteAddress ?? ''

const tooMany = (c: Context) =>
  authRefusal(c, 429, 'over_request_rate_limit', 'Request rate limit reached')

const tooManyMails = (c: Context) =>
  authRefusal(c, 429, 'over_email_send_rate_limit', 'email rate limit exceeded')

// A stranger must not learn from the answer that the address has an account.
function obfuscatedUser(user: AuthUser, data: unknown) {
  const now = new Date().toISOString()
  return {
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email: user.email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data ?? {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

function publicUser(user: AuthUser) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    confirmation_sent_at: new Date().toISOString(),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: user.identities,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    is_anonymous: false,
  }
}
