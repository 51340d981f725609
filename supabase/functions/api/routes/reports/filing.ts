import { Hono } from 'hono/quick'
import type { Environment } from '#api/http/environment.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import type { ReturnForm } from '#domain/gst/filing.ts'

/** Once a month: no invoice waits for it at the start. */
const calls = () => import('./filing-calls.ts')

/** Routes for the marks of filed returns of a form. */
export function filingRoutes(environment: Environment, form: ReturnForm) {
  const routes = new Hono<SignedIn>()
  routes.get('/filed', signedIn(environment), async (c) => (await calls()).listFiled(c, form))
  routes.post('/file', signedIn(environment), async (c) => (await calls()).file(c, form))
  routes.post('/unfile', signedIn(environment), async (c) => (await calls()).unfile(c, form))
  return routes
}
