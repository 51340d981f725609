import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { localCaptcha } from '../auth/captcha.ts'
import { confirmationMail } from '../auth/confirmation-mail.ts'
import { authLimits, noAuthLimits } from '../auth/limits.ts'
import type { Config } from '../config.ts'
import { databaseUrl } from '../postgres/bootstrap.ts'
import { openPool } from '../postgres/pool.ts'
import { logTo } from '../process/log-rotation.ts'
import type { CaptchaKeys, Ports } from '../settings.ts'
import { hostedFailure } from './hosted-failures.ts'
import { hostedParity } from './hosted-parity.ts'
import { smtpDriver, startLite } from './lite-app.ts'
import { hearFailures } from './lite-noise.ts'

type ApiOptions = {
  config: Config
  ports: Ports
  dataDir: string
  siteUrl: string | undefined
  jwtExpiry: number | undefined
  functionsOrigin: string | undefined
  authLimits: boolean
  captcha: CaptchaKeys | undefined
}

/** Serves the API port as `supabase start` does: /auth/v1, /rest/v1 and /functions/v1. */
export async function startApi(options: ApiOptions): Promise<{ stop: () => Promise<void> }> {
  const { config, ports, functionsOrigin } = options
  const { auth } = config
  const mail = smtpDriver(config, ports.smtp)
  const siteUrl = options.siteUrl ?? auth.site_url
  const pool = openPool(databaseUrl(ports.db, 'supabase_auth_admin'), 12)
  const lite = await startLite(config, {
    siteUrl,
    jwtExpiry: options.jwtExpiry,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    env: process.env,
    pool,
    mail,
  })
  const log = logTo(join(options.dataDir, 'api.log'))
  const captcha = options.captcha && localCaptcha(options.captcha)
  const parity = hostedParity({
    captcha: captcha?.take,
    pool,
    answer: async (request) => {
      const { response, failures } = await hearFailures(log, () => lite.fetch(request, '127.0.0.1'))
      return hostedFailure(response, failures)
    },
    sendConfirmation: confirmationMail({
      pool,
      mail,
      siteUrl,
      codeLength: auth.email.otp_length,
      template: auth.email.template.confirmation,
    }),
    mailIntervalSeconds: auth.email.max_frequency,
    limits: options.authLimits ? authLimits(auth.rate_limit) : noAuthLimits,
    passwords: {
      leastLength: auth.minimum_password_length,
      currentRequired: auth.email.require_current_password,
      recentSignIn: auth.email.secure_password_change,
    },
    factors: {
      most: auth.mfa.max_enrolled_factors,
      enrolled: auth.mfa.totp.enroll_enabled,
      verified: auth.mfa.totp.verify_enabled,
    },
    siteUrl,
  })

  const app = new Hono<{ Bindings: HttpBindings }>()
  if (captcha) app.route('/captcha', captcha.routes)
  app.all('/functions/v1/*', (c) => forward(c.req.raw, functionsOrigin))
  app.route('/', parity)

  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: ports.api })
  await new Promise((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })
  return {
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      // A request that was cut off can keep a connection of lite's for good; PostgreSQL, which stops next, ends it.
      await Promise.race([pool.end(), delay(2_000, undefined, { ref: false })])
    },
  }
}

// The function sees the path from its own name on, as on hosted.
async function forward(request: Request, origin: string | undefined): Promise<Response> {
  if (!origin) return unavailable(404, 'NOT_FOUND', 'Requested function was not found')
  const url = new URL(request.url)
  const headers = new Headers(request.headers)
  headers.set('x-forwarded-host', headers.get('x-forwarded-host') ?? url.host)
  try {
    return await proxy(origin + url.pathname.slice('/functions/v1'.length) + url.search, {
      raw: request,
      headers,
      // A redirect is the caller's to follow.
      redirect: 'manual',
    })
  } catch {
    return unavailable(503, 'BOOT_ERROR', 'Function failed to start (please check logs)')
  }
}

function unavailable(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status })
}
