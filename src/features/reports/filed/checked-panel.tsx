import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { monthsOf, type Period } from '#domain/periods.ts'
import { ownBusinesses } from '#languages/en/screens/own-businesses.ts'
import { useCheckActions, useChecks } from '#src/data/filing.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { showError } from '#src/ui/feedback/toast.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

/** Says which months of a period somebody, such as the accountant, has looked through. */
export function CheckedPanel({ period }: { period: Period }) {
  const { messageOf } = useSpeech()
  const { checked: words } = useWords(ownBusinesses)
  const dates = useDates()
  const { data: checks, error, mutate } = useChecks(period)
  const { check, uncheck } = useCheckActions(period)
  const [pending, setPending] = useState<string | null>(null)
  const today = todayInIndia()

  const run = async (month: string, change: (month: string) => Promise<void>) => {
    setPending(month)
    try {
      await change(month)
    } catch (refusal) {
      showError(messageOf(refusal, words.failed))
    } finally {
      setPending(null)
    }
  }
  return (
    <Panel title={words.title}>
      {!checks && !error && (
        <LoadingRegion label={words.loading} my="-3.5">
          <RowSkeleton />
        </LoadingRegion>
      )}
      {!checks && error && (
        <PanelError message={messageOf(error, words.loadFailed)} onRetry={() => void mutate()} />
      )}
      {checks && (
        <Stack gap="3">
          {monthsOf(period)
            .filter((month) => month <= today)
            .map((month) => {
              const name = dates.month(month)
              const mark = checks.find((one) => one.month === month)
              const at = mark && dates.instant(mark.at)
              const said =
                at &&
                (mark.byName
                  ? words.by({ month: name, at, name: mark.byName })
                  : words.at({ month: name, at }))
              return (
                <Flex key={month} gap="3" wrap="wrap" align="center" justify="space-between">
                  <Text color={mark ? undefined : 'fg.muted'} flex="1 1 16rem">
                    {said ?? words.ask({ month: name })}
                  </Text>
                  <Button
                    size="sm"
                    variant="outline"
                    disabled={pending === month}
                    onClick={() => void run(month, mark ? uncheck : check)}
                  >
                    {mark ? words.undo({ month: name }) : words.mark({ month: name })}
                  </Button>
                </Flex>
              )
            })}
        </Stack>
      )}
    </Panel>
  )
}
