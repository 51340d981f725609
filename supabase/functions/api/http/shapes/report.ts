import * as v from 'valibot'
import { reportColumns } from '#domain/reports/columns.ts'
import type { ReportFigures, ReportKind, ReportLine } from '#domain/reports/registers.ts'
import { major } from './item.ts'

const nameOf = (key: string) => key.replace(/Minor$/, '')

/** Keys that end in Minor hold money; the exchange rate is a decimal, and other numbers stay as they are. */
const amountOrText = (key: string, value: string | number) =>
  key.endsWith('Minor') ? major(Number(value)) : key === 'exchangeRate' ? Number(value) : value

/** Lines and sums under the names of their columns, in rupees; `ownTotal` and `ownAmount` are in the line's currency. */
export function reportShape(
  kind: ReportKind,
  lines: readonly ReportLine[],
  figures: ReportFigures,
) {
  const rows = lines.map((line) => {
    const named = reportColumns[kind].map(({ key }) => {
      const value = line[key] ?? null
      return [nameOf(key), value === null ? null : amountOrText(key, value)] as const
    })
    const ids = { id: line.documentId ?? line.id ?? null, clientId: line.clientId ?? null }
    return { ...ids, ...Object.fromEntries(named) }
  })
  const sums = Object.fromEntries(
    reportColumns[kind]
      .filter(({ summed }) => summed)
      .map(({ key }) => [nameOf(key), major(figures.sums[key] ?? 0)]),
  )
  return { rows, sums: { ...sums, withoutRate: figures.withoutRate } }
}

const count = v.pipe(v.number(), v.integer())

/** The keys of a line depend on the report: docs/api.md. */
export const reportAnswer = v.object({
  data: v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))),
  pagination: v.object({ page: count, limit: count, total: count, totalPages: count }),
  sums: v.record(v.string(), v.number()),
})
