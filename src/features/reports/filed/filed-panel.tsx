import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { type FiledMark, isSamePeriod, standingMarks } from '#domain/gst/filing.ts'
import type { Period } from '#domain/periods.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import { useFiledMarks } from '#src/data/filing.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { todayInIndia } from '#src/lib/today.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { useFocusReturn } from '#src/ui/layout/use-focus-return.ts'
import { MarkHistory } from './mark-history.tsx'

const FileDialog = lazy(async () => ({
  default: (await import('./file-dialog.tsx')).FileDialog,
}))
const UnmarkDialog = lazy(async () => ({
  default: (await import('./unmark-dialog.tsx')).UnmarkDialog,
}))

interface MarkFiledProps {
  period: Period
  gstin: string
}

function MarkFiled({ period, gstin }: MarkFiledProps) {
  const [asking, setAsking] = useState(false)
  const button = useFocusReturn(asking)
  const { filed: words } = useWords(gstReturns)
  const months = useDates().months(period)
  if (period.lastDay >= todayInIndia()) {
    return <Text color="fg.muted">{words.notYet({ months })}</Text>
  }
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between">
      <Text color="fg.muted" flex="1 1 16rem">
        {words.ask({ months })}
      </Text>
      <Button ref={button} size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {words.mark}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <FileDialog period={period} gstin={gstin} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Flex>
  )
}

interface StandingMarkProps {
  mark: FiledMark
  /** The period on the page, which may be a month of a filed quarter. */
  period: Period
}

function StandingMark({ mark, period }: StandingMarkProps) {
  const [asking, setAsking] = useState(false)
  const button = useFocusReturn(asking)
  const { filed: words } = useWords(gstReturns)
  const dates = useDates()
  const months = dates.months(mark)
  const day = dates.day(mark.filedOn)
  const isShown = isSamePeriod(mark, period)
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between">
      <Flex gap="2.5" flex="1 1 16rem" minW="0">
        <Box color="fg.success" flexShrink="0" pt="0.5">
          <CircleCheck size={20} aria-hidden />
        </Box>
        <Box minW="0">
          <Text fontWeight="600">
            {isShown ? words.on({ day }) : words.monthsOn({ months, day })}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {words.closed({ months })}
          </Text>
        </Box>
      </Flex>
      <Button
        ref={button}
        size="sm"
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {isShown ? words.unmark : words.unmarkMonths({ months })}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <UnmarkDialog mark={mark} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Flex>
  )
}

interface FiledPanelProps {
  /** A month or a quarter of GSTR-1. */
  period: Period
  /** The GSTIN that it is filed under. */
  gstin: string
}

/**
 * Tells whether the GSTR-1 of a period is filed under a GSTIN, lets the owner mark or unmark it,
 * and lists earlier marks.
 */
export function FiledPanel({ period, gstin }: FiledPanelProps) {
  const { messageOf, messages } = useSpeech()
  const { filed: words } = useWords(gstReturns)
  const { data: marks, error, mutate } = useFiledMarks(period, gstin)
  return (
    <Panel title={words.title}>
      {!marks && !error && (
        <LoadingRegion label={words.loading} my="-3.5">
          <RowSkeleton />
        </LoadingRegion>
      )}
      {!marks && error && (
        <PanelError
          message={messageOf(error, messages.filedMarksLoadFailed)}
          onRetry={() => mutate()}
        />
      )}
      {marks && (
        <Stack gap="4">
          {standingMarks(marks).map((mark) => (
            <StandingMark key={mark.id} mark={mark} period={period} />
          ))}
          {standingMarks(marks).length === 0 && <MarkFiled period={period} gstin={gstin} />}
          <MarkHistory marks={marks} />
        </Stack>
      )}
    </Panel>
  )
}
