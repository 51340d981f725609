import { reportColumns } from '#domain/reports/columns.ts'
import { type ReportFigures, type ReportKind, reverseTaxOf } from '#domain/reports/registers.ts'
import { reports } from '#languages/en/names/reports.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { useWords } from '#src/language/words.ts'

/** The sums that a table has no column for, without which its total would not add up. */
export function useUnshownSums(kind: ReportKind, figures: ReportFigures | undefined) {
  const { lines: words } = useWords(registers)
  const names = useWords(reports)
  if (!figures) return []
  const sums = reportColumns[kind]
    .filter(({ summed, shown }) => summed && !shown)
    .map(({ key, name }) => ({ label: names.columns[name], minor: figures.sums[key] ?? 0 }))
  return [...sums, { label: words.reverse, minor: -reverseTaxOf(figures) }].filter(
    ({ minor }) => minor !== 0,
  )
}
