import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { landingBelow } from '#languages/en/screens/landing-below.ts'
import { useWords } from '#src/language/words.ts'
import { features } from './feature-list.ts'
import { LandingSection } from './landing-section.tsx'

export function Features() {
  const words = useWords(landingBelow).features
  return (
    <LandingSection id="features" title={words.title} lead={words.lead}>
      <SimpleGrid
        as="ul"
        listStyleType="none"
        columns={{ base: 1, md: 2, lg: 3 }}
        columnGap="8"
        rowGap="6"
      >
        {features.map(({ key, icon: Icon }) => (
          <Box as="li" key={key} display="flex" gap="3">
            <Box color="neel.fg" flexShrink="0" pt="0.5" aria-hidden>
              <Icon size={20} />
            </Box>
            <Box minW="0">
              <Heading as="h3" textStyle="title">
                {words[key].title}
              </Heading>
              <Text mt="0.5" color="fg.muted">
                {words[key].text}
              </Text>
            </Box>
          </Box>
        ))}
      </SimpleGrid>
    </LandingSection>
  )
}
