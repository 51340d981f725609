import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import { isMissing } from '#data/errors.ts'
import type { Schedule } from '#domain/schedule/schedule.ts'
import { schedules } from '#languages/en/screens/schedules.ts'
import { useSchedule } from '#src/data/schedules.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { LoadingRegion } from '#src/ui/feedback/loading-region.tsx'
import { RowSkeleton } from '#src/ui/feedback/row-skeleton.tsx'
import { ChangedBy } from '#src/ui/layout/changed-by.tsx'
import { DefinitionList } from '#src/ui/layout/definition-list.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { LoadFailed } from '#src/ui/layout/load-failed.tsx'
import { BackLink, PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { valuesOf } from '../editor/invoice-form-values.ts'
import { nextDays } from './next-days.ts'
import { useRuleTexts } from './rule-text.ts'
import { ScheduleActions } from './schedule-actions.tsx'
import { ScheduleAmount } from './schedule-amount.tsx'
import { ScheduleBadge } from './schedule-badge.tsx'
import { ScheduleRuns } from './schedule-runs.tsx'

function Back() {
  const words = useWords(schedules)
  return <BackLink to={paths.schedules}>{words.back}</BackLink>
}

/** How many of the next days are told. */
const COMING = 3

function ComingDays({ schedule }: { schedule: Schedule }) {
  const { coming } = useWords(schedules)
  const dates = useDates()
  const days = schedule.state === 'active' ? nextDays(schedule, schedule, COMING) : []
  if (days.length === 0) return null
  return (
    <Panel title={coming}>
      <Stack as="ul" listStyleType="none" gap="2">
        {days.map((day) => (
          <Flex as="li" key={day} justify="space-between" gap="4">
            <Text>{dates.day(day)}</Text>
            <ScheduleAmount content={schedule.content} />
          </Flex>
        ))}
      </Stack>
    </Panel>
  )
}

/** One that repeats: what comes next, what keeps it from that, and what it made. */
export function ScheduleScreen({ id }: { id: string }) {
  const { messageOf, messages, say } = useSpeech()
  const words = useWords(schedules)
  const { facts } = words
  const dates = useDates()
  const texts = useRuleTexts()
  const { data: schedule, error, mutate } = useSchedule(id)
  if (!schedule && error) {
    return (
      <LoadFailed
        title={messages.scheduleLoadFailed}
        missingTitle={words.missing}
        message={messageOf(error, words.checkConnection)}
        isMissing={isMissing(error)}
        onRetry={() => void mutate()}
        back={{ to: paths.schedules, text: words.back }}
      />
    )
  }
  if (!schedule) {
    return (
      <>
        <Back />
        <PageHeader title={words.one} subtitle={'\u00a0'} />
        <LoadingRegion label={words.loading} display="grid" gap="5">
          <Panel h="56">
            <RowSkeleton />
          </Panel>
        </LoadingRegion>
      </>
    )
  }
  const { clientName, items } = valuesOf(schedule.content)
  return (
    <>
      <Back />
      <PageHeader
        title={clientName || words.one}
        subtitle={texts.rule(schedule)}
        actions={
          <>
            <Button asChild flexBasis={{ base: 'full', sm: 'auto' }}>
              <Link to={schedulePaths.edit(schedule.id)}>
                <Pencil aria-hidden /> {words.edit}
              </Link>
            </Button>
            <ScheduleActions schedule={schedule} />
          </>
        }
      />
      {schedule.refusal !== null && schedule.state === 'active' && (
        <Panel mb="5" role="status" borderColor="border.error">
          <Text fontWeight="600">
            {words.notMade({ day: schedule.next ? dates.day(schedule.next) : '' })}
          </Text>
          <Text>{say(schedule.refusal)}</Text>
          <Text textStyle="meta" color="fg.muted" mt="1">
            {schedule.tries === 1 ? words.triedOnce : words.tried({ tries: schedule.tries })}
          </Text>
        </Panel>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' }}
        gap="5"
        alignItems="start"
      >
        <Panel title={facts.title} actions={<ScheduleBadge schedule={schedule} />}>
          <DefinitionList
            items={[
              { label: facts.next, value: schedule.next ? dates.day(schedule.next) : facts.none },
              { label: facts.amount, value: <ScheduleAmount content={schedule.content} /> },
              { label: facts.makes, value: texts.mode(schedule) },
              { label: facts.due, value: facts.dueDays({ days: schedule.termsDays }) },
              { label: facts.ends, value: texts.end(schedule) },
              { label: facts.made, value: String(schedule.made) },
              {
                label: facts.items,
                value: items.map(({ description }) => description).join('\n'),
                wide: true,
              },
            ]}
          />
          {schedule.state === 'paused' && (
            <Text mt="3" textStyle="meta" color="fg.muted">
              {facts.paused}
            </Text>
          )}
          <ChangedBy change={schedule.lastChange} />
        </Panel>
        <Stack gap="5">
          <ComingDays schedule={schedule} />
          <ScheduleRuns schedule={schedule} />
        </Stack>
      </Grid>
    </>
  )
}
