import { Box, Text } from '@chakra-ui/react'
import type { SaidLaw, ToldLaw } from '#domain/law/said.ts'
import { law } from '#languages/en/screens/law.ts'
import { useDates } from '#src/language/days/use-dates.ts'
import { useWords } from '#src/language/words.ts'

function useDaysText({ from, until }: ToldLaw): string | null {
  const words = useWords(law)
  const { day } = useDates()
  if (from !== null && until !== null) return words.between({ from: day(from), until: day(until) })
  if (from !== null) return words.from({ day: day(from) })
  return until === null ? null : words.until({ day: day(until) })
}

const textOf = (line: SaidLaw) => (typeof line === 'string' ? line : `${line.for}: ${line.says}`)

/** Returns the texts of a rule, one a line. A rate alone is no sentence: all of them are one. */
export const textsOf = ({ name, lines }: ToldLaw) =>
  name === 'gstRate' ? [lines.map(textOf).join(', ')] : lines.map(textOf)

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

/** The text of one rule; beside it, by which source and since when. */
export function LawRow({ told }: { told: ToldLaw }) {
  const { remarks } = useWords(law)
  const days = useDaysText(told)
  const { name, source, remark } = told
  const lines = name === 'gstRate' ? textsOf(told) : told.lines
  const origin = [source, remark && remarks[remark]].filter(Boolean).join(' · ')
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }}
      columnGap="8"
      rowGap="1"
      borderTopWidth="1px"
      py="3"
    >
      <Box display="grid" gap="1.5" alignContent="start">
        {lines.map((line) => (
          <Line key={textOf(line)} line={line} />
        ))}
      </Box>
      <Box textStyle="meta" color="fg.muted" overflowWrap="anywhere" pt={{ lg: '0.5' }}>
        {origin && <Text>{origin}</Text>}
        {days && <Text>{days}</Text>}
      </Box>
    </Box>
  )
}
