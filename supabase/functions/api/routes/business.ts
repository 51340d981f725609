import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { Refusal } from '#api/http/errors.ts'
import { fieldsOf, parse, readBody } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { businessShape } from '#api/http/shapes.ts'
import { createBusiness, getBusiness, updateBusiness } from '#data/businesses.ts'
import { businessSchema } from '#domain/business.ts'
import { messages } from '#domain/messages.ts'

export function businessRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  // Null before there is one: not having set up a business is no failure.
  routes.get('/', signedIn(environment), async (c) => {
    const business = await getBusiness(c.get('db'))
    return answer(c, 'OK', business && businessShape(business))
  })

  routes.post('/setup', signedIn(environment), async (c) => {
    const fields = parse(businessSchema, await readBody(c.req.raw))
    const business = await createBusiness(c.get('db'), fields)
    return answer(c, messages.businessCreated, businessShape(business), 201)
  })

  routes.patch('/update', signedIn(environment), async (c) => {
    const body = await readBody(c.req.raw)
    const changes = fieldsOf(body, Object.keys(businessSchema.entries))
    const stored = await getBusiness(c.get('db'))
    if (stored === null) {
      throw new Refusal(404, 'business_missing', 'Set up your business before you change it.')
    }
    const fields = parse(businessSchema, { ...stored, ...changes })
    const business = await updateBusiness(c.get('db'), stored.id, fields)
    return answer(c, messages.businessUpdated, businessShape(business))
  })

  return routes
}
