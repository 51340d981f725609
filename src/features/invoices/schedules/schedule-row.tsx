import { Box, Flex, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import type { Schedule } from '#domain/schedule/schedule.ts'
import { schedules } from '#languages/en/screens/schedules.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { valuesOf } from '../editor/invoice-form-values.ts'
import { useRuleTexts } from './rule-text.ts'
import { ScheduleAmount } from './schedule-amount.tsx'
import { ScheduleBadge } from './schedule-badge.tsx'

export function ScheduleRow({ schedule }: { schedule: Schedule }) {
  const words = useWords(schedules)
  const dates = useDates()
  const texts = useRuleTexts()
  const { clientName } = valuesOf(schedule.content)
  return (
    <LinkBox asChild>
      <Panel as="li" py="3.5" _hover={{ borderColor: 'border.emphasized' }}>
        <Flex justify="space-between" gap="4">
          <Box minW="0">
            <LinkOverlay asChild fontWeight="600" display="block" truncate>
              <Link to={schedulePaths.one(schedule.id)}>{clientName || words.noClient}</Link>
            </LinkOverlay>
            <Text textStyle="meta" color="fg.muted">
              {texts.rule(schedule)} · {texts.mode(schedule)}
            </Text>
          </Box>
          <Box textAlign="end" flex="none" textStyle="amount">
            <ScheduleAmount content={schedule.content} />
          </Box>
        </Flex>
        <Flex mt="2" justify="space-between" align="center" gap="3" minH="6">
          <Text textStyle="meta" color="fg.muted">
            {schedule.next
              ? words.nextOn({ day: dates.day(schedule.next) })
              : words.madeCount({ count: schedule.made })}
          </Text>
          <ScheduleBadge schedule={schedule} />
        </Flex>
      </Panel>
    </LinkBox>
  )
}
