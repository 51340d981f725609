import { Box, SimpleGrid, Text } from '@chakra-ui/react'
import { formatMoney } from '#domain/money.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { LandingSection } from './landing-section.tsx'

const details = [
  {
    sample: formatMoney(12_34_567_89),
    text: 'Grouped the Indian way, and written out in words on the sheet.',
  },
  {
    sample: 'INV/26-27/0042',
    text: 'One series per financial year: no number skipped, none used twice.',
  },
  {
    sample: `${formatMoney(8_350_00)} · ${formatMoney(100_00, 'USD')}`,
    text: 'A dollar invoice keeps the rate it was issued at. No rate is ever made up.',
  },
  {
    sample: <StatusBadge tone="red">OVERDUE</StatusBadge>,
    text: 'Set by the calendar in India, on the day after the due date. Nobody has to look.',
  },
]

export function Details() {
  return (
    <Box
      bg="bg.subtle"
      borderBlockWidth="1px"
      pb={{ base: '12', md: '16' }}
      css={{ '& > section': { pt: { base: '12', md: '16' } } }}
    >
      <LandingSection
        title="Exact in the details"
        lead="The small things an accountant looks at first."
      >
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
