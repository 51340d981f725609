import { SimpleGrid, Skeleton, Stack } from '@chakra-ui/react'
import { formatMoney, formatWhole } from '#domain/money.ts'
import type { Period, PeriodMode } from '#domain/periods.ts'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import { reasonOf } from '#src/data/reason.ts'
import { useSpeech } from '#src/language/speech.ts'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { useDashboardSummary } from '../../data/dashboard.ts'
import { useWords } from '../../language/words.ts'
import { LoadingRegion } from '../../ui/feedback/loading-region.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { StatCard } from '../../ui/layout/stat-card.tsx'

const columns = { base: 1, sm: 2, lg: 4 }
const gap = { base: '2', sm: '4' }
const skeletons = ['revenue', 'invoices', 'paid', 'unpaid']

/** The lines of `StatCard`, at their heights. */
function StatCardSkeleton() {
  return (
    <Panel
      aria-hidden
      display={{ base: 'grid', sm: 'block' }}
      gridTemplateColumns="minmax(0, 1fr) auto"
      alignItems="center"
      minH={{ base: '4.25rem', sm: '0' }}
      px={{ sm: '4' }}
      py="3"
    >
      <Skeleton h="3.5" my={{ sm: '0.5' }} w="24" />
      <Skeleton
        h={{ base: '6', sm: '5.5' }}
        mt={{ sm: '1' }}
        w={{ base: '24', sm: '32' }}
        maxW="full"
      />
      <Skeleton display={{ base: 'none', sm: 'block' }} h="3.5" mt="1" mb="0.5" w="20" />
    </Panel>
  )
}

export function CardsSkeleton() {
  const { cards } = useWords(dashboard)
  return (
    <LoadingRegion label={cards.loading}>
      <SimpleGrid columns={columns} gap={gap}>
        {skeletons.map((card) => (
          <StatCardSkeleton key={card} />
        ))}
      </SimpleGrid>
    </LoadingRegion>
  )
}

export function SummaryCards({ period, mode }: { period: Period; mode: PeriodMode }) {
  const { messages, say } = useSpeech()
  const words = useWords(dashboard)
  const { cards } = words
  const { data, error, mutate } = useDashboardSummary(period)

  const failure = error && (
    <PanelError
      isAlone={!data}
      message={`${messages.dashboardFailed} ${say(reasonOf(error))}`}
      onRetry={() => mutate()}
    />
  )
  if (failure && !data) return failure
  if (!data) return <CardsSkeleton />
  const share = data.totalInvoices > 0 ? Math.round((100 * data.paid) / data.totalInvoices) : null
  return (
    <Stack gap="4">
      {failure}
      <SimpleGrid columns={columns} gap={gap}>
        <StatCard
          label={cards.revenue}
          value={formatMoney(data.revenueMinor)}
          hint={
            data.revenueMinor !== 0 && cards.settled({ amount: formatMoney(data.receivedMinor) })
          }
        />
        <StatCard
          label={cards.invoices}
          value={formatWhole(data.totalInvoices)}
          hint={data.withoutRate > 0 && words.withoutRate({ count: formatWhole(data.withoutRate) })}
        />
        <StatCard
          label={cards.paid}
          value={formatWhole(data.paid)}
          hint={share === null ? null : cards.share[mode]({ share })}
          tone={share ? 'green' : undefined}
        />
        <StatCard
          label={cards.unpaid}
          value={formatWhole(data.unpaid)}
          hint={
            data.overdue > 0 &&
            cards.overdue({ count: data.overdue, amount: formatMoney(data.overdueMinor) })
          }
          tone="red"
        />
      </SimpleGrid>
    </Stack>
  )
}
