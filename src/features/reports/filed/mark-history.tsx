import { Box, chakra, Text } from '@chakra-ui/react'
import type { FiledMark } from '#domain/gst/filing.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import type { Words } from '#languages/words.ts'
import type { Days } from '#src/language/days/readings.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'

const List = chakra('ol')

type Said = Words<typeof gstReturns>['filed']

/** Lists the changes of a mark, the latest first. */
const stepsOf = (mark: FiledMark, { unmarked, marked }: Said, dates: Days) => [
  ...(mark.unmarkedAt === null
    ? []
    : [{ at: mark.unmarkedAt, text: unmarked({ months: dates.months(mark) }), why: mark.reason }]),
  {
    at: mark.markedAt,
    text: marked({ months: dates.months(mark), day: dates.day(mark.filedOn) }),
    why: null,
  },
]

/** Every mark of a period and what took it back, the latest first; nothing before there is one. */
export function MarkHistory({ marks }: { marks: readonly FiledMark[] }) {
  const { filed: words } = useWords(gstReturns)
  const dates = useDates()
  if (marks.length === 0) return null
  const steps = marks
    .flatMap((mark) => stepsOf(mark, words, dates))
    .sort((one, other) => (one.at < other.at ? 1 : -1))
  return (
    <Box borderTopWidth="1px" pt="4">
      <List aria-label={words.history} listStyleType="none" display="grid" gap="3">
        {steps.map(({ at, text, why }) => (
          <li key={at}>
            <Text textStyle="sm">{text}</Text>
            <Text textStyle="meta" color="fg.muted" overflowWrap="anywhere">
              <time dateTime={at}>{dates.instant(at)}</time>
              {why && ` · ${why}`}
            </Text>
          </li>
        ))}
      </List>
    </Box>
  )
}
