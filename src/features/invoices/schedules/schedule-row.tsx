import { Box, Flex, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import type { Schedule } from '#domain/schedule.ts'
import { dayText } from '../../../lib/day-text.ts'
import { schedulePaths } from '../../../lib/schedule-paths.ts'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { valuesOf } from '../editor/invoice-form-values.ts'
import { modeText, ruleText } from './rule-text.ts'
import { ScheduleAmount } from './schedule-amount.tsx'
import { ScheduleBadge } from './schedule-badge.tsx'

export function ScheduleRow({ schedule }: { schedule: Schedule }) {
  const { clientName } = valuesOf(schedule.content)
  return (
    <LinkBox asChild>
      <Panel as="li" py="3.5" _hover={{ borderColor: 'border.emphasized' }}>
        <Flex justify="space-between" gap="4">
          <Box minW="0">
            <LinkOverlay asChild fontWeight="600" display="block" truncate>
              <Link to={schedulePaths.one(schedule.id)}>{clientName || 'No client yet'}</Link>
            </LinkOverlay>
            <Text textStyle="meta" color="fg.muted">
              {ruleText(schedule)} · {modeText(schedule)}
            </Text>
          </Box>
          <Box textAlign="end" flex="none" textStyle="amount">
            <ScheduleAmount content={schedule.content} />
          </Box>
        </Flex>
        <Flex mt="2" justify="space-between" align="center" gap="3" minH="6">
          <Text textStyle="meta" color="fg.muted">
            {schedule.next ? `Next ${dayText(schedule.next)}` : `${schedule.made} made`}
          </Text>
          <ScheduleBadge schedule={schedule} />
        </Flex>
      </Panel>
    </LinkBox>
  )
}
