import { Hono } from 'hono/quick'
import { answer, paged } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { calendarDay, fieldsOf, parse, readBody, requestKey } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { scheduleShape, scheduleWithRunsShape } from '#api/http/shapes/schedule.ts'
import type { Db } from '#data/client.ts'
import {
  actOnSchedule,
  changeSchedule,
  createSchedule,
  getSchedule,
  listScheduleRuns,
  listSchedules,
} from '#data/documents/schedules.ts'
import { dayInIndia } from '#domain/dates.ts'
import { newInvoiceSchema } from '#domain/document/new/new-invoice.ts'
import { messages } from '#languages/en/messages/index.ts'
import { pageQuery, scheduleBody, scheduleRequest } from '../requests.ts'
import { knownFields } from './new-invoice.ts'

/** The number of runs that a schedule's answer includes. */
const RUNS = { offset: 0, limit: 100 }

const today = () => dayInIndia(new Date())

/** Reads the known fields of a body, including those of the invoice, over the defaults from the client book. */
async function bodyOf(db: Db, request: Request) {
  const given = fieldsOf(await readBody(request), Object.keys(scheduleBody(today()).entries))
  const days = Object.fromEntries(
    ['start', 'end']
      .filter((name) => name in given)
      .map((name) => [name, calendarDay(given[name])]),
  )
  if (given.invoice === undefined) return { ...given, ...days }
  const invoice = fieldsOf(given.invoice, Object.keys(newInvoiceSchema(today()).entries))
  return { ...given, ...days, invoice: { ...(await knownFields(db, invoice)), ...invoice } }
}

/** Routes for documents that repeat. */
export function recurringRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  const shown = async (db: Db, id: string) => {
    const schedule = await getSchedule(db, id)
    const { runs } = await listScheduleRuns(db, schedule.id, RUNS)
    return scheduleWithRunsShape(schedule, runs)
  }

  routes.get('/', signedIn(environment), async (c) => {
    const { page, limit } = parse(pageQuery, c.req.query())
    const range = { offset: (page - 1) * limit, limit }
    const { schedules, total } = await listSchedules(c.get('db'), range)
    return answer(c, 'OK', paged(schedules.map(scheduleShape), { page, limit, total }))
  })

  routes.post('/create', signedIn(environment), async (c) => {
    const db = c.get('db')
    const key = await requestKey(c.req.header('Idempotency-Key'))
    const id = await createSchedule(
      db,
      key,
      parse(scheduleRequest(today()), await bodyOf(db, c.req.raw)),
    )
    return answer(c, messages.scheduleCreated, await shown(db, id), 201)
  })

  routes.get('/:id', signedIn(environment), async (c) =>
    answer(c, 'OK', await shown(c.get('db'), c.req.param('id'))),
  )

  routes.patch('/:id', signedIn(environment), async (c) => {
    const db = c.get('db')
    const changes = await bodyOf(db, c.req.raw)
    const stored = await getSchedule(db, c.req.param('id'))
    const { content: invoice, ...rule } = stored
    // Another end takes the place of the one that was.
    const ends = 'end' in changes || 'count' in changes ? { end: null, count: null } : {}
    // The day follows a start that is moved where it was the start's.
    const moved = stored.day === Number(stored.start.slice(8)) ? { day: null } : {}
    const schedule = Object.assign({ ...rule, invoice }, ends, moved, changes)
    await changeSchedule(db, stored.id, parse(scheduleRequest(today()), schedule))
    return answer(c, messages.scheduleChanged, await shown(db, stored.id))
  })

  for (const [action, message] of [
    ['pause', messages.schedulePaused],
    ['resume', messages.scheduleResumed],
    ['end', messages.scheduleEnded],
  ] as const) {
    routes.post(`/:id/${action}`, signedIn(environment), async (c) => {
      const db = c.get('db')
      const { id } = await getSchedule(db, c.req.param('id'))
      await actOnSchedule(db, id, action)
      return answer(c, message, await shown(db, id))
    })
  }

  routes.delete('/:id', signedIn(environment), async (c) => {
    const db = c.get('db')
    const { id } = await getSchedule(db, c.req.param('id'))
    await actOnSchedule(db, id, 'delete')
    return answer(c, messages.scheduleDeleted)
  })

  return routes
}
