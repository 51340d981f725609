import { Hono } from 'hono/quick'
import { answer, paged } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { fieldsOf, parse, readBody, requestKey } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { clientShape, savedClientShape } from '#api/http/shapes/client.ts'
import type { Db } from '#data/client.ts'
import {
  archiveClient,
  createClient,
  findTwin,
  getClient,
  listClients,
  updateClient,
} from '#data/people/clients.ts'
import { clientSchema } from '#domain/people/client.ts'
import { messages } from '#languages/en/messages/index.ts'
import { archiveRequest, bookQuery } from './requests.ts'

async function saved(db: Db, id: string) {
  const client = await getClient(db, id)
  return savedClientShape(client, await findTwin(db, client.gstin, client))
}

export function clientRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/', signedIn(environment), async (c) => {
    const { page, limit, q: search, archived } = parse(bookQuery, c.req.query())
    const filter = { search, archived: archived === 'true' }
    const range = { offset: (page - 1) * limit, limit }
    const { clients, total } = await listClients(c.get('db'), { ...range, ...filter })
    return answer(c, 'OK', paged(clients.map(clientShape), { page, limit, total }))
  })

  routes.post('/create', signedIn(environment), async (c) => {
    const db = c.get('db')
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const id = await createClient(db, key, parse(clientSchema, await readBody(c.req.raw)))
    return answer(c, messages.clientCreated, await saved(db, id), 201)
  })

  routes.get('/:id', signedIn(environment), async (c) =>
    answer(c, 'OK', clientShape(await getClient(c.get('db'), c.req.param('id')))),
  )

  routes.patch('/:id', signedIn(environment), async (c) => {
    const db = c.get('db')
    const changes = fieldsOf(await readBody(c.req.raw), Object.keys(clientSchema.entries))
    const stored = await getClient(db, c.req.param('id'))
    // Another GSTIN brings its own State and PAN along.
    const followed = changes.gstin ? { stateCode: null, pan: null } : {}
    await updateClient(db, stored.id, parse(clientSchema, { ...stored, ...followed, ...changes }))
    return answer(c, messages.clientSaved, await saved(db, stored.id))
  })

  routes.post('/:id/archive', signedIn(environment), async (c) => {
    const db = c.get('db')
    const { archived } = parse(archiveRequest, await readBody(c.req.raw))
    const { id } = await getClient(db, c.req.param('id'))
    await archiveClient(db, id, archived)
    const message = archived ? messages.clientArchived : messages.clientRestored
    return answer(c, message, clientShape(await getClient(db, id)))
  })

  return routes
}
