import { Hono } from 'hono/quick'
import type { Environment } from '#api/http/environment.ts'
import { Refusal } from '#api/http/errors.ts'
import { readBody } from '#api/http/input.ts'
import { byKeyAlone, type SignedIn } from '#api/http/session.ts'

const foreign = () => new Refusal(403, 'foreign_origin', 'Pages of other sites cannot call this.')

/** An assistant's door: the Model Context Protocol over HTTP, without sessions (docs/assistants.md). */
export function mcpRoutes(environment: Environment) {
  const { ALLOWED_ORIGINS, APP_URL } = environment
  const routes = new Hono<SignedIn>()

  // A page that somebody has open could reach a server in their own network; programs send no origin.
  routes.use(async (c, next) => {
    const origin = c.req.header('Origin')
    if (origin !== undefined && origin !== APP_URL && !ALLOWED_ORIGINS.includes(origin)) {
      throw foreign()
    }
    await next()
  })

  routes.post('/', byKeyAlone(environment), async (c) => {
    const body = await readBody(c.req.raw)
    // A list would be many calls for one of the key's permits; no version of the protocol since 2025-06-18 has lists.
    if (Array.isArray(body)) {
      throw new Refusal(400, 'batch', 'Send one message in a request.')
    }
    // Loaded for the first of them: the protocol takes longer than all else that the function starts with.
    const { answerTo } = await import('./door.ts')
    const [db, { id }, scopes] = [c.get('db'), c.get('user'), c.get('scopes') ?? []]
    return answerTo(c.req.raw, body, { environment, db, person: id, scopes })
  })

  return routes
}
