import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import type { OwedSpan } from '#domain/people/client.ts'
import { clients } from '#languages/en/screens/clients.ts'
import type { Words } from '#languages/words.ts'
import { useWords } from '../../language/words.ts'
import { ageTone } from '../../ui/theme/age-tone.ts'

const spanText = ({ fromDays, toDays }: OwedSpan, words: Words<typeof clients>['account']) =>
  toDays === null ? words.over({ days: fromDays - 1 }) : words.span({ from: fromDays, to: toDays })

/**
 * The open amounts by the days since they were invoiced: a bar for the eye, and the same in
 * figures.
 */
export function OwedByAge({ spans }: { spans: OwedSpan[] }) {
  const { account: words } = useWords(clients)
  const total = spans.reduce((sum, { minor }) => sum + minor, 0)
  return (
    <>
      <Text textStyle="amount.lg">{formatMoney(total)}</Text>
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
      <SimpleGrid as="dl" mt="4" columns={{ base: 2, xl: 4 }} gap="4">
        {spans.map((span, place) => (
          <div key={span.fromDays}>
            <Flex as="dt" align="center" gap="2" textStyle="meta" color="fg.muted">
              <Box
                boxSize="2.5"
                borderRadius="full"
                bg={ageTone(place, spans.length)}
                aria-hidden
              />
              {spanText(span, words)}
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
