import { Hono } from 'hono/quick'
import { answer } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { notFound } from '#api/http/errors.ts'
import { invalid, parse } from '#api/http/input.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { dashboardShape, recentShape, summaryShape } from '#api/http/shapes/documents.ts'
import { listInvoices, MAX_ROWS } from '#data/documents/invoices.ts'
import { getDashboardSummary } from '#data/reports/dashboard.ts'
import { dayInIndia, isPlainDate } from '#domain/dates.ts'
import { PAGE_SIZE } from '#domain/document/invoice.ts'
import { periodOf } from '#domain/periods.ts'
import { periodQuery, statusQuery } from '../requests.ts'

const two = (value: number) => String(value).padStart(2, '0')

export function dashboardRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/summary/data', signedIn(environment), async (c) => {
    const { month, day, year } = parse(periodQuery, c.req.query())
    const inYear = year ?? Number(dayInIndia(new Date()).slice(0, 4))
    const date = `${inYear}-${two(month)}-${two(day ?? 1)}`
    if (!isPlainDate(date)) throw invalid({ day: 'This month has no such day.' })
    const period = periodOf(day === undefined ? 'month' : 'day', date)
    return answer(c, 'OK', dashboardShape(await getDashboardSummary(c.get('db'), period)))
  })

  routes.get('/recent/data', signedIn(environment), async (c) => {
    const { invoices } = await listInvoices(c.get('db'), { offset: 0, limit: PAGE_SIZE })
    return answer(c, 'OK', invoices.map(recentShape))
  })

  routes.get('/invoices', signedIn(environment), async (c) => {
    const { status, id } = parse(statusQuery, c.req.query())
    if (id !== undefined && id !== c.get('user').id) return notFound(c)
    const { invoices } = await listInvoices(c.get('db'), { offset: 0, limit: MAX_ROWS, status })
    return answer(c, 'OK', { data: invoices.map(summaryShape) })
  })

  return routes
}
