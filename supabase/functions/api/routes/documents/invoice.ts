import { Hono } from 'hono/quick'
import { answer, paged } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { invoiceIdOf, parse, readBody, requestKey } from '#api/http/input.ts'
import { type SignedIn, signedIn, signedInAtDatabase } from '#api/http/session.ts'
import {
  draftShape,
  eventShape,
  invoiceShape,
  issuedShape,
  summaryShape,
} from '#api/http/shapes/documents.ts'
import { duplicateDocument, reviseInvoice } from '#data/documents/drafts.ts'
import { listEvents } from '#data/documents/history.ts'
import {
  cancelInvoice,
  deleteInvoice,
  getInvoice,
  getInvoiceDocument,
  getInvoiceReceipt,
  issueInvoice,
  listInvoices,
  restoreInvoice,
} from '#data/documents/invoices.ts'
import { DataError } from '#data/errors.ts'
import { isForerunner } from '#domain/document/kind-questions.ts'
import { messages } from '#languages/en/messages/index.ts'
import { cancelRequest, includeQuery, listQuery } from '../requests.ts'
import { newInvoiceOf, openDraft, warningsOf } from './new-invoice.ts'
import { copyAnswer, receiptAnswer } from './pdf.ts'

export function invoiceRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/', signedIn(environment), async (c) => {
    const { page, limit, include } = parse(listQuery, c.req.query())
    const range = { offset: (page - 1) * limit, limit }
    const filter = { cancelled: include === 'cancelled' }
    const { invoices, total } = await listInvoices(c.get('db'), { ...range, ...filter })
    return answer(c, 'OK', paged(invoices.map(summaryShape), { page, limit, total }))
  })

  routes.post('/create', signedInAtDatabase(environment), async (c) => {
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const db = c.get('db')
    const given = await newInvoiceOf(db, await readBody(c.req.raw))
    const [invoice, warnings] = await Promise.all([
      issueInvoice(db, key, given),
      warningsOf(db, given),
    ])
    return answer(c, messages.invoiceCreated, issuedShape(invoice, warnings), 201)
  })

  routes.delete('/delete/:id', signedIn(environment), async (c) => {
    // Asked first: of an invoice that is not theirs, or not there any more, the answer is 404.
    const { id } = await getInvoice(c.get('db'), c.req.param('id'))
    await deleteInvoice(c.get('db'), id)
    return answer(c, messages.documentDeleted({ noun: 'invoice' }))
  })

  // For the holder of the link: no session.
  routes.get('/pdf/:token', async (c) => copyAnswer(c, environment, getInvoiceDocument))
  routes.get('/pdf/:token/receipt', async (c) => receiptAnswer(c, environment, getInvoiceReceipt))

  routes.get('/:id', signedIn(environment), async (c) => {
    const cancelled = parse(includeQuery, c.req.query()).include === 'cancelled'
    const invoice = await getInvoice(c.get('db'), c.req.param('id'), { cancelled })
    // Forerunners are not found here, so that callers who add up debts do not count them. Vouchers carry no debt.
    if (isForerunner(invoice)) throw new DataError({ status: 404, code: 'invoice_not_found' })
    return answer(c, 'OK', invoiceShape(invoice))
  })

  routes.post('/:id/cancel', signedIn(environment), async (c) => {
    const { reason } = parse(cancelRequest, await readBody(c.req.raw))
    const id = invoiceIdOf(c.req.param('id'))
    await cancelInvoice(c.get('db'), id, reason)
    const invoice = await getInvoice(c.get('db'), id, { cancelled: true })
    return answer(c, messages.invoiceCancelled, invoiceShape(invoice))
  })

  routes.post('/:id/revise', signedInAtDatabase(environment), async (c) => {
    const db = c.get('db')
    const draft = await reviseInvoice(db, invoiceIdOf(c.req.param('id')))
    return answer(c, messages.draftSaved, draftShape(await openDraft(db, draft)), 201)
  })

  routes.post('/:id/duplicate', signedInAtDatabase(environment), async (c) => {
    const db = c.get('db')
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const draft = await duplicateDocument(db, invoiceIdOf(c.req.param('id')), key)
    return answer(c, messages.draftSaved, draftShape(await openDraft(db, draft)), 201)
  })

  routes.post('/:id/restore', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    await restoreInvoice(c.get('db'), id)
    return answer(
      c,
      messages.documentRestored({ noun: 'invoice' }),
      invoiceShape(await getInvoice(c.get('db'), id)),
    )
  })

  routes.get('/:id/history', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    const db = c.get('db')
    const [events] = await Promise.all([listEvents(db, id), getInvoice(db, id)])
    return answer(c, 'OK', events.map(eventShape))
  })

  return routes
}
