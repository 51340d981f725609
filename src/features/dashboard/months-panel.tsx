import { Text } from '@chakra-ui/react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import type { MonthRevenue } from '../../data/dashboard.ts'
import { Panel } from '../../ui/panel.tsx'
import { ChartSkeleton } from './chart-skeleton.tsx'
import { MonthsChart } from './months-chart.tsx'
import { MonthsTable } from './months-table.tsx'

interface MonthsPanelProps {
  months: MonthRevenue[] | undefined
  error: unknown
}

/** Twelve months, drawn and, for those who do not see it, as a table. */
export function MonthsPanel({ months, error }: MonthsPanelProps) {
  if (!months && !error) return <ChartSkeleton />
  return (
    <Panel title="Last twelve months">
      {months ? (
        <>
          <MonthsChart months={months} />
          <MonthsTable months={months} />
        </>
      ) : (
        <Text role="alert" color="fg.error">
          {messages.dashboardFailed} {messageOf(error, messages.unknownError)}
        </Text>
      )}
    </Panel>
  )
}
