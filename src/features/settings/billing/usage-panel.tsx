import { Skeleton, Text } from '@chakra-ui/react'
import { formatWhole } from '#domain/money.ts'
import { account } from '#languages/en/screens/account.ts'
import { useInvoicesThisMonth } from '#src/data/invoices/invoices.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

export function UsagePanel() {
  const { messageOf, messages } = useSpeech()
  const { usage } = useWords(account)
  const dates = useDates()
  const { data: count, error, mutate } = useInvoicesThisMonth()

  if (error && count === undefined) {
    return (
      <Panel title={usage.title}>
        <ErrorState title={messageOf(error, messages.usageLoadFailed)} onRetry={() => mutate()} />
      </Panel>
    )
  }
  return (
    <Panel title={usage.title}>
      {count === undefined ? (
        <LoadingRegion label={usage.loading}>
          <Skeleton h={{ base: '1.71875rem', lg: '2.03125rem' }} w="16" />
        </LoadingRegion>
      ) : (
        <Text textStyle="amount.lg">{formatWhole(count)}</Text>
      )}
      <Text mt="1" color="fg.muted">
        {usage.created({ count: count ?? 0, month: dates.month(todayInIndia()) })}
      </Text>
      <Text mt="5" textStyle="sm" color="fg.muted">
        {usage.about}
      </Text>
    </Panel>
  )
}
