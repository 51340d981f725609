import { Box, chakra, Text } from '@chakra-ui/react'
import { dayInIndia } from '#domain/dates.ts'
import type { FiledMark } from '#domain/gst/filing.ts'
import { periodOf } from '#domain/periods.ts'
import { gstReturns } from '#languages/en/screens/gst-returns.ts'
import type { Check } from '#src/data/filing.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'
import { useWho } from './use-who.ts'

const List = chakra('ol')

interface MarkHistoryProps {
  marks: readonly FiledMark[]
  checks: readonly Check[]
}

/** Every mark of a period and who took it back, the latest first; nothing before there is one. */
export function MarkHistory({ marks, checks }: MarkHistoryProps) {
  const { history: words } = useWords(gstReturns).status
  const dates = useDates()
  const who = useWho()
  const dayOf = (at: string) => dates.day(dayInIndia(new Date(at)))
  const steps = [
    ...marks.flatMap((mark) => {
      const { markedAt, filedOn, unmarkedAt, reason } = mark
      const months = dates.months(mark)
      return [
        {
          at: markedAt,
          text: words.filed({ months, day: dates.day(filedOn), who: who(mark.byName) }),
          why: null,
        },
        unmarkedAt !== null && {
          at: unmarkedAt,
          text: words.unfiled({ months, day: dayOf(unmarkedAt), who: who(mark.unmarkedByName) }),
          why: reason,
        },
      ]
    }),
    ...checks.flatMap(({ month, at, byName, unmarkedAt, unmarkedByName }) => {
      const months = dates.months(periodOf('month', month))
      return [
        { at, text: words.checked({ months, day: dayOf(at), who: who(byName) }), why: null },
        unmarkedAt !== null && {
          at: unmarkedAt,
          text: words.unchecked({ months, day: dayOf(unmarkedAt), who: who(unmarkedByName) }),
          why: null,
        },
      ]
    }),
  ]
    .filter((step) => step !== false)
    .sort((one, other) => (one.at < other.at ? 1 : -1))
  if (steps.length === 0) return null
  return (
    <Box borderTopWidth="1px" pt="4">
      <List aria-label={words.label} listStyleType="none" display="grid" gap="3">
        {steps.map(({ at, text, why }) => (
          <li key={`${at} ${text}`}>
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
