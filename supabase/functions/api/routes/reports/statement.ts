import { Hono } from 'hono/quick'
import type { Environment } from '#api/http/environment.ts'
import { parse } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { statementKeyQuery, statementQuery } from '../requests.ts'

/** Loaded for the first of them: no other call waits for it. */
const load = () => import('./statement-answer.ts')
const loadSharing = () => import('./statement-sharing.ts')

export function statementRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/:id/statement', signedIn(environment), async (c) => {
    const asked = parse(statementQuery, c.req.query())
    return (await load()).statementAnswer(c, environment, c.req.param('id'), asked)
  })

  routes.get('/:id/statement/sharing', signedIn(environment), async (c) =>
    (await loadSharing()).sharingAnswer(c, c.req.param('id')),
  )

  routes.post('/:id/statement/share', signedIn(environment), async (c) => {
    const asked = parse(statementKeyQuery, c.req.query())
    return (await loadSharing()).shareAnswer(c, c.req.param('id'), asked)
  })

  routes.delete('/:id/statement/share', signedIn(environment), async (c) => {
    const asked = parse(statementKeyQuery, c.req.query())
    return (await loadSharing()).withdrawAnswer(c, c.req.param('id'), asked)
  })

  routes.post('/:id/statement/send', signedIn(environment), async (c) => {
    const asked = parse(statementKeyQuery, c.req.query())
    return (await loadSharing()).sendAnswer(c, environment, c.req.param('id'), asked)
  })

  return routes
}
