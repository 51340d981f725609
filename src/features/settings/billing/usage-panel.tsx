import { Skeleton, Text } from '@chakra-ui/react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { formatPeriod } from '#domain/periods.ts'
import { useInvoicesThisMonth } from '../../../data/invoices/invoices.ts'
import { todayInIndia } from '../../../lib/today.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

const grouped = new Intl.NumberFormat('en-IN')

export function UsagePanel() {
  const { data: count, error, mutate } = useInvoicesThisMonth()

  if (error && count === undefined) {
    return (
      <Panel title="Usage this month">
        <ErrorState title={messageOf(error, messages.usageLoadFailed)} onRetry={() => mutate()} />
      </Panel>
    )
  }
  return (
    <Panel title="Usage this month">
      {count === undefined ? (
        <LoadingRegion label="Loading your usage">
          <Skeleton h={{ base: '1.71875rem', lg: '2.03125rem' }} w="16" />
        </LoadingRegion>
      ) : (
        <Text textStyle="amount.lg">{grouped.format(count)}</Text>
      )}
      <Text mt="1" color="fg.muted">
        {count === 1 ? 'invoice' : 'invoices'} created in {formatPeriod('month', todayInIndia())}
      </Text>
      <Text mt="5" textStyle="sm" color="fg.muted">
        Counted from the first of the month in India, deleted invoices included. Your plan sets no
        limit.
      </Text>
    </Panel>
  )
}
