import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { parse } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { dayInIndia } from '#domain/dates.ts'
import { gstr1Query, gstr3bQuery } from './requests.ts'

/** What is filed; put together when it is asked for, since no other answer needs it. */
export function reportRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/gstr1', signedIn(environment), async (c) => {
    const asked = parse(gstr1Query, c.req.query())
    const { gstr1Download } = await import('./gst-return.ts')
    const { type, name, text } = await gstr1Download(c.get('db'), asked, dayInIndia(new Date()))
    return c.body(text, 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })

  routes.get('/gstr3b', signedIn(environment), async (c) => {
    const asked = parse(gstr3bQuery, c.req.query())
    const { gstr3bFigures } = await import('./gst-return.ts')
    return answer(c, 'OK', await gstr3bFigures(c.get('db'), asked))
  })

  return routes
}
