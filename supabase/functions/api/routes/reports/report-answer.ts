import type { Context } from 'hono'
import { answer, attachment, paged } from '#api/http/answers.ts'
import type { Environment } from '#api/http/environment.ts'
import { limitFile } from '#api/http/limits.ts'
import type { SignedIn } from '#api/http/session.ts'
import { reportShape } from '#api/http/shapes/report.ts'
import { DataError } from '#data/errors.ts'
import { getRegisterFigures, listRegister, listWholeRegister } from '#data/reports/registers.ts'
import type { Period } from '#domain/periods.ts'
import type { ReportKind, reportFormats } from '#domain/reports/registers.ts'
import { registerFile } from '#tables/register.ts'

/** Lines of one file: more of them are no answer of a function. The app's own files have all. */
const MOST_LINES = 20_000

type Asked = { format: (typeof reportFormats)[number]; page: number; limit: number }

/** A page of lines with the sums of all, or all lines as a file. */
export async function reportAnswer(
  c: Context<SignedIn>,
  environment: Environment,
  kind: ReportKind,
  period: Period,
  { format, page, limit }: Asked,
) {
  const db = c.get('db')
  if (format !== 'json') await limitFile(environment, c.get('user').id)
  const figures = await getRegisterFigures(db, kind, period)
  if (format === 'json') {
    const lines = await listRegister(db, kind, period, { offset: (page - 1) * limit, limit })
    const { rows, sums } = reportShape(kind, lines, figures)
    return answer(c, 'OK', { ...paged(rows, { page, limit, total: figures.count }), sums })
  }
  if (figures.count > MOST_LINES) {
    throw new DataError({ status: 422, code: 'report_too_long', params: { most: MOST_LINES } })
  }
  const lines = await listWholeRegister(db, kind, period)
  const { name, type, content } = await registerFile(kind, period, lines, format)
  return c.body(new Uint8Array(content), 200, {
    'Content-Type': type,
    'Content-Disposition': attachment(name),
  })
}
