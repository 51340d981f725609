import { Box, Code, SimpleGrid, Text } from '@chakra-ui/react'
import { landingBelow } from '#languages/en/screens/landing-below.ts'
import { useWords } from '#src/language/words.ts'
import { paths } from '#src/lib/paths/paths.ts'
import { Link } from '#src/ui/layout/link.tsx'
import { LandingSection } from './landing-section.tsx'

const promises = ['export', 'host', 'api', 'tracking', 'free'] as const

/** That nobody is held here. */
export function Yours() {
  const words = useWords(landingBelow).yours
  return (
    <Box
      mt={{ base: '12', md: '20' }}
      bg="bg.subtle"
      borderBlockWidth="1px"
      pb={{ base: '12', md: '16' }}
      css={{ '& > section': { pt: { base: '12', md: '16' } } }}
    >
      <LandingSection title={words.title} lead={words.lead}>
        <SimpleGrid
          as="ul"
          listStyleType="none"
          columns={{ base: 1, sm: 2, lg: 5 }}
          gap={{ base: '6', lg: '6' }}
        >
          {promises.map((one) => (
            <Box as="li" key={one} borderTopWidth="2px" borderColor="neel.solid" pt="3">
              <Text textStyle="title">{words[one].title}</Text>
              <Text mt="1" color="fg.muted">
                {words[one].text}
              </Text>
              {one === 'host' && (
                <Code mt="2" lang="en">
                  npm ci && npm run dev
                </Code>
              )}
              {one === 'api' && (
                <Box
                  asChild
                  mt="2"
                  display="inline-block"
                  color="neel.fg"
                  textDecoration="underline"
                >
                  <Link to={paths.apiDocs}>{words.api.link}</Link>
                </Box>
              )}
            </Box>
          ))}
        </SimpleGrid>
      </LandingSection>
    </Box>
  )
}
