import { Box, Text } from '@chakra-ui/react'
import type { ToldLaw } from '#domain/law/said.ts'
import { law } from '#languages/en/screens/law.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'

function useDaysText({ from, until }: ToldLaw): string {
  const words = useWords(law)
  const { day } = useDates()
  if (from !== null && until !== null) return words.between({ from: day(from), until: day(until) })
  if (from !== null) return words.from({ day: day(from) })
  return until === null ? words.always : words.until({ day: day(until) })
}

/** What one rule says, since when, by which source, and whether that is sure. */
export function LawRow({ told }: { told: ToldLaw }) {
  const words = useWords(law)
  const days = useDaysText(told)
  return (
    <Box
      as="li"
      borderTopWidth="1px"
      borderColor="border"
      pt="3"
      _first={{ borderTop: '0', pt: '0' }}
    >
      {told.lines.map((line) => (
        <Text key={line} overflowWrap="anywhere">
          {line}
        </Text>
      ))}
      <Text textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
        {days} · {words.source({ source: told.source })} ·{' '}
        <Box as="span" color={told.sure ? 'fg.muted' : 'fg.warning'}>
          {told.sure ? words.sure : words.unsure}
        </Box>
      </Text>
    </Box>
  )
}
