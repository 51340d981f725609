import { Hono } from 'hono/quick'
import { answer, paged } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { estimateShape, estimateSummaryShape } from '#api/http/estimate-shape.ts'
import { fieldsOf, parse, readBody, requestKey, withDay } from '#api/http/input.ts'
import { type SignedIn, signedIn, signedInAtDatabase } from '#api/http/session.ts'
import { draftShape } from '#api/http/shapes.ts'
import {
  convertEstimate,
  getEstimate,
  getWholeEstimate,
  issueEstimate,
  listEstimates,
  noteAnswer,
} from '#data/estimates.ts'
import { dayInIndia, isPlainDate } from '#domain/dates.ts'
import { newInvoiceSchema } from '#domain/document/new-invoice.ts'
import { VALID_DAYS } from '#domain/estimate.ts'
import { messages } from '#domain/messages.ts'
import { shiftPeriod } from '#domain/periods.ts'
import { knownFields, openDraft } from './new-invoice.ts'
import { answerRequest, estimateQuery } from './requests.ts'

/** An estimate is given as an invoice is; its last day, asked as `validUntil`, stands where a due date does. */
export function estimateRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/', signedIn(environment), async (c) => {
    const { page, limit, q: search, state, clientId } = parse(estimateQuery, c.req.query())
    const filter = { search, state: state ?? null, client: clientId ?? null }
    const range = { offset: (page - 1) * limit, limit }
    const { estimates, total } = await listEstimates(c.get('db'), { ...range, ...filter })
    return answer(c, 'OK', paged(estimates.map(estimateSummaryShape), { page, limit, total }))
  })

  routes.post('/create', signedInAtDatabase(environment), async (c) => {
    const db = c.get('db')
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const today = dayInIndia(new Date())
    const schema = newInvoiceSchema(today, 'estimate')
    const given = fieldsOf(await readBody(c.req.raw), [
      'validUntil',
      ...Object.keys(schema.entries),
    ])
    const { validUntil, dueDate, ...others } = withDay(withDay(given, 'validUntil'), 'issueDate')
    const { issueDate } = others
    const issued = typeof issueDate === 'string' && isPlainDate(issueDate) ? issueDate : today
    const fields = {
      ...(await knownFields(db, others)),
      ...others,
      dueDate: validUntil ?? shiftPeriod('day', issued, VALID_DAYS),
    }
    const estimate = parse(schema, fields, { dueDate: 'validUntil' })
    const { id } = await issueEstimate(db, key, estimate)
    return answer(c, messages.estimateCreated, estimateShape(await getWholeEstimate(db, id)), 201)
  })

  routes.get('/:id', signedIn(environment), async (c) =>
    answer(c, 'OK', estimateShape(await getWholeEstimate(c.get('db'), c.req.param('id')))),
  )

  for (const [path, accepted, message] of [
    ['/:id/accept', true, messages.estimateAccepted],
    ['/:id/decline', false, messages.estimateDeclined],
  ] as const) {
    routes.post(path, signedIn(environment), async (c) => {
      const db = c.get('db')
      const { note } = parse(answerRequest, await readBody(c.req.raw))
      const { id } = await getEstimate(db, c.req.param('id'))
      await noteAnswer(db, id, accepted, note)
      return answer(c, message, estimateShape(await getWholeEstimate(db, id)))
    })
  }

  routes.post('/:id/convert', signedInAtDatabase(environment), async (c) => {
    const db = c.get('db')
    const { id } = await getEstimate(db, c.req.param('id'))
    const draft = await openDraft(db, await convertEstimate(db, id))
    return answer(c, messages.draftSaved, draftShape(draft), 201)
  })

  return routes
}
