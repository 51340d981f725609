import { type Currency, currencies } from '#domain/money.ts'
import { reportColumns } from '#domain/reports/columns.ts'
import type {
  ReportColumn,
  ReportFigures,
  ReportKind,
  ReportLine,
} from '#domain/reports/registers.ts'
import { money, quoted } from './told.ts'

/** Texts that are codes, numbers or days. All others were typed by somebody. */
const plain = new Set(['number', 'originalNumber', 'gstin', 'pan', 'currency', 'year'])

const nameOf = (key: string) => key.replace(/Minor$/, '')

const currencyOf = (line: ReportLine): Currency =>
  currencies.find((currency) => currency === line.currency) ?? 'INR'

function told({ key, kind, values }: ReportColumn, line: ReportLine) {
  const value = line[key] ?? null
  if (value === null) return null
  if (kind === 'rupees') return money(Number(value))
  if (kind === 'own') return money(Number(value), currencyOf(line))
  if (kind === 'number' || kind === 'count') return Number(value)
  const isTyped = kind === 'text' && values === undefined && !plain.has(key)
  return isTyped ? quoted(String(value)) : value
}

/** A line of a report by the names of its columns. */
export const lineTold = (report: ReportKind, line: ReportLine) => ({
  documentId: line.documentId ?? null,
  clientId: line.clientId ?? null,
  ...Object.fromEntries(
    reportColumns[report].map((column) => [nameOf(column.key), told(column, line)]),
  ),
})

export const sumsTold = (report: ReportKind, { sums, withoutRate }: ReportFigures) => ({
  ...Object.fromEntries(
    reportColumns[report]
      .filter(({ summed }) => summed)
      .map(({ key }) => [nameOf(key), money(sums[key] ?? 0)]),
  ),
  linesWithoutRate: withoutRate,
})
