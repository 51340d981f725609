import { Box, Stack } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { useAttention, useMonthlyRevenue } from '../../data/dashboard.ts'
import { useWords } from '../../language/words.ts'
import { todayInIndia } from '../../lib/today.ts'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { AttentionPanel } from './attention/attention-panel.tsx'
import { EstimateLine } from './attention/estimate-line.tsx'
import { Columns } from './columns.tsx'
import { ChartSkeleton } from './months/chart-skeleton.tsx'
import { RecentInvoices } from './recent/recent-invoices.tsx'
import { RecentSkeleton } from './recent/recent-skeleton.tsx'
import { SetupPanel } from './setup/setup-panel.tsx'

const MonthsPanel = lazy(async () => ({
  default: (await import('./months/months-panel.tsx')).MonthsPanel,
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

/**
 * The part below the cards. Waiting tasks change the places of the rest, so one skeleton covers it
 * all until they are known, and nothing jumps. The covered parts ask for their own data meanwhile.
 */
export function DashboardBody() {
  const { attention: words } = useWords(dashboard)
  const { data, error } = useAttention()
  const known = data !== undefined || error !== undefined
  return (
    <Box position="relative" mt="4">
      {!known && (
        <LoadingRegion label={words.loading} position="absolute" inset="0" overflow="hidden">
          {/* The outline of the parts that load below it. */}
          <Box aria-hidden>
            <Columns>
              <RecentSkeleton />
              <ChartSkeleton />
            </Columns>
          </Box>
        </LoadingRegion>
      )}
      <Stack gap="4" {...(!known && { visibility: 'hidden' })}>
        {data && <AttentionPanel attention={data} />}
        {data && <EstimateLine estimates={data.estimates} />}
        {data?.setup.issued && <SetupPanel setup={data.setup} />}
        <Columns>
          <RecentInvoices hasBusiness={data?.setup.business} />
          <Months />
        </Columns>
      </Stack>
    </Box>
  )
}
