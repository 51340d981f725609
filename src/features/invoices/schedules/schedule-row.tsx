import { Box, Button, Flex, LinkOverlay, Text } from '@chakra-ui/react'
import { CircleStop, Pause, Pencil, Play } from 'lucide-react'
import { forPeriod, type Schedule } from '#domain/schedule/schedule.ts'
import { schedules } from '#languages/en/screens/schedules.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useDayDistance } from '#src/language/days/use-due-distance.ts'
import { useWords } from '#src/language/words.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { ActionMenu } from '#src/ui/layout/action-menu.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { ActionCell, ColumnCell, ColumnRow, TitleCell } from '#src/ui/layout/rows/column-list.tsx'
import { valuesOf } from '../editor/invoice-form-values.ts'
import { useRuleTexts } from './rule-text.ts'
import { ScheduleAmount } from './schedule-amount.tsx'
import { ScheduleBadge } from './schedule-badge.tsx'
import { useActing } from './use-acting.tsx'

const shortened = (text: string) => (text.length > 48 ? `${text.slice(0, 47)}…` : text)

/** Who is billed, for what and when, with what can be done with it. */
export function ScheduleRow({ schedule }: { schedule: Schedule }) {
  const words = useWords(schedules)
  const { columns } = words
  const dates = useDates()
  const texts = useRuleTexts()
  const distance = useDayDistance()
  const { pending, run, resume, question } = useActing(schedule)
  const { next, lastPeriod, start } = schedule
  const { clientName, items } = valuesOf(forPeriod(schedule.content, next ?? lastPeriod ?? start))
  const name = clientName || words.noClient
  const [first] = items
  const billed =
    first?.description && items.length > 1
      ? words.billed({ first: shortened(first.description), count: items.length - 1 })
      : shortened(first?.description ?? '')
  const runs = schedule.state === 'active' && schedule.refusal === null
  const isActive = schedule.state === 'active'
  const beside = [
    next && runs && distance(next),
    (schedule.made > 0 || !next) && words.madeCount({ count: schedule.made }),
  ].filter(Boolean)
  const day = next ? dates.day(next) : lastPeriod && words.lastOn({ day: dates.day(lastPeriod) })
  return (
    <ColumnRow isLink>
      <TitleCell>
        <LinkOverlay asChild fontWeight="600" display="block" lineClamp="1">
          <Link to={schedulePaths.one(schedule.id)}>{name}</Link>
        </LinkOverlay>
        <Text textStyle="meta" color="fg.muted" lineClamp="2">
          {billed}
        </Text>
      </TitleCell>
      <ColumnCell label={columns.rule}>
        <Text>{texts.rule(schedule)}</Text>
        <Text textStyle="meta" color="fg.muted">
          {texts.mode(schedule)}
        </Text>
      </ColumnCell>
      <ColumnCell label={columns.next}>
        <Text whiteSpace={{ lg: 'nowrap' }}>{day ?? '–'}</Text>
        {beside.length > 0 && (
          <Text textStyle="meta" color="fg.muted">
            {beside.join(' · ')}
          </Text>
        )}
      </ColumnCell>
      <ColumnCell label={columns.state}>
        <ScheduleBadge schedule={schedule} />
      </ColumnCell>
      <ColumnCell label={columns.amount} atEnd>
        <Box textStyle="amount">
          <ScheduleAmount content={schedule.content} />
        </Box>
      </ColumnCell>
      <ActionCell>
        <Flex position="relative" align="center" gap="1" me="-2" aria-busy={pending || undefined}>
          <Button
            size="sm"
            variant="ghost"
            px="2"
            disabled={pending}
            aria-label={words[isActive ? 'pauseOf' : 'resumeOf']({ name })}
            onClick={() => void (isActive ? run('pause') : resume())}
          >
            {isActive ? <Pause aria-hidden /> : <Play aria-hidden />}
            {words.actions[isActive ? 'pause' : 'resume']}
          </Button>
          <ActionMenu
            label={words.actionsFor({ name })}
            actions={[
              {
                ...{ value: 'edit', icon: Pencil, text: words.edit },
                to: schedulePaths.edit(schedule.id),
              },
              ...(schedule.state === 'ended'
                ? []
                : [
                    {
                      ...{ value: 'end', icon: CircleStop, text: words.actions.end },
                      run: () => void run('end'),
                    },
                  ]),
            ]}
          />
        </Flex>
      </ActionCell>
      {question}
    </ColumnRow>
  )
}
