import { Box, Button, Center, Stack } from '@chakra-ui/react'
import { Plus, Repeat } from 'lucide-react'
import { useState } from 'react'
import { formatMoney } from '#domain/money.ts'
import { schedules } from '#languages/en/screens/schedules.ts'
import { Writers } from '#src/data/account/writers.tsx'
import { SCHEDULES_PAGE_SIZE, useSchedules } from '#src/data/schedules.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { PanelError } from '#src/ui/feedback/panel-error.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { type ColumnHead, ColumnList } from '#src/ui/layout/rows/column-list.tsx'
import { SkeletonRow } from '#src/ui/layout/rows/skeleton-row.tsx'
import { DocumentTabs } from '../list/document-tabs.tsx'
import { ScheduleRow } from './schedule-row.tsx'
import { useMonthlySum } from './use-monthly-sum.ts'

/** Rows that come move no head. */
const columns =
  'minmax(8rem, 1fr) minmax(0, 15rem) minmax(6rem, auto) minmax(5.5rem, auto) minmax(6.5rem, auto) auto'
const skeletons = ['first', 'second', 'third']

export function ScheduleListScreen() {
  const { messageOf, messages } = useSpeech()
  const words = useWords(schedules)
  const { columns: names } = words
  const heads: ColumnHead[] = [
    ...[names.client, names.rule, names.next, names.state].map((text) => ({ text })),
    { text: names.amount, atEnd: true },
  ]
  const [limit, setLimit] = useState(SCHEDULES_PAGE_SIZE)
  const { data, error, isLoading, mutate } = useSchedules(limit)
  const message = messageOf(error, words.checkConnection)
  const retry = () => void mutate()
  const count = data && words.count({ count: data.total })
  // The sum of a list that is not whole would be too little.
  const monthly = useMonthlySum(
    data && data.schedules.length === data.total ? data.schedules : undefined,
  )
  return (
    <>
      <PageHeader
        title={words.heading}
        subtitle={
          // The list below tells of none.
          count === undefined || data?.total === 0
            ? '\u00a0'
            : monthly === null
              ? count
              : `${count} · ${words.monthly({ amount: formatMoney(monthly) })}`
        }
        actions={
          <Writers>
            <Button
              asChild
              variant={data?.total === 0 ? 'outline' : 'solid'}
              aria-label={words.new}
            >
              <Link to={schedulePaths.create}>
                <Plus aria-hidden />
                {/* The whole name would take a line of a phone. */}
                <Box as="span" hideFrom="md">
                  {words.newShort}
                </Box>
                <Box as="span" hideBelow="md">
                  {words.new}
                </Box>
              </Link>
            </Button>
          </Writers>
        }
        beside
      />
      <Box mb={{ base: '4', md: '0' }}>
        <DocumentTabs current={paths.schedules} />
      </Box>
      {!data && error && (
        <Panel>
          <ErrorState title={messages.scheduleListFailed} message={message} onRetry={retry} />
        </Panel>
      )}
      {!data && !error && (
        <LoadingRegion label={words.loading}>
          <ColumnList label={words.list} columns={columns} heads={heads}>
            {skeletons.map((row) => (
              <SkeletonRow key={row} heads={heads} hasSecondLine />
            ))}
          </ColumnList>
        </LoadingRegion>
      )}
      {data && (
        <Stack gap="4">
          {error && <PanelError message={message} onRetry={retry} />}
          {data.schedules.length === 0 ? (
            <Panel>
              <EmptyState
                icon={Repeat}
                title={words.empty}
                description={words.emptyHelp}
                action={
                  <Writers>
                    <Button asChild maxW="full" h="auto" minH="10" whiteSpace="normal">
                      <Link to={schedulePaths.create}>{words.first}</Link>
                    </Button>
                  </Writers>
                }
              />
            </Panel>
          ) : (
            <ColumnList label={words.list} columns={columns} heads={heads}>
              {data.schedules.map((schedule) => (
                <ScheduleRow key={schedule.id} schedule={schedule} />
              ))}
            </ColumnList>
          )}
          {data.schedules.length < data.total && (
            <Center>
              <Button
                variant="outline"
                disabled={isLoading}
                onClick={() => setLimit((current) => current + SCHEDULES_PAGE_SIZE)}
              >
                {isLoading
                  ? words.loadingMore
                  : words.showMore({ shown: data.schedules.length, total: data.total })}
              </Button>
            </Center>
          )}
        </Stack>
      )}
    </>
  )
}
