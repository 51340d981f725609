import { Box, Grid, Stack } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { useAttention, useMonthlyRevenue } from '../../data/dashboard.ts'
import { todayInIndia } from '../../lib/today.ts'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { PanelError } from '../../ui/feedback/panel-error.tsx'
import { AttentionPanel } from './attention-panel.tsx'
import { ChartSkeleton } from './chart-skeleton.tsx'
import { EstimateLine } from './estimate-line.tsx'
import { RecentInvoices } from './recent-invoices.tsx'
import { RecentSkeleton } from './recent-skeleton.tsx'

const MonthsPanel = lazy(async () => ({
  default: (await import('./months-panel.tsx')).MonthsPanel,
}))

/** Asks for the figures at once, while the code that draws them is still on its way. */
function Months() {
  const { data, error, mutate } = useMonthlyRevenue(todayInIndia())
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <MonthsPanel months={data} error={error} onRetry={() => mutate()} />
    </Suspense>
  )
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
      {children}
    </Grid>
  )
}

/**
 * What stands below the cards. Whether something waits decides where the rest stands: until that is known one
 * skeleton covers it, so that nothing jumps. What is covered asks for its own data meanwhile.
 */
export function DashboardBody() {
  const { data, error, mutate } = useAttention()
  const known = data !== undefined || error !== undefined
  return (
    <Box position="relative" mt="4">
      {!known && (
        <LoadingRegion
          label="Loading what needs your attention"
          position="absolute"
          inset="0"
          overflow="hidden"
        >
          {/* A drawing of what is asked for below it. */}
          <Box aria-hidden>
            <Columns>
              <RecentSkeleton />
              <ChartSkeleton />
            </Columns>
          </Box>
        </LoadingRegion>
      )}
      <Stack gap="4" {...(!known && { visibility: 'hidden' })}>
        {error !== undefined && (
          <PanelError
            message={`${messages.attentionFailed} ${messageOf(error, messages.unknownError)}`}
            onRetry={() => mutate()}
          />
        )}
        {data && <AttentionPanel attention={data} />}
        {data && <EstimateLine estimates={data.estimates} />}
        <Columns>
          <RecentInvoices />
          <Months />
        </Columns>
      </Stack>
    </Box>
  )
}
