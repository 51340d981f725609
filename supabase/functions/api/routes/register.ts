import type { Context } from 'hono'
import { Hono } from 'hono/quick'
import { answer, paged } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { parse } from '#api/http/input.ts'
import { reportShape } from '#api/http/report-shape.ts'
import { type SignedIn, signedIn } from '#api/http/session.ts'
import { DataError } from '#data/errors.ts'
import { getRegisterFigures, listRegister, listWholeRegister } from '#data/registers.ts'
import { dayInIndia, type Period } from '#domain/dates.ts'
import type { ReportKind, reportFormats } from '#domain/reports/registers.ts'
import { ageingQuery, registerQuery, revenueQuery } from './requests.ts'

/** Lines of one file: more of them are no answer of a function. The app's own files have all. */
const MOST_LINES = 20_000

type Asked = { format: (typeof reportFormats)[number]; page: number; limit: number }

/** A page of lines with the sums of all, or all lines as a file. What writes files is loaded for the first one. */
async function reportAnswer(
  c: Context<SignedIn>,
  kind: ReportKind,
  period: Period,
  { format, page, limit }: Asked,
) {
  const db = c.get('db')
  const figures = await getRegisterFigures(db, kind, period)
  if (format === 'json') {
    const lines = await listRegister(db, kind, period, { offset: (page - 1) * limit, limit })
    const { rows, sums } = reportShape(kind, lines, figures)
    return answer(c, 'OK', { ...paged(rows, { page, limit, total: figures.count }), sums })
  }
  if (figures.count > MOST_LINES) {
    throw new DataError({ status: 422, code: 'report_too_long', params: { most: MOST_LINES } })
  }
  const { registerFile } = await import('#tables/register.ts')
  const lines = await listWholeRegister(db, kind, period)
  const { name, type, content } = await registerFile(kind, period, lines, format)
  return c.body(new Uint8Array(content), 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  })
}

export function registerRoutes(environment: Environment) {
  const routes = new Hono<SignedIn>()

  routes.get('/register', signedIn(environment), (c) => {
    const { kind, from, to, ...asked } = parse(registerQuery, c.req.query())
    return reportAnswer(c, kind, { firstDay: from, lastDay: to }, asked)
  })

  routes.get('/revenue', signedIn(environment), (c) => {
    const { by, from, to, ...asked } = parse(revenueQuery, c.req.query())
    return reportAnswer(c, `revenue-by-${by}`, { firstDay: from, lastDay: to }, asked)
  })

  routes.get('/ageing', signedIn(environment), (c) => {
    const today = dayInIndia(new Date())
    const asked = parse(ageingQuery, c.req.query())
    return reportAnswer(c, 'ageing', { firstDay: today, lastDay: today }, asked)
  })

  return routes
}
