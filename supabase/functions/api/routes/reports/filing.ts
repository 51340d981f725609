import { Hono } from 'hono/quick'
import type { Environment } from '#api/http/environment.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'

/** Once a month: no invoice waits for it at the start. */
const calls = () => import('./filing-calls.ts')

/** Routes for the marks of filed returns. */
export function filingRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()
  routes.get('/filed', signedIn(environment), async (c) => (await calls()).listFiled(c))
  routes.post('/file', signedIn(environment), async (c) => (await calls()).file(c))
  routes.post('/unfile', signedIn(environment), async (c) => (await calls()).unfile(c))
  return routes
}
