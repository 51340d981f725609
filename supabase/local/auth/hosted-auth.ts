import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type pg from 'pg'
import { bearer, bodyOf } from '../web/request.ts'
import { captchaGuard } from './captcha.ts'
import type { ConfirmationMail } from './confirmation-mail.ts'
import { type FactorRules, factorRoutes } from './factors.ts'
import { type Method, noteDevice, noteMethod, withFactors } from './levels.ts'
import { type AuthLimits, type LimitedPath, limitedPaths } from './limits.ts'
import { type PasswordRules, refusedChange, refusedLogin } from './passwords.ts'
import { authRefusal } from './refusal.ts'
import {
  type AuthUser,
  addressOf,
  endOtherSessions,
  findUser,
  secondsUntilNextMail,
  sessionIdIn,
  sessionOf,
  tooMany,
} from './users.ts'

type AuthOptions = {
  /** Checks and uses up a captcha token; undefined when there is no captcha. */
  captcha?: ((token: unknown) => boolean) | undefined
  pool: pg.Pool
  answer: (request: Request) => Promise<Response>
  sendConfirmation: ConfirmationMail
  mailIntervalSeconds: number
  limits: AuthLimits
  passwords: PasswordRules
  factors: FactorRules
  siteUrl: string
}

type Bindings = { Bindings: HttpBindings }

/** The Auth server of hosted, where @supabase/lite answers otherwise and the product would notice. */
export function hostedAuth(options: AuthOptions) {
  const { pool, sendConfirmation, mailIntervalSeconds, limits } = options
  const answer = async (request: Request) => withFactors(pool, await options.answer(request))
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

  // lite has no limit on mails.
  app.on('POST', ['/recover', '/otp', '/magiclink'], async (c) => {
    const user = await findUser(pool, (await bodyOf(c)).email)
    if (!user && c.req.path.endsWith('/recover')) return answer(c.req.raw)
    // A person with an unconfirmed address gets only the code that confirms it.
    if (user && !user.confirmedAt && !c.req.path.endsWith('/recover')) {
      return (await confirmAgain(c, user)) ?? c.json({})
    }
    return tooSoon(c, user?.recoverySentAt) ?? mailed(c, () => answer(c.req.raw))
  })

  app.post('/token', async (c) => {
    const body = await bodyOf(c)
    const by = c.req.query('grant_type')
    const response = await begun(
      c,
      by === 'refresh_token' ? null : by === 'password' ? by : 'oauth',
    )
    return by === 'password' ? refusedLogin(c, pool, body, response) : response
  })

  // lite accepts each code for every purpose, and does not record how a session began.
  app.post('/verify', async (c) => {
    const { type, email } = await bodyOf(c)
    if (type === 'magiclink' && (await findUser(pool, email))?.confirmedAt === null) {
      return authRefusal(c, 403, 'otp_expired', 'Token has expired or is invalid')
    }
    return begun(c, 'otp')
  })

  // lite asks for no current password, and leaves the other sessions alive after a change.
  app.put('/user', async (c) => {
    const body = await bodyOf(c)
    const token = bearer(c)
    if (!token || !(await isGenuine(c, token))) return answer(c.req.raw)
    if (!limits.take('/user', addressOf(c))) return tooMany(c)
    const { password } = body
    const refusal =
      (await withoutCode(c, token, body)) ??
      (await refusedChange(c, pool, options.passwords, token, body))
    if (refusal) return refusal
    const response = await (body.email ? mailed(c, () => answer(c.req.raw)) : answer(c.req.raw))
    const session = response.ok && password !== undefined && (await sessionOf(pool, token))
    if (session) await endOtherSessions(pool, session)
    return response
  })

  const { factors: rules, siteUrl } = options
  app.route('/', factorRoutes({ pool, answer, limits, rules, siteUrl }))

  app.all('*', (c) => answer(c.req.raw))
  return app

  function limit(path: LimitedPath): MiddlewareHandler<Bindings> {
    return async (c, next) => {
      if (c.req.method === 'OPTIONS' || limits.take(path, addressOf(c))) return next()
      return tooMany(c)
    }
  }

  /** Begins or renews a session; lite does not note of it how, from where, and by which browser. */
  async function begun(c: Context<Bindings>, method: Method | null): Promise<Response> {
    const response = await options.answer(c.req.raw)
    const session: unknown = response.ok ? await response.clone().json() : null
    if (typeof session === 'object' && session !== null && 'access_token' in session) {
      const id = sessionIdIn(String(session.access_token))
      if (method) await noteMethod(pool, id, method)
      await noteDevice(pool, id, c.req.header('User-Agent'), addressOf(c))
    }
    return withFactors(pool, response)
  }

  async function withoutCode(
    c: Context,
    token: string,
    { password, email }: Record<string, unknown>,
  ): Promise<Response | undefined> {
    const session = await sessionOf(pool, token)
    if (!session?.hasFactor || session.aal === 'aal2' || !(password || email)) return undefined
    const message = 'AAL2 session is required to update email or password when MFA is enabled.'
    return authRefusal(c, 401, 'insufficient_aal', message)
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
