import { Hono } from 'hono/quick'
import { answer, paged } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { fieldsOf, parse, readBody, requestKey, withDay } from '#api/http/input.ts'
import { type SignedIn, signedIn, signedInAtDatabase } from '#api/http/session.ts'
import { draftShape } from '#api/http/shapes/documents.ts'
import { inListShape, wholeShape } from '#api/http/shapes/estimate.ts'
import type { Db } from '#data/client.ts'
import {
  convertEstimate,
  getEstimate,
  getWholeEstimate,
  issueEstimate,
  listEstimates,
  noteAnswer,
} from '#data/documents/estimates.ts'
import { dayInIndia, isPlainDate } from '#domain/dates.ts'
import { VALID_DAYS } from '#domain/document/estimate.ts'
import { kindWord } from '#domain/document/kind-questions.ts'
import { type ForerunnerKind, kinds } from '#domain/document/kinds.ts'
import { type NewInvoice, newInvoiceSchema } from '#domain/document/new/new-invoice.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { messages } from '#languages/en/messages/index.ts'
import { answerRequest, estimateQuery } from '../requests.ts'
import { knownFields, openDraft } from './new-invoice.ts'

/** Reads a document from a body. Its last day is called `validUntil` there and takes the place of the due date. */
async function newDocumentOf(db: Db, kind: ForerunnerKind, body: unknown): Promise<NewInvoice> {
  const today = dayInIndia(new Date())
  const schema = newInvoiceSchema(today, kind)
  const given = fieldsOf(body, ['validUntil', ...Object.keys(schema.entries)])
  const { validUntil, dueDate, ...others } = withDay(withDay(given, 'validUntil'), 'issueDate')
  const { issueDate } = others
  const issued = typeof issueDate === 'string' && isPlainDate(issueDate) ? issueDate : today
  const fields = {
    ...(await knownFields(db, others)),
    ...others,
    dueDate: validUntil ?? shiftPeriod('day', issued, VALID_DAYS),
  }
  return parse(schema, fields, { dueDate: 'validUntil' })
}

/** Routes for estimates or another forerunner; the fields are those of an invoice. */
export function estimateRoutes(environment: Environment, kind: ForerunnerKind) {
  const routes = new Hono<SignedIn>()
  const [inList, whole] = [inListShape(kind), wholeShape(kind)]

  routes.get('/', signedIn(environment), async (c) => {
    const query = parse(estimateQuery(kind), c.req.query())
    const { page, limit, q: search, state, clientId } = query
    const filter = { kind, search, state: state ?? null, client: clientId ?? null }
    const range = { offset: (page - 1) * limit, limit }
    const { estimates, total } = await listEstimates(c.get('db'), { ...range, ...filter })
    return answer(c, 'OK', paged(estimates.map(inList), { page, limit, total }))
  })

  routes.post('/create', signedInAtDatabase(environment), async (c) => {
    const db = c.get('db')
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const document = await newDocumentOf(db, kind, await readBody(c.req.raw))
    const { id } = await issueEstimate(db, key, document, kind)
    const created = messages.documentCreated({ noun: kindWord({ kind }) })
    return answer(c, created, whole(await getWholeEstimate(db, id)), 201)
  })

  routes.get('/:id', signedIn(environment), async (c) =>
    answer(c, 'OK', whole(await getWholeEstimate(c.get('db'), c.req.param('id'), kind))),
  )

  const answers = [
    ['/:id/accept', true, messages.estimateAccepted],
    ['/:id/decline', false, messages.estimateDeclined],
  ] as const
  for (const [path, accepted, message] of kinds[kind].answerable ? answers : []) {
    routes.post(path, signedIn(environment), async (c) => {
      const db = c.get('db')
      const { note } = parse(answerRequest, await readBody(c.req.raw))
      const { id } = await getEstimate(db, c.req.param('id'), kind)
      await noteAnswer(db, id, accepted, note)
      return answer(c, message, whole(await getWholeEstimate(db, id)))
    })
  }

  routes.post('/:id/convert', signedInAtDatabase(environment), async (c) => {
    const db = c.get('db')
    const { id } = await getEstimate(db, c.req.param('id'), kind)
    const draft = await openDraft(db, await convertEstimate(db, id))
    return answer(c, messages.draftSaved, draftShape(draft), 201)
  })

  return routes
}
