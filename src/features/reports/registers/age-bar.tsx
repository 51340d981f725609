import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { ageTone } from '#src/ui/theme/age-tone.ts'

/** The ages of what is owed as one bar for the eye, and below it in words. */
export function AgeBar({ amounts }: { amounts: readonly { label: string; minor: number }[] }) {
  const tone = (place: number) => ageTone(place, amounts.length)
  return (
    <>
      <Flex
        mt="3"
        h="2.5"
        gap="2px"
        borderRadius="full"
        overflow="hidden"
        bg="bg.muted"
        aria-hidden
      >
        {amounts.map(
          ({ label, minor }, place) =>
            minor > 0 && <Box key={label} bg={tone(place)} flexGrow={minor} flexBasis="0" />,
        )}
      </Flex>
      <SimpleGrid as="dl" mt="3" columns={{ base: 2, sm: 3, xl: 5 }} columnGap="3" rowGap="2">
        {amounts.map(({ label, minor }, place) => (
          <Box key={label} minW="0">
            <Flex as="dt" align="center" gap="2" textStyle="meta" color="fg.muted">
              <Box boxSize="2.5" borderRadius="full" bg={tone(place)} aria-hidden />
              {label}
            </Flex>
            <Text as="dd" textStyle="amount" color={minor ? undefined : 'fg.muted'}>
              {formatMoney(minor)}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </>
  )
}
