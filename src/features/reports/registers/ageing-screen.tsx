import { Flex, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { reportColumns } from '#domain/reports/columns.ts'
import { lateOf } from '#domain/reports/registers.ts'
import { reports } from '#languages/en/names/reports.ts'
import { registers } from '#languages/en/screens/registers.ts'
import { useReportFigures } from '#src/data/reports.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useReportAddress } from '../use-report-address.ts'
import { AgeBar } from './age-bar.tsx'
import { DownloadMenu } from './download-menu.tsx'
import { ReportBody } from './report-body.tsx'

const spans = reportColumns.ageing.filter(({ key, summed }) => summed && key !== 'totalMinor')

/** The debt of each client today, by the days since it was due. */
export function AgeingScreen() {
  const { ageing: words } = useWords(registers)
  const dates = useDates()
  const { columns } = useWords(reports)
  const address = useReportAddress('month')
  const today = todayInIndia()
  const period = { firstDay: today, lastDay: today }
  const { data: figures } = useReportFigures('ageing', period)
  const amounts = spans.map(({ key, name }) => ({
    label: columns[name],
    minor: figures?.sums[key] ?? 0,
  }))
  const overdue = lateOf(figures?.sums ?? {})
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle({ day: dates.day(today) })}
        actions={<DownloadMenu kind="ageing" period={period} disabled={!figures?.count} />}
        beside
      />
      <ReportBody
        kind="ageing"
        period={period}
        address={address}
        empty={words.empty}
        emptyHelp={words.emptyHelp}
        above={
          <Panel>
            <Flex wrap="wrap" align="baseline" columnGap="3">
              <Text textStyle="amount.lg">{formatMoney(figures?.sums.totalMinor ?? 0)}</Text>
              {overdue > 0 && (
                <Text textStyle="amount" color="fg.error">
                  {words.overdue({ amount: formatMoney(overdue) })}
                </Text>
              )}
            </Flex>
            <AgeBar amounts={amounts} />
          </Panel>
        }
      />
    </>
  )
}
