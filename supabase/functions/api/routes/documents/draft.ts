import { Hono } from 'hono/quick'
import { answer, paged } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { parse, readBody, requestKey } from '#api/http/input.ts'
import { type SignedIn, signedIn, signedInAtDatabase } from '#api/http/session.ts'
import { draftShape, issuedShape } from '#api/http/shapes/documents.ts'
import { wholeShape } from '#api/http/shapes/estimate.ts'
import { discardDraft, issueDraft, listDrafts, saveDraft } from '#data/documents/drafts.ts'
import { getWholeEstimate } from '#data/documents/estimates.ts'
import { getInvoice } from '#data/documents/invoices.ts'
import { isBill, kindWord } from '#domain/document/kind-questions.ts'
import { isForerunnerKind } from '#domain/document/kinds.ts'
import { messages } from '#languages/en/messages/index.ts'
import { pageQuery, versionRequest } from '../requests.ts'
import { draftContentOf, newInvoiceOf, openDraft, warningsOf } from './new-invoice.ts'

/** Invoices that are not issued yet: anything may be missing or wrong until they are. */
export function draftRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/', signedIn(environment), async (c) => {
    const { page, limit } = parse(pageQuery, c.req.query())
    const range = { offset: (page - 1) * limit, limit }
    const { drafts, total } = await listDrafts(c.get('db'), { kind: 'invoice', ...range })
    return answer(c, 'OK', paged(drafts.map(draftShape), { page, limit, total }))
  })

  routes.post('/create', signedInAtDatabase(environment), async (c) => {
    const db = c.get('db')
    const id = await requestKey(c.req.header('Idempotency-Key'))
    const content = draftContentOf(await readBody(c.req.raw))
    await saveDraft(db, { id, version: 0, content, kind: 'invoice' })
    return answer(c, messages.draftSaved, draftShape(await openDraft(db, id)), 201)
  })

  routes.get('/:id', signedIn(environment), async (c) =>
    answer(c, 'OK', draftShape(await openDraft(c.get('db'), c.req.param('id')))),
  )

  routes.put('/:id', signedIn(environment), async (c) => {
    const db = c.get('db')
    const body = await readBody(c.req.raw)
    const { version } = parse(versionRequest, body)
    const content = draftContentOf(body)
    const { id, kind } = await openDraft(db, c.req.param('id'))
    await saveDraft(db, { id, version, content, kind })
    return answer(c, messages.draftSaved, draftShape(await openDraft(db, id)))
  })

  routes.delete('/:id', signedIn(environment), async (c) => {
    const { id } = await openDraft(c.get('db'), c.req.param('id'))
    await discardDraft(c.get('db'), id)
    return answer(c, messages.draftDiscarded)
  })

  // A draft is issued once: its own id is the key of the request.
  routes.post('/:id/issue', signedInAtDatabase(environment), async (c) => {
    const db = c.get('db')
    const { id, kind, content, issuedId } = await openDraft(db, c.req.param('id'))
    const issue = async () => {
      const invoice = await newInvoiceOf(db, content, kind)
      const [issued, warnings] = await Promise.all([
        issueDraft(db, { draftId: id, requestKey: id, invoice }),
        isBill({ kind }) ? warningsOf(db, invoice) : [],
      ])
      return { issued: issued.id, warnings }
    }
    const { issued, warnings } = issuedId ? { issued: issuedId, warnings: [] } : await issue()
    if (isForerunnerKind(kind)) {
      const whole = wholeShape(kind)(await getWholeEstimate(db, issued))
      return answer(c, messages.documentCreated({ noun: kindWord({ kind }) }), whole, 201)
    }
    const shape = issuedShape(await getInvoice(db, issued), warnings)
    return answer(c, messages.invoiceCreated, shape, 201)
  })

  return routes
}
