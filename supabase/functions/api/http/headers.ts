import type { MiddlewareHandler } from 'hono'
import type { Environment } from './environment.ts'

const allowed = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, X-XSRF-TOKEN',
  'Access-Control-Max-Age': '600',
}

/** What every answer carries; browser clients of other origins only where the environment lists theirs. */
export function headers({ ALLOWED_ORIGINS }: Environment): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin')
    const listed = origin !== undefined && ALLOWED_ORIGINS.includes(origin)
    const preflight =
      c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined
    if (preflight) c.res = c.body(null, 204, listed ? allowed : {})
    else await next()

    c.header('Cache-Control', 'no-store')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Vary', 'Origin', { append: true })
    if (listed) {
      c.header('Access-Control-Allow-Origin', origin)
      c.header('Access-Control-Allow-Credentials', 'true')
      c.header('Access-Control-Expose-Headers', 'Retry-After')
    }
  }
}
