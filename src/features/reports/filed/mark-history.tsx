import { Box, chakra, Text } from '@chakra-ui/react'
import { formatDay } from '#domain/dates.ts'
import type { FiledMark } from '#domain/filing.ts'
import { formatInstant } from '#domain/instants.ts'
import { formatMonths } from '#domain/periods.ts'

const List = chakra('ol')

/** What was done to a mark, the latest first. */
const stepsOf = (mark: FiledMark) => [
  ...(mark.unmarkedAt === null
    ? []
    : [{ at: mark.unmarkedAt, text: `${formatMonths(mark)} unmarked`, why: mark.reason }]),
  {
    at: mark.markedAt,
    text: `${formatMonths(mark)} marked as filed on ${formatDay(mark.filedOn)}`,
    why: null,
  },
]

/** Every mark of a period and what took it back, the latest first; nothing before there is one. */
export function MarkHistory({ marks }: { marks: readonly FiledMark[] }) {
  if (marks.length === 0) return null
  const steps = marks.flatMap(stepsOf).sort((one, other) => (one.at < other.at ? 1 : -1))
  return (
    <Box borderTopWidth="1px" pt="4">
      <List aria-label="History of filing" listStyleType="none" display="grid" gap="3">
        {steps.map(({ at, text, why }) => (
          <li key={at}>
            <Text textStyle="sm">{text}</Text>
            <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
              <time dateTime={at}>{formatInstant(at)}</time>
              {why && ` · ${why}`}
            </Text>
          </li>
        ))}
      </List>
    </Box>
  )
}
