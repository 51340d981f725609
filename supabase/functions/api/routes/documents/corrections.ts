import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { fieldsOf, invoiceIdOf, parse, readBody, requestKey, withDay } from '#api/http/input.ts'
import { type SignedIn, signedIn, signedInAtDatabase } from '#api/http/session.ts'
import { draftShape, invoiceShape } from '#api/http/shapes/documents.ts'
import { correctNote } from '#data/documents/corrected-notes.ts'
import { correctInvoice } from '#data/documents/drafts.ts'
import { acceptNote, rejectNote } from '#data/reports/rejected-notes.ts'
import { dayInIndia } from '#domain/dates.ts'
import { correctedCreditSchema } from '#domain/document/credit.ts'
import { correctedDebitSchema } from '#domain/document/debit.ts'
import { rejectionRequest } from '#domain/gst/rejection.ts'
import { messages } from '#languages/en/messages/index.ts'
import { openDraft } from './new-invoice.ts'

/** Routes for documents of returns that are filed, and for credit notes that buyers rejected on the portal. */
export function correctionRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.post('/invoice/:id/correct', signedInAtDatabase(environment), async (c) => {
    const db = c.get('db')
    const draft = await correctInvoice(db, invoiceIdOf(c.req.param('id')))
    return answer(c, messages.draftSaved, draftShape(await openDraft(db, draft)), 201)
  })

  routes.post('/credit-note/:id/correct', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const said = parse(correctedCreditSchema, await readBody(c.req.raw))
    const note = await correctNote(c.get('db'), key, id, { note: 'C', ...said })
    return answer(c, messages.noteCorrected, invoiceShape(note), 201)
  })

  routes.post('/debit-note/:id/correct', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const said = parse(correctedDebitSchema, await readBody(c.req.raw))
    const note = await correctNote(c.get('db'), key, id, { note: 'D', ...said })
    return answer(c, messages.noteCorrected, invoiceShape(note), 201)
  })

  routes.put('/credit-note/:id/rejection', signedIn(environment), async (c) => {
    const id = invoiceIdOf(c.req.param('id'))
    const schema = rejectionRequest(dayInIndia(new Date()))
    const body = fieldsOf(await readBody(c.req.raw), Object.keys(schema.entries))
    const { rejectedOn } = parse(schema, withDay(body, 'rejectedOn'))
    await rejectNote(c.get('db'), id, rejectedOn)
    return answer(c, messages.noteRejected)
  })

  routes.delete('/credit-note/:id/rejection', signedIn(environment), async (c) => {
    await acceptNote(c.get('db'), invoiceIdOf(c.req.param('id')))
    return answer(c, messages.noteNotRejected)
  })

  return routes
}
