import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { landingBelow } from '#languages/en/screens/landing-below.ts'
import { useWords } from '#src/language/words.ts'
import { StatusBadge } from '#src/ui/feedback/status-badge.tsx'
import { LandingSection } from './landing-section.tsx'

export function Details() {
  const words = useWords(landingBelow).details
  const details = [
    { sample: formatMoney(12_34_567_89), text: words.grouped },
    { sample: 'INV/26-27/0042', text: words.series },
    { sample: `${formatMoney(8_350_00)} · ${formatMoney(100_00, 'USD')}`, text: words.rate },
    { sample: <StatusBadge tone="red">{words.late}</StatusBadge>, text: words.calendar },
  ]
  return (
    <Box
      bg="bg.subtle"
      borderBlockWidth="1px"
      pb={{ base: '12', md: '16' }}
      css={{ '& > section': { pt: { base: '12', md: '16' } } }}
    >
      <LandingSection title={words.title} lead={words.lead}>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap={{ base: '6', lg: '8' }}>
          {details.map(({ sample, text }) => (
            <Box key={text} borderTopWidth="2px" borderColor="neel.solid" pt="4">
              <Text
                as="div"
                minH="8"
                display="flex"
                alignItems="center"
                textStyle="amount"
                fontSize="1.125rem"
              >
                {sample}
              </Text>
              <Text mt="1" color="fg.muted">
                {text}
              </Text>
            </Box>
          ))}
        </SimpleGrid>
      </LandingSection>
    </Box>
  )
}
