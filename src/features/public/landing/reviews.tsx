import { Box, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { product } from '#domain/product.ts'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { LandingSection } from './landing-section.tsx'

const Quote = chakra('blockquote')
const Speaker = chakra('figcaption')

const samples = [
  {
    who: 'Freelance designer',
    where: 'Pune',
    quote:
      'I write the invoice while the call is still going, and the PDF looks better than my portfolio.',
  },
  {
    who: 'Consulting engineer',
    where: 'Chennai',
    quote:
      'I bill clients abroad in dollars, and the rupees stand right beside them. My accountant stopped asking.',
  },
  {
    who: 'Shop for handmade textiles',
    where: 'Jaipur',
    quote: 'I used to search three notebooks for one number. Now they stand in order, every one.',
  },
]

export function Reviews() {
  return (
    <LandingSection
      id="reviews"
      title="Reviews"
      lead={`${product.name} is new. These are samples we wrote ourselves; they make room for real voices.`}
    >
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
        {samples.map(({ who, where, quote }) => (
          <Panel as="figure" key={who} p={{ base: '5', md: '6' }} display="flex" flexDir="column">
            <Flex justify="space-between" align="center" mb="4">
              <Text
                as="span"
                fontSize="2.5rem"
                lineHeight="1"
                h="6"
                fontWeight="680"
                color="neel.fg"
                aria-hidden
              >
                “
              </Text>
              <StatusBadge tone="yellow">Sample review</StatusBadge>
            </Flex>
            <Quote flex="1" fontSize="md" lineHeight="1.6">
              {quote}
            </Quote>
            <Speaker mt="5" pt="4" borderTopWidth="1px">
              <Box fontWeight="600">{who}</Box>
              <Box textStyle="meta" color="fg.muted">
                {where}
              </Box>
            </Speaker>
          </Panel>
        ))}
      </SimpleGrid>
    </LandingSection>
  )
}
