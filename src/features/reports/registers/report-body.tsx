import { Button, Stack, Text } from '@chakra-ui/react'
import { FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Period } from '#domain/periods.ts'
import type { ReportKind } from '#domain/reports/registers.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { shell } from '#languages/en/screens/shell.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { REPORT_PAGE, useReportFigures, useReportPage } from '#src/data/reports.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Pagination } from '#src/ui/layout/pagination.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import type { ReportAddress } from '../use-report-address.ts'
import { ReportCards } from './report-cards.tsx'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReportTable } from './report-table.tsx'

interface ReportBodyProps {
  kind: ReportKind
  period: Period
  address: ReportAddress
  /** Stand in for an empty report. */
  empty: string
  emptyHelp?: string | undefined
  /** Above the table, once there is something. */
  above?: ReactNode
}

/** A report's page of lines with the sums of all, or why there are none. */
export function ReportBody({ kind, period, address, empty, emptyHelp, above }: ReportBodyProps) {
  const { messageOf, messages } = useSpeech()
  const { checkConnection, lines: words } = useWords(registers)
  const { ways } = useWords(shell)
  const { page } = address
  const asked = useReportPage(kind, period, page)
  const summed = useReportFigures(kind, period)
  const figures = summed.data?.asked === kind ? summed.data : undefined
  const lines = asked.data?.asked === kind ? asked.data : undefined

  if (asked.error && !asked.isLoading) {
    return (
      <Panel>
        <ErrorState
          title={messages.reportFailed}
          message={messageOf(asked.error, checkConnection)}
          onRetry={() => void Promise.all([asked.mutate(), summed.mutate()])}
        />
      </Panel>
    )
  }
  if (!lines) return <ReportSkeleton kind={kind} hasSums={above !== undefined} />
  const total = figures?.count ?? 0
  const totalPages = Math.ceil(total / REPORT_PAGE)
  if (lines.lines.length === 0 && total > 0 && page > totalPages) {
    return <Navigate to={address.hrefFor(totalPages)} replace />
  }
  if (lines.lines.length === 0 && page === 1) {
    return (
      <Panel>
        <EmptyState
          icon={FileSearch}
          title={empty}
          description={emptyHelp}
          action={
            <Writers>
              <Button asChild>
                <Link to={paths.invoiceCreate}>{ways.createInvoice}</Link>
              </Button>
            </Writers>
          }
        />
      </Panel>
    )
  }
  const from = (lines.shownPage - 1) * REPORT_PAGE + 1
  return (
    <Stack gap="4">
      {above}
      <ReportTable kind={kind} lines={lines.lines} figures={figures} turning={asked.isValidating} />
      <ReportCards kind={kind} lines={lines.lines} figures={figures} />
      {figures !== undefined && figures.withoutRate > 0 && (
        <Text textStyle="meta" color="fg.muted">
          {messages.leftOut({ count: figures.withoutRate })}
        </Text>
      )}
      <Pagination
        page={page}
        totalPages={totalPages}
        onChange={address.turnTo}
        hrefFor={address.hrefFor}
        summary={words.shown({ from, to: from + lines.lines.length - 1, count: total })}
      />
    </Stack>
  )
}
