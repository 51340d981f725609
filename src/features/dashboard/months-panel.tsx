import { Text } from '@chakra-ui/react'
import { messageOf } from '#data/errors.ts'
import type { PlainDate } from '#domain/dates.ts'
import { messages } from '#domain/messages.ts'
import { useMonthlyRevenue } from '../../data/dashboard.ts'
import { Panel } from '../../ui/panel.tsx'
import { ChartSkeleton } from './chart-skeleton.tsx'
import { MonthsChart } from './months-chart.tsx'
import { MonthsTable } from './months-table.tsx'

/** The twelve months up to that of `day`, drawn and, for those who do not see it, as a table. */
export function MonthsPanel({ day }: { day: PlainDate }) {
  const { data, error } = useMonthlyRevenue(day)
  if (!data && !error) return <ChartSkeleton />
  return (
    <Panel title="Last twelve months">
      {data ? (
        <>
          <MonthsChart months={data} />
          <MonthsTable months={data} />
        </>
      ) : (
        <Text role="alert" color="fg.error">
          {messages.dashboardFailed} {messageOf(error, messages.unknownError)}
        </Text>
      )}
    </Panel>
  )
}
