import { Box, Center, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { landingBelow } from '#languages/en/screens/landing-below.ts'
import { useWords } from '#src/language/words.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { features } from './feature-list.ts'
import { LandingSection } from './landing-section.tsx'

export function Features() {
  const words = useWords(landingBelow).features
  return (
    <LandingSection id="features" title={words.title} lead={words.lead}>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 3 }} gap="4">
        {features.map(({ key, icon: Icon }) => (
          <Box as="li" key={key} display="grid">
            <Panel p={{ base: '5', md: '6' }}>
              <Center boxSize="10" borderRadius="l2" bg="neel.subtle" color="neel.fg" aria-hidden>
                <Icon size={20} />
              </Center>
              <Heading as="h3" mt="4" textStyle="title">
                {words[key].title}
              </Heading>
              <Text mt="1.5" color="fg.muted">
                {words[key].text}
              </Text>
            </Panel>
          </Box>
        ))}
      </SimpleGrid>
    </LandingSection>
  )
}
