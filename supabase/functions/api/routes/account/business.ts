import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { Refusal } from '#api/http/errors.ts'
import { fieldsOf, parse, readBody } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { businessShape, profileShape } from '#api/http/shapes/business.ts'
import type { Db } from '#data/client.ts'
import { getNumbering, setNumbering } from '#data/documents/numbering.ts'
import {
  createBusiness,
  getBusiness,
  type PaidBusiness,
  updateBusiness,
} from '#data/people/businesses.ts'
import type { NumberingChange } from '#domain/document/numbering.ts'
import { paymentDetailsSchema } from '#domain/payment/payment-details.ts'
import { messages } from '#languages/en/messages/index.ts'
import { businessRequest } from '../requests.ts'

/** Splits a request into the business's fields and those of its numbering. */
function partsOf(body: unknown) {
  const request = parse(businessRequest, body)
  const { invoicePrefix, invoicePadding, nextInvoiceNumber, ...others } = request
  const { upiId, bankHolder, bankAccount, bankIfsc, bankName, bankSwift, ...profile } = others
  const account = { bankAccountName: bankHolder, bankAccountNumber: bankAccount, bankIfsc }
  const payment = parse(
    paymentDetailsSchema,
    { upiId, ...account, bankName, bankSwift },
    { bankAccountName: 'bankHolder', bankAccountNumber: 'bankAccount' },
  )
  return {
    business: { ...profile, ...payment },
    numbers: { invoicePrefix, invoicePadding, nextInvoiceNumber },
  }
}

/** Applies the given fields over the stored ones; a new GSTIN sets the State unless the request gives one. */
function changed(stored: PaidBusiness, given: object) {
  const body = { ...profileShape(stored), ...given }
  const follows = 'taxId' in given && !('state' in given) && body.gstRegistration !== 'none'
  return follows ? { ...body, state: null } : body
}

const numbered = (db: Db, numbers: NumberingChange) =>
  Object.values(numbers).some((value) => value !== undefined)
    ? setNumbering(db, numbers)
    : getNumbering(db)

export function businessRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  // Null before there is one: a missing business is no error.
  routes.get('/', signedIn(environment), async (c) => {
    const db = c.get('db')
    const [business, numbering] = await Promise.all([getBusiness(db), getNumbering(db)])
    return answer(c, 'OK', business && businessShape(business, numbering))
  })

  routes.post('/setup', signedIn(environment), async (c) => {
    const db = c.get('db')
    const { business, numbers } = partsOf(await readBody(c.req.raw))
    const stored = await createBusiness(db, business)
    const shape = businessShape(stored, await numbered(db, numbers))
    return answer(c, messages.businessCreated, shape, 201)
  })

  routes.patch('/update', signedIn(environment), async (c) => {
    const db = c.get('db')
    const changes = fieldsOf(await readBody(c.req.raw), Object.keys(businessRequest.entries))
    const stored = await getBusiness(db)
    if (stored === null) {
      throw new Refusal(404, 'business_missing', 'Set up your business before you change it.')
    }
    const { business, numbers } = partsOf(changed(stored, changes))
    // Checks first what the existing numbers may refuse.
    const numbering = await numbered(db, numbers)
    const now = await updateBusiness(db, stored.id, business)
    return answer(c, messages.businessUpdated, businessShape(now, numbering))
  })

  return routes
}
