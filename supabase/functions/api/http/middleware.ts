import type { MiddlewareHandler } from 'hono'
import type { Environment } from './environment.ts'
import { Refusal } from './errors.ts'

const allowed = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, X-Bahi-Business, X-XSRF-TOKEN, MCP-Protocol-Version, Mcp-Method, Mcp-Name',
  'Access-Control-Max-Age': '600',
}

/** Sets the headers of every answer; browsers of other origins are allowed only if the environment lists them. */
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

type Route = { method: string; path: string }

/** Returns whether a path fits a route, part by part; a part like `:id` matches any non-empty text. */
function fits(route: string, path: string): boolean {
  const parts = path.split('/')
  const wanted = route.split('/')
  return (
    parts.length === wanted.length &&
    wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  )
}

/** The methods that a path answers to; empty for an unknown path. Spelled-out routes go before those with a parameter. */
export function methodsOf(routes: Route[], path: string): string[] {
  const own = routes.filter(({ method }) => method !== 'ALL')
  const exact = own.filter((route) => route.path === path)
  const found = exact.length > 0 ? exact : own.filter((route) => fits(route.path, path))
  const methods = found.map(({ method }) => method)
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort()
}

/** Refuses an unknown method on a known path, and lists the allowed ones. */
export function knownMethods(routes: () => Route[]): MiddlewareHandler {
  return async (c, next) => {
    const methods = methodsOf(routes(), c.req.path)
    if (methods.length === 0 || methods.includes(c.req.method)) return next()
    const allow = { Allow: [...methods, 'OPTIONS'].join(', ') }
    if (c.req.method === 'OPTIONS') return c.body(null, 204, allow)
    throw new Refusal(405, 'method_not_allowed', 'This method is not allowed here.', {
      headers: allow,
    })
  }
}
