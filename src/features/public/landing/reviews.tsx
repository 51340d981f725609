import { Box, Button, chakra, Flex, SimpleGrid, Text } from '@chakra-ui/react'
import { product } from '#domain/product.ts'
import { landing } from '#languages/en/screens/landing.ts'
import { landingBelow } from '#languages/en/screens/landing-below.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { LandingSection } from './landing-section.tsx'

const Quote = chakra('blockquote')
const Speaker = chakra('figcaption')

const samples = ['designer', 'engineer', 'shop'] as const

export function Reviews() {
  const words = useWords(landingBelow).reviews
  const { free, trial } = useWords(landing)
  return (
    <Box pb={{ base: '12', md: '20' }}>
      <LandingSection id="reviews" title={words.title} lead={words.lead({ product: product.name })}>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          {samples.map((one) => (
            <Panel as="figure" key={one} p={{ base: '5', md: '6' }} display="flex" flexDir="column">
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
                <Text textStyle="label" color="fg.warning" fontWeight="600">
                  {words.sample}
                </Text>
              </Flex>
              <Quote flex="1" fontSize="md" lineHeight="1.6">
                {words[one].quote}
              </Quote>
              <Speaker mt="5" pt="4" borderTopWidth="1px">
                <Box fontWeight="600">{words[one].who}</Box>
                <Box textStyle="meta" color="fg.muted">
                  {words[one].where}
                </Box>
              </Speaker>
            </Panel>
          ))}
        </SimpleGrid>
        {/* Without the first screen's Get Started, of which a page has one. */}
        <Flex
          mt={{ base: '10', md: '14' }}
          gap={{ base: '3', md: '5' }}
          wrap="wrap"
          align="center"
          justify="center"
        >
          <Button asChild size="xl">
            <Link to={paths.trial}>{trial}</Link>
          </Button>
          <Text color="fg.muted">{free}</Text>
        </Flex>
      </LandingSection>
    </Box>
  )
}
