import useSWR from 'swr'
import { getRegisterFigures, listRegister, listWholeRegister } from '#data/reports/registers.ts'
import { getReportsStanding } from '#data/reports/standing.ts'
import { getStatement } from '#data/reports/statements.ts'
import type { Period } from '#domain/periods.ts'
import type { FileFormat, ReportKind } from '#domain/reports/registers.ts'
import { supabase } from '../lib/supabase.ts'
import { halfAMinute } from './invoices/invoices.ts'
import { clientKeys, dashboardKeys } from './keys.ts'

export { MOST_TO_MATCH } from '#data/reports/standing.ts'

/** Lines on a page of the screen. */
export const REPORT_PAGE = 50

/** A page of a report; what was asked before stays until it is here, `asked` says of what it is. */
export const useReportPage = (
  kind: ReportKind,
  period: Period,
  page: number,
  limit = REPORT_PAGE,
) =>
  useSWR(
    dashboardKeys.report(kind, period, page),
    async ([, , asked, , , shownPage]) => ({
      asked,
      shownPage,
      lines: await listRegister(supabase, kind, period, { offset: (page - 1) * limit, limit }),
    }),
    { keepPreviousData: true },
  )

/** The number of lines of a report, and their sums. */
export const useReportFigures = (kind: ReportKind, period: Period) =>
  useSWR(
    dashboardKeys.reportFigures(kind, period),
    async ([, , asked]) => ({ asked, ...(await getRegisterFigures(supabase, kind, period)) }),
    { keepPreviousData: true },
  )

/** The figures of all reports at a glance, of the return of this period. */
export const useReportsStanding = (period: Period) =>
  useSWR(
    dashboardKeys.reportsStanding(period),
    () => getReportsStanding(supabase, period),
    halfAMinute,
  )

/** All lines as a file; `onLines` is told how many have come. */
export async function reportFile(
  kind: ReportKind,
  period: Period,
  format: FileFormat,
  onLines: (lines: number) => void,
) {
  const [{ registerFile }, lines] = await Promise.all([
    import('#tables/register.ts'),
    listWholeRegister(supabase, kind, period, onLines),
  ])
  return registerFile(kind, period, lines, format)
}

/** The accounts of a client between two days, one for each currency; those of other days stay until they are here. */
export const useStatement = (clientId: string, period: Period) =>
  useSWR(
    clientKeys.statement(clientId, period),
    async ([, , of]) => ({ of, accounts: await getStatement(supabase, clientId, period) }),
    { keepPreviousData: true },
  )
