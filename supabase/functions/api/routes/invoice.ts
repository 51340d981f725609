import { Hono } from 'hono/quick'
import { answer, paged } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { fieldsOf, invoiceIdOf, parse, readBody, requestKey, withDay } from '#api/http/input.ts'
import { type SignedIn, signedIn, signedInAtDatabase } from '#api/http/session.ts'
import { eventShape, invoiceShape, summaryShape } from '#api/http/shapes.ts'
import type { Db } from '#data/client.ts'
import { getClient } from '#data/clients.ts'
import { DataError } from '#data/errors.ts'
import { listEvents } from '#data/history.ts'
import {
  deleteInvoice,
  getInvoice,
  getInvoiceDocument,
  issueInvoice,
  listInvoices,
  restoreInvoice,
} from '#data/invoices.ts'
import { documentFieldsOf, dueDateFieldOf } from '#domain/client.ts'
import { dayInIndia, isPlainDate } from '#domain/dates.ts'
import { newInvoiceSchema } from '#domain/document/new-invoice.ts'
import { messages } from '#domain/messages.ts'
import { pdfAnswer } from './pdf.ts'
import { includeQuery, pageQuery } from './requests.ts'

/** What the client book says of the client that a request names; what the request says itself goes before it. */
export async function knownFields(db: Db, { clientId, issueDate }: Record<string, unknown>) {
  if (typeof clientId !== 'string') return {}
  const client = await getClient(db, clientId).catch((error: unknown) => {
    const unknown = error instanceof DataError && error.status === 404
    throw unknown ? new DataError({ status: 422, code: error.code, field: 'clientId' }) : error
  })
  const day = typeof issueDate === 'string' && isPlainDate(issueDate) ? issueDate : null
  return { ...documentFieldsOf(client), ...dueDateFieldOf(client, day ?? dayInIndia(new Date())) }
}

export function invoiceRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/', signedIn(environment), async (c) => {
    const { page, limit } = parse(pageQuery, c.req.query())
    const offset = (page - 1) * limit
    const { invoices, total } = await listInvoices(c.get('db'), { offset, limit })
    return answer(c, 'OK', paged(invoices.map(summaryShape), { page, limit, total }))
  })

  routes.post('/create', signedInAtDatabase(environment), async (c) => {
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const schema = newInvoiceSchema(dayInIndia(new Date()))
    const body = fieldsOf(await readBody(c.req.raw), Object.keys(schema.entries))
    const dated = withDay(withDay(body, 'dueDate'), 'issueDate')
    const known = await knownFields(c.get('db'), dated)
    const invoice = await issueInvoice(c.get('db'), key, parse(schema, { ...known, ...dated }))
    return answer(c, messages.invoiceCreated, invoiceShape(invoice), 201)
  })

  routes.delete('/delete/:id', signedIn(environment), async (c) => {
    // Asked first: of an invoice that is not theirs, or not there any more, the answer is 404.
    const { id } = await getInvoice(c.get('db'), c.req.param('id'))
    await deleteInvoice(c.get('db'), id)
    return answer(c, messages.invoiceDeleted)
  })

  // For whoever holds the link: no session.
  routes.get('/pdf/:token', async (c) => pdfAnswer(c, environment, getInvoiceDocument))

  routes.get('/:id', signedIn(environment), async (c) => {
    const cancelled = parse(includeQuery, c.req.query()).include === 'cancelled'
    const invoice = await getInvoice(c.get('db'), c.req.param('id'), { cancelled })
    // An offer is no invoice: whoever adds up what is owed must not find it here.
    if (invoice.kind === 'estimate') throw new DataError({ status: 404, code: 'invoice_not_found' })
    return answer(c, 'OK', invoiceShape(invoice))
  })

  routes.post('/:id/restore', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    await restoreInvoice(c.get('db'), id)
    return answer(c, messages.invoiceRestored, invoiceShape(await getInvoice(c.get('db'), id)))
  })

  routes.get('/:id/history', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    const db = c.get('db')
    const [events] = await Promise.all([listEvents(db, id), getInvoice(db, id)])
    return answer(c, 'OK', events.map(eventShape))
  })

  return routes
}
