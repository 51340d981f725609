import { Box, Flex, Text } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import type { SaidLaw, ToldLaw } from '#domain/law/said.ts'
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

const textOf = (line: SaidLaw) => (typeof line === 'string' ? line : `${line.for}: ${line.says}`)

function Line({ line }: { line: SaidLaw }) {
  if (typeof line === 'string') return <Text overflowWrap="anywhere">{line}</Text>
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)' }}
      columnGap="4"
    >
      <Text fontWeight="500">{line.for}</Text>
      <Text color={{ base: 'fg.muted', md: 'fg' }}>{line.says}</Text>
    </Box>
  )
}

/** The text of one rule; beside it, by which source and since when, and a mark where that is not sure. */
export function LawRow({ told }: { told: ToldLaw }) {
  const words = useWords(law)
  const days = useDaysText(told)
  const { name, source, sure } = told
  // A rate alone is no sentence: all of them are one line.
  const lines = name === 'gstRate' ? [told.lines.map(textOf).join(', ')] : told.lines
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }}
      columnGap="8"
      rowGap="1"
      borderTopWidth="1px"
      py="3"
      _first={{ borderTop: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Box display="grid" gap="1.5" alignContent="start">
        {lines.map((line) => (
          <Line key={textOf(line)} line={line} />
        ))}
        {!sure && (
          <Flex as="span" align="center" gap="1.5" textStyle="meta" color="fg.warning">
            <CircleAlert size={14} aria-hidden />
            {words.unsure}
          </Flex>
        )}
      </Box>
      <Box textStyle="meta" color="fg.muted" overflowWrap="anywhere" pt={{ lg: '0.5' }}>
        <Text>{source}</Text>
        <Text>{days}</Text>
      </Box>
    </Box>
  )
}
