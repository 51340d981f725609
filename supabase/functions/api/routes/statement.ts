import { Hono } from 'hono/quick'
import type { Environment } from '#api/http/environment.ts'
import { parse } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { statementQuery } from './requests.ts'

/** Loaded for the first of them: no other call waits for it. */
const load = () => import('./statement-answer.ts')

export function statementRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/:id/statement', signedIn(environment), async (c) => {
    const asked = parse(statementQuery, c.req.query())
    return (await load()).statementAnswer(c, c.req.param('id'), asked)
  })

  return routes
}
