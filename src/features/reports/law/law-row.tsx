import { Box, Flex, Text } from '@chakra-ui/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
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

/** The text of one rule; beside it, since when, by which source, and whether that is sure. */
export function LawRow({ told }: { told: ToldLaw }) {
  const words = useWords(law)
  const days = useDaysText(told)
  const { name, source, sure } = told
  // A rate alone is no sentence: all of them are one line.
  const lines = name === 'gstRate' ? [told.lines.join(', ')] : told.lines
  const Mark = sure ? CircleCheck : CircleAlert
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      columnGap="8"
      rowGap="1.5"
      borderTopWidth="1px"
      py="3"
      _first={{ borderTop: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Box display="grid" gap="1.5" alignContent="start">
        {lines.map((line) => (
          <Text
            key={line}
            overflowWrap="anywhere"
            // Each of several begins at one line, and goes on further in.
            {...(lines.length > 1 && { ps: '4', textIndent: '-1rem' })}
          >
            {line}
          </Text>
        ))}
      </Box>
      <Box textStyle="meta" color="fg.muted" overflowWrap="anywhere">
        <Text>{days}</Text>
        <Text>{words.source({ source })}</Text>
        <Flex
          as="span"
          align="center"
          gap="1.5"
          mt="0.5"
          color={sure ? 'fg.success' : 'fg.warning'}
        >
          <Mark size={14} aria-hidden />
          {sure ? words.sure : words.unsure}
        </Flex>
      </Box>
    </Box>
  )
}
