import { Box, Flex } from '@chakra-ui/react'
import { ageTone } from '#src/ui/theme/age-tone.ts'

/** The ages of what is owed, for the eye alone: the table below has the figures. */
export function AgeBar({ amounts }: { amounts: readonly { label: string; minor: number }[] }) {
  return (
    <Box aria-hidden mt="3">
      <Flex h="2.5" gap="2px" borderRadius="full" overflow="hidden" bg="bg.muted">
        {amounts.map(
          ({ label, minor }, place) =>
            minor > 0 && (
              <Box key={label} bg={ageTone(place, amounts.length)} flexGrow={minor} flexBasis="0" />
            ),
        )}
      </Flex>
      <Flex mt="3" wrap="wrap" columnGap="5" rowGap="2">
        {amounts.map(({ label }, place) => (
          <Flex key={label} align="center" gap="2" textStyle="meta" color="fg.muted">
            <Box boxSize="2.5" borderRadius="full" bg={ageTone(place, amounts.length)} />
            {label}
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
