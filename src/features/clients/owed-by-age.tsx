import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import type { OwedSpan } from '#domain/people/client.ts'
import { ages } from '#domain/reports/ages.ts'
import { money } from '#languages/en/names/money.ts'
import { useWords } from '../../language/words.ts'
import { ageTone } from '../../ui/theme/age-tone.ts'

interface OwedByAgeProps {
  spans: OwedSpan[]
  /** The rest that no invoice has used yet, in words. */
  advances: string | null
}

/**
 * The open amounts by the days since they were due: a bar for the eye, and the same in figures.
 */
export function OwedByAge({ spans, advances }: OwedByAgeProps) {
  const { ages: words } = useWords(money)
  const total = spans.reduce((sum, { minor }) => sum + minor, 0)
  return (
    <>
      <Flex wrap="wrap" align="baseline" columnGap="3">
        <Text textStyle="amount.lg">{formatMoney(total)}</Text>
        {advances && <Text color="fg.muted">{advances}</Text>}
      </Flex>
      <Flex
        mt="3"
        h="2.5"
        gap="2px"
        borderRadius="full"
        overflow="hidden"
        bg="bg.muted"
        aria-hidden
      >
        {spans.map(
          ({ fromDays, minor }, place) =>
            minor > 0 && (
              <Box
                key={fromDays}
                bg={ageTone(place, spans.length)}
                flexGrow={minor}
                flexBasis="0"
              />
            ),
        )}
      </Flex>
      <SimpleGrid as="dl" mt="4" columns={{ base: 2, sm: 3, xl: 5 }} gap="4">
        {spans.map((span, place) => (
          <div key={span.fromDays}>
            <Flex as="dt" align="center" gap="2" textStyle="meta" color="fg.muted">
              <Box
                boxSize="2.5"
                borderRadius="full"
                bg={ageTone(place, spans.length)}
                aria-hidden
              />
              {words[ages[place] ?? 'lateOver']}
            </Flex>
            <Text as="dd" mt="1" textStyle="amount" color={span.minor ? undefined : 'fg.muted'}>
              {formatMoney(span.minor)}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </>
  )
}
