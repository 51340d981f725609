import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { Refusal } from '#api/http/errors.ts'
import { fieldsOf, parse, readBody } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { businessShape } from '#api/http/shapes.ts'
import { createBusiness, getBusiness, updateBusiness } from '#data/businesses.ts'
import type { Db } from '#data/client.ts'
import { getNumbering, setNumbering } from '#data/numbering.ts'
import type { BusinessFields } from '#domain/business.ts'
import { messages } from '#domain/messages.ts'
import type { NumberingChange } from '#domain/numbering.ts'
import { businessRequest } from './requests.ts'

/** A request's profile apart from what it says of the numbers. */
function partsOf(request: BusinessFields & NumberingChange) {
  const { invoicePrefix, invoicePadding, nextInvoiceNumber, ...profile } = request
  return { profile, numbers: { invoicePrefix, invoicePadding, nextInvoiceNumber } }
}

const numbered = (db: Db, numbers: NumberingChange) =>
  Object.values(numbers).some((value) => value !== undefined)
    ? setNumbering(db, numbers)
    : getNumbering(db)

export function businessRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  // Null before there is one: not having set up a business is no failure.
  routes.get('/', signedIn(environment), async (c) => {
    const db = c.get('db')
    const [business, numbering] = await Promise.all([getBusiness(db), getNumbering(db)])
    return answer(c, 'OK', business && businessShape(business, numbering))
  })

  routes.post('/setup', signedIn(environment), async (c) => {
    const db = c.get('db')
    const { profile, numbers } = partsOf(parse(businessRequest, await readBody(c.req.raw)))
    const business = await createBusiness(db, profile)
    const shape = businessShape(business, await numbered(db, numbers))
    return answer(c, messages.businessCreated, shape, 201)
  })

  routes.patch('/update', signedIn(environment), async (c) => {
    const db = c.get('db')
    const changes = fieldsOf(await readBody(c.req.raw), Object.keys(businessRequest.entries))
    const stored = await getBusiness(db)
    if (stored === null) {
      throw new Refusal(404, 'business_missing', 'Set up your business before you change it.')
    }
    const { profile, numbers } = partsOf(parse(businessRequest, { ...stored, ...changes }))
    // First what may be refused by what is there already.
    const numbering = await numbered(db, numbers)
    const business = await updateBusiness(db, stored.id, profile)
    return answer(c, messages.businessUpdated, businessShape(business, numbering))
  })

  return routes
}
