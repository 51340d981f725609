import { Button, Grid, Text } from '@chakra-ui/react'
import { ArrowLeft, Pencil } from 'lucide-react'
import { messageOf } from '#data/errors.ts'
import { messages } from '#domain/messages.ts'
import { useSchedule } from '../../../data/schedules.ts'
import { dayText } from '../../../lib/day-text.ts'
import { paths } from '../../../lib/paths.ts'
import { schedulePaths } from '../../../lib/schedule-paths.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion } from '../../../ui/feedback/loading-region.tsx'
import { RowSkeleton } from '../../../ui/feedback/row-skeleton.tsx'
import { DefinitionList } from '../../../ui/layout/definition-list.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { valuesOf } from '../editor/invoice-form-values.ts'
import { endText, modeText, ruleText } from './rule-text.ts'
import { ScheduleActions } from './schedule-actions.tsx'
import { ScheduleAmount } from './schedule-amount.tsx'
import { ScheduleBadge } from './schedule-badge.tsx'
import { ScheduleRuns } from './schedule-runs.tsx'

function Back() {
  return (
    <Button asChild variant="ghost" size="sm" ms="-2" mb="2" color="fg.muted">
      <Link to={paths.schedules}>
        <ArrowLeft aria-hidden /> Back to Recurring
      </Link>
    </Button>
  )
}

/** One that repeats: what comes next, what keeps it from that, and what it made. */
export function ScheduleScreen({ id }: { id: string }) {
  const { data: schedule, error, mutate } = useSchedule(id)
  if (!schedule && error) {
    return (
      <Panel>
        <ErrorState
          headingLevel="h1"
          title={messages.scheduleLoadFailed}
          message={messageOf(error, 'Check your connection, then try again.')}
          onRetry={() => void mutate()}
          action={
            <Button asChild>
              <Link to={paths.schedules}>Back to Recurring</Link>
            </Button>
          }
        />
      </Panel>
    )
  }
  if (!schedule) {
    return (
      <>
        <Back />
        <PageHeader title="Recurring invoice" subtitle={'\u00a0'} />
        <LoadingRegion label="Loading what repeats" display="grid" gap="5">
          <Panel h="56">
            <RowSkeleton />
          </Panel>
        </LoadingRegion>
      </>
    )
  }
  const { clientName } = valuesOf(schedule.content)
  return (
    <>
      <Back />
      <PageHeader
        title={clientName || 'Recurring invoice'}
        subtitle={ruleText(schedule)}
        actions={
          <>
            <ScheduleActions schedule={schedule} />
            <Button asChild>
              <Link to={schedulePaths.edit(schedule.id)}>
                <Pencil aria-hidden /> Edit
              </Link>
            </Button>
          </>
        }
      />
      {schedule.refusal !== null && schedule.state === 'active' && (
        <Panel mb="5" role="status" borderColor="border.error">
          <Text fontWeight="600">{schedule.next && dayText(schedule.next)} is not made yet</Text>
          <Text>{schedule.refusal}</Text>
          <Text textStyle="meta" color="fg.muted" mt="1">
            Tried {schedule.tries === 1 ? 'once' : `${schedule.tries} times`}; it is tried again
            every hour at first, then every day, and at once when you save a change.
          </Text>
        </Panel>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' }}
        gap="5"
        alignItems="start"
      >
        <Panel title="What repeats" actions={<ScheduleBadge schedule={schedule} />}>
          <DefinitionList
            items={[
              { label: 'Next', value: schedule.next ? dayText(schedule.next) : 'None' },
              { label: 'Amount', value: <ScheduleAmount content={schedule.content} /> },
              { label: 'Makes', value: modeText(schedule) },
              { label: 'Due', value: `${schedule.termsDays} days after the issue` },
              { label: 'Ends', value: endText(schedule) },
              { label: 'Made', value: String(schedule.made) },
            ]}
          />
          {schedule.state === 'paused' && (
            <Text mt="3" textStyle="meta" color="fg.muted">
              What falls in the pause is not made up for.
            </Text>
          )}
        </Panel>
        <ScheduleRuns schedule={schedule} />
      </Grid>
    </>
  )
}
