import { Box, Button, Flex, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import { CircleStop, Pause, Pencil, Play } from 'lucide-react'
import { forPeriod, type Schedule } from '#domain/schedule/schedule.ts'
import { schedules } from '#languages/en/screens/schedules.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useDayDistance } from '#src/language/days/use-due-distance.ts'
import { useWords } from '#src/language/words.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { ActionMenu } from '#src/ui/layout/action-menu.tsx'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { valuesOf } from '../editor/invoice-form-values.ts'
import { useRuleTexts } from './rule-text.ts'
import { ScheduleAmount } from './schedule-amount.tsx'
import { ScheduleBadge } from './schedule-badge.tsx'
import { useActing } from './use-acting.tsx'

const shortened = (text: string) => (text.length > 48 ? `${text.slice(0, 47)}…` : text)

/** Who is billed, for what and when, with what can be done with it. */
export function ScheduleRow({ schedule }: { schedule: Schedule }) {
  const words = useWords(schedules)
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
  const days = [
    lastPeriod && words.lastOn({ day: dates.day(lastPeriod) }),
    next && words.nextOn({ day: dates.day(next) }),
    next && runs && distance(next),
    (schedule.made > 0 || !next) && words.madeCount({ count: schedule.made }),
  ]
  const isActive = schedule.state === 'active'
  return (
    <LinkBox asChild>
      <Panel as="li" py="3.5" _hover={{ borderColor: 'border.emphasized' }}>
        <Flex justify="space-between" gap="4">
          <LinkOverlay asChild fontWeight="600" display="block" truncate>
            <Link to={schedulePaths.one(schedule.id)}>{name}</Link>
          </LinkOverlay>
          <Flex flex="none" gap="1" align="flex-start">
            <Box textAlign="end" textStyle="amount">
              <ScheduleAmount content={schedule.content} />
            </Box>
            <Box my="-2" me="-2" aria-busy={pending || undefined}>
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
            </Box>
          </Flex>
        </Flex>
        <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
          {[billed, texts.rule(schedule), texts.mode(schedule)].filter(Boolean).join(' · ')}
        </Text>
        <Flex mt="2" justify="space-between" align="center" gap="3" minH="6">
          <Flex columnGap="3" rowGap="1" align="center" wrap="wrap">
            <ScheduleBadge schedule={schedule} />
            <Text textStyle="meta" color="fg.muted">
              {days.filter(Boolean).join(' · ')}
            </Text>
          </Flex>
          <Button
            size="xs"
            variant="outline"
            // Above the link that covers the row.
            position="relative"
            zIndex="1"
            flexShrink="0"
            disabled={pending}
            aria-label={words[isActive ? 'pauseOf' : 'resumeOf']({ name })}
            onClick={() => void (isActive ? run('pause') : resume())}
          >
            {isActive ? <Pause aria-hidden /> : <Play aria-hidden />}
            {words.actions[isActive ? 'pause' : 'resume']}
          </Button>
        </Flex>
        {question}
      </Panel>
    </LinkBox>
  )
}
