import { Hono } from 'hono/quick'
import type { Environment } from '#api/http/environment.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'

/** Once a month: no other answer waits for it at the start. */
const calls = () => import('./gst-return.ts')

/** Routes for the returns to file. */
export function reportRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()
  routes.get('/gstr1', signedIn(environment), async (c) => (await calls()).gstr1(c, environment))
  routes.get('/gstr1/corrections', signedIn(environment), async (c) =>
    (await calls()).corrections(c, environment),
  )
  routes.get('/gstr3b', signedIn(environment), async (c) => (await calls()).gstr3b(c, environment))
  return routes
}
