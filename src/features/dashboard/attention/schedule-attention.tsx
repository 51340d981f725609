import { Box, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { dashboard } from '#languages/en/screens/dashboard.ts'
import type { Attention } from '#src/data/dashboard.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useSpeech } from '#src/language/speech.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { schedulePaths } from '#src/lib/paths/schedule-paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { AttentionGroup } from './attention-group.tsx'

interface LineProps {
  to: string
  title: string
  children: ReactNode
}

function Line({ to, title, children }: LineProps) {
  return (
    <Box as="li" gridColumn="1 / -1" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Box
        asChild
        py="2.5"
        mx="-2"
        px="2"
        borderRadius="l1"
        display="block"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Link to={to}>
          <Text fontWeight="600" overflowWrap="anywhere">
            {title}
          </Text>
          <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
            {children}
          </Text>
        </Link>
      </Box>
    </Box>
  )
}

/**
 * Counts the schedule's results that wait for their owner: refused ones, and drafts that came late.
 */
export const waitingSchedules = ({ schedules: { refused, late } }: Attention) =>
  refused.count + late.slept + late.refused

/** Tells which recurring invoices were refused or came late, each once and in words. */
export function ScheduleAttention({ attention }: { attention: Attention }) {
  const { schedules: words } = useWords(dashboard)
  const { say } = useSpeech()
  const dates = useDates()
  const { refused, late } = attention.schedules
  return (
    <AttentionGroup
      title={words.title}
      tone={refused.count > 0 ? 'red' : 'yellow'}
      count={waitingSchedules(attention)}
      shown={waitingSchedules(attention) - refused.count + refused.rows.length}
      all={{ to: paths.schedules, label: words.all }}
    >
      {refused.rows.map(({ id, clientName, period, refusal }) => (
        <Line key={id} to={schedulePaths.one(id)} title={clientName || words.nameless}>
          {words.refused({ day: dates.day(period), why: say(refusal) })}
        </Line>
      ))}
      {late.slept > 0 && (
        <Line to={paths.drafts} title={words.slept({ count: late.slept })}>
          {words.sleptHelp}
        </Line>
      )}
      {late.refused > 0 && (
        <Line to={paths.drafts} title={words.late({ count: late.refused })}>
          {words.lateHelp}
        </Line>
      )}
    </AttentionGroup>
  )
}
