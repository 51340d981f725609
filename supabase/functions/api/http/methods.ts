import type { MiddlewareHandler } from 'hono'
import { Refusal } from './errors.ts'

type Route = { method: string; path: string }

/** Whether a path is one of a route's, part by part; a part such as `:id` stands for whatever is not empty. */
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

/** Refuses another method on a known path, and says which there are. */
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
