import { Box, Center } from '@chakra-ui/react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import type { MonthRevenue } from '#src/data/dashboard.ts'
import { reasonOf } from '#src/data/reason.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { ChartSkeleton } from './chart-skeleton.tsx'
import { MonthsChart } from './months-chart.tsx'
import { MonthsTable } from './months-table.tsx'

interface MonthsPanelProps {
  months: MonthRevenue[] | undefined
  error: unknown
  onRetry: () => void
}

const isEmpty = (months: MonthRevenue[]) =>
  months.every(
    ({ revenueMinor, cameInMinor, tdsMinor }) =>
      revenueMinor === 0 && cameInMinor === 0 && tdsMinor === 0,
  )

/** Twelve months, drawn and, for those who do not see it, as a table. */
export function MonthsPanel({ months, error, onRetry }: MonthsPanelProps) {
  const { messages, say } = useSpeech()
  const { months: words } = useWords(dashboard)
  if (!months && !error) return <ChartSkeleton />
  return (
    <Panel title={words.title}>
      {error !== undefined && (
        <Box mb={months ? '4' : '0'}>
          <PanelError
            isSilent
            isAlone={!months}
            message={`${messages.dashboardFailed} ${say(reasonOf(error))}`}
            onRetry={onRetry}
          />
        </Box>
      )}
      {months && isEmpty(months) && (
        // As high as the chart.
        <Center h="264px" color="fg.muted" textAlign="center">
          {words.nothing}
        </Center>
      )}
      {months && !isEmpty(months) && (
        <>
          <MonthsChart months={months} />
          <MonthsTable months={months} />
        </>
      )}
    </Panel>
  )
}
