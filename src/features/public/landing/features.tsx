import { Box, Center, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { features } from './feature-list.ts'
import { LandingSection } from './landing-section.tsx'

export function Features() {
  return (
    <LandingSection
      id="features"
      title="What it does for you"
      lead="Most of it works today. What is still to come says so."
    >
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, lg: 3 }} gap="4">
        {features.map(({ title, icon: Icon, text, comingSoon }) => (
          <Box as="li" key={title} display="grid">
            <Panel p={{ base: '5', md: '6' }}>
              <Flex justify="space-between" align="flex-start">
                <Center boxSize="10" borderRadius="l2" bg="neel.subtle" color="neel.fg" aria-hidden>
                  <Icon size={20} />
                </Center>
                {comingSoon && <StatusBadge tone="gray">Coming soon</StatusBadge>}
              </Flex>
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
