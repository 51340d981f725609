import { stateNameOf } from '#domain/gst/states.ts'
import { minorToDecimal } from '#domain/money.ts'
import type { Period } from '#domain/periods.ts'
import { reportColumns } from '#domain/reports/columns.ts'
import type { FileFormat, ReportColumn, ReportKind, ReportLine } from '#domain/reports/registers.ts'
import { reports } from '#languages/en/names/reports.ts'
import { nameOf } from '#languages/name-of.ts'
import { csvOf } from './csv.ts'
import type { Column, ColumnKind, Table } from './table.ts'
import { workbookOf } from './workbook.ts'

const kinds: Record<ReportColumn['kind'], ColumnKind> = {
  text: 'text',
  state: 'text',
  day: 'day',
  month: 'day',
  number: 'number',
  count: 'number',
  rupees: 'amount',
  own: 'amount',
}

const columnOf = ({ name, kind }: ReportColumn): Column => ({
  label: kind === 'rupees' ? `${reports.columns[name]} (INR)` : reports.columns[name],
  kind: kinds[kind],
})

function cellOf(line: ReportLine, { key, kind, values }: ReportColumn): string | null {
  const value = line[key] ?? null
  if (value === null) return null
  if (kind === 'rupees' || kind === 'own') return minorToDecimal(Number(value))
  const text = String(value)
  if (kind === 'state') return `${text} ${stateNameOf(text) ?? ''}`.trim()
  return values ? nameOf(reports.values[values], text) : text
}

/** A register as a table of a file: amounts in rupees, and in its own currency where a line has another. */
export const registerTable = (kind: ReportKind, lines: readonly ReportLine[]): Table => ({
  name: reports.reports[kind],
  columns: reportColumns[kind].map(columnOf),
  rows: lines.map((line) => reportColumns[kind].map((column) => cellOf(line, column))),
})

/** "Invoices_2026-04-01_2026-04-30.csv"; what is owed is of one day. */
export const registerFileName = (
  kind: ReportKind,
  { firstDay, lastDay }: Period,
  ending: FileFormat,
) => {
  const days = firstDay === lastDay ? [lastDay] : [firstDay, lastDay]
  return `${[reports.reports[kind].replaceAll(' ', '_'), ...days].join('_')}.${ending}`
}

const mediaTypes: Record<FileFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The file of a register, as both doors hand it out. */
export async function registerFile(
  kind: ReportKind,
  period: Period,
  lines: readonly ReportLine[],
  format: FileFormat,
) {
  const table = registerTable(kind, lines)
  return {
    name: registerFileName(kind, period, format),
    type: mediaTypes[format],
    content: format === 'csv' ? new TextEncoder().encode(csvOf(table)) : await workbookOf([table]),
  }
}
