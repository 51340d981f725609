import { Hono } from 'hono/quick'
import type { Environment } from '#api/http/environment.ts'
import { parse } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { dayInIndia } from '#domain/dates.ts'
import { ageingQuery, registerQuery, revenueQuery } from '../requests.ts'

/** Loaded for the first of them: the columns of all reports wait for no other call. */
const load = () => import('./report-answer.ts')

export function registerRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/register', signedIn(environment), async (c) => {
    const { kind, from, to, ...asked } = parse(registerQuery, c.req.query())
    return (await load()).reportAnswer(c, environment, kind, { firstDay: from, lastDay: to }, asked)
  })

  routes.get('/revenue', signedIn(environment), async (c) => {
    const { by, from, to, ...asked } = parse(revenueQuery, c.req.query())
    return (await load()).reportAnswer(
      c,
      environment,
      `revenue-by-${by}`,
      { firstDay: from, lastDay: to },
      asked,
    )
  })

  routes.get('/ageing', signedIn(environment), async (c) => {
    const today = dayInIndia(new Date())
    const asked = parse(ageingQuery, c.req.query())
    return (await load()).reportAnswer(
      c,
      environment,
      'ageing',
      { firstDay: today, lastDay: today },
      asked,
    )
  })

  return routes
}
