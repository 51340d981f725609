import { Box, chakra, SimpleGrid, Text } from '@chakra-ui/react'
import { LandingSection } from './landing-section.tsx'

const Picture = chakra('img')

const screens = [
  {
    name: 'dashboard',
    alt: 'The dashboard',
    text: 'Who owes you how much, since when, and what to do next.',
  },
  {
    name: 'invoices',
    alt: 'The list of invoices',
    text: 'Every invoice in one table: sort it, filter it, remind ten at once.',
  },
]

/** The product's own screens with its sample data (build/pictures.ts), in the theme of the page. */
export function Screens() {
  return (
    <LandingSection title="What it looks like" lead="Its own screens, with sample data.">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '8', lg: '6' }}>
        {screens.map(({ name, alt, text }) => (
          <Box as="figure" key={name}>
            {(['light', 'dark'] as const).map((theme) => (
              <Picture
                key={theme}
                src={`/screens/${name}-${theme}.webp`}
                alt={alt}
                htmlWidth={860}
                htmlHeight={560}
                loading="lazy"
                decoding="async"
                // What is not shown is not loaded.
                display={theme === 'dark' ? 'none' : 'block'}
                _dark={{ display: theme === 'dark' ? 'block' : 'none' }}
                w="full"
                // A phone shows the part that says most.
                h={{ base: '280px', sm: 'auto' }}
                objectFit="cover"
                objectPosition="left top"
                borderRadius="l3"
                borderWidth="1px"
                borderStyle="solid"
              />
            ))}
            <Text as="figcaption" mt="3" color="fg.muted">
              {text}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
    </LandingSection>
  )
}
