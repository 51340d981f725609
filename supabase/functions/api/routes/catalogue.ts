import { Hono } from 'hono/quick'
import { answer, paged } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { fieldsOf, parse, readBody, requestKey } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { catalogueItemShape, hsnShape } from '#api/http/shapes/documents.ts'
import {
  archiveItem,
  changeItem,
  createItem,
  getItem,
  listItems,
  searchHsn,
} from '#data/people/catalogue.ts'
import { dayInIndia } from '#domain/dates.ts'
import { catalogueItemSchema } from '#domain/document/catalogue.ts'
import { messages } from '#languages/en/messages/index.ts'
import { archiveRequest, bookQuery, hsnQuery } from './requests.ts'

const schema = () => catalogueItemSchema(dayInIndia(new Date()))

/** Routes for the items that the caller sells again and again. */
export function itemRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/', signedIn(environment), async (c) => {
    const { page, limit, q, archived } = parse(bookQuery, c.req.query())
    const range = { offset: (page - 1) * limit, limit }
    const filter = { search: q, archived: archived === 'true' }
    const { items, total } = await listItems(c.get('db'), { ...range, ...filter })
    return answer(c, 'OK', paged(items.map(catalogueItemShape), { page, limit, total }))
  })

  routes.post('/create', signedIn(environment), async (c) => {
    const db = c.get('db')
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const id = await createItem(db, key, parse(schema(), await readBody(c.req.raw)))
    return answer(c, messages.itemKept, catalogueItemShape(await getItem(db, id)), 201)
  })

  routes.patch('/:id', signedIn(environment), async (c) => {
    const db = c.get('db')
    const { entries } = schema()
    const changes = fieldsOf(await readBody(c.req.raw), Object.keys(entries))
    const stored = await getItem(db, c.req.param('id'))
    await changeItem(db, stored.id, parse(schema(), { ...catalogueItemShape(stored), ...changes }))
    return answer(c, messages.itemChanged, catalogueItemShape(await getItem(db, stored.id)))
  })

  routes.post('/:id/archive', signedIn(environment), async (c) => {
    const db = c.get('db')
    const { archived } = parse(archiveRequest, await readBody(c.req.raw))
    const { id } = await getItem(db, c.req.param('id'))
    await archiveItem(db, id, archived)
    const message = archived ? messages.itemArchived : messages.itemRestored
    return answer(c, message, catalogueItemShape(await getItem(db, id)))
  })

  return routes
}

/** The official list of HSN and SAC codes. */
export function hsnRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/', signedIn(environment), async (c) => {
    const { page, limit, q } = parse(hsnQuery, c.req.query())
    const range = { offset: (page - 1) * limit, limit }
    const { codes, total } = await searchHsn(c.get('db'), q, range)
    return answer(c, 'OK', paged(codes.map(hsnShape), { page, limit, total }))
  })

  return routes
}
