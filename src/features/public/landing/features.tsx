import { Box, Center, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { Panel } from '../../../ui/layout/panel.tsx'
import { features } from './feature-list.ts'
import { LandingSection } from './landing-section.tsx'

export function Features() {
  return (
    <LandingSection
      id="features"
      title="What it does for you"
      lead="All of it works today, and is free for now."
    >
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 3 }} gap="4">
        {features.map(({ title, icon: Icon, text }) => (
          <Box as="li" key={title} display="grid">
            <Panel p={{ base: '5', md: '6' }}>
              <Center boxSize="10" borderRadius="l2" bg="neel.subtle" color="neel.fg" aria-hidden>
                <Icon size={20} />
              </Center>
              <Heading as="h3" mt="4" textStyle="title">
                {title}
              </Heading>
              <Text mt="1.5" color="fg.muted">
                {text}
              </Text>
            </Panel>
          </Box>
        ))}
      </SimpleGrid>
    </LandingSection>
  )
}
