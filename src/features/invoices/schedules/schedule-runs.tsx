import { Box, Button, Center, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schedule, ScheduleRun } from '#domain/schedule/schedule.ts'
import { schedules } from '#languages/en/screens/schedules.ts'
import type { Words } from '#languages/words.ts'
import { useScheduleRuns } from '#src/data/schedules.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { type Speech, useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { StandingBadge } from '../invoice-status.tsx'

const AT_FIRST = 12

/** Links to the document that a period made, or tells why there is none. */
function Made({ run: { draft, invoice } }: { run: ScheduleRun }) {
  const { runs: words } = useWords(schedules)
  if (invoice) {
    const { number } = invoice
    const text = invoice.cancelledAt === null ? number : words.cancelled({ number })
    return <Link to={paths.invoice(invoice.id)}>{text}</Link>
  }
  if (draft?.state === 'open') {
    return (
      <Link to={paths.invoiceDraft(draft.id)} aria-label={words.draft}>
        <StandingBadge word="DRAFT" />
      </Link>
    )
  }
  return <Text as="span">{words.discarded}</Text>
}

/** Why a draft stands where an invoice was meant, or why it came late. */
function remark(
  { late, refusal, draft }: ScheduleRun,
  words: Words<typeof schedules>['runs'],
  { say }: Pick<Speech, 'say'>,
): string | null {
  if (refusal !== null && draft) return words.refused({ why: say(refusal) })
  if (!late) return null
  return words.late
}

export function ScheduleRuns({ schedule }: { schedule: Schedule }) {
  const speech = useSpeech()
  const { messageOf, messages } = speech

  const { runs: words, showMore } = useWords(schedules)
  const dates = useDates()
  const [limit, setLimit] = useState(AT_FIRST)
  const { data, error, mutate } = useScheduleRuns(schedule.id, limit)
  const first = schedule.state === 'active' && schedule.refusal === null ? schedule.next : null
  return (
    <Panel title={words.title}>
      {error && (
        <PanelError
          message={messageOf(error, messages.scheduleLoadFailed)}
          onRetry={() => void mutate()}
        />
      )}
      {!data && !error && (
        <LoadingRegion label={words.loading}>
          <RowSkeleton />
        </LoadingRegion>
      )}
      {data?.runs.length === 0 && (
        <Text color="fg.muted">{first ? words.first({ day: dates.day(first) }) : words.none}</Text>
      )}
      {data && data.runs.length > 0 && (
        <Box as="ul" listStyleType="none">
          {data.runs.map((run) => (
            <Box
              as="li"
              key={run.period}
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0' }}
              py="2.5"
            >
              <Flex justify="space-between" gap="4" fontVariantNumeric="tabular-nums">
                <Text>{dates.day(run.period)}</Text>
                <Box textAlign="end" fontWeight="600">
                  <Made run={run} />
                </Box>
              </Flex>
              {remark(run, words, speech) && (
                <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
                  {remark(run, words, speech)}
                </Text>
              )}
            </Box>
          ))}
        </Box>
      )}
      {data && data.runs.length < data.total && (
        <Center mt="3">
          <Button size="sm" variant="outline" onClick={() => setLimit((most) => most + AT_FIRST)}>
            {showMore({ shown: data.runs.length, total: data.total })}
          </Button>
        </Center>
      )}
    </Panel>
  )
}
