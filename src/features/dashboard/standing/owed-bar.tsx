import { Box, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { type OwedSpan, spanText } from './owed-spans.ts'

const Segment = chakra(Link)

/** One bar for the eye and the pointer; below it the same in words, each a link to its invoices. */
export function OwedBar({ spans }: { spans: OwedSpan[] }) {
  return (
    <>
      <Flex mt="3" h="3" gap="2px" borderRadius="full" overflow="hidden" bg="bg.muted" aria-hidden>
        {spans.map(
          (span) =>
            span.minor > 0 && (
              <Segment
                key={span.label}
                to={span.to}
                title={spanText(span)}
                tabIndex={-1}
                bg={span.tone}
                flexGrow={span.minor}
                flexBasis="0"
                minW="1"
              />
            ),
        )}
      </Flex>
      <SimpleGrid
        as="ul"
        listStyleType="none"
        mt="3"
        columns={{ base: 2, sm: 3, xl: 5 }}
        columnGap="3"
      >
        {spans.map((span) => (
          <Box as="li" key={span.label} minW="0">
            <Box
              asChild
              display="block"
              py="1"
              mx="-1.5"
              px="1.5"
              borderRadius="l1"
              _hover={{ bg: 'bg.subtle' }}
            >
              <Link to={span.to}>
                <Flex as="span" align="center" gap="2" textStyle="meta" color="fg.muted">
                  <Box as="span" boxSize="2.5" borderRadius="full" bg={span.tone} aria-hidden />
                  {span.label}
                </Flex>
                <Text
                  as="span"
                  display="block"
                  textStyle="amount"
                  color={span.minor ? undefined : 'fg.muted'}
                >
                  {formatMoney(span.minor)}
                </Text>
              </Link>
            </Box>
          </Box>
        ))}
      </SimpleGrid>
    </>
  )
}
