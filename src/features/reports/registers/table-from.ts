import { reportColumns } from '#domain/reports/columns.ts'
import type { ReportKind } from '#domain/reports/registers.ts'

/** The width from which a report has room for a table beside the menu: with less, the last amounts would be out of sight. */
export const tableFrom = (kind: ReportKind) =>
  reportColumns[kind].filter(({ shown }) => shown).length > 6 ? 'xl' : 'lg'
