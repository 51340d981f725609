import { type Context, Hono } from 'hono'
import type { Sql } from 'postgres'
import { type AuthUser, endOtherSessions, findUser, secondsUntilNextMail } from './auth-users.ts'
import type { ConfirmationMail } from './confirmation-mail.ts'
import { refusedValue } from './refused-value.ts'

type Answer = (request: Request) => Promise<Response>

type ParityOptions = {
  sql: Sql
  answer: Answer
  sendConfirmation: ConfirmationMail
  mailIntervalSeconds: number
}

const openToBrowsers = { 'Access-Control-Allow-Origin': '*' }

/**
 * Where @supabase/lite answers otherwise than hosted Supabase and the product would notice, this
 * layer gives hosted's answer; all the rest is lite's.
 */
export function hostedParity({
  sql,
  answer,
  sendConfirmation,
  mailIntervalSeconds,
}: ParityOptions) {
  const app = new Hono()

  // lite refuses every sign-up for a known address with 429.
  app.post('/auth/v1/signup', async (c) => {
    const body = await bodyOf(c)
    const response = await answer(c.req.raw)
    const user = response.status === 429 ? await findUser(sql, body.email) : undefined
    if (!user) return response
    if (user.confirmedAt) return c.json(obfuscatedUser(user, body.data))
    return (await confirmAgain(user)) ?? c.json(publicUser(user))
  })

  // lite refuses every further code with 429, however long ago the last one was sent.
  app.post('/auth/v1/resend', async (c) => {
    const body = await bodyOf(c)
    const response = await answer(c.req.raw)
    const user = response.status === 429 ? await findUser(sql, body.email) : undefined
    if (!user || user.confirmedAt || body.type !== 'signup') return response
    return (await confirmAgain(user)) ?? c.json({})
  })

  // lite sends as many mails as it is asked for.
  app.on('POST', ['/auth/v1/recover', '/auth/v1/otp', '/auth/v1/magiclink'], async (c) => {
    const { email } = await bodyOf(c)
    const user = await findUser(sql, email)
    return tooSoon(user?.recoverySentAt) ?? answer(c.req.raw)
  })

  // lite leaves the other sessions alive after a change of password.
  app.put('/auth/v1/user', async (c) => {
    const { password } = await bodyOf(c)
    const response = await answer(c.req.raw)
    const token = bearer(c)
    if (response.ok && password !== undefined && token) await endOtherSessions(sql, token)
    return response
  })

  // lite takes a bearer without three parts for nobody; what has them it verifies itself.
  app.use('/rest/v1/*', async (c, next) => {
    const token = bearer(c)
    if (!token || token.startsWith('sb_')) return next()
    const parts = token.split('.').filter((part) => part !== '').length
    if (parts === 3) return next()
    const message = `Expected 3 parts in JWT; got ${parts}`
    return c.json({ code: 'PGRST301', details: null, hint: null, message }, 401, openToBrowsers)
  })

  // lite answers 500 where a statement refuses a value; hosted answers 400 with the SQLSTATE.
  app.all('/rest/v1/*', async (c) => refusedValue(await answer(c.req.raw)))

  app.all('*', (c) => answer(c.req.raw))
  return app

  async function confirmAgain(user: AuthUser): Promise<Response | undefined> {
    const refusal = tooSoon(user.confirmationSentAt)
    if (!refusal) await sendConfirmation(user)
    return refusal
  }

  function tooSoon(lastMail: Date | null | undefined): Response | undefined {
    const wait = secondsUntilNextMail(lastMail, mailIntervalSeconds)
    if (wait === 0) return undefined
    return Response.json(
      {
        code: 429,
        error_code: 'over_email_send_rate_limit',
        msg: `For security purposes, you can only request this after ${wait} seconds.`,
      },
      {
        status: 429,
        headers: { ...openToBrowsers, 'X-Sb-Error-Code': 'over_email_send_rate_limit' },
      },
    )
  }
}

async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await c.req.raw.clone().json()
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    return {}
  }
}

function bearer(c: Context): string | undefined {
  return /^Bearer\s+(.+)$/.exec(c.req.header('Authorization') ?? '')?.[1]
}

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
