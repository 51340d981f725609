import { Box, Flex, Skeleton, Stack } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense } from 'react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { useAttention, useMonthlyRevenue } from '../../data/dashboard.ts'
import { useWords } from '../../language/words.ts'
import { todayInIndia } from '../../lib/today.ts'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { AttentionPanel } from './attention/attention-panel.tsx'
import { AttentionSkeleton } from './attention/attention-skeleton.tsx'
import { Columns } from './columns.tsx'
import { ChartSkeleton } from './months/chart-skeleton.tsx'
import { RecentInvoices } from './recent/recent-invoices.tsx'
import { RecentSkeleton } from './recent/recent-skeleton.tsx'
import { SetupPanel } from './setup/setup-panel.tsx'
import { CardsSkeleton } from './summary-cards.tsx'

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
 * The part below the figures of today: what waits for the seller, the summary of a period
 * (`children`), and the latest documents. Waiting tasks change the places of the rest, so one
 * skeleton covers it all until they are known, and nothing jumps. The covered parts ask for their
 * own data meanwhile. Before the first invoice there is nothing to draw of twelve months.
 */
export function DashboardBody({ children }: { children: ReactNode }) {
  const { attention: words } = useWords(dashboard)
  const { data, error } = useAttention()
  const known = data !== undefined || error !== undefined
  const begins = data !== undefined && !data.setup.issued
  const recent = <RecentInvoices hasBusiness={data?.setup.business} isOffered={begins} />
  return (
    <Box position="relative">
      {!known && (
        <LoadingRegion label={words.loading} position="absolute" inset="0" overflow="hidden">
          {/* The outline of the parts that load below it. */}
          <Stack gap="4" h="full" aria-hidden>
            <AttentionSkeleton />
            <Flex wrap="wrap" align="center" justify="space-between" columnGap="6" rowGap="3">
              <Skeleton h="4" w="40" />
              <Flex wrap="wrap" align="center" gap="3">
                <Skeleton h="9" w="32" borderRadius="l2" />
                <Skeleton h="9" w="48" borderRadius="l2" />
              </Flex>
            </Flex>
            <CardsSkeleton />
            {/* Side by side they end where their room ends. */}
            <Box
              flex="1"
              minH="0"
              css={{
                lg: {
                  '& > *': { height: '100%', gridTemplateRows: 'minmax(0, 1fr)' },
                  '& > * > *': { overflow: 'hidden' },
                },
              }}
            >
              <Columns>
                <RecentSkeleton />
                <ChartSkeleton />
              </Columns>
            </Box>
          </Stack>
        </LoadingRegion>
      )}
      <Stack gap="4" {...(!known && { visibility: 'hidden' })}>
        {data && <AttentionPanel attention={data} />}
        {children}
        {data?.setup.issued && <SetupPanel setup={data.setup} />}
        {begins ? (
          recent
        ) : (
          <Columns>
            {recent}
            <Months />
          </Columns>
        )}
      </Stack>
    </Box>
  )
}
